import type { ComponentType } from 'react'
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FenxiaoOrderDetail } from '@mall/contract/fenxiao'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes, type Route } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { setLocale } from '@/session/language'
import { dropToken, signIn } from '@/session/token'
import { CommissionBillScreen } from './CommissionBillScreen'
import { CommissionOrderScreen } from './CommissionOrderScreen'
import { CommissionOrdersScreen } from './CommissionOrdersScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const paths = {
  detail: '/fenxiao/api/fenxiao/detail',
  words: '/fenxiao/api/config/words',
  orders: '/fenxiao/api/order/page',
  order: '/fenxiao/api/order/info',
  bill: '/fenxiao/api/account/page',
}
const distributor = { fenxiao_id: 3, fenxiao_name: '小林', status: 1, account: '88.80' }
const words = { concept: '推广', fenxiao_name: '推广员', withdraw: '', account: '奖金', my_team: '', child: '' }
const order = (more: Partial<FenxiaoOrderDetail> = {}): FenxiaoOrderDetail => ({
  ...{ fenxiao_order_id: 7, order_no: '2026112700001', site_id: 3, site_name: '山野小铺', sku_id: 9 },
  ...{ sku_name: '青瓷茶杯 天青', sku_image: '', price: '33.30', num: 2, real_goods_money: '65.55' },
  ...{ is_settlement: 0, is_refund: 0, commission: '6.55', commission_level: 1, commission_rate: '10.00' },
  ...{ order_status_name: '待发货', create_time: 1_700_000_000, ...more },
})
const pageOf = (...list: object[]) => ({ data: { count: list.length, page_count: 1, list } })

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on(paths.words, { data: words })
  mall.on(paths.detail, { data: distributor })
  mall.on(paths.orders, pageOf(order()))
  mall.on(paths.order, { data: order() })
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
const asked = (path: string) => mall.to(path).map(({ params }) => params)

async function shown(Shown: ComponentType, route: Route, handle: string, query = '') {
  unitPage.at(`/${route.path}${query}`)
  render(<Shown />)
  await seen(handle)
}
const list = (handle = 't-earning') => shown(CommissionOrdersScreen, routes.fenxiaoOrders, handle)
const detail = (handle: string, query = '?id=7') => shown(CommissionOrderScreen, routes.fenxiaoOrder, handle, query)
const bill = (handle: string) => shown(CommissionBillScreen, routes.fenxiaoBill, handle)

describe('the orders', () => {
  test('each with what was paid, what it brings and at which level, in the words of the mall', async () => {
    mall.on(
      paths.orders,
      pageOf(
        order(),
        order({ fenxiao_order_id: 8, is_settlement: 1, commission_level: 2 }),
        order({ fenxiao_order_id: 9, is_refund: 1, commission: '0.00', commission_level: 3 }),
      ),
    )
    unitPage.at(`/${routes.fenxiaoOrders.path}`)
    render(<CommissionOrdersScreen />)
    await seen('t-earning', 3)
    await waitFor(() => expect(all('t-title')[0]).toHaveTextContent('推广订单'))
    const [first, second, third] = all('t-earning')
    expect(first).toHaveTextContent(/山野小铺待发货青瓷茶杯 天青¥33.30×2商品实付¥65.55待结算一级奖金¥6.55\d{4}-/)
    expect(second).toHaveTextContent(/已结算二级/)
    expect(third).toHaveTextContent(/已退款三级奖金¥0.00/)
    await tap('t-earning')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoOrder.path}?id=7`])
  })

  test('its tabs are the filters of the call', async () => {
    await list()
    for (const tab of [1, 2, 3]) await tap(`t-tab-${tab}`)
    await waitFor(() => expect(asked(paths.orders)).toHaveLength(4))
    expect(asked(paths.orders).map(({ is_settlement }) => is_settlement)).toEqual(['0', '1', '2', '3'])
  })

  test('none of a tab: leads to the posters', async () => {
    mall.on(paths.orders, pageOf())
    await list('t-empty')
    expect(all('t-empty')[0]).toHaveTextContent('还没有推广订单')
    await tap('t-tab-2')
    await waitFor(() => expect(all('t-empty')[0]).toHaveTextContent('没有已结算的推广订单'))
    await tap('t-to-posters')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoPoster.path}`])
  })

  test('who is no distributor is led to become one, and no orders are asked for', async () => {
    mall.on(paths.detail, { data: null })
    await list('t-no-distributor')
    expect([asked(paths.orders), all('t-tab-0')]).toEqual([[], []])
  })

  test('a frozen one still sees them', async () => {
    mall.on(paths.detail, { data: { ...distributor, status: -1 } })
    await list()
    await seen('t-frozen')
  })

  test('that do not come are asked for again', async () => {
    mall.on(paths.orders, { code: -10000, message: '系统繁忙' })
    await list('t-retry')
    mall.on(paths.orders, pageOf(order()))
    await tap('t-retry')
    await seen('t-earning')
  })

  test('without a connection they say so, and come with it', async () => {
    act(() => mall.setOnline(false))
    await list('t-offline')
    act(() => mall.setOnline(true))
    await seen('t-earning')
  })

  test('a guest is asked for nothing', async () => {
    act(() => dropToken())
    await list('t-skeleton')
    expect([asked(paths.detail), asked(paths.orders)]).toEqual([[], []])
  })

  test('with the programme off the page leads on to the shop', async () => {
    act(() => setBoot({ addon_is_exit: { fenxiao: 0 }, development: 1, style_theme: 'red', default_img: {} } as never))
    unitPage.at(`/${routes.fenxiaoOrders.path}`)
    render(<CommissionOrdersScreen />)
    await unitPage.settled()
    expect([all('t-tab-0'), asked(paths.orders), asked(paths.detail)]).toEqual([[], [], []])
  })

  test('in English', async () => {
    await act(async () => setLocale('en-us'))
    await list()
    await waitFor(() => expect(all('t-earning')[0]).toHaveTextContent(/Paid for the products¥65.55To settleLevel 1/))
    await act(async () => setLocale('zh-cn'))
  })
})

describe('one of them', () => {
  test.each([
    ['pending', {}, /待结算¥6.55订单完成后结算/],
    ['settled', { is_settlement: 1 }, /已结算¥6.55已计入您的账户/],
    ['refunded', { is_refund: 1, commission: '0.00' }, /已退款¥0.00订单已退款，不再结算/],
  ] as const)('says how it stands: %s', async (state, more, told) => {
    mall.on(paths.order, { data: order(more) })
    await detail(`t-earning-${state}`)
    expect(all(`t-earning-${state}`)[0]?.textContent).toMatch(told)
    expect(asked(paths.order)).toMatchObject([{ fenxiao_order_id: '7' }])
  })

  test.each([
    ['product', {}, /比例10.00%.*¥65.55 × 10.00% = ¥6.55.*¥6.55$/],
    ['less', { commission: '4.55' }, /比例10.00%.*部分退款会使它减少.*¥4.55$/],
    ['more', { commission: '7.00' }, /比例10.00%.*单独的推广价.*¥7.00$/],
    ['fixed', { commission_rate: '0.00', commission: '5.00' }, /比例按件固定金额.*每件的固定金额.*¥5.00$/],
  ] as const)('and how it came about, without figures of our own: %s', async (way, more, told) => {
    mall.on(paths.order, { data: order(more) })
    await detail(`t-reckoning-${way}`)
    expect(all(`t-reckoning-${way}`)[0]?.textContent).toMatch(told)
    expect(all(`t-reckoning-${way}`)[0]?.textContent?.includes('=')).toBe(way === 'product')
  })

  test('a refunded one is not worked out', async () => {
    mall.on(paths.order, { data: order({ is_refund: 1 }) })
    await detail('t-commission')
    expect(all('t-commission')[0]).toHaveTextContent(/^奖金¥6.55$/)
  })

  test('leads to the product', async () => {
    await detail('t-earning-goods')
    await act(async () => void fireEvent.click(document.querySelector('.t-earning-goods [role="link"]')!))
    expect(unitPage.log).toEqual([`navigateTo /${routes.goodsDetail.path}?sku_id=9`])
  })

  test('its number can be copied', async () => {
    await detail('t-earning-pending')
    expect(document.body).toHaveTextContent('订单编号2026112700001')
    expect(all('t-copy').length).toBeGreaterThan(0)
  })

  test.each(['', '?id=0', '?id=abc', '?id=-1'])('an address that names none, %j, leads to one’s own', async (query) => {
    await detail('t-my-earnings', query)
    await tap('t-my-earnings')
    expect([unitPage.log, asked(paths.order)]).toEqual([[`redirectTo /${routes.fenxiaoOrders.path}`], []])
  })

  test('another’s is not found, in the words of the mall', async () => {
    mall.on(paths.order, { code: -1, message: '没有这笔订单' })
    await detail('t-my-earnings')
    expect(all('t-empty')[0]).toHaveTextContent('没有这笔订单')
  })

  test('who is no distributor is led to become one', async () => {
    mall.on(paths.detail, { data: null })
    mall.on(paths.order, { code: -1, message: '没有这笔订单' })
    await detail('t-no-distributor')
    expect(document.body).not.toHaveTextContent('没有这笔订单')
  })
})

describe('the bill', () => {
  const entry = (account_no: string, money: string, type: 'order' | 'withdraw', type_name: string) => ({
    ...{ account_no, money, type, type_name, create_time: Date.parse('2026-02-28T16:05:00Z') / 1000 },
  })

  test('what there is, what came and what went; a refused withdrawal says that it is back', async () => {
    mall.on(
      paths.bill,
      pageOf(
        // the number of the withdrawal that it takes back
        entry('B2', '120.00', 'withdraw', '提现'),
        entry('B2', '-120.00', 'withdraw', '提现'),
        entry('B1', '88.80', 'order', '订单结算'),
      ),
    )
    unitPage.at(`/${routes.fenxiaoBill.path}`)
    render(<CommissionBillScreen />)
    await seen('t-entry', 3)
    await waitFor(() => expect(document.body).toHaveTextContent('可提现奖金（元）¥88.80'))
    expect(all('t-entry').map((one) => one.textContent)).toEqual([
      '提现提现未通过，金额已退回账户2026-03-01 00:05+120.00',
      '提现B22026-03-01 00:05-120.00',
      '订单结算B12026-03-01 00:05+88.80',
    ])
    await act(async () => void fireEvent.click(all('t-entry')[2]!))
    expect(unitPage.log).toEqual([])
    await tap('t-entry')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoWithdrawals.path}`])
  })

  test('a withdrawal and its return have one number, and stand on two pages', async () => {
    const settled = Array.from({ length: 9 }, (_, i) => entry(`B1${i}`, '1.00', 'order', '订单结算'))
    const pages = [
      [...settled, entry('B2', '120.00', 'withdraw', '提现')],
      [entry('B2', '-120.00', 'withdraw', '提现')],
    ]
    mall.on(paths.bill, ({ params }) => ({
      data: { count: 11, page_count: 2, list: pages[Number(params.page) - 1] },
    }))
    await bill('t-load-more')
    await tap('t-load-more')
    await seen('t-entry', 11)
  })

  test('leads to a withdrawal', async () => {
    mall.on(paths.bill, pageOf())
    await bill('t-empty')
    expect(all('t-empty')[0]).toHaveTextContent('还没有账单明细')
    await tap('t-to-withdraw')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoWithdraw.path}`])
  })

  test('of a frozen one leads to the withdrawals alone', async () => {
    mall.on(paths.detail, { data: { ...distributor, status: -1 } })
    mall.on(paths.bill, pageOf())
    await bill('t-frozen')
    expect(all('t-to-withdraw')).toEqual([])
    await tap('t-to-withdrawals')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoWithdrawals.path}`])
  })

  test('that does not come is asked for again', async () => {
    mall.on(paths.bill, { code: -10000, message: '系统繁忙' })
    await bill('t-retry')
    mall.on(paths.bill, pageOf(entry('B1', '88.80', 'order', '订单结算')))
    await tap('t-retry')
    await seen('t-entry')
  })
})
