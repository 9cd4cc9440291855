import type { PayInfo } from '@mall/contract/pay'
import { listOf, paidBy } from './payables'

const bill = (more: Partial<PayInfo>) =>
  ({ event: 'order', order_ids: [7], order_type: 1, pay_status: 0, ...more }) as PayInfo

test.each<[string, Partial<PayInfo>, string, object]>([
  ['one order', {}, 'pages/order/detail/detail', { order_id: '7' }],
  ['one order of another type', { order_type: 2 }, 'pages/order/detail_pickup/detail_pickup', { order_id: '7' }],
  ['several orders', { order_ids: [7, 8] }, 'pages/order/list/list', { status: 'waitpay' }],
  ['several paid orders', { order_ids: [7, 8], pay_status: 2 }, 'pages/order/list/list', {}],
  ['orders of somebody else', { order_ids: [] }, 'pages/order/list/list', { status: 'waitpay' }],
])('a bill of %s leads to where they are', (_name, more, path, query) => {
  expect(paidBy(bill(more))).toMatchObject({ route: { path }, query })
  expect(listOf(bill(more))).toMatchObject({ route: { path: 'pages/order/list/list' }, query: {} })
})

test.each(['presale_deposit', 'presale_final'] as const)('a bill of %s leads to its presale order', (event) => {
  const path = 'promotionpages/presale/order_detail/order_detail'
  expect(paidBy(bill({ event }))).toMatchObject({ route: { path }, query: { order_id: '7' } })
  expect(listOf(bill({ event }))).toMatchObject({ route: { path: 'promotionpages/presale/order_list/order_list' } })
})

test.each([
  [0, 'otherpages/recharge/list/list'],
  [-1, 'otherpages/recharge/list/list'],
  [2, 'otherpages/recharge/order_list/order_list'],
] as const)('a recharge in state %i leads to where it can be seen', (pay_status, path) => {
  const recharge = bill({ event: 'recharge', order_type: 0, pay_status })
  expect(paidBy(recharge)).toMatchObject({ route: { path }, query: {} })
  expect(listOf(recharge)).toMatchObject({ route: { path }, query: {} })
})

test('a bill whose page does not stand yet leads nowhere', () => {
  const event = 'pointexchange'
  expect([paidBy(bill({ event })), listOf(bill({ event }))]).toEqual([undefined, undefined])
})
