import { act, fireEvent, render } from '@testing-library/react'
import { host } from '@/platform/host/host'
import { routes } from '@/routes'
import type { CheckoutKind } from './CheckoutKind'
import { CheckoutScreen } from './CheckoutScreen'

jest.mock('@/platform/host/host')
const mockBack = jest.fn()
jest.mock('@/navigation/open', () => ({ open: jest.fn(), back: () => mockBack() }))
const mockQuote = {
  ...{ is_virtual: 1, goods_num: 1, pay_money: '39.90', balance_money: '0.00', member_account: {} },
  shop_goods_list: {},
}
jest.mock('./useCheckout', () => ({
  useCheckout: () => ({ data: mockQuote, refresh: jest.fn(), choices: {}, submit: jest.fn(), deductions: {} }),
}))
jest.mock('./parts/AddressCard', () => ({ AddressCard: () => null }))
jest.mock('./parts/CartChanged', () => ({ CartChanged: () => null }))
jest.mock('./parts/OwnMeans', () => ({ OwnMeans: () => null }))
jest.mock('./parts/Breakdown', () => ({ Breakdown: () => null }))

const kind = { page: routes.orderPayment, from: routes.cart } as unknown as CheckoutKind
const node = (handle: string) => document.querySelector(handle)

test.each([
  ['weapp', true, true],
  ['weapp', false, false],
  ['h5', true, false],
] as const)('virtual goods in %s, iOS %s: stopped %s', async (appType, ios, stopped) => {
  Object.assign(host, { appType, ios })
  await act(async () => void render(<CheckoutScreen kind={kind} />))
  expect([!!node('.t-no-virtual-pay'), !!node('.t-submit-order')]).toEqual([stopped, !stopped])
  if (!stopped) return
  expect(node('.t-no-virtual-pay')?.textContent).toContain('iOS 小程序暂不支持支付虚拟商品')
  fireEvent.click(node('.t-back-to-goods') as Element)
  expect(mockBack).toHaveBeenCalledTimes(1)
})
