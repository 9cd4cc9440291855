import { feedback } from '@/platform/feedback/feedback'
import { login } from '@/platform/login/login'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { authInfo, dropAuthInfo } from '@/session/authInfo'
import { setSignIn } from '@/session/signInState'
import { dropToken } from '@/session/token'
import { launchLogin, logInWithWeChat } from './signIn'
import { welcome } from './start'

jest.mock('@/platform/network/network')
jest.mock('@/platform/feedback/feedback')
jest.mock('@/platform/login/login')
jest.mock('@/platform/host/host', () => {
  const { fakeHost } = jest.requireActual<typeof import('@/platform/host/fake')>('@/platform/host/fake')
  return { host: fakeHost({ appType: 'wechat' }) }
})

const mall = network as unknown as FakeNetwork
const asked = (feedback as unknown as { asked: object[] }).asked
const left = (login as unknown as { asked: string[] }).asked
const ticket = { openid: 'o1', unionid: 'u1', auth_ticket: 't1' }
const named = { ...ticket, userinfo: { nickName: '小明', avatarUrl: 'https://a.test/a.png' } }
const wechat = '/wechat/api/wechat/authcodetoopenid'

let clock = Date.now()
beforeEach(() => {
  // a second way to the same page within a moment counts as a double tap
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  asked.length = 0
  left.length = 0
  Object.assign(login, { code: async () => '', mayAsk: () => false })
  setSignIn({ state: 'idle', back: '' })
  dropToken()
  dropAuthInfo()
  mall.on('/api/cart/count', { data: 5 })
})

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

test('at the request of the shopper the name is asked for', async () => {
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

const target = '/pages/goods/detail/detail?sku_id=1'
const loginLink = `/pages/login/login/login?back=${encodeURIComponent(target)}`
test.each([
  ['a guest: the login page stays, with its target', '', `redirectTo ${loginLink}`],
  ['a member: on to the target', 'c1', `redirectTo ${target}`],
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
  mall.on('/api/register/config', { data: { value: { third_party: 1, bind_mobile: 1 } } })
  expect(await launchLogin('/', { wx_state: 'w1' })).toBe('forced')
  expect(authInfo()).toMatchObject({ wx_openid: 'o1' })
})

test('another failure is a modal with the message', async () => {
  Object.assign(login, { code: async () => 'c1' })
  mall.on(wechat, { data: named })
  mall.on('/api/login/auth', { code: -10017, message: '账号已锁定' })
  expect(await launchLogin('/')).toBe('guest')
  expect(asked).toEqual([{ title: '授权登录失败', content: '账号已锁定', confirm: '知道了' }])
  // only a failed `authonlylogin` removes it
  expect(authInfo()).toMatchObject({ wx_openid: 'o1' })
})

test('a failed exchange of the code at the start is a modal too', async () => {
  Object.assign(login, { code: async () => 'c1' })
  mall.on(wechat, { code: -1, message: '微信授权失败，请重试' })
  expect(await launchLogin('/', { wx_state: 's1' })).toBe('guest')
  expect(asked).toEqual([{ title: '授权登录失败', content: '微信授权失败，请重试', confirm: '知道了' }])
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
