import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakeSubscribe } from '@/platform/subscribe/fake'
import { subscribe } from '@/platform/subscribe/subscribe'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { CashierScreen } from './CashierScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')
jest.mock('@/navigation/open', () => ({ open: async () => true, back: jest.fn() }))

const mall = network as unknown as FakeNetwork
const asking = jest.spyOn(subscribe as ReturnType<typeof fakeSubscribe>, 'ask')
const templates = '/weapp/api/weapp/messagetmplids'
const bill = {
  ...{ id: 1, site_id: 0, out_trade_no: '9', pay_type: '', trade_no: '', pay_no: '9', pay_body: '', pay_detail: '' },
  ...{ pay_money: '94.00', pay_status: 0, pay_time: 0, create_time: 1, event: 'order' },
  expire_time: 4_000_000_000,
}
const node = (handle: string) => document.querySelector(handle) as Element
const tap = (handle: string) => act(async () => void fireEvent.click(node(handle)))

async function opened(order_type: number, order_ids: number[]) {
  mall.reset()
  asking.mockReset().mockResolvedValue(true)
  signIn('T1')
  act(() => beginEra())
  unitPage.at(`/${routes.cashier.path}?out_trade_no=9`)
  mall.on('/api/pay/info', { data: { ...bill, order_type, order_ids } })
  mall.on('/api/pay/type', { data: { pay_type: 'BALANCE,sandbox' } })
  mall.on('/api/memberaccount/info', { data: { balance: '100.00', balance_money: '0.00' } })
  mall.on('/api/member/issetpayaassword', { data: 1 })
  mall.on('/api/pay/pay', { data: { type: 'done' } })
  mall.on(templates, { data: ['a', 'b'] })
  await act(async () => void render(<CashierScreen />))
  await waitFor(() => expect(node('.t-pay')).toBeTruthy())
  await act(async () => undefined)
}
const paid = () => mall.to('/api/pay/pay').length

test('consent is asked inside the tap, before anything is waited for, and the payment comes after it', async () => {
  await opened(1, [7])
  let answer = (_: boolean): void => undefined
  asking.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  fireEvent.click(node('.t-pay'))
  expect([asking.mock.calls, paid()]).toEqual([[[['a', 'b']]], 0])
  await act(async () => answer(true))
  expect(paid()).toBe(1)
})

test('with the wallet too: the sixth digit is no tap', async () => {
  await opened(1, [7])
  await tap('.t-way-BALANCE')
  fireEvent.click(node('.t-pay'))
  expect(asking).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(node('.t-pay-pin')).toBeTruthy())
  await act(async () => void fireEvent.input(node('.t-pay-pin'), { target: { value: '135790' } }))
  expect([asking.mock.calls.length, paid()]).toEqual([1, 1])
})

test.each([
  ['a pick-up', 2, [7], 'ORDER_PAY,ORDER_TAKE_DELIVERY'],
  ['goods that are sent', 1, [7], 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY'],
  ['a pick-up with others', 2, [7, 8], 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY'],
  ['no order', 0, [], undefined],
])('%s has its own set', async (_, type, ids, keywords) => {
  await opened(type, ids)
  expect(mall.to(templates)[0]?.params.keywords).toBe(keywords)
})
