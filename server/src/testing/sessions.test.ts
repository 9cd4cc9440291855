import { createCipheriv, randomBytes } from 'node:crypto'
import { api, type Path } from '@mall/contract/api'
import type { Call } from '@mall/contract/define'
import { modules } from '../modules'
import { officialWeChat } from '../outside/wechat/official'
import { weChatApis } from '../outside/wechat/weChatApi'
import { fingerprint } from './fingerprint'
import { soundFields } from './hostileValues'
import { freshMobile, receiveCode, readCaptcha, registered, withLevels } from './loginWorld'
import { testMall, type TestMall } from './testMall'
import { weChatDouble, type WeChatDouble } from './weChatDouble'

jest.setTimeout(120_000)

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())

const form = 'application/x-www-form-urlencoded'
const isIn = async (token: string) => (await world.call('/api/member/id', {}, { token })).code === 0

describe('a token', () => {
  it('that somebody copied dies with the login it came from', async () => {
    const mobile = freshMobile()
    const { token, memberId } = await registered(world, mobile)
    const copies = [token, await world.login(memberId), await world.login(memberId)]
    expect(await Promise.all(copies.map(isIn))).toEqual([true, true, true])
    await world.call('/api/login/logout', {}, { token })
    // a logout ends one login, a new password by mobile all of them
    expect(await Promise.all(copies.map(isIn))).toEqual([false, true, true])
    world.clock.forward(121)
    const code = await receiveCode(world, '/api/findpassword/mobilecode', mobile)
    expect((await world.call('/api/findpassword/mobile', { ...code, password: 'neu-Wort-9' })).code).toBe(0)
    expect(await Promise.all(copies.map(isIn))).toEqual([false, false, false])
  })

  it('ended while calls are under way opens nothing after them', async () => {
    const token = await world.login(3)
    const calls = Array.from({ length: 20 }, () => world.call('/api/login/verifytoken', {}, { token }))
    const [out] = await Promise.all([world.call('/api/login/logout', {}, { token }), ...calls])
    expect(out.code).toBe(0)
    expect(await isIn(token)).toBe(false)
  })

  it('of yesterday, in a thief’s hand, is over when its time is; so is the one it was changed for after the logout', async () => {
    const token = await world.login(4)
    world.clock.forward(86_400)
    const mine = (await world.call('/api/login/verifytoken', {}, { token })).refreshtoken ?? ''
    const stolen = (await world.call('/api/login/verifytoken', {}, { token })).refreshtoken ?? ''
    expect(stolen).toBe(mine)
    world.clock.forward(361)
    expect(await world.call('/api/member/id', {}, { token })).toMatchObject({ code: -10010 })
    await world.call('/api/login/logout', {}, { token: mine })
    expect(await isIn(stolen)).toBe(false)
  })

  it('is not taken in another spelling, and never set as a cookie', async () => {
    const token = await world.login(5)
    const spellings = [
      token.toLowerCase(),
      `${token} `,
      ` ${token}`,
      `${token}=`,
      `Bearer ${token}`,
      token.slice(0, -1),
    ]
    for (const one of spellings.filter((text) => text !== token)) expect(await isIn(one)).toBe(false)
    const login = await world.app.inject({ url: '/api/login/verifytoken', headers: { token } })
    expect([login.json<{ code: number }>().code, login.headers['set-cookie']]).toEqual([0, undefined])
  })
})

describe('a form that another site sends', () => {
  const served = modules.flatMap(({ routes }) => routes.map((route) => route.path))
  const elsewhere = { origin: 'https://evil.example', referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }

  it('has the cookies of the shopper and no effect: nobody is known by a cookie', async () => {
    const token = await world.login(6)
    const key = world.mall.config.operatorKeys.platform
    const cookie = ['token', 'Token', 'session', 'authorization'].map((name) => `${name}=${token}`).join('; ')
    const before = await fingerprint(world.mall.db, [])
    const odd: string[] = []
    for (const path of served.filter((one) => !['-', 't'].includes((api[one] as Call).auth)))
      for (const type of [form, 'text/plain', 'application/json']) {
        const headers = { ...elsewhere, cookie: `${cookie}; key=${key}`, 'content-type': type }
        const payload = new URLSearchParams(soundFields(path as Path)).toString()
        const answer = await world.app.inject({
          method: 'POST',
          url: path.replace('{path}', 'headimg'),
          headers,
          payload,
        })
        const { code } = answer.json<{ code: number }>()
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'))
        if (code >= 0 || allowed.length > 0) odd.push(`${path} ${type}: ${code} ${allowed.join()}`)
      }
    expect(odd).toEqual([])
    expect(await fingerprint(world.mall.db, [])).toEqual(before)
  })

  it('gets no answer that a script there could read, and no preflight', async () => {
    for (const origin of [elsewhere.origin, 'null', 'http://127.0.0.1:8080.evil.example', 'https://mall.example']) {
      const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' }
      const asked = await world.app.inject({ method: 'OPTIONS', url: '/api/member/info', headers })
      expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([405, undefined])
      const read = await world.app.inject({ url: '/api/config/init', headers: { origin } })
      expect(read.headers['access-control-allow-origin']).toBeUndefined()
      expect(read.headers['access-control-allow-credentials']).toBeUndefined()
    }
  })
})

describe('who somebody says to be at WeChat', () => {
  const keys = { wechat: { appId: 'wxbrowser', secret: 's1' }, weapp: { appId: 'wxmini', secret: 's2' } }
  let double: WeChatDouble
  beforeAll(async () => {
    double = await weChatDouble()
    world.mall.outside.wechat = officialWeChat({ keys, templates: new Map(), apis: weChatApis(keys, double.origin) })
  })
  afterAll(() => double.close())

  /** A login of the mini-program whose session has this key. */
  async function arrived(openid: string, sessionKey = randomBytes(16).toString('base64')) {
    double.answers('/sns/jscode2session', { openid, unionid: `u-${openid}`, session_key: sessionKey })
    const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: `c-${openid}` })
    expect(JSON.stringify(data)).not.toContain(sessionKey)
    return { who: { weapp_openid: openid, auth_ticket: data.auth_ticket }, sessionKey }
  }
  function sealed(sessionKey: string, mark: object = {}) {
    const iv = randomBytes(16)
    const watermark = { appid: keys.weapp.appId, timestamp: world.clock.now(), ...mark }
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(sessionKey, 'base64'), iv)
    const text = JSON.stringify({ purePhoneNumber: '13800007777', watermark })
    return { iv: iv.toString('base64'), encryptedData: cipher.update(text, 'utf8', 'base64') + cipher.final('base64') }
  }
  const paths = ['/api/tripartite/getPhoneNumber', '/api/tripartite/mobileauth'] as const

  it('is proved by a ticket: openids and unionids of others lead nowhere', async () => {
    const { who } = await arrived('victim')
    const { who: thief } = await arrived('thief')
    const claims = [
      { weapp_openid: 'victim' },
      { wx_openid: 'victim' },
      { wx_unionid: 'u-victim' },
      { weapp_openid: 'victim', auth_ticket: thief.auth_ticket },
      { ...thief, wx_unionid: 'u-victim' },
      { ...thief, wx_openid: 'victim' },
      { wx_openid: 'victim', auth_ticket: who.auth_ticket },
      { weapp_openid: 'victim', auth_ticket: `${who.auth_ticket} ` },
      { weapp_openid: 'VICTIM', auth_ticket: who.auth_ticket },
    ]
    for (const path of ['/api/login/auth', '/api/login/authonlylogin', ...paths] as const)
      for (const claim of claims)
        expect([path, claim, (await world.call(path, { ...claim, code: 'x' } as never)).code]).toEqual([
          path,
          claim,
          -11001,
        ])
  })

  it('opens sealed data with the key of this session only', async () => {
    const old = await arrived('reader')
    const good = sealed(old.sessionKey)
    const renewed = await arrived('reader')
    const stranger = await arrived('stranger')
    const answers: number[] = []
    for (const path of paths)
      for (const { who } of [renewed, stranger])
        answers.push((await world.call(path, { ...who, ...good } as never)).code)
    expect(answers).toEqual([-1, -1, -1, -1])
    const { code, data } = await world.call('/api/tripartite/getPhoneNumber', { ...old.who, ...good })
    expect([code, data]).toEqual([0, { mobile: '13800007777' }])
  })

  it.each([
    ['another app', { appid: 'wxother' }],
    ['no app', { appid: undefined }],
    ['ten minutes ago', { timestamp: 1_772_416_800 - 7 * 86_400 }],
    ['the future', { timestamp: 4_000_000_000 }],
    ['no time', { timestamp: undefined }],
    ['a time that is none', { timestamp: 'now' }],
  ])('takes nothing that bears the mark of %s', async (_, mark) => {
    const { who, sessionKey } = await arrived('marked')
    for (const path of paths)
      expect((await world.call(path, { ...who, ...sealed(sessionKey, mark) } as never)).code).toBe(-1)
    expect((await world.call(paths[0], { ...who, ...sealed(sessionKey) })).code).toBe(0)
  })

  it('comes from WeChat and nobody it sends elsewhere', async () => {
    const { who } = await arrived('redirected')
    double.answers('/cgi-bin/stable_token', { access_token: 't', expires_in: 7200 })
    const asked = jest.spyOn(globalThis, 'fetch')
    await world.call(paths[0], { ...who, code: 'phone-code' })
    expect(asked.mock.calls.length).toBeGreaterThan(0)
    for (const [url, init] of asked.mock.calls) {
      expect(new URL(url as URL).origin).toBe(double.origin)
      expect(init).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) as AbortSignal })
    }
    asked.mockRestore()
  })
})

it('a captcha and a code belong to what they were asked for', async () => {
  const mobile = freshMobile()
  const { memberId } = await registered(world, mobile)
  world.clock.forward(121)
  const login = await receiveCode(world, '/api/login/mobileCode', mobile)
  const elsewhere = ['/api/findpassword/mobile', '/api/tripartite/mobile', '/api/register/mobile'] as const
  for (const path of elsewhere)
    expect((await world.call(path, { ...login, password: 'neu-Wort-9' } as never)).code).toBe(-1)
  const token = await world.login(memberId)
  expect((await world.call('/api/member/modifypaypassword', { ...login, password: '135790' }, { token })).code).toBe(-1)
  const captcha = await readCaptcha(world)
  const ask = () => world.call('/api/login/mobileCode', { mobile: freshMobile(), ...captcha })
  expect([(await ask()).code, (await ask()).code]).toEqual([0, -1])
})
