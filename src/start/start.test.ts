import { feedback } from '@/platform/feedback/feedback'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import type { FakeNetwork, Reply } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { update } from '@/platform/update/update'
import { currentBoot } from '@/session/boot'
import { useCartCount } from '@/session/cartCount'
import { switchSite } from '@/session/site'
import { dropToken, signIn } from '@/session/token'
import { renderHook } from '@testing-library/react'
import { boot, watchSite } from './boot'
import { askWhetherOpen } from './closed'
import { welcome } from './start'
import { watchUpdate } from './update'

jest.mock('@/platform/network/network')
jest.mock('@/platform/feedback/feedback')
jest.mock('@/platform/update/update')
jest.mock('@/platform/login/login')
jest.mock('@/platform/host/host')

const mall = network as unknown as FakeNetwork
const platformLogin = login as unknown as { code: () => Promise<string>; mayAsk: () => boolean; asked: string[] }
const asked = (feedback as unknown as { asked: object[] }).asked
const init = {
  cart_count: '3',
  wholesale_cart_count: 1,
  style_theme: { name: 'blue', main_color: '#0000ff', aux_color: '#000088' },
  addon_is_exit: { seckill: 0 },
  diy_bottom_nav: { value: '{"type":1,"list":[]}' },
  development: 1,
  default_img: {},
}
const ticket = { openid: 'o1', unionid: 'u1', auth_ticket: 't1' }
const cart = () => renderHook(() => useCartCount()).result.current
const tick = () => new Promise((resolve) => setTimeout(resolve, 0))
const inApp = (appType: 'h5' | 'weapp' | 'wechat') => Object.assign(host, { appType })

beforeEach(() => {
  mall.reset()
  asked.length = 0
  platformLogin.asked.length = 0
  Object.assign(login, { code: async () => '', mayAsk: () => false })
  inApp('h5')
  localStorage.clear()
  dropToken()
})

describe('boot', () => {
  test('takes over the settings', async () => {
    mall.on('/api/config/init', { data: init })
    await boot()
    expect(currentBoot()).toMatchObject({ source: 'server', styleTheme: init.style_theme, addons: { seckill: 0 } })
    expect(cart()).toBe(3)
  })

  test('without an answer what was kept stays, and nothing is said', async () => {
    mall.on('/api/config/init', { data: init })
    await boot()
    mall.on('/api/config/init', { status: 502, text: '' })
    await boot()
    expect(currentBoot().addons).toEqual({ seckill: 0 })
    expect(asked).toEqual([])
  })

  test('another site is asked for its own', async () => {
    mall.on('/api/config/init', { data: init })
    watchSite()
    switchSite(14)
    await tick()
    expect(mall.to('/api/config/init').at(-1)?.params.site_id).toBe('14')
    switchSite(0)
  })
})

describe('a closed mall', () => {
  const website = (over: object) => mall.on('/api/website/info', { data: { close_reason: '盘点中', ...over } })

  test.each([[0], ['0']])('wap_status %j is known with its reason, until the mall opens again', async (status) => {
    website({ wap_status: status })
    await askWhetherOpen()
    expect(currentBoot().closed).toBe('盘点中')
    website({ wap_status: 1 })
    await askWhetherOpen()
    expect(currentBoot().closed).toBeUndefined()
  })

  test('without an answer it stays as it was, without a word', async () => {
    website({ wap_status: 0 })
    await askWhetherOpen()
    mall.on('/api/website/info', { status: 502, text: '' })
    await askWhetherOpen()
    expect(currentBoot().closed).toBe('盘点中')
    website({ wap_status: 1 })
    await askWhetherOpen()
    mall.on('/api/website/info', { code: -1 })
    await askWhetherOpen()
    expect(currentBoot().closed).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('an answer that comes after that of a later question is dropped', async () => {
    const answers: ((answer: Reply) => void)[] = []
    mall.on('/api/website/info', () => new Promise<Reply>((answer) => answers.push(answer)))
    const asking = [askWhetherOpen(), askWhetherOpen()]
    answers[1]?.({ data: { wap_status: 1, close_reason: '' } })
    await asking[1]
    answers[0]?.({ data: { wap_status: 0, close_reason: '盘点中' } })
    await asking[0]
    expect(currentBoot().closed).toBeUndefined()
  })

  test('settings that arrive meanwhile leave it closed', async () => {
    website({ wap_status: 0, close_reason: '' })
    await askWhetherOpen()
    mall.on('/api/config/init', { data: init })
    await boot()
    expect(currentBoot().closed).toBe('')
    website({ wap_status: 1 })
    await askWhetherOpen()
  })

  test('another site is asked for its own', async () => {
    website({ wap_status: 1 })
    mall.on('/api/config/init', { data: init })
    watchSite()
    switchSite(14)
    await tick()
    expect(mall.to('/api/website/info').at(-1)?.params.site_id).toBe('14')
    switchSite(0)
  })
})

describe('the address the app was launched at', () => {
  beforeEach(() => mall.on('/api/config/init', { data: init }))

  test('without a page goes home', async () => {
    unitPage.at('/nope')
    await welcome('/nope', {})
    expect(unitPage.log).toEqual(['switchTab /pages/index/index/index'])
  })

  test('in an old spelling goes to the page meant, params kept', async () => {
    signIn('me')
    mall.on('/api/member/info', { data: {} })
    unitPage.at('/otherpages/fenxiao/order_detail/order_detail?id=4')
    await welcome('/otherpages/fenxiao/order_detail/order_detail', { id: '4' })
    expect(unitPage.log).toEqual(['redirectTo /fenxiao/order_detail/order_detail?id=4'])
  })

  test.each(['/', '/pages/index/index/index', 'pages/goods/detail/detail'])('%s stays', async (path) => {
    await welcome(path, { sku_id: '1' })
    expect(unitPage.log).toEqual([])
  })

  test("as WeChat's way back goes on to where the shopper was", async () => {
    inApp('wechat')
    Object.assign(login, { code: async () => 'c1' })
    mall.on('/wechat/api/wechat/authcodetoopenid', { data: { ...ticket, userinfo: null } })
    mall.on('/api/login/authonlylogin', { data: { token: 'new' } })
    mall.on('/api/cart/count', { data: 0 })
    unitPage.at('/pages/login/login/login?code=c1&state=s')
    const back = encodeURIComponent('/pages/goods/detail/detail?sku_id=1')
    await welcome('/pages/login/login/login', { code: 'c1', wx_state: 's1', back, stamp: 'A' })
    expect(unitPage.log).toEqual(['redirectTo /pages/goods/detail/detail?sku_id=1'])
  })
})

test('a new version is offered, and applied when the shopper agrees', async () => {
  const { ready, applied } = update as unknown as { ready(): void; applied(): number }
  watchUpdate()
  ready()
  await tick()
  expect(asked).toHaveLength(1)
  expect(applied()).toBe(1)
})

// last in this file: it makes all modules anew
test('the settings are there at the next visit', async () => {
  mall.on('/api/config/init', { data: init })
  await boot()
  jest.resetModules()
  const again = await import('@/session/boot')
  expect(again.currentBoot()).toMatchObject({ source: 'saved', addons: { seckill: 0 }, bottomNav: { type: 1 } })
})
