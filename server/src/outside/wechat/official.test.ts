import { weChatContent } from '../content/weChatContent'
import { readWeChatKeys } from './appKeys'
import { weChatDouble, type WeChatDouble } from '../../testing/weChatDouble'
import { officialWeChat, signature } from './official'
import { readPhoneData } from './phoneData'
import { weChatApis } from './weChatApi'

const keys = { wechat: { appId: 'wxbrowser', secret: 's1' }, weapp: { appId: 'wxmini', secret: 's2' } }
const templates = new Map([['ORDER_PAY', 'tmpl1']])

let double: WeChatDouble
let nowMs = 1_772_416_800_000
beforeEach(async () => {
  double = await weChatDouble()
  let made = 0
  double.answers('/cgi-bin/stable_token', () => ({ access_token: `token${++made}`, expires_in: 7200 }))
})
afterEach(() => double.close())
const now = () => nowMs
const open = () => officialWeChat({ keys, templates, apis: weChatApis(keys, double.origin, now), now })

describe('who stands behind a login code', () => {
  it('is told by the mini-program’s session', async () => {
    double.answers('/sns/jscode2session', { openid: 'o1', session_key: 'k1', unionid: 'u1' })
    const user = await open().userOf('weapp', 'the code')
    expect(user).toEqual({ openid: 'o1', unionid: 'u1', sessionKey: 'k1', userinfo: null })
    expect(double.asked[0]?.query).toEqual({
      appid: 'wxmini',
      secret: 's2',
      js_code: 'the code',
      grant_type: 'authorization_code',
    })
  })
  it('is told with face and name when the browser asked for them, without when not', async () => {
    double.answers('/sns/oauth2/access_token', ({ query }) => ({
      access_token: 'of the person',
      openid: 'o2',
      scope: query.code === 'full' ? 'snsapi_userinfo' : 'snsapi_base',
    }))
    double.answers('/sns/userinfo', { nickname: '小满', headimgurl: 'https://wx.qlogo.cn/1', unionid: 'u2' })
    expect(await open().userOf('wechat', 'base')).toMatchObject({ openid: 'o2', unionid: '', userinfo: null })
    expect(double.count('/sns/userinfo')).toBe(0)
    expect(await open().userOf('wechat', 'full')).toMatchObject({
      unionid: 'u2',
      userinfo: { nickName: '小满', avatarUrl: 'https://wx.qlogo.cn/1' },
    })
  })
  it.each([40029, 40163, 40226])('is nobody for a code answered by %i', async (errcode) => {
    double.answers('/sns/jscode2session', { errcode, errmsg: 'no' })
    expect(await open().userOf('weapp', 'used')).toBeNull()
  })
  it('fails when WeChat is busy, and tells no secret', async () => {
    double.answers('/sns/jscode2session', { errcode: -1, errmsg: 'system error' })
    await expect(open().userOf('weapp', 'code')).rejects.toThrow(/^\/sns\/jscode2session: -1 system error$/)
  })
  it('is nobody where the app is not linked', async () => {
    const half = officialWeChat({ keys: { weapp: keys.weapp }, templates, apis: {} })
    expect([await half.userOf('wechat', 'code'), half.authorizeUrl('https://mall', 'snsapi_base')]).toEqual([
      null,
      null,
    ])
  })
})

it('leads the browser to WeChat and back', () => {
  const url = new URL(open().authorizeUrl('https://mall.example/a?b=1', 'snsapi_userinfo')!)
  expect([url.origin, url.hash, url.searchParams.get('redirect_uri'), url.searchParams.get('scope')]).toEqual([
    'https://open.weixin.qq.com',
    '#wechat_redirect',
    'https://mall.example/a?b=1',
    'snsapi_userinfo',
  ])
})

describe('the access token', () => {
  const phone = (appid = 'wxmini') => ({ phone_info: { purePhoneNumber: '13800000001', watermark: { appid } } })
  it('is fetched once for all who ask at the same time, and again shortly before it ends', async () => {
    double.answers('/wxa/business/getuserphonenumber', phone())
    const wechat = open()
    const all = await Promise.all(Array.from({ length: 20 }, () => wechat.phoneOf('code')))
    expect([new Set(all), double.count('/cgi-bin/stable_token')]).toEqual([new Set(['13800000001']), 1])
    nowMs += 6_800_000
    await wechat.phoneOf('code')
    expect(double.count('/cgi-bin/stable_token')).toBe(1)
    nowMs += 150_000
    await wechat.phoneOf('code')
    expect(double.count('/cgi-bin/stable_token')).toBe(2)
  })
  it('is fetched anew when WeChat does not know it, once for each question', async () => {
    double.answers('/wxa/business/getuserphonenumber', ({ query }) =>
      query.access_token === 'token1' ? { errcode: 40001, errmsg: 'invalid credential' } : phone(),
    )
    expect(await open().phoneOf('code')).toBe('13800000001')
    double.answers('/wxa/business/getuserphonenumber', { errcode: 40001, errmsg: 'invalid credential' })
    await expect(open().phoneOf('code')).rejects.toThrow(/40001/)
  })
  it('is asked for again after a fetch that failed', async () => {
    double.answers('/cgi-bin/stable_token', { errcode: 40125, errmsg: 'invalid appsecret' })
    const wechat = open()
    await expect(wechat.phoneOf('code')).rejects.toThrow(/40125/)
    double.answers('/cgi-bin/stable_token', { access_token: 'good', expires_in: 7200 })
    double.answers('/wxa/business/getuserphonenumber', phone())
    expect(await wechat.phoneOf('code')).toBe('13800000001')
  })
  it('a mobile that bears another app’s mark is none', async () => {
    double.answers('/wxa/business/getuserphonenumber', phone('wxother'))
    expect(await open().phoneOf('code')).toBeNull()
  })
})

describe('the published example vectors', () => {
  it('sign a page of the browser', () => {
    const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
    const made = signature('wx', ticket, 'http://mp.weixin.qq.com?params=value#x', 'Wm3WZYTPz0wzccnW', 1_414_587_457)
    expect(made.signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })
  it('open encrypted data; there is no mobile in it, and its mark is checked', () => {
    const sessionKey = 'tiihtNczf5v6AKRyjwEUhQ=='
    const iv = 'r7BXXKkLb8qrSNn05n0qiA=='
    expect(readPhoneData({ sessionKey, iv, encryptedData: example })).toBeNull()
    const mark = { appId: 'wx4f4bc4dec97d474b', now: 1_477_314_190 }
    const named = { field: 'nickName', sessionKey, iv, encryptedData: example }
    expect(readPhoneData({ ...named, mark })).toBe('Band')
    expect(readPhoneData({ ...named, mark: { ...mark, appId: 'wxother' } })).toBeNull()
    expect(readPhoneData({ ...named, mark: { ...mark, now: mark.now + 700 } })).toBeNull()
    expect(readPhoneData({ ...named, sessionKey: 'AAAAAAAAAAAAAAAAAAAAAA==', mark })).toBeNull()
  })
})

describe('jssdk', () => {
  it('signs with a ticket that is kept', async () => {
    double.answers('/cgi-bin/ticket/getticket', { ticket: 'the ticket', expires_in: 7200 })
    const wechat = open()
    const [one] = await Promise.all([wechat.jssdk('https://mall.example/'), wechat.jssdk('https://mall.example/b')])
    expect(one).toMatchObject({ appId: 'wxbrowser', signature: expect.stringMatching(/^[0-9a-f]{40}$/) as string })
    expect(double.count('/cgi-bin/ticket/getticket')).toBe(1)
  })
})

describe('subscribe messages', () => {
  const message = {
    openid: 'o1',
    keyword: 'ORDER_PAY' as const,
    page: 'pages/order/detail/detail?order_id=1',
    data: { order: '2026', goods: '一二三四五六七八九十一二三四五六七八九十多', amount: '¥8' },
  }
  it('are sent with the template of their moment', async () => {
    double.answers('/cgi-bin/message/subscribe/send', { errcode: 0, errmsg: 'ok' })
    expect(await open().notify(message)).toBe('sent')
    expect(double.asked.at(-1)?.body).toMatchObject({
      touser: 'o1',
      template_id: 'tmpl1',
      page: message.page,
      data: {
        ...{ character_string1: { value: '2026' }, amount3: { value: '¥8' }, time4: { value: '-' } },
        thing2: { value: '一二三四五六七八九十一二三四五六七八九…' },
      },
    })
    expect(await open().notify({ ...message, keyword: 'ORDER_DELIVERY' })).toBe('absent')
  })
  it('name the fields as the template has them', async () => {
    double.answers('/cgi-bin/message/subscribe/send', { errcode: 0, errmsg: 'ok' })
    const fields = new Map([['ORDER_PAY', ['number7', 'thing5', 'amount2', 'time9']]])
    await officialWeChat({ keys, templates, fields, apis: weChatApis(keys, double.origin, now), now }).notify(message)
    expect(Object.keys((double.asked.at(-1)?.body.data ?? {}) as object)).toEqual(fields.get('ORDER_PAY'))
  })
  it('that nobody agreed to are refused, not failed', async () => {
    double.answers('/cgi-bin/message/subscribe/send', { errcode: 43101, errmsg: 'user refuse to accept the msg' })
    expect(await open().notify(message)).toBe('refused')
  })
})

describe('mini-program codes', () => {
  it('are pictures; a failure that comes in their place is told', async () => {
    const picture = new Uint8Array([0xff, 0xd8, 0xff])
    double.answers('/wxa/getwxacodeunlimit', picture)
    expect(await open().miniCode('sku_id-12&suid-5', 'pages/goods/detail/detail')).toEqual(picture)
    double.answers('/wxa/getwxacodeunlimit', { errcode: 41030, errmsg: 'invalid page' })
    await expect(open().miniCode('a-1', 'nowhere')).rejects.toThrow(/41030/)
  })
})

describe('the content check', () => {
  const author = { openid: 'o1', scene: 2 } as const
  const check = (warn = jest.fn()) => weChatContent(weChatApis(keys, double.origin, now).weapp!, warn)
  it.each([
    ['pass', 'pass'],
    ['risky', 'refuse'],
    ['review', 'pending'],
  ])('%s is %s', async (suggest, verdict) => {
    double.answers('/wxa/msg_sec_check', { errcode: 0, result: { suggest } })
    expect(await check().text('好吃', author)).toBe(verdict)
    expect(double.asked.at(-1)?.body).toEqual({ version: 2, openid: 'o1', scene: 2, content: '好吃' })
  })
  it('leaves undecided what nobody can say: without an openid, and while it is down', async () => {
    const warn = jest.fn()
    expect(await check(warn).text('好吃', { ...author, openid: '' })).toBe('pending')
    expect(warn).not.toHaveBeenCalled()
    expect(await check(warn).text('好吃', author)).toBe('pending')
    expect(warn).toHaveBeenCalledTimes(1)
  })
  it('of a picture is told later', async () => {
    double.answers('/wxa/media_check_async', { errcode: 0, trace_id: 't' })
    const picture = (warn = jest.fn()) => check(warn).picture('https://mall.example/upload/a.jpg', author)
    expect(await picture()).toEqual({ verdict: 'pending', trace: 't' })
    double.answers('/wxa/media_check_async', { errcode: 45009, errmsg: 'reach max api daily quota limit' })
    const warn = jest.fn()
    expect(await picture(warn)).toEqual({ verdict: 'pending', trace: '' })
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

it('reads its keys, and says what is wrong with them', () => {
  const env = { MALL_WEAPP_APP: 'wx1:abc', MALL_WEAPP_TEMPLATES: 'ORDER_PAY:t-1, ORDER_DELIVERY:t_2' }
  const { keys: read, templates: told } = readWeChatKeys(env)
  expect([read, told.get('ORDER_DELIVERY')]).toEqual([{ weapp: { appId: 'wx1', secret: 'abc' } }, 't_2'])
  expect(() => readWeChatKeys({ MALL_WECHAT_APP: 'wx1' })).toThrow(/MALL_WECHAT_APP/)
  expect(() => readWeChatKeys({ MALL_WEAPP_TEMPLATES: 'x' })).toThrow(/MALL_WEAPP_TEMPLATES/)
  const named = readWeChatKeys({ MALL_WEAPP_TEMPLATES: 'ORDER_PAY:t-1:thing2/time3' })
  expect([...(named.fields ?? [])]).toEqual([['ORDER_PAY', ['thing2', 'time3']]])
  const pushed = readWeChatKeys({ ...env, MALL_WEAPP_PUSH: `spamtest:${'a'.repeat(43)}` }).push
  expect([pushed?.token, pushed?.aesKey?.length, pushed?.appId]).toEqual(['spamtest', 32, 'wx1'])
  expect(readWeChatKeys({ ...env, MALL_WEAPP_PUSH: 'plain' }).push).toMatchObject({ aesKey: null })
  expect(() => readWeChatKeys({ ...env, MALL_WEAPP_PUSH: 'spamtest:short' })).toThrow(/MALL_WEAPP_PUSH/)
  expect(() => readWeChatKeys({ MALL_WEAPP_PUSH: 'spamtest' })).toThrow(/MALL_WEAPP_APP/)
  const double = { MALL_WECHAT_ORIGIN: 'http://127.0.0.1:1' }
  expect(readWeChatKeys(double, 'development').origin).toBe('http://127.0.0.1:1')
  expect(() => readWeChatKeys(double, 'production')).toThrow(/MALL_WECHAT_ORIGIN/)
})

/** of WeChat's documents */
const example =
  'CiyLU1Aw2KjvrjMdj8YKliAjtP4gsMZMQmRzooG2xrDcvSnxIMXFufNstNGTyaGS9uT5geRa0W4oTOb1WT7fJlAC+oNPdbB+3hVbJSRgv+4lGOETKUQz' +
  '6OYStslQ142dNCuabNPGBzlooOmB231qMM85d2/fV6ChevvXvQP8Hkue1poOFtnEtpyxVLW1zAo6/1Xx1COxFvrc2d7UL/lmHInNlxuacJXwu0fjpXfz' +
  '/YqYzBIBzD6WUfTIF9GRHpOn/Hz7saL8xz+W//FRAUid1OksQaQx4CMs8LOddcQhULW4ucetDf96JcR3g0gfRK4PC7E/r7Z6xNrXd2UIeorGj5Ef7b1p' +
  'JAYB6Y5anaHqZ9J6nKEBvB4DnNLIVWSgARns/8wR2SiRS7MNACwTyrGvt9ts8p12PKFdlqYTopNHR1Vf7XjfhQlVsAJdNiKdYmYVoKlaRv85IfVunYzO' +
  '0IKXsyl7JCUjCpoG20f0a04COwfneQAGGwd5oa+T8yO5hzuyDb/XcxxmK01EpqOyuxINew=='
