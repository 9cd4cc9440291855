import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { boot } from './boot'
import { usePagedList } from '@/api/usePagedList'
import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const shop = '/coupon/api/coupon/typepagelists'
const platform = '/platformcoupon/api/platformcoupon/typepagelists'
const page = (...ids: number[]) => ({
  data: { count: ids.length, page_count: 1, list: ids.map((id) => ({ coupon_type_id: id })) },
})
const asked = () => mall.sent.filter(({ path }) => path.endsWith('/typepagelists'))

async function start(addons: object) {
  mall.on('/api/config/init', { data: { addon_is_exit: addons, development: 1, default_img: {}, style_theme: 'red' } })
  jest.useFakeTimers()
  await boot()
  await jest.advanceTimersByTimeAsync(1400)
  const early = asked().length
  await jest.advanceTimersByTimeAsync(5000)
  jest.useRealTimers()
  return early
}

beforeEach(() => {
  mall.reset()
  localStorage.clear()
})

test('both coupon lists are fetched after the first screen, and open the coupon centre at once', async () => {
  mall.on(shop, page(3, 1))
  mall.on(platform, page(7))
  expect(await start({})).toBe(0)
  expect(asked().map(({ path, params }) => [path, params.page, params.page_size])).toEqual([
    [shop, '1', '10'],
    [platform, '1', '10'],
  ])
  const { result } = renderHook(() => usePagedList(shop, {}))
  expect(result.current.rows).toMatchObject([{ coupon_type_id: 3 }, { coupon_type_id: 1 }])
  // it is asked again all the same
  await act(async () => undefined)
  expect(asked()).toHaveLength(3)
})

test('an addon that is off is not asked', async () => {
  mall.on(shop, page())
  await start({ platformcoupon: 0 })
  expect(asked().map(({ path }) => path)).toEqual([shop])
})

test("a failure is nobody's concern", async () => {
  mall.on(shop, { status: 502, text: '' })
  mall.on(platform, page(7))
  await start({})
  expect(asked()).toHaveLength(2)
})

test('the goods of a page are asked for at the tap, once', async () => {
  mall.on('/api/goodssku/detail', { data: { goods_sku_detail: { sku_id: 3 } } })
  await start({})
  await open(routes.goodsDetail, { sku_id: 3 })
  expect(mall.to('/api/goodssku/detail').map(({ params }) => params.sku_id)).toEqual(['3'])
  const { result } = renderHook(() => useData('/api/goodssku/detail', { sku_id: 3 }))
  await act(async () => undefined)
  expect(result.current.data).toMatchObject({ goods_sku_detail: { sku_id: 3 } })
  expect(mall.to('/api/goodssku/detail')).toHaveLength(1)
})

test('what failed on the way is asked again by the page', async () => {
  mall.on('/api/goodssku/detail', { code: -1, message: 'no' })
  await start({})
  await open(routes.goodsDetail, { sku_id: 4 })
  await act(async () => undefined)
  mall.on('/api/goodssku/detail', { data: { goods_sku_detail: { sku_id: 4 } } })
  const { result } = renderHook(() => useData('/api/goodssku/detail', { sku_id: 4 }))
  await act(async () => undefined)
  expect(result.current.data).toMatchObject({ goods_sku_detail: { sku_id: 4 } })
})
