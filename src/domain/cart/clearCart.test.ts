import { act, renderHook } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { clearCart } from './clearCart'
import { ordinaryCart } from './ordinaryCart'
import { useCart } from './useCart'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn(async () => true)
jest.mock('@/ui/ask', () => ({ ask: () => mockAsk() }))

const mall = network as unknown as FakeNetwork
const row = (cart_id: number) =>
  ({
    ...{ cart_id, num: 1, site_id: 3, sku_id: cart_id, goods_state: 1, verify_state: 1, shop_status: 1, stock: 99 },
    ...{ price: '10.00', discount_price: '10.00', member_price: '0.00', min_buy: 0, max_buy: 0 },
  }) as CartRow
const [lists, edit, clear] = ['/api/cart/goodslists', '/api/cart/edit', '/api/cart/clear']

let members = 0
beforeEach(() => {
  mall.reset()
  mockAsk.mockReset().mockResolvedValue(true)
  act(() => signIn(`m${(members += 1)}`))
  mall.on(lists, { data: [row(1), row(2)] })
  mall.on(edit, { data: null })
  mall.on(clear, { data: null })
})
afterEach(() => act(() => dropToken()))

async function opened() {
  const { result } = renderHook(() => useCart(ordinaryCart))
  await unitPage.settled()
  expect(result.current.rows).toHaveLength(2)
  return result
}

test('all goes after a question, and what was being changed is sent first', async () => {
  const cart = await opened()
  act(() => cart.current.actions.setNum(1, 3))
  await act(() => clearCart(cart.current))
  expect(cart.current.rows).toEqual([])
  expect(mall.sent.map(({ path }) => path).slice(-2)).toEqual([edit, clear])
})

test('nothing goes without an answer to it', async () => {
  mockAsk.mockResolvedValue(false)
  const cart = await opened()
  await act(() => clearCart(cart.current))
  expect([cart.current.rows.length, mall.to(clear).length]).toEqual([2, 0])
})

test('when the mall refuses, what it has is shown', async () => {
  mall.on(clear, { code: -1, message: '稍后再试' })
  const cart = await opened()
  await act(() => clearCart(cart.current))
  expect([cart.current.rows.length, mall.to(lists).length]).toEqual([2, 2])
})
