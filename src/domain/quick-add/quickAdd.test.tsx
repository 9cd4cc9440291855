import { act, renderHook, waitFor } from '@testing-library/react'
import type { GoodsRow } from '@mall/contract/goods'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { countsOf, useCartCounts, useInCart } from './inCart'
import { useQuickAdd } from './useQuickAdd'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const goods = (over: object = {}) =>
  ({ goods_id: 4, sku_id: 40, site_id: 7, goods_spec_format: '[]', ...over }) as GoodsRow
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.on('/api/cart/lists', { data: [{ cart_id: 1, sku_id: 41, num: 2, goods_id: 4 }] })
  act(() => signIn('token'))
})
afterEach(() => act(() => dropToken()))

test('numbers are those of the goods, whatever the sku', () => {
  expect(
    countsOf([
      { goods_id: 1, num: 2 },
      { goods_id: 2, num: 1 },
      { goods_id: 1, num: 3 },
    ]),
  ).toEqual({ 1: 5, 2: 1 })
})

test('goods of one sku go into the cart at one tap, as many as must be bought, and the badge grows', async () => {
  mall.on('/api/goodssku/getInfoForCategory', { data: { min_buy: 3 } })
  mall.on('/api/cart/add', { data: 5 })
  const { result } = renderHook(() => {
    useCartCounts()
    return { quick: useQuickAdd(), badge: useInCart(4) }
  })
  await waitFor(() => expect(result.current.badge).toBe(2))
  act(() => result.current.quick.onAdd(goods()))
  await waitFor(() => expect(result.current.badge).toBe(5))
  expect(mall.to('/api/cart/add')[0]?.params).toMatchObject({ sku_id: '40', num: '3', site_id: '7' })
  expect(result.current.quick.picking).toBeUndefined()
})

test('goods with specifications ask for the sku first; a refusal leaves the badge', async () => {
  mall.on('/api/goodssku/getInfoForCategory', { data: { min_buy: 0 } })
  mall.on('/api/cart/add', { code: -1, message: '商品库存不足' })
  const { result } = renderHook(() => {
    useCartCounts()
    return { quick: useQuickAdd(), badge: useInCart(4) }
  })
  await waitFor(() => expect(result.current.badge).toBe(2))
  const several = goods({ goods_spec_format: '[{"spec_id":1,"spec_name":"x","value":[]}]' })
  act(() => result.current.quick.onAdd(several))
  expect(result.current.quick.picking).toBe(several)
  expect(mall.to('/api/cart/add')).toHaveLength(0)
  act(() => result.current.quick.onPicked())
  expect(result.current.quick.picking).toBeUndefined()
  act(() => result.current.quick.onAdd(goods()))
  await waitFor(() => expect(mall.to('/api/cart/add')).toHaveLength(1))
  expect(result.current.badge).toBe(2)
})

test('a guest has no numbers', () => {
  act(() => dropToken())
  const { result } = renderHook(() => {
    useCartCounts()
    return useInCart(4)
  })
  expect(result.current).toBe(0)
  expect(mall.to('/api/cart/lists')).toHaveLength(0)
})
