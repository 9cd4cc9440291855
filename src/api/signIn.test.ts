import { feedback } from '@/platform/feedback/feedback'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { authInfo, dropAuthInfo } from '@/session/authInfo'
import { useCartCount } from '@/session/cartCount'
import { readLaunch } from '@/session/launch'
import { currentSignIn, setSignIn } from '@/session/signInState'
import { currentToken, dropToken, signIn } from '@/session/token'
import { act, renderHook } from '@testing-library/react'
import { call } from './call'
import { answerPopup, enterWith, launchLogin, logInWithWeChat, withTicket } from './signIn'
import { welcome } from './start'

jest.mock('@/platform/network/network', () => {
  const { fakeNetwork } = jest.requireActual<typeof import('@/platform/network/fake')>('@/platform/network/fake')
  return { network: fakeNetwork() }
})
jest.mock('@/platform/feedback/feedback', () => {
  const { fakeFeedback } = jest.requireActual<typeof import('@/platform/feedback/fake')>('@/platform/feedback/fake')
  return { feedback: fakeFeedback() }
})
jest.mock('@/platform/login/login', () => {
  const { fakeLogin } = jest.requireActual<typeof import('@/platform/login/fake')>('@/platform/login/fake')
  return { login: fakeLogin() }
})
jest.mock('@/platform/host/host', () => {
  const { fakeHost } = jest.requireActual<typeof import('@/platform/host/fake')>('@/platform/host/fake')
  return { host: fakeHost() }
})

const mall = network as unknown as FakeNetwork
const asked = (feedback as unknown as { asked: object[] }).asked
const left = (login as unknown as { asked: string[] }).asked
const inApp = (appType: 'h5' | 'weapp' | 'wechat') => Object.assign(host, { appType })
const ticket = { openid: 'o1', unionid: 'u1', auth_ticket: 't1' }
const named = { ...ticket, userinfo: { nickName: '小明', avatarUrl: 'https://a.test/a.png' } }
const weapp = '/weapp/api/weapp/authcodetoopenid'
const wechat = '/wechat/api/wechat/authcodetoopenid'
const tick = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const cart = () => renderHook(() => useCartCount()).result.current
const config = (third_party: 0 | 1, bind_mobile: 0 | 1) =>
  mall.on('/api/register/config', { data: { value: { third_party, bind_mobile } } })
const modal = (content: string) => [{ title: '授权登录失败', content, confirm: '知道了' }]
/** `c1`, `c2`, ... */
function codes() {
  let code = 0
  Object.assign(login, { code: async () => `c${(code += 1)}` })
}

let clock = Date.now()
beforeEach(() => {
  // a second way to the same page within a moment counts as a double tap
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  asked.length = 0
  left.length = 0
  inApp('h5')
  Object.assign(login, { code: async () => '', mayAsk: () => false })
  setSignIn({ state: 'idle', back: '' })
  dropToken()
  dropAuthInfo()
  mall.on('/api/cart/count', { data: 5 })
})

describe('at the start', () => {
  test('a token that holds', async () => {
    signIn('good')
    mall.on('/api/member/info', { data: {} })
    expect(await launchLogin('/')).toBe('member')
    expect(mall.sent).toHaveLength(1)
  })

  test.each([-10009, -10010])('a token that has ended (%s) is dropped without a word or a login page', async (code) => {
    signIn('old')
    mall.on('/api/member/info', { code })
    expect(await launchLogin('/')).toBe('guest')
    expect([currentToken(), unitPage.log, asked]).toEqual(['', [], []])
  })

  test('an ended token is followed by the login with WeChat', async () => {
    inApp('weapp')
    codes()
    signIn('old')
    mall.on('/api/member/info', { code: -10010 })
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    expect(await launchLogin('/')).toBe('member')
    expect(currentToken()).toBe('new')
  })

  test('a lost connection does not end the session', async () => {
    signIn('good')
    mall.on('/api/member/info', { status: 502, text: '' })
    expect(await launchLogin('/')).toBe('member')
    expect(currentToken()).toBe('good')
  })

  test('a plain browser stays a guest', async () => {
    expect(await launchLogin('/')).toBe('guest')
    expect(mall.sent).toEqual([])
  })

  test('two at once are one', async () => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    expect(await Promise.all([launchLogin('/'), logInWithWeChat('/')])).toEqual(['member', 'member'])
    expect(mall.to(weapp)).toHaveLength(1)
  })

  test('a wish during a quiet start that finds nobody is taken up after it', async () => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { code: -10016, data: null })
    config(1, 1)
    const start = launchLogin('/')
    const wishes = [logInWithWeChat('/'), logInWithWeChat('/')]
    expect(await start).toBe('guest')
    expect(await Promise.all(wishes)).toEqual(['forced', 'forced'])
    expect(mall.to('/api/register/config')).toHaveLength(1)
  })
})

describe('in the mini-program, at the start', () => {
  beforeEach(() => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
  })

  test('the code is exchanged and a known member logged in; who invited travels along', async () => {
    readLaunch({ scene: encodeURIComponent('suid-5&source_member-7'), uid: '9' })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    expect(await launchLogin('/')).toBe('member')
    expect(currentToken()).toBe('new')
    await tick()
    expect(cart()).toBe(5)
    expect(mall.to('/api/login/authonlylogin')[0]?.params).toMatchObject({
      weapp_openid: 'o1',
      wx_unionid: 'u1',
      auth_ticket: 't1',
      site_id: '0',
      suid: '5',
      uid: '9',
      source_member: '7',
    })
    expect(authInfo()).toMatchObject({ weapp_openid: 'o1', auth_ticket: 't1' })
  })

  test.each([-10016, -10017, -1])('a failure (%s) is silent, and the auth info is removed', async (code) => {
    mall.on('/api/login/authonlylogin', { code, message: '不行' })
    expect(await launchLogin('/')).toBe('guest')
    expect([authInfo(), asked, unitPage.log]).toEqual([{}, [], []])
  })

  test('an ended ticket is fetched anew, once', async () => {
    mall.on('/api/login/authonlylogin', { code: -11001 })
    expect(await launchLogin('/')).toBe('guest')
    expect(mall.to(weapp).map((sent) => sent.params.code)).toEqual(['c1', 'c2'])
    expect(authInfo()).toEqual({})
  })

  test('a new ticket leads in', async () => {
    let tries = 0
    mall.on('/api/login/authonlylogin', () => ((tries += 1) === 1 ? { code: -11001 } : { data: { token: 'new' } }))
    expect(await launchLogin('/')).toBe('member')
  })

  test('a server that knows nothing of WeChat is no trouble', async () => {
    mall.on(weapp, { code: -1 })
    expect(await launchLogin('/')).toBe('guest')
    expect(asked).toEqual([])
  })
})

describe('at the wish of the shopper', () => {
  beforeEach(() => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { code: -10016 })
  })

  test.each([
    [1, 1, 'forced'],
    [1, 0, 'binding'],
    [0, 1, 'loginPage'],
    [0, 0, 'loginPage'],
  ] as const)('-10016 with third_party %s, bind_mobile %s: %s', async (third, bind, state) => {
    config(third, bind)
    expect(await logInWithWeChat('/back')).toBe(state)
    expect([asked, currentSignIn().back]).toEqual([[], '/back'])
    // the popup needs it
    expect(authInfo()).toMatchObject({ weapp_openid: 'o1' })
  })

  test('the server’s words and our own: the two modals', async () => {
    mall.on('/api/login/authonlylogin', { code: -10017, message: '账号已被冻结，请联系客服' })
    expect(await logInWithWeChat('/')).toBe('loginPage')
    expect(asked.splice(0)).toEqual(modal('账号已被冻结，请联系客服'))
    Object.assign(login, { code: async () => 'same' })
    mall.on('/api/login/authonlylogin', { code: -11001, message: '' })
    await logInWithWeChat('/')
    expect(asked.splice(0)).toHaveLength(1)
    mall.on(weapp, () => {
      throw new TypeError('boom')
    })
    await logInWithWeChat('/')
    expect(asked).toHaveLength(1)
  })

  test('what follows is not known: it is told, and nothing opens', async () => {
    mall.on('/api/register/config', { code: -1, message: '系统繁忙' })
    expect(await logInWithWeChat('/')).toBe('loginPage')
    expect(asked).toEqual(modal('系统繁忙'))
  })

  test('the optional popup may be skipped: the mall registers without a mobile', async () => {
    config(1, 0)
    mall.on('/api/login/auth', { data: { token: 'new', is_register: 1 } })
    await logInWithWeChat('/')
    expect(await answerPopup('skipped')).toBe('rewarding')
    expect(currentToken()).toBe('new')
    expect(await answerPopup('closed')).toBe('member')
  })

  test('the forced one may not, and closed it leaves the login page', async () => {
    config(1, 1)
    await logInWithWeChat('/')
    expect(await answerPopup('skipped')).toBe('forced')
    expect(mall.to('/api/login/auth')).toHaveLength(0)
    expect(await answerPopup('closed')).toBe('loginPage')
  })

  test('a mobile that was bound: token, cart, reward', async () => {
    config(1, 1)
    await logInWithWeChat('/')
    expect(await enterWith('bound', true)).toBe('rewarding')
    await tick()
    expect([currentToken(), cart()]).toEqual(['bound', 5])
    await answerPopup('closed')
    expect(await enterWith('again')).toBe('member')
  })

  test('a ticket that ends while the popup is open: proved anew, and asked once more', async () => {
    config(1, 1)
    await logInWithWeChat('/')
    let tries = 0
    mall.on('/api/tripartite/mobileauth', () => ((tries += 1) === 1 ? { code: -11001 } : { data: { token: 'n' } }))
    const ask = () => call('/api/tripartite/mobileauth', { code: 'p', ...authInfo() }, { silent: true })
    expect(await withTicket(ask)).toEqual({ token: 'n' })
    expect(mall.to(weapp).map((sent) => sent.params.code)).toEqual(['c1', 'c2'])
    expect(currentSignIn().state).toBe('forced')
  })
})

describe("in WeChat's browser", () => {
  beforeEach(() => inApp('wechat'))
  const url = () => mall.to('/wechat/api/wechat/authcode')[0]?.params ?? {}
  const home = { cart_count: 0, development: 1, style_theme: 'red', default_img: {}, addon_is_exit: {} }

  test('the page is left for a code that comes back to the login page, with a mark', async () => {
    Object.assign(login, { mayAsk: () => true })
    mall.on('/wechat/api/wechat/authcode', { data: 'https://open.weixin.test/?x' })
    mall.on('/api/config/init', { data: home })
    // at launch no page stands anywhere yet
    unitPage.pages = []
    await welcome('/pages/goods/list/list', { keyword: '%E8%8C%B6', stamp: 'A' })
    expect(left).toEqual(['https://open.weixin.test/?x'])
    const back = encodeURIComponent('/pages/goods/list/list?keyword=%E8%8C%B6')
    expect(url().redirect_url).toBe(`https://mall.test/pages/login/login/login?back=${back}&wx_state=mark1`)
    expect(url().scopes).toBe('snsapi_base')
  })

  test('at the wish of the shopper the name is asked for', async () => {
    Object.assign(login, { mayAsk: (why?: string) => why === 'wanted' })
    mall.on('/wechat/api/wechat/authcode', { data: 'https://open.weixin.test/?x' })
    expect(await launchLogin('/')).toBe('guest')
    expect(await logInWithWeChat('/pages/order/list/list')).toBe('leaving')
    expect(url().scopes).toBe('snsapi_userinfo')
  })

  test('a mall without WeChat leads to the login page', async () => {
    Object.assign(login, { mayAsk: () => true })
    mall.on('/wechat/api/wechat/authcode', { code: -1, message: '商城尚未接入微信公众号登录' })
    expect(await logInWithWeChat('/')).toBe('loginPage')
    expect([left, asked]).toEqual([[], []])
  })

  test.each([
    ['s1', 'redirectTo /pages/goods/detail/detail?sku_id=1'],
    ['w1', undefined],
  ])('back with the mark %s and no member', async (wx_state, step) => {
    const back = '/pages/goods/detail/detail?sku_id=1'
    unitPage.at(`/pages/login/login/login?back=${encodeURIComponent(back)}`)
    await launchLogin('/pages/login/login/login', { wx_state, back })
    expect(unitPage.log[0]).toBe(step)
  })

  const wish = '/pages/goods/detail/detail?sku_id=1'
  const loginLink = `/pages/login/login/login?back=${encodeURIComponent(wish)}`
  test.each([
    ['a guest: the login page stays, with its wish', '', `redirectTo ${loginLink}`],
    ['a member: on to the wish', 'c1', `redirectTo ${wish}`],
  ])('a visit that began on the login page, back as %s', async (_, code, step) => {
    Object.assign(login, { code: async () => code })
    mall.on(wechat, { data: { ...ticket, userinfo: null } })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    unitPage.at(`/pages/login/login/login?back=${encodeURIComponent(loginLink)}`)
    await launchLogin('/x', { wx_state: 's1', back: loginLink })
    expect(unitPage.log).toEqual([step])
  })

  test('back with a code of a member: on to the page that was wanted', async () => {
    Object.assign(login, { code: async () => 'c1' })
    mall.on(wechat, { data: { ...ticket, userinfo: null } })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    const back = '/pages/goods/detail/detail?sku_id=1'
    unitPage.at(`/pages/login/login/login?back=${encodeURIComponent(back)}`)
    expect(await launchLogin('/x', { wx_state: 'w1', back })).toBe('member')
    expect(unitPage.log).toEqual([`redirectTo ${back}`])
    expect(mall.to(wechat)[0]?.params).toMatchObject({ code: 'c1' })
  })

  test('with the name the mall may register', async () => {
    Object.assign(login, { code: async () => 'c1' })
    mall.on(wechat, { data: named })
    mall.on('/api/login/auth', { data: { token: 'new', is_register: 1 } })
    expect(await launchLogin('/', { wx_state: 'w1' })).toBe('rewarding')
    expect(mall.to('/api/login/auth')[0]?.params).toMatchObject({ wx_openid: 'o1', nickName: '小明' })
    // the reward is looked at first
    expect(unitPage.log).toEqual([])
  })

  test('-10016 opens the popup there', async () => {
    Object.assign(login, { code: async () => 'c1' })
    mall.on(wechat, { data: named })
    mall.on('/api/login/auth', { code: -10016 })
    config(1, 1)
    expect(await launchLogin('/', { wx_state: 'w1' })).toBe('forced')
    expect(authInfo()).toMatchObject({ wx_openid: 'o1' })
  })

  test('another failure is a modal with the message', async () => {
    Object.assign(login, { code: async () => 'c1' })
    mall.on(wechat, { data: named })
    mall.on('/api/login/auth', { code: -10017, message: '账号已锁定' })
    expect(await launchLogin('/')).toBe('guest')
    expect(asked).toEqual(modal('账号已锁定'))
  })

  test('an ended ticket leaves for a new code once more', async () => {
    let codesLeft = 1
    const why: unknown[] = []
    Object.assign(login, {
      code: async () => ((codesLeft -= 1) >= 0 ? 'c1' : ''),
      mayAsk: (one?: string) => why.push(one) > 0,
    })
    mall.on(wechat, { data: named })
    mall.on('/api/login/auth', { code: -11001 })
    mall.on('/wechat/api/wechat/authcode', { data: 'https://open.weixin.test/?x' })
    expect(await launchLogin('/')).toBe('leaving')
    expect(why).toEqual(['again'])
  })
})
