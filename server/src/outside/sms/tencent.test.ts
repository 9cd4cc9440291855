import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { readTencentSms, tencentSms } from './tencent'

const log = pino({ level: 'silent' })
const keys = {
  secretId: 'id',
  secretKey: 'key',
  sdkAppId: '1400000000',
  signName: '拾光商城',
  templates: new Map([
    ['code', '1001'],
    ['login', '1002'],
  ]),
}

interface Sent {
  PhoneNumberSet: string[]
  TemplateId: string
  TemplateParamSet: string[]
}
let gateway: Server
let status = 'Ok'
const got: { action: string | undefined; signed: string | undefined; body: Sent }[] = []
beforeAll(async () => {
  gateway = createServer((request, answer) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const { 'x-tc-action': action, authorization } = request.headers
      got.push({ action: String(action), signed: authorization, body: JSON.parse(text) as Sent })
      answer.setHeader('content-type', 'application/json')
      answer.end(JSON.stringify({ Response: { SendStatusSet: [{ Code: status, Message: '' }], RequestId: 'r' } }))
    })
  })
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready))
})
afterAll(() => new Promise((closed) => gateway.close(closed)))

const client = () =>
  tencentSms(keys, { host: `127.0.0.1:${(gateway.address() as AddressInfo).port}`, protocol: 'http://' })

it('sends the code with the template of its purpose, signed', async () => {
  await client().send({ mobile: '13800000001', code: '4711', purpose: 'login' }, log)
  await client().send({ mobile: '13800000001', code: '4712', purpose: 'register' }, log)
  const [login, register] = got.splice(0)
  expect(login).toMatchObject({
    action: 'SendSms',
    signed: expect.stringMatching(/^TC3-HMAC-SHA256 Credential=id\//) as string,
    body: { PhoneNumberSet: ['+8613800000001'], TemplateId: '1002', TemplateParamSet: ['4711', '10'] },
  })
  expect(register?.body.TemplateId).toBe('1001')
})

it('fails when the gateway takes nothing over, and does not tell whom it was for', async () => {
  status = 'LimitExceeded.PhoneNumberDailyLimit'
  const sending = client().send({ mobile: '13800000001', code: '4711', purpose: 'login' }, log)
  await expect(sending).rejects.toThrow(/^sms gateway: LimitExceeded\.PhoneNumberDailyLimit$/)
})

it('reads its keys, and says what is wrong with them', () => {
  expect(readTencentSms({})).toBeNull()
  const env = { MALL_SMS_TENCENT: 'a:b:14:拾光', MALL_SMS_TEMPLATES: 'code:1,login:2' }
  expect(readTencentSms(env)?.templates.get('login')).toBe('2')
  expect(() => readTencentSms({ MALL_SMS_TENCENT: 'a:b' })).toThrow(/MALL_SMS_TENCENT is/)
  expect(() => readTencentSms({ ...env, MALL_SMS_TEMPLATES: '' })).toThrow(/MALL_SMS_TEMPLATES/)
})
