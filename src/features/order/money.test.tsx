import { act, fireEvent, render } from '@testing-library/react'
import type { OrderDetail, OrderRow } from '@mall/contract/order'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import * as opening from '@/navigation/open'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { Amounts } from './parts/Amounts'
import { OrderListScreen } from './OrderListScreen'
import { useMergeable } from './useMergeable'

jest.mock('@/platform/network/network')

jest.mock('./parts/OrderCard', () => ({ OrderCard: () => null }))

const mall = network as unknown as FakeNetwork
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const find = (name: string) => document.querySelector(`.t-${name}`)
const tap = (name: string) => act(async () => void fireEvent.click(find(name)!))

beforeEach(() => {
  mall.reset()
  opened.mockClear()
  signIn('t')
})

describe('unpaid orders', () => {
  const pay = [{ action: 'orderPay', title: '支付', color: '' }]
  const row = (order_id: number, out_trade_no: string, pay_money: string, action = pay) =>
    ({
      ...{ order_id, out_trade_no, pay_money, action },
      order_type: 1,
      site_name: '青禾家居',
      order_name: '收纳筐',
    }) as OrderRow
  const waiting = (...list: OrderRow[]) =>
    mall.on('/api/order/lists', { data: { count: list.length, page_count: 1, list } })
  const show = async () => {
    unitPage.at(`/${routes.orderList.path}?status=waitpay`)
    render(<OrderListScreen />)
    await unitPage.settled()
    await tap('merge')
  }

  it('of several bills are paid by one', async () => {
    waiting(row(1, 'a', '10.05'), row(2, 'a', '5.00'), row(3, 'b', '20.10'))
    mall.on('/api/order/pay', { data: 'c' })
    await show()
    expect(find('merge-pay')).toHaveTextContent('¥35.15')
    await tap('merge-order-2')
    expect(find('merge-pay')).toHaveTextContent('¥30.15')
    await tap('merge-pay')
    expect(mall.to('/api/order/pay').map(({ params }) => params.order_ids)).toEqual(['1,3'])
    expect(opened).toHaveBeenCalledWith(routes.cashier, { out_trade_no: 'c' })
  })

  it('are chosen in a sheet over the whole page, not in the bar that lies under the one at the top', async () => {
    waiting(row(1, 'a', '10.00'), row(3, 'b', '20.00'))
    await show()
    expect(find('merge')!.closest('.bottom')).not.toBeNull()
    expect(find('merge-sheet')!.closest('.bottom')).toBeNull()
  })

  it('can all be left out and taken again', async () => {
    waiting(row(1, 'a', '10.00'), row(3, 'b', '20.00'))
    await show()
    await tap('merge-all')
    expect(find('merge-pay')).toHaveTextContent('¥0.00')
    await tap('merge-pay')
    expect(mall.to('/api/order/pay')).toEqual([])
    await tap('merge-all')
    expect(find('merge-pay')).toHaveTextContent('¥30.00')
  })

  it.each([
    ['stand on one bill', [row(1, 'a', '10.00'), row(2, 'a', '5.00')]],
    ['cannot be paid here', [row(1, 'a', '10.00'), row(2, 'b', '5.00', [])]],
  ])('are not offered together when they %s', async (_, list) => {
    waiting(...list)
    const seen: number[] = []
    const Count = () => {
      seen.push(useMergeable(true).orders.length)
      return null
    }
    render(<Count />)
    await unitPage.settled()
    expect(mall.to('/api/order/lists')).toHaveLength(1)
    expect(new Set(seen)).toEqual(new Set([0]))
  })
})

describe('the amounts', () => {
  const nothing = [
    ...['goods', 'delivery', 'promotion', 'coupon', 'platform_coupon_total', 'point', 'adjust', 'invoice'],
    ...['invoice_delivery', 'order', 'balance', 'pay', 'refund'],
  ]
  const order = (more: object) =>
    ({
      ...Object.fromEntries(nothing.map((of) => [`${of}_money`, '0.00'])),
      ...{ goods_money: '90.00', order_money: '90.00', balance_money: '40.00', pay_money: '50.00', point: 0 },
      ...{ pay_status: 1, pay_type: 'wechatpay', pay_type_name: '微信支付' },
      ...more,
    }) as OrderDetail
  const figures = () =>
    ['sum', 'balance', 'paid'].map((name) => find(`amount-${name}`)?.textContent?.replace(/[^\d.-]/g, ''))

  it.each([
    ['express', 1, true],
    ['a pick-up', 2, false],
    ['local delivery', 3, true],
    ['virtual goods', 4, false],
  ])('of %s: free shipping is told %#', (_, order_type, told) => {
    render(<Amounts order={order({ order_status: 1, order_type })} />)
    expect(find('amount-freight') !== null).toBe(told)
  })
  it('of an unpaid order are less by the balance', () => {
    render(<Amounts order={order({ order_status: 0, pay_status: 0 })} />)
    expect(figures()).toEqual(['50.00', '-40.00', undefined])
  })
  it('of a paid one tell how much came out of the wallet', () => {
    render(<Amounts order={order({ order_status: 1 })} />)
    expect(figures()).toEqual(['90.00', '40.00', '50.00'])
  })
  it.each([
    [0, ['90.00', undefined, undefined], '订单金额'],
    [1, ['90.00', '40.00', '50.00'], '实付'],
  ])('of a closed one, paid before: %i', (pay_status, shown, label) => {
    render(<Amounts order={order({ order_status: -1, pay_status })} />)
    expect(figures()).toEqual(shown)
    expect(find('amount-sum')).toHaveTextContent(label)
  })
  it('of one the wallet paid whole do not name another way', () => {
    render(<Amounts order={order({ order_status: 1, balance_money: '90.00', pay_money: '0.00' })} />)
    expect(figures()).toEqual(['90.00', '90.00', undefined])
  })
})
