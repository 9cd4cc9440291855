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
    managing: false,
    ticks: { rows: [row], ids: new Set([7]), all: true },
    shops: [{ siteId: 3, name: '三号店', rows: [row] }],
    pieces: 2,
    total: '20.00',
    saved: '0.00',
    updating: false,
    actions: { flush },
    ...more,
  }) as unknown as Cart
const noTicks = { rows: [], ids: new Set<number>(), all: false }
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

async function checkOut(cart: Cart) {
  const went = jest.fn()
  render(<CartFoot cart={cart} onCheckout={went} />)
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
  const went = await checkOut(cartOf(async () => true, { ticks: noTicks, pieces: 0 }))
  expect(went).not.toHaveBeenCalled()
  expect(mockToast).toHaveBeenCalledWith('请先选择要结算的商品')
})

test('what is saved is told', () => {
  render(<CartFoot cart={cartOf(async () => true, { saved: '3.50' })} onCheckout={jest.fn()} />)
  expect(screen.queryByText('已省 ¥3.50')).not.toBeNull()
})

test('while managing it deletes and moves what has a tick, and nothing without one', () => {
  const remove = jest.fn()
  const favour = jest.fn()
  const show = (ticks: Cart['ticks']) => {
    const cart = cartOf(async () => true, { managing: true, ticks, actions: { remove } as never })
    return render(<CartFoot cart={cart} onCheckout={jest.fn()} onFavour={favour} />)
  }
  const tapBoth = (container: HTMLElement) => {
    for (const handle of ['.t-favour-chosen', '.t-remove-chosen']) fireEvent.click(container.querySelector(handle)!)
  }
  const { container, unmount } = show(noTicks)
  tapBoth(container)
  expect([remove.mock.calls, favour.mock.calls]).toEqual([[], []])
  unmount()
  tapBoth(show({ rows: [row], ids: new Set([7]), all: true }).container)
  expect([remove.mock.calls, favour.mock.calls]).toEqual([[[[7]]], [[[row]]]])
})
