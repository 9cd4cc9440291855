import { act, fireEvent, render, screen } from '@testing-library/react'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { location } from '@/platform/location/location'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { switchSite } from '@/session/site'
import { fillScreenSlots } from '@/ui/screenSlots'
import { StreetScreen } from './StreetScreen'

fillScreenSlots({ TabBar: () => null, NotOffered: GoBrowsing })
jest.mock('@/platform/network/network')
jest.mock('@/ui/askToAllow', () => ({ askToAllow: jest.fn().mockResolvedValue(false) }))
const mall = network as unknown as FakeNetwork
const call = '/api/shop/page'

const shop = (site_id: number, more: object = {}) => ({
  ...{ site_id, site_name: `店 ${site_id}`, is_own: 0, logo: '', banner: '', seo_description: '', distance: '' },
  ...{ shop_sales: 5, sub_num: 3, shop_desccredit: '4.90', goods_list: [] },
  ...more,
})
const boot = (development: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development, style_theme: 'red', default_img: {} } as never))
const page = (...list: object[]) => ({ data: { count: list.length, page_count: 1, list } })
const asked = () => mall.to(call).at(-1)?.params

async function shown(query = '') {
  unitPage.at(`/otherpages/shop/street/street${query}`)
  const { container } = render(<StreetScreen />)
  await unitPage.settled()
  return async (handle: string) => {
    await act(async () => void fireEvent.click(container.querySelector(handle) as Element))
    await unitPage.settled()
  }
}

beforeEach(() => {
  mall.reset()
  mall.on('/api/shopcategory/page', page({ category_id: 4, category_name: '生鲜果蔬' }))
  mall.on(call, page(shop(3), shop(7)))
  act(() => {
    switchSite(0)
    beginEra()
  })
  boot(1)
})

test('shops stand in a row, each with the way in', async () => {
  const tap = await shown()
  expect(asked()).toMatchObject({ order: 'site_id', page: '1', website_id: '0' })
  expect(document.querySelectorAll('.t-street-shop')).toHaveLength(2)
  expect(screen.getAllByText('评分 4.90 · 3 人关注 · 已售 5')).toHaveLength(2)
  unitPage.log.length = 0
  await tap('.t-shop-face')
  expect(unitPage.log).toEqual(['navigateTo /otherpages/shop/index/index?site_id=3'])
})

test('words, trades and sortings narrow and order them', async () => {
  const tap = await shown(`?keyword=${encodeURIComponent('果')}`)
  expect(asked()).toMatchObject({ keyword: '果', order: 'site_id' })
  await tap('.t-tab-4')
  expect(asked()).toMatchObject({ keyword: '果', category_id: '4' })
  await tap('.t-tab-sales')
  expect(asked()).toMatchObject({ category_id: '4', order: 'shop_sales' })
  await tap('.t-search-clear')
  expect(asked()).not.toHaveProperty('keyword')
  expect(asked()).toMatchObject({ category_id: '4', order: 'shop_sales' })
})

test('the phone is asked where it is for the nearest alone; who refuses keeps the order', async () => {
  const where = jest.spyOn(location, 'where').mockResolvedValue('refused')
  const tap = await shown()
  await tap('.t-tab-score')
  expect(where).not.toHaveBeenCalled()
  await tap('.t-tab-near')
  expect(where).toHaveBeenCalledTimes(1)
  expect(asked()).toMatchObject({ order: 'shop_desccredit' })
  expect(asked()).not.toHaveProperty('lat')
  where.mockResolvedValue({ latitude: 30.2592, longitude: 120.1303 })
  mall.on(call, page(shop(7, { distance: '0.43' }), shop(3)))
  await tap('.t-tab-near')
  expect(asked()).toMatchObject({ lat: '30.2592', lng: '120.1303' })
  expect(asked()).not.toHaveProperty('order')
  expect(screen.getByText('430 米 · 评分 4.90 · 3 人关注 · 已售 5')).toBeVisible()
})

test('shops of the chosen city only; where it has none, the way to another', async () => {
  mall.on('/api/website/getWebsiteInfo', { data: { site_area_id: 330_100, site_area_name: '杭州市' } })
  mall.on(call, page())
  act(() => switchSite(0, 101))
  await shown()
  expect(asked()).toMatchObject({ website_id: '101' })
  expect(screen.getByText('杭州市还没有店铺')).toBeVisible()
})

test('no shop of that name says so', async () => {
  mall.on(call, page())
  await shown('?keyword=xyz')
  expect(screen.getByText('没有找到与“xyz”有关的店铺')).toBeVisible()
})

test('without a connection it can be asked again, and the trades are left out', async () => {
  mall.on(call, new NetworkFault('network'))
  mall.on('/api/shopcategory/page', new NetworkFault('network'))
  const tap = await shown()
  expect(document.querySelector('.t-tab-0')).toBeNull()
  mall.on(call, page(shop(3)))
  await tap('.t-retry')
  expect(document.querySelectorAll('.t-street-shop')).toHaveLength(1)
})

test('of many trades the others come when they are asked for', async () => {
  const trades = Array.from({ length: 10 }, (_, i) => ({ category_id: i + 1, category_name: `类 ${i + 1}` }))
  mall.on('/api/shopcategory/page', { data: { count: 10, page_count: 2, list: trades.slice(0, 8) } })
  mall.on('/api/shopcategory/tree', new NetworkFault('network'))
  const tap = await shown()
  expect(mall.to('/api/shopcategory/tree')).toEqual([])
  expect(document.querySelector('.t-tab-9')).toBeNull()
  await tap('.t-tab-more')
  mall.on('/api/shopcategory/tree', { data: trades })
  await tap('.t-tab-more')
  expect(document.querySelector('.t-tab-more')).toBeNull()
  await tap('.t-tab-9')
  expect(asked()).toMatchObject({ category_id: '9' })
})

test('a long or numeric keyword is only words', async () => {
  await shown(`?keyword=${'9'.repeat(200)}`)
  expect(asked()).toMatchObject({ keyword: '9'.repeat(50) })
})

test('while shops are hidden nothing is asked', async () => {
  boot(0)
  await shown()
  expect(mall.sent).toEqual([])
  expect(document.querySelector('.t-empty-go')).not.toBeNull()
})
