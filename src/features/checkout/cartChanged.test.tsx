import { render, screen } from '@testing-library/react'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { keepShown } from '@/domain/checkout-draft/shown'
import { CartChanged } from './parts/CartChanged'

const told = (goods_money: string, promotion_money = '0.00') => {
  const { unmount } = render(<CartChanged draft="orderCreateData" data={{ goods_money, promotion_money }} />)
  const words = screen.queryByText(/商品价格有变化/)?.textContent
  unmount()
  return words
}

beforeEach(() => localStorage.clear())

test('a sum other than the cart showed is told', () => {
  keepDraft('orderCreateData', { cart_ids: '1,2' })
  keepShown('1,2', '100.00')
  expect(told('100.00')).toBeUndefined()
  expect(told('108.50')).toBe('商品价格有变化：购物车中合计 ¥100.00，现在是 ¥108.50')
})

test('the spend-and-save that the cart counted is no change, one that ended is', () => {
  keepDraft('orderCreateData', { cart_ids: '1,2' })
  keepShown('1,2', '92.00')
  expect(told('100.00', '8.00')).toBeUndefined()
  expect(told('100.00')).toBe('商品价格有变化：购物车中合计 ¥92.00，现在是 ¥100.00')
})

test('not of other rows, nor of goods bought directly', () => {
  keepShown('1,2', '100.00')
  keepDraft('orderCreateData', { cart_ids: '1' })
  expect(told('50.00')).toBeUndefined()
  keepDraft('orderCreateData', { sku_id: 1, num: 1 })
  expect(told('50.00')).toBeUndefined()
})
