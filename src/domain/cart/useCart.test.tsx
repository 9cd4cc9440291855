import { act, renderHook } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { useCartCount } from '@/session/cartCount'
import { dropToken, signIn } from '@/session/token'
import { ordinaryCart } from './ordinaryCart'
import { useCart } from './useCart'
import { patience, settle, undoTime } from './work'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual<object>('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))
let mockShow: () => void = () => undefined
let mockHide: () => void = () => undefined
jest.mock('@/platform/lifecycle/lifecycle', () => ({
  useDidShow: (run: () => void) => (mockShow = run),
  useDidHide: (run: () => void) => (mockHide = run),
}))

const mall = network as unknown as FakeNetwork
const row = (cart_id: number, num: number) =>
  ({ cart_id, num, site_id: 3, sku_id: cart_id, goods_state: 1, verify_state: 1, shop_status: 1, stock: 99 }) as CartRow
const money = { price: '10.00', discount_price: '10.00', member_price: '0.00', min_buy: 0, max_buy: 0 }
let rows: CartRow[] = []

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  mall.reset()
  dropToken()
  signIn('t')
  rows = [row(1, 1), row(2, 1)].map((one) => ({ ...one, ...money }))
  mall.on('/api/cart/goodslists', () => ({ data: rows }))
  mall.on('/api/cart/edit', ({ params }) => {
    rows = rows.map((one) => (one.cart_id === Number(params.cart_id) ? { ...one, num: Number(params.num) } : one))
    return {}
  })
  mall.on('/api/cart/delete', ({ params }) => {
    rows = rows.filter((one) => !params.cart_id?.split(',').includes(String(one.cart_id)))
    return {}
  })
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
async function openCart() {
  const hook = renderHook(() => useCart(ordinaryCart))
  await pass(10)
  // the first showing of the page, which asks nothing by itself
  mockShow()
  return hook
}
const nums = (rowsShown: readonly CartRow[]) => rowsShown.map(({ cart_id, num }) => [cart_id, num])

it('shows an edit at once, over what another device added meanwhile', async () => {
  const { result } = await openCart()
  act(() => result.current.setNum(1, 4))
  expect([result.current.total, result.current.updating]).toEqual(['50.00', true])
  rows = [...rows, { ...row(3, 2), ...money }]
  await act(() => result.current.refresh())
  expect(nums(result.current.rows)).toEqual([
    [1, 4],
    [2, 1],
    [3, 2],
  ])
  await pass(settle)
  expect(result.current.updating).toBe(false)
  expect(nums(result.current.rows)[0]).toEqual([1, 4])
  expect(renderHook(() => useCartCount()).result.current).toBe(7)
})

it('asks again when an edit is confirmed while the page is being asked', async () => {
  const { result } = await openCart()
  act(() => result.current.setNum(1, 4))
  const old = rows
  // this answer is from before the edit and comes after it
  mall.on('/api/cart/goodslists', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return { data: old }
  })
  act(() => void result.current.refresh())
  await pass(settle)
  rows = [...rows, { ...row(3, 2), ...money }]
  mall.on('/api/cart/goodslists', () => ({ data: rows }))
  act(() => result.current.setNum(2, 5))
  await pass(2000)
  expect(nums(result.current.rows)).toEqual([
    [1, 4],
    [2, 5],
    [3, 2],
  ])
})

it('takes the nearest number the server allows', async () => {
  const { result } = await openCart()
  mall.on('/api/cart/edit', ({ params }) =>
    Number(params.num) > 3 ? { code: -1, message: '库存不足', data: { min: 1, max: 3 } } : {},
  )
  act(() => result.current.setNum(1, 9))
  await pass(settle)
  expect([nums(result.current.rows)[0], result.current.updating]).toEqual([[1, 3], false])
})

it('tells once that a number did not arrive, and also that the mall refuses it when it is sent again', async () => {
  mockToast.mockClear()
  const { result } = await openCart()
  mall.on('/api/cart/edit', new NetworkFault('timeout'))
  act(() => result.current.setNum(1, 4))
  await pass(settle + patience.first)
  expect([mall.to('/api/cart/edit').length, mockToast.mock.calls.length]).toEqual([2, 1])
  mall.on('/api/cart/edit', { code: -1, message: '商品已下架' })
  await pass(2 * patience.first)
  expect(mockToast.mock.calls.slice(1)).toEqual([['商品已下架']])
  expect([nums(result.current.rows)[0], result.current.updating]).toEqual([[1, 1], false])
})

it('deletes what can no longer be brought back, at the latest when the page is left', async () => {
  const { result } = await openCart()
  act(() => result.current.remove([1]))
  expect([nums(result.current.rows), result.current.total]).toEqual([[[2, 1]], '10.00'])
  act(() => result.current.undo())
  await pass(undoTime)
  expect([result.current.rows.length, mall.to('/api/cart/delete').length]).toEqual([2, 0])
  act(() => result.current.remove([2]))
  act(() => mockHide())
  await pass(0)
  expect(mall.to('/api/cart/delete').map(({ params }) => params.cart_id)).toEqual(['2'])
  act(() => mockShow())
  await pass(10)
  expect(nums(result.current.rows)).toEqual([[1, 1]])
})

it('keeps the choice when the page is left, and lets it go with the member', async () => {
  const { result, unmount } = await openCart()
  act(() => result.current.choose([1], false))
  expect(result.current.chosen.map((one) => one.cart_id)).toEqual([2])
  unmount()
  const again = await openCart()
  expect(again.result.current.chosen.map((one) => one.cart_id)).toEqual([2])
  act(() => {
    dropToken()
    signIn('t')
  })
  await pass(10)
  expect(again.result.current.chosen).toHaveLength(2)
})

it('has ticks of its own while it is managed: none at first, none left over, the others as they were', async () => {
  rows = [...rows, { ...row(3, 1), ...money, stock: 0 }]
  const { result } = await openCart()
  act(() => result.current.choose([1], false))
  const ticked = () => [...result.current.ticks.ids]
  expect(ticked()).toEqual([2])
  act(() => result.current.manage(true))
  expect([ticked(), result.current.ticks.all]).toEqual([[], false])
  // what is sold out can be taken out
  act(() => result.current.choose([1, 2, 3], true))
  expect([ticked(), result.current.ticks.all]).toEqual([[1, 2, 3], true])
  act(() => result.current.choose([2], false))
  expect([ticked(), result.current.ticks.all]).toEqual([[1, 3], false])
  expect(result.current.chosen.map((one) => one.cart_id)).toEqual([2])
  act(() => result.current.manage(false))
  expect(ticked()).toEqual([2])
  act(() => result.current.manage(true))
  expect(ticked()).toEqual([])
})
