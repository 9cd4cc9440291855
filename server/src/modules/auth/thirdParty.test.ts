import { createCipheriv, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { developmentWeChat } from '../../outside/wechat/development'
import { freshMobile, receiveCode, registered, saveSetting, withLevels } from '../../testing/loginWorld'
import { multipart } from '../../testing/multipart'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await withLevels(world)
})
afterAll(() => world.close())
afterEach(() => saveSetting(world, 'register', { third_party: 1, bind_mobile: 1, register: 'username,mobile' }))

let people = 0
const somebody = () => `person-${++people}`
const info = async (token: string) => (await world.call('/api/member/info', {}, { token })).data

/** What the mini-program sends along after its login code. */
async function inWeapp(name = somebody()) {
  const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', { code: `dev-${name}` })
  return { weapp_openid: data.openid, wx_unionid: data.unionid, auth_ticket: data.auth_ticket }
}
async function inBrowser(name = somebody()) {
  const { data } = await world.call('/wechat/api/wechat/authcodetoopenid', { code: `dev-${name}` })
  return { wx_openid: data.openid, wx_unionid: data.unionid, auth_ticket: data.auth_ticket }
}
const bind = async (mobile: string, who: object = {}) =>
  world.call('/api/tripartite/mobile', { ...(await receiveCode(world, '/api/tripartite/mobileCode', mobile)), ...who })

describe('openids', () => {
  test('are stable per name and app, and linked by the unionid', async () => {
    const name = somebody()
    const [one, again, browser] = [await inWeapp(name), await inWeapp(name), await inBrowser(name)]
    expect(again.weapp_openid).toBe(one.weapp_openid)
    expect(again.auth_ticket).not.toBe(one.auth_ticket)
    expect(browser.wx_openid).not.toBe(one.weapp_openid)
    expect(browser.wx_unionid).toBe(one.wx_unionid)
    expect((await inWeapp()).weapp_openid).not.toBe(one.weapp_openid)
  })

  test('are refused for codes WeChat does not know', async () => {
    expect(await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'real-code' })).toMatchObject({ code: -1 })
  })

  test('the way to WeChat is closed without keys', async () => {
    const ask = (redirect_url: string) =>
      world.call('/wechat/api/wechat/authcode', { redirect_url, scopes: 'snsapi_base' })
    const origins = world.mall.config.origins as string[]
    origins.push('https://m.example.com')
    expect(await ask('https://m.example.com/#/pages/index/index/index')).toMatchObject({
      code: -1,
      message: '商城尚未接入微信公众号登录',
    })
    for (const foreign of [
      'https://evil.example.com/',
      'javascript:alert(1)',
      '/pages/index',
      'https://m.example.com.evil.io',
    ])
      expect(await ask(foreign)).toMatchObject({ code: -1, message: '回跳地址不在允许的域名内' })
    origins.pop()
  })

  test('with a random part are the same person, once', async () => {
    const name = somebody()
    const take = (code: string) => world.call('/weapp/api/weapp/authcodetoopenid', { code })
    const { weapp_openid } = await inWeapp(name)
    const codes = [`dev-${name}~a1`, `dev-${name}~b2`]
    for (const code of codes) expect((await take(code)).data.openid).toBe(weapp_openid)
    for (const code of codes) expect(await take(code)).toMatchObject({ code: -1, message: '微信授权失败，请重试' })
    const both = await Promise.all([take(`dev-${name}~c3`), take(`dev-${name}~c3`)])
    expect(both.map(({ code }) => code).sort()).toEqual([-1, 0])
  })

  test('each moment has a template', async () => {
    const data = ['dev-ORDER_PAY', 'dev-ORDER_DELIVERY']
    const keywords = 'ORDER_PAY,ORDER_DELIVERY'
    expect(await world.call('/weapp/api/weapp/messagetmplids', { keywords })).toMatchObject({ code: 0, data })
  })
})

describe('a ticket', () => {
  test('opens for its own openid only', async () => {
    const [one, other] = [await inWeapp(), await inWeapp()]
    const browser = await inBrowser()
    const bad = [
      { weapp_openid: one.weapp_openid },
      { weapp_openid: one.weapp_openid, auth_ticket: 'made-up' },
      { weapp_openid: one.weapp_openid, auth_ticket: other.auth_ticket },
      { wx_openid: one.weapp_openid, auth_ticket: one.auth_ticket },
      { wx_openid: browser.wx_openid, ...one },
      { ...one, wx_unionid: other.wx_unionid },
      { wx_unionid: one.wx_unionid },
      { ...one, auth_ticket: one.auth_ticket.slice(0, -1) + (one.auth_ticket.endsWith('A') ? 'B' : 'A') },
    ]
    for (const given of bad) {
      const refused = { code: -11001, error_code: 'AUTH_TICKET_INVALID' }
      expect(await world.call('/api/login/authonlylogin', given)).toMatchObject(refused)
      expect(await world.call('/api/login/auth', given)).toMatchObject(refused)
      expect(await world.call('/api/tripartite/mobileauth', { ...given, code: 'dev-13811112222' })).toMatchObject(
        refused,
      )
    }
    expect((await world.call('/api/login/authonlylogin', one)).code).toBe(-10016)
  })

  test('lasts 1800 s and serves several calls', async () => {
    const who = await inWeapp()
    world.clock.forward(1799)
    for (let turn = 0; turn < 2; turn++) expect((await world.call('/api/login/authonlylogin', who)).code).toBe(-10016)
    world.clock.forward(1)
    expect((await world.call('/api/login/authonlylogin', who)).code).toBe(-11001)
  })

  test('is kept as a hash', async () => {
    const { auth_ticket } = await inWeapp()
    const rows = await world.mall.db.selectFrom('auth_ticket').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(auth_ticket)
  })

  test('wrong with the code of a binding: nothing is done, the code stays good', async () => {
    const form = await receiveCode(world, '/api/tripartite/mobileCode', freshMobile())
    const { weapp_openid } = await inWeapp()
    expect((await world.call('/api/tripartite/mobile', { ...form, weapp_openid })).code).toBe(-11001)
    expect((await world.call('/api/tripartite/mobile', form)).code).toBe(0)
  })

  test('is checked when it comes with the sending of a code', async () => {
    await saveSetting(world, 'captcha', { shop_reception_login: 0 })
    const mobile = freshMobile()
    const ask = (auth_ticket: string) => world.call('/api/tripartite/mobileCode', { mobile, auth_ticket })
    expect((await ask('made-up')).code).toBe(-11001)
    expect((await ask((await inWeapp()).auth_ticket)).code).toBe(0)
    await saveSetting(world, 'captcha', { shop_reception_login: 1 })
  })

  test('tells whether an openid is bound; without it nobody learns', async () => {
    const who = await inWeapp()
    const ask = async (given: object) => (await world.call('/api/login/openidisexits', given)).data
    expect(await ask(who)).toBe(0)
    await bind(freshMobile(), who)
    expect(await ask(who)).toBe(1)
    expect(await ask({ weapp_openid: who.weapp_openid })).toBe(0)
    expect(await ask({ ...who, auth_ticket: 'made-up' })).toBe(0)
  })
})

describe('login by openid', () => {
  test('needs an openid', async () => {
    expect(await world.call('/api/login/auth', {})).toMatchObject({ code: -1, error_code: 'REQUEST_WX_OPENID' })
  })

  test.each([
    [1, 1, -10016],
    [0, 0, -10016],
    [0, 1, -10016],
    [1, 0, 0],
  ] as const)('third_party %i, bind_mobile %i: an unknown one gets %i', async (third_party, bind_mobile, code) => {
    await saveSetting(world, 'register', { third_party, bind_mobile })
    expect((await world.call('/api/login/auth', await inBrowser())).code).toBe(code)
    expect((await world.call('/api/login/authonlylogin', await inBrowser())).code).toBe(-10016)
  })

  test('registers with the looks WeChat told, and comes back as the same member', async () => {
    await saveSetting(world, 'register', { bind_mobile: 0 })
    const who = await inBrowser()
    const avatarUrl = 'https://thirdwx.qlogo.cn/mmopen/vi_32/abc-1/132'
    const { data } = await world.call('/api/login/auth', { ...who, nickName: '小林\u202E', avatarUrl })
    expect(data.is_register).toBe(1)
    const member = await info(data.token)
    expect(member).toMatchObject({
      nickname: '小林',
      headimg: avatarUrl,
      wx_openid: 'set',
      wx_unionid: 'set',
      mobile: '',
    })
    const again = await world.call('/api/login/authonlylogin', who)
    expect((await info(again.data.token)).member_id).toBe(member.member_id)
  })

  test('takes no picture from elsewhere', async () => {
    await saveSetting(world, 'register', { bind_mobile: 0 })
    const given = { ...(await inBrowser()), avatarUrl: 'https://evil.example.com/qlogo.cn/pixel.png' }
    expect((await info((await world.call('/api/login/auth', given)).data.token)).headimg).toBe('')
  })

  test('takes the face that the same person has sent with a ticket, nobody else’s', async () => {
    await saveSetting(world, 'register', { bind_mobile: 0 })
    const [who, other] = [await inWeapp(), await inWeapp()]
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#39c' } })
      .jpeg()
      .toBuffer()
    const { type, payload } = await multipart([['auth_ticket', who.auth_ticket]], picture)
    const headers = { 'content-type': type }
    const sent = await world.app.inject({ method: 'POST', url: '/api/upload/headimg', headers, payload })
    const avatarUrl = sent.json<{ data: { pic_path: string } }>().data.pic_path
    const faceOf = async (person: typeof who) =>
      (await info((await world.call('/api/login/auth', { ...person, avatarUrl })).data.token)).headimg
    expect([await faceOf(other), await faceOf(who)]).toEqual(['', avatarUrl])
  })

  test('one person is one member in both apps', async () => {
    await saveSetting(world, 'register', { bind_mobile: 0 })
    const name = somebody()
    const first = await world.call('/api/login/auth', await inBrowser(name))
    const second = await world.call('/api/login/auth', await inWeapp(name))
    expect(second.data.is_register).toBe(0)
    expect((await info(second.data.token)).member_id).toBe((await info(first.data.token)).member_id)
  })

  test('six at once for an unknown one, from both apps, make one member', async () => {
    await saveSetting(world, 'register', { bind_mobile: 0 })
    const name = somebody()
    const identities = [await inBrowser(name), await inWeapp(name)]
    const answers = await Promise.all(
      [...identities, ...identities, ...identities].map((who) => world.call('/api/login/auth', who)),
    )
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(answers.filter(({ data }) => data.is_register === 1)).toHaveLength(1)
    const ids = await Promise.all(answers.map(async ({ data }) => (await info(data.token)).member_id))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('login by mobile', () => {
  test('without an openid is a plain one', async () => {
    const mobile = freshMobile()
    const { data } = await bind(mobile)
    expect(data.is_register).toBe(1)
    expect(await info(data.token)).toMatchObject({ mobile, wx_openid: '' })
  })

  test('binds the openid to the member of the mobile', async () => {
    const [mobile, who] = [freshMobile(), await inWeapp()]
    const { memberId } = await registered(world, mobile)
    expect((await bind(mobile, who)).data.is_register).toBe(0)
    const { data } = await world.call('/api/login/authonlylogin', who)
    expect(await info(data.token)).toMatchObject({ member_id: memberId, wx_openid: 'set', wx_unionid: 'set' })
  })

  test('another WeChat person takes the place of the one before, in that app alone', async () => {
    const [mobile, name, next] = [freshMobile(), somebody(), await inWeapp()]
    const [weapp, browser] = [await inWeapp(name), await inBrowser(name)]
    for (const who of [weapp, browser, next]) {
      world.clock.forward(120)
      expect((await bind(mobile, who)).code).toBe(0)
    }
    const enter = async (who: object) => (await world.call('/api/login/authonlylogin', who)).code
    expect([await enter(next), await enter(weapp), await enter(browser)]).toEqual([0, -10016, 0])
  })

  test('never takes a person away from another member', async () => {
    const who = await inWeapp()
    const [mine, other] = [freshMobile(), freshMobile()]
    await bind(mine, who)
    expect(await bind(other, who)).toMatchObject({ code: -1, message: '该微信已绑定其他账号' })
    expect((await world.call('/api/register/exist', { type: 'mobile', mobile: other })).data).toBe(0)
  })

  test('-10016 only where neither mobiles nor third parties may register', async () => {
    await saveSetting(world, 'register', { register: 'username', third_party: 0 })
    expect((await bind(freshMobile(), await inWeapp())).code).toBe(-10016)
    await saveSetting(world, 'register', { third_party: 1 })
    expect((await bind(freshMobile(), await inWeapp())).code).toBe(0)
    expect((await bind(freshMobile())).code).toBe(0)
  })
})

describe('the phone-number button', () => {
  test('tells the mobile behind its code and logs in with it', async () => {
    const [mobile, who] = [freshMobile(), await inWeapp()]
    const code = `dev-${mobile}`
    expect((await world.call('/api/tripartite/getPhoneNumber', { ...who, code })).data).toEqual({ mobile })
    const { data } = await world.call('/api/tripartite/mobileauth', { ...who, code })
    expect(data.is_register).toBe(1)
    expect(await info(data.token)).toMatchObject({ mobile, wx_openid: 'set' })
  })

  test('a code WeChat takes once serves both calls for 600 s, and its openid only', async () => {
    const phones = new Map([['once', freshMobile()]])
    const taken = jest.spyOn(world.mall.outside.wechat, 'phoneOf').mockImplementation((code) => {
      const mobile = phones.get(code) ?? null
      phones.delete(code)
      return Promise.resolve(mobile)
    })
    const [who, thief] = [await inWeapp(), await inWeapp()]
    const ask = (of: object) => world.call('/api/tripartite/getPhoneNumber', { ...of, code: 'once' })
    expect((await ask(who)).code).toBe(0)
    expect((await ask(thief)).code).toBe(-1)
    world.clock.forward(599)
    expect((await world.call('/api/tripartite/mobileauth', { ...who, code: 'once' })).code).toBe(0)
    world.clock.forward(1)
    expect((await ask(who)).code).toBe(-1)
    taken.mockRestore()
  })

  test('a code with a random part is taken once, and goes on to mobileauth', async () => {
    const [mobile, who, thief] = [freshMobile(), await inWeapp(), await inWeapp()]
    const code = `dev-${mobile}~r4`
    expect((await world.call('/api/tripartite/getPhoneNumber', { ...who, code })).data).toEqual({ mobile })
    expect((await world.call('/api/tripartite/getPhoneNumber', { ...thief, code })).code).toBe(-1)
    expect((await world.call('/api/tripartite/mobileauth', { ...who, code })).code).toBe(0)
  })

  test('opens encrypted data with the session key of the ticket', async () => {
    const [name, mobile] = [somebody(), freshMobile()]
    const user = await developmentWeChat.userOf('weapp', `dev-${name}`)
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(user?.sessionKey ?? '', 'base64'), iv)
    const encryptedData =
      cipher.update(JSON.stringify({ purePhoneNumber: mobile }), 'utf8', 'base64') + cipher.final('base64')
    const form = { iv: iv.toString('base64'), encryptedData }
    expect((await world.call('/api/tripartite/getPhoneNumber', { ...(await inWeapp(name)), ...form })).data).toEqual({
      mobile,
    })
    for (const who of [await inWeapp(), {}])
      expect((await world.call('/api/tripartite/getPhoneNumber', { ...who, ...form })).code).toBe(-1)
  })

  test.each([
    [{}],
    [{ code: 'dev-12345' }],
    [{ code: 'real-code' }],
    [{ iv: 'aa' }],
    [{ iv: 'a', encryptedData: 'b' }],
  ])('refuses %j', async (form) => {
    expect((await world.call('/api/tripartite/getPhoneNumber', form)).code).toBe(-1)
  })
})

test('the mobile of a -10016 registers in its popup without WeChat, where third-party login is on', async () => {
  await saveSetting(world, 'register', { register: 'username', third_party: 1, bind_mobile: 1 })
  const mobile = freshMobile()
  const login = await world.call('/api/login/mobile', await receiveCode(world, '/api/login/mobileCode', mobile))
  expect(login.code).toBe(-10016)
  world.clock.forward(120)
  const { code, data } = await bind(mobile)
  expect(code).toBe(0)
  expect((await info(data.token)).mobile).toBe(mobile)
})
