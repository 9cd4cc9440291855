import type { BottomNav } from '@mall/contract/diyComponents'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeEach(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterEach(() => server.close())

const turn = (key: 'addon' | 'style_theme' | 'website' | 'servicer', value: Record<string, unknown>) =>
  server.operator('/operator/api/config/save', { key, value })

it('answers everything a start needs at once', async () => {
  const { data: init } = await server.call('/api/config/init')
  expect(init).toMatchObject({
    ...{ cart_count: 0, wholesale_cart_count: 0, development: 1, style_theme: { name: 'red', main_color: '#f5222d' } },
    default_img: { default_goods_img: 'upload/default/default_img/goods.png' },
  })
  expect(Object.values(init.addon_is_exit)).toEqual(Array.from({ length: 30 }, () => 1))
  expect((await server.call('/api/config/defaultimg')).data).toEqual(init.default_img)
  expect((await server.call('/api/diyview/bottomNav')).data).toEqual(init.diy_bottom_nav)
  expect((await server.call('/api/addon/addonisexit')).data).toEqual(init.addon_is_exit)
  expect((await server.call('/api/diyview/style')).data).toEqual(init.style_theme)
})

it('counts the cart of the member', async () => {
  const token = await server.login(1)
  await server.call('/api/cart/add', { sku_id: 1, num: 2, site_id: 3 }, { token })
  await server.call('/api/cart/add', { sku_id: 3, num: 3, site_id: 7 }, { token })
  expect((await server.call('/api/config/init', {}, { token })).data.cart_count).toBe(5)
  await server.operator('/operator/api/goods/state', { goods_id: 3, goods_state: 0 })
  expect((await server.call('/api/config/init', {}, { token })).data.cart_count).toBe(2)
  expect((await server.call('/api/config/init')).data.cart_count).toBe(0)
})

it('each site has its own navigation', async () => {
  const titles = async (site_id: number) => {
    const { data: nav } = await server.call('/api/diyview/shopBottomNav', { site_id })
    return (JSON.parse(nav.value) as BottomNav).list.map((tab) => tab.title)
  }
  expect(await titles(0)).toEqual(['首页', '分类', '购物车', '我的'])
  expect((await titles(7))[0]).toBe('店铺')
  await server.mall.db.deleteFrom('setting').where('site_id', '=', 3).execute()
  expect(await titles(3)).toEqual([])
})

it('follows the operator: theme, addons, hidden shops', async () => {
  await turn('style_theme', { name: 'golden' })
  await turn('addon', { fenxiao: 0, servicer: 0 })
  await turn('website', { development: 0 })
  const { data: init } = await server.call('/api/config/init')
  expect(init).toMatchObject({ development: 0, style_theme: { name: 'golden', main_color: '#d4a24c' } })
  const isThere = async (name: string) => (await server.call('/api/addon/isexit', { name })).data
  expect([await isThere('fenxiao'), await isThere('coupon'), await isThere('toString')]).toEqual([0, 1, 0])
})

it('tells how shoppers reach a site, as it chose', async () => {
  const third = { h5: { type: 'third', open_url: 'https://help.example/7' }, weapp: { type: 'weapp' } }
  await server.operator('/operator/api/config/save', { key: 'servicer', value: third as never }, 7)
  const of = async (site_id: number) => (await server.call('/api/config/servicer', { site_id })).data
  expect(await of(7)).toEqual({ h5: third.h5, weapp: { type: 'weapp', corpid: '', wxwork_url: '' } })
  expect((await of(8)).h5.type).toBe('none')
  await turn('addon', { servicer: 0 })
  expect((await of(7)).h5).toEqual({ type: 'none', open_url: '' })
})

it('an addon that is off does not answer', async () => {
  const coupons = () => server.call('/coupon/api/coupon/typepagelists')
  expect(await coupons()).toMatchObject({ code: 0 })
  await turn('addon', { coupon: 0 })
  expect(await coupons()).toMatchObject({ code: -1, error_code: 'ADDON_OFF', data: null })
})

it('tells time, copyright and captcha flags', async () => {
  expect((await server.call('/api/config/time')).data).toBe(server.clock.now())
  expect((await server.call('/api/config/copyright')).data).toHaveProperty('company_name', '杭州拾光网络科技有限公司')
  expect((await server.call('/api/config/getCaptchaConfig')).data.value.shop_reception_login).toBe(1)
})
