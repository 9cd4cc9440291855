import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { clipboard } from '@/platform/clipboard/clipboard'
import { host } from '@/platform/host/host'
import { keptBill } from '@/session/openBill'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { CashierScreen } from './CashierScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/host/host')
const mockOpen = jest.fn()
const mockLeave = jest.fn()
const mockAsk = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args) }))
jest.mock('@/navigation/leave', () => ({ leaveTo: (to?: string) => mockLeave(to) }))
jest.mock('@/ui/ask', () => ({ ask: (question: unknown) => mockAsk(question) }))
const copying = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
const mall = network as unknown as FakeNetwork

const bill = {
  ...{ id: 1, site_id: 0, out_trade_no: '9', pay_type: '', trade_no: '', pay_no: '9', pay_body: '', pay_detail: '' },
  ...{ pay_money: '94.00', pay_status: 0, pay_time: 0, create_time: 1, event: 'order', order_ids: [7], order_type: 1 },
  expire_time: 4_000_000_000,
}
const node = (handle: string) => document.querySelector(handle) as Element
const tap = (handle: string) => act(async () => void fireEvent.click(node(handle)))

async function opened(more: Partial<typeof bill> = {}) {
  mall.reset()
  for (const mock of [mockOpen, mockLeave, mockAsk, copying]) mock.mockClear()
  Object.assign(host, { appType: 'h5', ios: false })
  signIn('T1')
  act(() => beginEra())
  unitPage.at(`/${routes.cashier.path}?out_trade_no=9`)
  mall.on('/api/pay/info', { data: { ...bill, ...more } })
  mall.on('/api/pay/type', { data: { pay_type: 'offlinepay,BALANCE,sandbox' } })
  mall.on('/api/memberaccount/info', { data: { balance: '0.00', balance_money: '0.00' } })
  mall.on('/api/member/issetpayaassword', { data: 1 })
  mall.on('/api/pay/pay', { data: { type: 'offline', content: '<p>账户 0000 1111</p>' } })
}
const shown = async () => {
  await act(async () => void render(<CashierScreen />))
  await waitFor(() => expect(node('.t-wallet, .t-no-virtual-pay')).toBeTruthy())
}

test('a transfer is not proposed; chosen, its account, amount and number are shown and copied', async () => {
  await opened()
  await shown()
  expect(node('.t-way-sandbox').getAttribute('aria-checked')).toBe('true')
  await tap('.t-way-offlinepay')
  expect(node('.t-pay').textContent).toBe('查看收款账户')
  await tap('.t-pay')
  await waitFor(() => expect(node('.t-offline-guide')).toBeTruthy())
  expect(node('.t-rich').textContent).toContain('账户 0000 1111')
  await tap('.t-copy-money')
  await tap('.t-copy-number')
  expect(copying.mock.calls).toEqual([['94.00'], ['9']])
  // nothing is waited for, and leaving needs no question
  expect([node('.t-waiting'), keptBill()]).toEqual([null, undefined])
  await tap('.t-back')
  expect([mockAsk.mock.calls.length, mockLeave.mock.calls]).toEqual([0, [[`/${routes.orderDetail.path}?order_id=7`]]])
  await tap('.t-to-orders')
  expect(mockOpen).toHaveBeenCalledWith(routes.orderList, {}, { replace: true })
})

test('who comes back to a bill that waits for a transfer finds it chosen', async () => {
  await opened({ pay_status: 1, pay_type: 'offlinepay' })
  await shown()
  expect(node('.t-way-offlinepay').getAttribute('aria-checked')).toBe('true')
})

test.each([
  ['weapp', true, 4, true],
  ['weapp', true, 1, false],
  ['weapp', false, 4, false],
  ['h5', true, 4, false],
] as const)('in %s, iOS %s, an order of type %i: forbidden %s', async (appType, ios, order_type, forbidden) => {
  await opened({ order_type })
  Object.assign(host, { appType, ios })
  await shown()
  expect([!!node('.t-no-virtual-pay'), !!node('.t-pay')]).toEqual([forbidden, !forbidden])
  if (forbidden) {
    expect(node('.t-no-virtual-pay').textContent).toContain('iOS 小程序暂不支持支付虚拟商品')
    await tap('.t-back')
    expect(mockAsk).not.toHaveBeenCalled()
  }
})

test.each([
  ['its order', '订单', { order_ids: [7], order_type: 2 as never }, `/${routes.orderDetailPickup.path}?order_id=7`],
  ['the unpaid orders of a joint bill', '订单', { order_ids: [7, 8] }, `/${routes.orderList.path}?status=waitpay`],
  [
    'where money is put into the balance',
    '这笔充值',
    { event: 'recharge', order_type: 0 as never },
    `/${routes.recharge.path}`,
  ],
])('who leaves is told how long it is kept, and is led to %s', async (_, kept, more, address) => {
  await opened({ ...more, expire_time: Math.floor(Date.now() / 1000) + 3725 })
  await shown()
  mockAsk.mockResolvedValueOnce(false)
  await tap('.t-back')
  expect(mockAsk.mock.calls[0]).toEqual([
    expect.objectContaining({ content: `${kept}将为您保留 1 小时 3 分钟，逾期自动取消` }),
  ])
  expect(mockLeave).not.toHaveBeenCalled()
  mockAsk.mockResolvedValueOnce(true)
  await tap('.t-back')
  expect(mockLeave.mock.calls).toEqual([[address]])
})

test.each([
  ['order', '订单已关闭，请重新下单'],
  ['recharge', '这笔充值已关闭，请重新充值'],
  ['pointexchange', '兑换已关闭，所用积分已退回'],
] as const)('a bill of %s whose time is over says what became of it', async (event, words) => {
  await opened({ event, pay_status: -1, order_type: 0 as never })
  await act(async () => void render(<CashierScreen />))
  await waitFor(() => expect(node('.t-empty')?.textContent).toContain(words))
})
