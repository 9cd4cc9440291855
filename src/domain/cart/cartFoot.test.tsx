import { act, fireEvent, render, screen } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import { CartFoot } from './CartFoot'
import type { Cart } from './useCart'

const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual<object>('@/session/toast'),
  toast: (t: string) => mockToast(t),
}))

const row = { cart_id: 7, num: 2 } as CartRow
const cartOf = (flush: () => Promise<boolean>, more: Partial<Cart> = {}) =>
  ({
    chosen: [row],
    shops: [],
    pieces: 2,
    total: '20.00',
    saved: '0.00',
    allChosen: true,
    updating: false,
    actions: { flush },
    ...more,
  }) as unknown as Cart
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

async function checkOut(cart: Cart) {
  const went = jest.fn()
  render(<CartFoot cart={cart} managing={false} onCheckout={went} />)
  fireEvent.click(screen.getByText(/结算/))
  await settle()
  return went
}

beforeEach(() => mockToast.mockClear())

test('the checkout waits until the server has confirmed every edit', async () => {
  let confirm: (all: boolean) => void = () => undefined
  const went = await checkOut(cartOf(() => new Promise((resolve) => (confirm = resolve)), { updating: true }))
  expect(screen.queryByText('更新中…')).not.toBeNull()
  expect(went).not.toHaveBeenCalled()
  confirm(true)
  await settle()
  expect(went).toHaveBeenCalledWith([7])
})

test('and does not open while one is not', async () => {
  const went = await checkOut(cartOf(async () => false))
  expect(went).not.toHaveBeenCalled()
  expect(mockToast).toHaveBeenCalledWith('有修改还没有保存，请稍后再试')
})

test('without a choice it says so', async () => {
  const went = await checkOut(cartOf(async () => true, { chosen: [], pieces: 0 }))
  expect(went).not.toHaveBeenCalled()
  expect(mockToast).toHaveBeenCalledWith('请先选择要结算的商品')
})

test('what is saved is told', () => {
  render(<CartFoot cart={cartOf(async () => true, { saved: '3.50' })} managing={false} onCheckout={jest.fn()} />)
  expect(screen.queryByText('已省 ¥3.50')).not.toBeNull()
})
