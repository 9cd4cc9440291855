import { createHash, createPublicKey, X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { appIds, mchId, weChatPayDouble, type WeChatPayDouble } from '../../testing/weChatPayDouble'
import type { PayAsked, PayChannel } from './payChannel'
import { weChatPay } from './weChatPay'
import { readWeChatPay } from './weChatPayKeys'
import { isSigned, lines, opened } from './weChatPaySigns'
import { platformCertificate } from '../../testing/weChatPayVectors'

let double: WeChatPayDouble
let channel: PayChannel
const warn = jest.fn()
beforeAll(async () => void (double = await weChatPayDouble()))
afterAll(() => double.close())
beforeEach(() => {
  warn.mockReset()
  double.asked.length = 0
  double.trouble.length = 0
  double.payments.clear()
  double.refunds.clear()
  double.transfers.clear()
  channel = weChatPay({ keys: double.keys, appIds, origin: double.origin, warn })
})

const number = '2026030212345678901'
const asked: PayAsked = {
  ...{ outTradeNo: number, cents: 5990, title: '茶具', expireTime: 1000 + 1800, now: 1000, appType: 'weapp' },
  ...{ openid: 'o1', ip: '203.0.113.9', returnUrl: '' },
}
const bySelf = (text: string, signature: string) => isSigned(text, signature, createPublicKey(double.keys.privateKey))

describe('the vectors of WeChat Pay’s own libraries', () => {
  // wechatpay-java, AeadAesCipherTest and TestConfig (Apache-2.0)
  it('open what was sealed', () => {
    const seal = { algorithm: 'AEAD_AES_256_GCM', nonce: 'uluk4a9R25RW', associated_data: 'associatedData' }
    const ciphertext = 'ulwSiIajGClcvcOYvOQ7+l+0PAbzzwI='
    const key = Buffer.from('a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb')
    expect(opened({ ...seal, ciphertext }, key)).toBe('message')
    expect(() => opened({ ...seal, ciphertext: `v${ciphertext.slice(1)}` }, key)).toThrow()
    expect(() => opened({ ...seal, associated_data: 'other', ciphertext }, key)).toThrow()
  })
  // wechatpay-go, sha256withrsa_verifier_test (Apache-2.0)
  it('know a signature by a platform certificate', () => {
    const { pem, serial, source, signature } = platformCertificate
    const certificate = new X509Certificate(pem)
    expect(certificate.serialNumber).toBe(serial)
    expect(isSigned(source, signature, certificate.publicKey)).toBe(true)
    expect(isSigned(`wrong ${source}`, signature, certificate.publicKey)).toBe(false)
  })
  // the text that the documents sign; their private key is not published
  it('are made of lines', () => {
    expect(lines('GET', '/v3/certificates', 1554208460, '593BEC0C930BF1AFEB40B4A08C8FB242', '')).toBe(
      'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n',
    )
  })
})

describe('a payment', () => {
  it.each([
    ['of 43 characters', '茶'.repeat(43), '茶'.repeat(42)],
    ['of 500 characters', '手工'.repeat(250), '手工'.repeat(21)],
    ['of pictures', '😀'.repeat(100), '😀'.repeat(31)],
    ['of 127 letters', 'a'.repeat(127), 'a'.repeat(127)],
    ['of no character', '', number],
    ['of one sign that is too long', `e${'\u0301'.repeat(64)}`, number],
  ])('with a title %s is accepted by WeChat', async (_what, title, description) => {
    for (const appType of ['weapp', 'h5'] as const) await channel.start({ ...asked, appType, title })
    expect(double.asked.map(({ body }) => body.description)).toEqual([description, description])
  })
  it.each([
    ['weapp', 'wxmini'],
    ['wechat', 'wxbrowser'],
  ] as const)('inside WeChat (%s) is signed for the app of the buyer', async (appType, appId) => {
    const next = await channel.start({ ...asked, appType })
    if (next.type !== 'jsapi') throw new Error(next.type)
    const { timeStamp, nonceStr, package: prepaid, signType, paySign } = next.data
    expect([prepaid, signType]).toEqual([`prepay_id=wx${number}`, 'RSA'])
    expect(bySelf(lines(appId, timeStamp, nonceStr, prepaid), paySign)).toBe(true)
    expect(bySelf(lines('wxother', timeStamp, nonceStr, prepaid), paySign)).toBe(false)
    const [{ path: where, body } = { path: '', body: {} }] = double.asked
    expect(where).toBe('/v3/pay/transactions/jsapi')
    expect(body).toMatchObject({
      ...{ appid: appId, mchid: mchId, description: '茶具', out_trade_no: number, payer: { openid: 'o1' } },
      ...{ notify_url: 'https://mall.test/notify/pay/wechatpay', amount: { total: 5990, currency: 'CNY' } },
    })
    const until = String((body as { time_expire?: string }).time_expire)
    expect(until).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
    expect(Math.abs(Date.parse(until) - Date.now() - 1_800_000)).toBeLessThan(10_000)
  })
  it('in another browser leads to WeChat and back', async () => {
    const returnUrl = 'https://mall.test/pages/pay/result/result?code=1'
    const next = await channel.start({ ...asked, appType: 'h5', openid: '', returnUrl })
    expect(next).toEqual({
      type: 'url',
      url: `https://wx.test/h5?prepay_id=wx${number}&redirect_url=${encodeURIComponent(returnUrl)}`,
    })
    expect(double.asked[0]?.body).toMatchObject({ scene_info: { payer_client_ip: asked.ip, h5_info: { type: 'Wap' } } })
  })
  it('needs to know the buyer, and an app', async () => {
    await expect(channel.start({ ...asked, openid: '' })).rejects.toMatchObject({ code: 'NO_OPENID' })
    const half = weChatPay({ keys: double.keys, appIds: { weapp: 'wxmini' }, origin: double.origin, warn })
    expect([half.serves('weapp'), half.serves('h5'), half.serves('wechat')]).toEqual([true, true, false])
    await expect(half.start({ ...asked, appType: 'wechat' })).rejects.toMatchObject({ code: 'NO_APP' })
    expect(double.asked).toHaveLength(0)
  })
  it('is found, closed, and gone', async () => {
    expect(await channel.find(number)).toEqual({ state: 'unknown' })
    await channel.close(number)
    await channel.start(asked)
    expect(await channel.find(number)).toEqual({ state: 'open' })
    await channel.close(number)
    await channel.close(number)
    expect(await channel.find(number)).toEqual({ state: 'closed' })
    await expect(channel.start(asked)).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  })
  it('that was made cannot be closed', async () => {
    await channel.start(asked)
    double.pay(number)
    expect(await channel.find(number)).toEqual({ state: 'paid', tradeNo: `4200${number}`, payMoney: 5990 })
    await expect(channel.close(number)).rejects.toMatchObject({ code: 'ORDERPAID' })
  })
})

describe('a refund', () => {
  const back = { outTradeNo: number, refundNo: 'R1', cents: 990, total: 5990 }
  beforeEach(async () => {
    await channel.start(asked)
    double.pay(number)
  })
  it('is asked for once, and found', async () => {
    expect(await channel.findRefund('R1')).toBe('unknown')
    expect([await channel.refund(back), await channel.refund(back)]).toEqual(['done', 'done'])
    expect([await channel.findRefund('R1'), double.refunds.size]).toEqual(['done', 1])
    expect(await channel.find(number)).toMatchObject({ state: 'paid' })
  })
  it('may be on its way, or go wrong', async () => {
    double.refundsAre = 'PROCESSING'
    expect(await channel.refund(back)).toBe('running')
    double.refundsAre = 'SUCCESS'
    Object.assign(double.refunds.get('R1') ?? {}, { status: 'ABNORMAL' })
    await expect(channel.findRefund('R1')).rejects.toThrow('wechatpay refund: ABNORMAL')
  })
})

describe('a transfer', () => {
  const transfer = { transferNo: number, cents: 1980, app: 'weapp' as const, openid: 'o1', realname: '林小满' }
  const transfers = () => channel.transfers!
  it('is accepted by the member, and found', async () => {
    expect(await transfers().find(number)).toEqual({ state: 'unknown' })
    const confirm = { mch_id: mchId, app_id: 'wxmini', package: `confirm-${number}` }
    expect(await transfers().start(transfer)).toEqual({ state: 'waiting', confirm })
    expect(await transfers().start(transfer)).toEqual({ state: 'waiting', confirm })
    expect(double.transfers.get(number)?.asked).toEqual({
      ...{ appid: 'wxmini', out_bill_no: number, openid: 'o1', transfer_amount: 1980, transfer_scene_id: '1005' },
      ...{ transfer_remark: '余额提现', notify_url: 'https://mall.test/notify/pay/wechatpay' },
      transfer_scene_report_infos: [{ info_type: '岗位类型', info_content: '会员' }],
    })
    expect(await transfers().find(number)).toEqual({ state: 'waiting' })
  })
  it.each([
    ['TRANSFERING', { state: 'running' }],
    ['SUCCESS', { state: 'done' }],
    ['CANCELLED', { state: 'failed', reason: 'CANCELLED' }],
    ['FAIL', { state: 'failed', reason: 'NAME_NOT_CORRECT' }],
  ])('in state %s', async (state, told) => {
    double.transfers.set(number, { asked: {}, state, ...(state === 'FAIL' ? { fail_reason: 'NAME_NOT_CORRECT' } : {}) })
    expect(await transfers().find(number)).toEqual(told)
  })
  it('of a large sum tells the name, to WeChat alone', async () => {
    await transfers().start({ ...transfer, cents: 200_000 })
    const { user_name } = double.transfers.get(number)?.asked ?? {}
    expect(user_name).not.toContain('林')
    expect(double.unsealed(String(user_name))).toBe('林小满')
  })
  it('needs an app and its openid, and a scene that WeChat has granted', async () => {
    await expect(transfers().start({ ...transfer, openid: '' })).rejects.toMatchObject({ code: 'NO_OPENID' })
    const keys = { ...double.keys, transferScene: null }
    expect(weChatPay({ keys, appIds, origin: double.origin, warn }).transfers).toBeUndefined()
  })
  it('is told of by its number', async () => {
    await transfers().start(transfer)
    expect(channel.read(double.tells('mch_payment', number))).toEqual({ transferNo: number })
    expect(channel.read(double.tells('mch_payment', number, { told: { mch_id: '1' } }))).toBeUndefined()
  })
})

describe('the connection', () => {
  it.each(['silence', { status: 500 }, { status: 429 }] as const)('is tried once more after %j', async (trouble) => {
    double.trouble.push(trouble)
    expect(await channel.find(number)).toEqual({ state: 'unknown' })
    expect(double.asked).toHaveLength(2)
  })
  it('is given up after the second time', async () => {
    double.trouble.push('silence', 'silence', 'silence')
    await expect(channel.find(number)).rejects.toMatchObject({ code: 'no answer' })
    expect(double.asked).toHaveLength(2)
  })
  it('is not tried again after a no', async () => {
    double.trouble.push({ status: 400, body: { code: 'PARAM_ERROR', message: `openid o1 of ${number}` } })
    const failure = await channel.start(asked).catch(String)
    expect(failure).toBe('Error: wechatpay /v3/pay/transactions/jsapi: PARAM_ERROR')
    expect(double.asked).toHaveLength(1)
  })
  it('believes nobody but WeChat', async () => {
    double.trouble.push('stranger')
    await expect(channel.start(asked)).rejects.toMatchObject({ code: 'bad signature' })
  })
})

describe('a callback', () => {
  beforeEach(async () => {
    await channel.start(asked)
    double.pay(number)
  })
  const now = () => Math.floor(Date.now() / 1000)
  const payment = { outTradeNo: number, tradeNo: `4200${number}`, payMoney: 5990, result: 'paid' }
  it('tells of a payment', () => expect(channel.read(double.tells('transaction', number))).toEqual(payment))
  it('tells of a refund', async () => {
    await channel.refund({ outTradeNo: number, refundNo: 'R1', cents: 990, total: 5990 })
    const told = { outTradeNo: number, refundNo: 'R1', cents: 990 }
    expect(channel.read(double.tells('refund', 'R1'))).toEqual({ ...told, result: 'refunded' })
    const closed = double.tells('refund', 'R1', { told: { refund_status: 'CLOSED' } })
    expect(channel.read(closed)).toEqual({ ...told, result: 'failed' })
  })
  it('of a state that is no news is none', () =>
    expect(channel.read(double.tells('transaction', number, { told: { trade_state: 'NOTPAY' } }))).toBe('other'))
  it.each([
    ['older than five minutes', { at: now() - 310 }],
    ['of the future', { at: now() + 310 }],
    ['of an unknown key', { serial: '00' }],
    ['changed on its way', { body: (body: string) => body.replace('TRANSACTION', 'TRANSACTIOM') }],
  ])('%s is nobody’s', (_, forged) => {
    expect(channel.read(double.tells('transaction', number, forged))).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })
  it.each([
    ['another merchant', { told: { mchid: '1900000110' } }],
    ['another app', { told: { appid: 'wxother' } }],
    ['another currency', { told: { amount: { total: 5990, currency: 'USD' } } }],
    ['another key', { apiKey: createHash('sha256').update('x').digest() }],
  ])('for %s is told to the operator', (_, forged) => {
    expect(channel.read(double.tells('transaction', number, forged))).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(1)
  })
  it('without a signature is nobody’s', () => expect(channel.read({ body: '{}', headers: {} })).toBeUndefined())
})

describe('the keys', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wechat-pay-'))
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
  const pem = () => double.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const given = () => ({
    ...{
      mchid: mchId,
      serial: double.keys.serial,
      apiV3Key: 'a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb',
      privateKey: 'key.pem',
    },
    platformKeys: { F5765756002FDD77: platformCertificate.pem },
    notifyOrigin: 'https://mall.example',
  })
  const read = (content: object | string, env: object = {}) => {
    const file = path.join(folder, 'pay.json')
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    fs.writeFileSync(path.join(folder, 'key.pem'), pem())
    return readWeChatPay({ MALL_WECHAT_PAY: file, ...env })
  }
  it('are read from a file and the files it names', () => {
    expect(readWeChatPay({})).toBeNull()
    const keys = read({ ...given(), notifyOrigin: '' }, { MALL_H5_ORIGIN: 'https://m.example' })
    expect(keys).toMatchObject({ mchId, notifyOrigin: 'https://m.example' })
    expect(keys?.privateKey.equals(double.keys.privateKey)).toBe(true)
    expect([...(keys?.platformKeys.keys() ?? [])]).toEqual(['F5765756002FDD77'])
  })
  it.each([
    ['{"mchid": "secret-words"', /names a JSON file/],
    [{ mchid: 'x' }, /names a JSON file/],
    [{ apiV3Key: 'secret-words' }, /32 characters/],
    [{ notifyOrigin: 'http://secret-words' }, /notifyOrigin/],
    [{ privateKey: 'secret-words' }, /privateKey is no PEM/],
    [{ platformKeys: { x: '-----BEGIN secret-words' } }, /platformKeys x is no PEM/],
    [{ platformKeys: {} }, /at least one key/],
  ])('that are wrong are told without them: %j', (wrong, message) => {
    const content = typeof wrong === 'string' ? wrong : { ...given(), ...wrong }
    expect(() => read(content)).toThrow(message)
    expect(() => read(content)).not.toThrow(/secret-words/)
  })
})
