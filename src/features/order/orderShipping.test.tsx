import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { dropToken, signIn } from '@/session/token'
import { OrderShippingScreen } from './OrderShippingScreen'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual<object>('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))
const mall = network as unknown as FakeNetwork
const info = '/api/pay/info'
const told = '没有找到这笔付款，请在订单列表中查看'

let members = 0
let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mockToast.mockClear()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn(`m${(members += 1)}`)
  })
})
afterEach(() => {
  act(() => dropToken())
  jest.restoreAllMocks()
})

const bill = (more: object = {}) => ({
  data: { event: 'order', order_ids: [7], order_type: 1, pay_status: 2, out_trade_no: 'P1', ...more },
})
const order = (order_status: number, ...action: string[]) => ({
  data: { order_id: 7, order_status, order_type: 1, action: action.map((one) => ({ action: one })) },
})
async function come(query = '?transaction_id=420000&merchant_trade_no=P1') {
  unitPage.at(`/${routes.orderShipping.path}${query}`)
  render(<OrderShippingScreen />)
  await unitPage.settled()
}
const goes = (address: string) => waitFor(() => expect(unitPage.log).toEqual([`redirectTo /${address}`]))

test('an order on its way: its parcels', async () => {
  mall.on(info, bill())
  mall.on('/api/order/detail', order(3, 'memberTakeDelivery', 'trace'))
  await come()
  await goes('pages/order/logistics/logistics?order_id=7')
  expect(mall.to(info)[0]?.params).toMatchObject({ out_trade_no: 'P1' })
})

test.each([
  ['that waits', order(1), 'pages/order/detail/detail?order_id=7'],
  ['that was received', order(4), 'pages/order/detail/detail?order_id=7'],
])('an order %s: its detail', async (_name, detail, address) => {
  mall.on(info, bill())
  mall.on('/api/order/detail', detail)
  await come()
  await goes(address)
})

test.each<[string, object, string]>([
  ['several orders', { order_ids: [7, 8] }, 'pages/order/list/list'],
  ['a presale', { event: 'presale_final' }, 'promotionpages/presale/order_detail/order_detail?order_id=7'],
  ['an exchange', { event: 'pointexchange' }, 'promotionpages/point/result/result?order_id=7'],
  ['a recharge', { event: 'recharge' }, 'otherpages/recharge/order_list/order_list'],
])('a payment of %s: their page', async (_name, more, address) => {
  mall.on(info, bill(more))
  await come()
  await goes(address)
  expect(mockToast).not.toHaveBeenCalled()
})

test('another member’s payment: the orders, with a word', async () => {
  mall.on(info, bill({ order_ids: [] }))
  await come()
  await goes('pages/order/list/list')
  expect(mockToast).toHaveBeenCalledWith(told)
})

test('an unknown payment: the same', async () => {
  mall.on(info, { code: -1, message: '支付单不存在' })
  await come('?merchant_trade_no=%27%3Cb%3E')
  await goes('pages/order/list/list')
  expect(mockToast).toHaveBeenCalledWith(told)
})

test('without a number nothing is asked', async () => {
  await come('?transaction_id=420000')
  await goes('pages/order/list/list')
  expect(mall.to(info)).toEqual([])
})

test('without an answer it stays, and is asked again', async () => {
  mall.on(info, new NetworkFault('network'))
  await come()
  await waitFor(() => expect(document.querySelector('.t-retry')).not.toBeNull())
  expect([unitPage.log, mockToast.mock.calls]).toEqual([[], []])
  mall.on(info, bill({ order_ids: [7, 8] }))
  fireEvent.click(document.querySelector('.t-retry')!)
  await goes('pages/order/list/list')
})

test('a guest logs in first', async () => {
  act(() => dropToken())
  await come()
  expect(mall.to(info)).toEqual([])
  expect(unitPage.log[0]).toContain(`/${routes.login.path}?back=`)
})
