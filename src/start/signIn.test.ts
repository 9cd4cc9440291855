import { feedback } from '@/platform/feedback/feedback'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { authInfo, dropAuthInfo } from '@/session/authInfo'
import { useCartCount } from '@/session/cartCount'
import { readLaunch } from './launch'
import { currentSignIn, setSignIn } from '@/session/signInState'
import * as toasts from '@/session/toast'
import { currentToken, dropToken, signIn } from '@/session/token'
import { act, renderHook } from '@testing-library/react'
import { call } from '@/api/call'
import { answerPopup, enterUnknown, enterWith, launchLogin, logInWithWeChat, withTicket } from './signIn'

jest.mock('@/platform/network/network')
jest.mock('@/platform/feedback/feedback')
jest.mock('@/platform/login/login')
jest.mock('@/platform/host/host')

const mall = network as unknown as FakeNetwork
const asked = (feedback as unknown as { asked: object[] }).asked
const inApp = (appType: 'h5' | 'weapp') => Object.assign(host, { appType })
const ticket = { openid: 'o1', unionid: 'u1', auth_ticket: 't1' }
const weapp = '/weapp/api/weapp/authcodetoopenid'
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

  test('a request during a quiet start that finds nobody is taken up after it', async () => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { code: -10016, data: null })
    config(1, 1)
    const start = launchLogin('/')
    const requests = [logInWithWeChat('/'), logInWithWeChat('/')]
    expect(await start).toBe('guest')
    expect(await Promise.all(requests)).toEqual(['forced', 'forced'])
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
    readLaunch('', { scene: encodeURIComponent('suid-5&source_member-7'), uid: '9' })
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

  test('a failed exchange of the code is told in the modal, and a guest goes on', async () => {
    mall.on(weapp, { code: -1, message: '微信授权失败，请重试' })
    expect(await launchLogin('/')).toBe('guest')
    expect([asked, unitPage.log]).toEqual([modal('微信授权失败，请重试'), []])
  })

  test('without a connection only the modal of the connection tells', async () => {
    mall.on(weapp, () => {
      mall.setOnline(false)
      return new NetworkFault('network')
    })
    expect(await launchLogin('/')).toBe('guest')
    expect(asked).not.toContainEqual(expect.objectContaining({ title: '授权登录失败' }))
    mall.setOnline(true)
  })
})

describe('at the request of the shopper', () => {
  beforeEach(() => {
    inApp('weapp')
    codes()
    mall.on(weapp, { data: ticket })
    mall.on('/api/login/authonlylogin', { code: -10016 })
  })

  test('no code at all: the toast says that the login failed; without third-party logins only what is left', async () => {
    const toasted = jest.spyOn(toasts, 'toast')
    config(0, 0)
    await logInWithWeChat('/')
    Object.assign(login, { code: async () => '' })
    await logInWithWeChat('/')
    expect(toasted.mock.calls).toEqual([['请使用手机号或密码登录'], ['登录失败，请使用手机号或密码登录']])
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

  test.each([
    [1, 1, 'forced', false],
    [1, 0, 'binding', false],
    [0, 1, 'loginPage', true],
  ] as const)('by message, third_party %s, bind_mobile %s: %s', async (third, bind, state, registers) => {
    config(third, bind)
    expect(await enterUnknown('13900000001')).toBe(registers)
    expect(currentSignIn()).toMatchObject({ state, mobile: '13900000001' })
    await answerPopup('closed')
    // the next request begins with nothing typed
    await logInWithWeChat('/')
    expect(currentSignIn().mobile).toBeUndefined()
  })

  test('by message, and what follows is not known: it is told, and no registration opens', async () => {
    mall.on('/api/register/config', { code: -1, message: '系统繁忙' })
    expect(await enterUnknown('13900000001')).toBe(false)
    expect(asked).toEqual(modal('系统繁忙'))
  })

  test('the server’s words and our own: the two modals', async () => {
    mall.on('/api/login/authonlylogin', { code: -10017, message: '账号已被冻结，请联系客服' })
    expect(await logInWithWeChat('/')).toBe('loginPage')
    expect(asked.splice(0)).toEqual(modal('账号已被冻结，请联系客服'))
    expect(authInfo()).toEqual({})
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

  test('what follows is not known: it is told, nothing opens, and who it is stays known', async () => {
    mall.on('/api/register/config', { code: -1, message: '系统繁忙' })
    expect(await logInWithWeChat('/')).toBe('loginPage')
    expect(asked).toEqual(modal('系统繁忙'))
    expect(authInfo()).toMatchObject({ weapp_openid: 'o1' })
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

  test('a ticket that ended and no code for another: the modal says that, not what came before', async () => {
    config(1, 1)
    await logInWithWeChat('/')
    Object.assign(login, { code: async () => '' })
    mall.on('/api/tripartite/mobileauth', { code: -11001, message: '微信授权已失效' })
    const ask = () => call('/api/tripartite/mobileauth', { code: 'p', ...authInfo() }, { silent: true })
    expect(await withTicket(ask)).toBeUndefined()
    expect([asked, currentSignIn().state, authInfo()]).toEqual([modal('微信授权已失效'), 'loginPage', {}])
  })

  test('who leaves is a guest again, and may come back', async () => {
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    expect(await logInWithWeChat('/')).toBe('member')
    dropToken()
    expect(currentSignIn().state).toBe('guest')
    expect(await logInWithWeChat('/')).toBe('member')
  })
})
