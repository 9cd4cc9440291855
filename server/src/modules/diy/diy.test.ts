import { codes } from '@mall/contract/envelope'
import type { DiyPage } from '@mall/contract/diy'
import { testMall, type TestMall } from '../../testing/testMall'
import { isOn } from './addonItems'

let server: TestMall
beforeEach(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterEach(() => server.close())

const info = (params: object = {}) => server.call('/api/diyview/info', params)
const controllers = (page: DiyPage) =>
  (JSON.parse(page.value) as { value: { controller: string }[] }).value.map((item) => item.controller)
const save = (params: { name: string; website_id?: number; value?: Record<string, unknown> }, site = 0) =>
  server.operator('/operator/api/diy/save', { title: '页面', value: { global: {}, value: [] }, ...params }, site)

describe('a city', () => {
  const nationWide = { site_id: 0, site_area_id: 0, site_area_name: '全国', status: 1 }
  const find = async () => (await server.call('/api/website/getWebsiteidByAddress', { web_city: '绍兴市' })).data
  const goods = async () => (await server.call('/api/goodssku/page', { website_id: 22 })).data.count
  beforeEach(async () => {
    const city = { site_id: 22, site_area_id: 330600, site_area_name: '绍兴市', status: 1 }
    await server.mall.db.insertInto('city_site').values(city).execute()
  })

  it('with a closed sub-site is served nation-wide', async () => {
    expect(await find()).toMatchObject({ site_id: 22 })
    await server.mall.db.updateTable('city_site').set({ status: 0 }).where('site_id', '=', 22).execute()
    expect(await find()).toEqual(nationWide)
    expect((await info({ website_id: 22 })).data.site_area_name).toBe('全国')
  })

  it('counts for nothing anywhere while the addon is off', async () => {
    expect(await goods()).toBe(0)
    await server.operator('/operator/api/config/save', { key: 'addon', value: { city: 0 } })
    expect(await find()).toEqual(nationWide)
    expect((await info({ website_id: 22 })).data.site_area_name).toBe('全国')
    expect(await goods()).toBeGreaterThan(0)
  })
})

describe('custom pages', () => {
  it('are found by name and by id', async () => {
    const { data: home } = await info({ name: 'DIY_VIEW_INDEX' })
    expect(home).toMatchObject({ site_id: 0, name: 'DIY_VIEW_INDEX', type: 'admin', site_area_name: '全国' })
    expect((await info({ id: home.id })).data).toEqual(home)
    expect((await info()).data).toEqual(home)
    const { data: shop } = await info({ name: 'DIY_VIEW_SHOP_INDEX', site_id: 7 })
    expect(shop).toMatchObject({ site_id: 7, type: 'shop' })
    expect(await info({ name: 'DIY_VIEW_RANDOM_404' })).toMatchObject({ code: -1 })
    expect(await info({ id: 404 })).toMatchObject({ code: -1 })
    expect(await info({ name: 'DIY_VIEW_SHOP_INDEX' })).toMatchObject({ code: -1 })
    expect(await info({ name: 'DIY_VIEW_INDEX', site_id: 404 })).toMatchObject({ code: -1 })
  })

  it('a shop that saved no home has one of its own goods', async () => {
    await server.mall.db.deleteFrom('diy_page').where('site_id', '=', 7).execute()
    const { data: shop } = await info({ name: 'DIY_VIEW_SHOP_INDEX', site_id: 7 })
    expect(shop).toMatchObject({ id: 0, site_id: 7, name: 'DIY_VIEW_SHOP_INDEX', title: '山野鲜生', type: 'shop' })
    expect(controllers(shop)).toEqual(['ShopInfo', 'ShopSearch', 'ShopCoupon', 'GoodsList'])
  })

  it('lose the blocks of an addon that is off', async () => {
    const block = (controller: string, addon_name = '') => ({
      controller,
      addon_name,
      name: '',
      type: '',
      is_delete: 0,
    })
    const value = [block('Text'), block('ShopCoupon'), block('Seckill', 'seckill'), block('Other', 'unheard')]
    await save({ name: 'DIY_VIEW_RANDOM_9', value: { global: { title: 'x' }, value } })
    const page = async () => (await info({ name: 'DIY_VIEW_RANDOM_9' })).data
    expect(controllers(await page())).toEqual(['Text', 'ShopCoupon', 'Seckill', 'Other'])
    await server.operator('/operator/api/config/save', { key: 'addon', value: { coupon: 0, seckill: 0 } })
    expect(controllers(await page())).toEqual(['Text', 'Other'])
    expect(JSON.parse((await page()).value)).toMatchObject({ global: { title: 'x' } })
  })

  it('the market of distribution is one of them, and loses its goods while the addon is off', async () => {
    const item = { controller: 'FenxiaoGoodsList', addon_name: '', name: '', type: '', is_delete: 0 }
    const value = { global: { title: '分销市场' }, value: [{ ...item, addon_name: 'fenxiao' }, item] }
    expect(await save({ name: 'DIY_FENXIAO_MARKET', value })).toMatchObject({ code: 0 })
    const { data: market } = await info({ name: 'DIY_FENXIAO_MARKET' })
    expect(market).toMatchObject({ site_id: 0, type: 'admin', addon_name: 'fenxiao' })
    expect(JSON.parse(market.value)).toEqual(value)
    await server.operator('/operator/api/config/save', { key: 'addon', value: { fenxiao: 0 } })
    expect(controllers((await info({ name: 'DIY_FENXIAO_MARKET' })).data)).toEqual([])
  })

  it('a city without its own page gets the nation-wide one', async () => {
    const city = { site_id: 21, site_area_id: 330100, site_area_name: '杭州市', status: 1 }
    await server.mall.db.insertInto('city_site').values(city).execute()
    const { data: home } = await info()
    const { data: before } = await info({ name: 'DIY_VIEW_CITY_INDEX', website_id: 21 })
    expect(before).toEqual({ ...home, site_area_id: 330100, site_area_name: '杭州市' })
    await save({ name: 'DIY_VIEW_CITY_INDEX', website_id: 21 })
    const { data: after } = await info({ name: 'DIY_VIEW_CITY_INDEX', web_city: '21' })
    expect(after).toMatchObject({ name: 'DIY_VIEW_CITY_INDEX', site_area_id: 330100 })
    expect((await server.call('/api/website/getWebsiteidByAddress', { web_city: '杭州市' })).data).toEqual(city)
    expect((await server.call('/api/website/getWebsiteInfo', { site_id: 21 })).data).toEqual({
      ...{ site_area_id: 330100, site_area_name: '杭州市' },
    })
    const by = async (web_city: string) =>
      (await server.call('/api/website/getWebsiteidByAddress', { web_city })).data.site_id
    expect([await by('330100'), await by('宁波市')]).toEqual([21, 0])
  })

  it('belong to the site that saved them', async () => {
    expect(await save({ name: 'DIY_VIEW_SHOP_INDEX' }, 7)).toMatchObject({ code: 0 })
    const { data: mine } = await info({ name: 'DIY_VIEW_SHOP_INDEX', site_id: 7 })
    expect(mine).toMatchObject({ site_id: 7, title: '页面' })
    expect(controllers(mine)).toEqual([])
    expect(controllers((await info({ name: 'DIY_VIEW_SHOP_INDEX', site_id: 3 })).data).length).toBeGreaterThan(0)
    const own = { name: 'DIY_VIEW_SHOP_INDEX', site_id: 3 }
    expect(await server.operator('/operator/api/diy/save', { ...own, title: '', value: {} }, 7)).toMatchObject({
      code: codes.NOT_ALLOWED,
    })
    expect(await save({ name: 'DIY_VIEW_SHOP_INDEX' }, 404)).toMatchObject({ code: 0 })
  })

  it.each<Record<string, unknown>>([
    {},
    { global: {} },
    { global: null, value: [] },
    { global: {}, value: [1] },
    { global: {}, value: {} },
  ])('are refused with the value %j', async (value) =>
    expect(await save({ name: 'DIY_VIEW_RANDOM_9', value })).toMatchObject({ code: codes.PARAMETER_ERROR }),
  )
})

it('a block without an addon is always on', () => {
  const off = { coupon: 0, seckill: 0 } as unknown as Parameters<typeof isOn>[1]
  expect(isOn({ controller: 'constructor' }, off)).toBe(true)
  expect(isOn({ addon_name: 'toString' }, off)).toBe(true)
  expect(isOn({ controller: 'ShopCoupon' }, off)).toBe(false)
  expect(isOn({ controller: 'Anything', addon_name: 'SECKILL' }, off)).toBe(false)
})

it('shows the menu, the site and its advertisements', async () => {
  const { data: menu } = await server.call('/api/diyview/memberIndex')
  expect(menu.menuList.map((entry) => entry.tag)).toContain('pointshop')
  const list = [{ tag: 'order', text: '订单', img: '', url: 'pages/order/list/list' }]
  await server.operator('/operator/api/config/save', { key: 'member_menu', value: { list } as never })
  expect((await server.call('/api/diyview/memberIndex')).data.menuList).toEqual(list)
  const { data: site } = await server.call('/api/website/info')
  expect(site).toMatchObject({ title: '拾光商城', wap_status: 1 })
  expect(site).not.toHaveProperty('development')
  const { data: adv } = await server.call('/api/adv/detail', { keyword: 'NS_INDEX' })
  expect(adv.adv_list[0]).toMatchObject({ ap_id: adv.ap_id, price: '0.00' })
  expect(JSON.parse(adv.adv_list[0]!.adv_url)).toHaveProperty('wap_url')
  expect((await server.call('/api/adv/detail', { keyword: 'NS_NOTHING' })).data.adv_list).toEqual([])
})

it('tells every site that the mall is closed and why, from the next call, and that it opened again', async () => {
  const turn = (value: Record<string, unknown>, site = 0) =>
    server.operator('/operator/api/config/save', { key: 'website', value: value as never }, site)
  const told = async (site_id: number) => {
    const { data } = await server.call('/api/website/info', { site_id })
    return [data.wap_status, data.close_reason]
  }
  expect(await turn({ wap_status: 0 }, 3)).toMatchObject({ code: -11006 })
  await turn({ wap_status: 0, close_reason: '系统升级中' })
  expect([await told(0), await told(3)]).toEqual([
    [0, '系统升级中'],
    [0, '系统升级中'],
  ])
  await turn({ wap_status: 1 })
  expect(await told(0)).toEqual([1, '系统升级中'])
})
