import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { useWholesaleGoods, wholesaleOffer } from './useWholesaleGoods'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const goods = (sku_id: number, more: object = {}) => ({
  ...{ sku_id, goods_id: 9, goods_name: '杯子', sku_name: '杯子', goods_spec_format: '[]', sku_spec_format: '[]' },
  ...{ price: '79.00', discount_price: '75.00', member_price: '50.00', promotion_type: 1, stock: 941 },
  ...{ min_buy: 2, max_buy: 0, purchased_num: 0, goods_state: 1, verify_state: 1, sku_image: '' },
  ...more,
})
const priced = (sku_id: number, price: string) =>
  goods(sku_id, { price_json: JSON.stringify([{ num: 10, price }, { num: 50, price: '66.30' }]) }) // prettier-ignore

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  mall.on('/wholesale/api/goods/detail', {
    data: { goods_sku_detail: priced(1, '71.10'), shop_info: { site_id: 3, site_name: '青禾家居' } },
  })
  mall.on('/wholesale/api/goods/info', { data: priced(2, '70.00') })
  mall.on('/api/goodssku/info', { data: goods(2) })
})

const opened = async (params: { goods_id?: number; sku_id?: number }) => {
  const hook = renderHook(() => useWholesaleGoods(params, false))
  await waitFor(() => expect(hook.result.current.shop).toBeDefined())
  const offer = (num: number) => wholesaleOffer(hook.result.current.detail!, num)
  return { ...hook, offer }
}

test('the price is that of so many pieces, sold from the first step on', async () => {
  const { result, offer } = await opened({ goods_id: 9 })
  expect(result.current.detail).toMatchObject({ sku_id: 1, price: '79.00' })
  expect(offer(1)).toMatchObject({ price: '71.10', min: 10, max: 941, stop: undefined })
  expect(offer(1).endsAt).toBeUndefined()
  expect(offer(50)).toMatchObject({ price: '66.30' })
})

test('more pieces than there are do not lower the price', async () => {
  mall.on('/wholesale/api/goods/info', { data: { ...priced(2, '70.00'), stock: 30 } })
  const { offer } = await opened({ sku_id: 2 })
  expect(offer(50)).toMatchObject({ price: '70.00' })
})

test('fewer in stock than the first step takes are not sold', async () => {
  mall.on('/wholesale/api/goods/info', { data: { ...priced(2, '70.00'), stock: 9 } })
  const { offer } = await opened({ sku_id: 2 })
  expect(offer(9).stop).toBe('few')
})

test('a sku names its goods', async () => {
  const { result, offer } = await opened({ sku_id: 2 })
  expect([result.current.detail?.sku_id, offer(10).price]).toEqual([2, '70.00'])
  expect(mall.sent.map(({ path }) => path)).toEqual(['/wholesale/api/goods/info', '/wholesale/api/goods/detail'])
})

test('another sku comes with steps of its own', async () => {
  const { result, offer } = await opened({ goods_id: 9 })
  act(() => result.current.sku.switchTo(2))
  await waitFor(() => expect(result.current.detail?.steps[0]).toEqual({ num: 10, price: '70.00' }))
  expect([result.current.detail?.sku_id, offer(10).price]).toEqual([2, '70.00'])
})

test('a sku that is not on offer is not sold here', async () => {
  mall.on('/wholesale/api/goods/info', { data: goods(2, { price_json: '[]' }) })
  const { offer } = await opened({ sku_id: 2 })
  expect(offer(10).stop).toBe('off')
})

test('an offer that is over is shown, and sells nothing', async () => {
  mall.on('/wholesale/api/goods/detail', {
    data: { goods_sku_detail: { ...priced(1, '71.10'), status: 0 }, shop_info: { site_id: 3 } },
  })
  const { result, offer } = await opened({ goods_id: 9 })
  expect([result.current.detail?.sku_id, result.current.detail?.steps, offer(10).stop]).toEqual([1, [], 'off'])
})

test('nothing is asked without params', () => {
  const { result } = renderHook(() => useWholesaleGoods({}, false))
  expect([result.current.missing, mall.sent]).toEqual([true, []])
})
