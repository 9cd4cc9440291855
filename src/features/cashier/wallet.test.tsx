import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { CashierScreen } from './CashierScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
jest.mock('@/ui/ask', () => ({ ask: async () => true }))
const mall = network as unknown as FakeNetwork

const bill = {
  ...{ id: 1, site_id: 0, out_trade_no: '9', pay_type: '', trade_no: '', pay_no: '9', pay_body: '', pay_detail: '' },
  ...{ pay_money: '94.00', pay_status: 0, pay_time: 0, create_time: 1, event: 'order', order_ids: [7], order_type: 1 },
  expire_time: 4_000_000_000,
}
const node = (handle: string) => document.querySelector(handle) as Element
const sent = () => mall.sent.filter(({ url }) => url.includes('pay/pay')).map(({ params }) => params)

async function opened({ balance, isSet = 1 }: { balance: string; isSet?: 0 | 1 }) {
  mall.reset()
  mockOpen.mockReset()
  signIn('T1')
  act(() => beginEra())
  unitPage.at(`/${routes.cashier.path}?out_trade_no=9`)
  mall.on('/api/pay/info', { data: bill })
  mall.on('/api/pay/type', { data: { pay_type: 'BALANCE,sandbox' } })
  mall.on('/api/memberaccount/info', { data: { balance, balance_money: '40.00' } })
  mall.on('/api/member/issetpayaassword', { data: isSet })
  await act(async () => void render(<CashierScreen />))
  await waitFor(() => expect(node('.t-wallet')).toBeTruthy())
  await act(async () => undefined)
}
const type = (digits: string) =>
  act(async () => void fireEvent.input(node('.t-pay-pin'), { target: { value: digits } }))

test('the wallet pays with the pay password; it is offered, not proposed', async () => {
  await opened({ balance: '60.00' })
  expect(mall.to('/api/pay/type').map(({ params }) => params.out_trade_no)).toEqual(['9'])
  expect(node('.t-way-sandbox').getAttribute('aria-checked')).toBe('true')
  expect(node('.t-wallet').textContent).toBe('可用余额 ¥100.00')
  fireEvent.click(node('.t-way-BALANCE'))
  await act(async () => void fireEvent.click(node('.t-pay')))
  expect(sent()).toEqual([])
  mall.on('/api/pay/pay', { code: -1, message: '支付密码错误', error_code: 'PAY_PASSWORD_ERROR' })
  await type('000000')
  await waitFor(() => expect(node('.t-pin-refused').textContent).toBe('支付密码错误'))
  mall.on('/api/pay/pay', { data: { type: 'done' } })
  await type('135790')
  expect(sent().pop()).toMatchObject({ pay_type: 'BALANCE', pay_password: '135790' })
  await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(routes.payResult, { code: '9' }, { replace: true }))
})

test('what is not enough cannot be paid with', async () => {
  await opened({ balance: '53.99' })
  expect(node('.t-wallet').textContent).toBe('余额不足，可用 ¥93.99')
  fireEvent.click(node('.t-way-BALANCE'))
  expect(node('.t-way-BALANCE').getAttribute('aria-checked')).toBe('false')
  expect(mall.to('/api/pay/type').map(({ params }) => params.out_trade_no)).toEqual(['9'])
  expect(node('.t-way-sandbox').getAttribute('aria-checked')).toBe('true')
})

test('who has no pay password is asked to set one', async () => {
  await opened({ balance: '60.00', isSet: 0 })
  fireEvent.click(node('.t-way-BALANCE'))
  await act(async () => void fireEvent.click(node('.t-pay')))
  await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(routes.payPassword))
})
