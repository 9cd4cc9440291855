import { act, render, screen, waitFor } from '@testing-library/react'
import { clipboard } from '@/platform/clipboard/clipboard'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { dropToken, signIn } from '@/session/token'
import { PayResultScreen } from './PayResultScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/clipboard/clipboard', () => ({ clipboard: { copy: jest.fn(() => Promise.resolve(true)) } }))
const mall = network as unknown as FakeNetwork

const goods = {
  sku_id: 1,
  goods_name: '草莓',
  num: 1,
  price: '9.90',
  sku_image: '',
  sku_spec_format: '',
  is_present: 0,
}
const lineOf = (id: number) => ({ ...goods, order_goods_id: id, goods_name: `草莓${id}`, refund_status: 0 })
const home = { name: '林晓', mobile: '13800000001', full_address: '浙江省-杭州市', address: '文三路 1 号' }
/** A paid order that is sent, unless it says otherwise. */
const orderOf = (order_id: number, more: object = {}) => ({
  ...{
    order_id,
    order_type: 1,
    order_status: 1,
    order_status_name: '待发货',
    site_name: `店${order_id}`,
    goods_num: 1,
  },
  ...{ order_goods: [lineOf(order_id)], promotion_type: '', promotion_ref: 0, is_lock: 0, ...home },
  ...{ delivery_code: '', virtual_code: '', delivery_store_name: '', delivery_store_info: '' },
  ...{ buyer_ask_delivery_time: '' },
  ...more,
})

let bills = 0
const find = (name: string) => document.querySelectorAll<HTMLElement>(`.t-${name}`)
const press = (name: string) => act(() => find(name)[0]?.click())

/** Opens the result of a bill nobody has asked for yet. */
function show(bill: object, orders: object[] = []) {
  const out_trade_no = `9${++bills}`
  mall.on('/api/pay/info', { data: { out_trade_no, pay_status: 2, pay_money: '1.00', event: 'order', ...bill } })
  mall.on('/api/order/detail', ({ params }) => ({
    data: orders.find((one) => String((one as { order_id: number }).order_id) === params.order_id),
  }))
  mall.on('/api/order/lists', { data: { count: orders.length, page_count: 1, list: orders } })
  unitPage.at(`/pages/pay/result/result?code=${out_trade_no}`)
  return render(<PayResultScreen />)
}

beforeEach(() => {
  mall.reset()
  mall.setOnline(true)
  mall.on('/api/goodssku/recommend', { data: { count: 0, page_count: 0, list: [] } })
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    dropToken()
    signIn(`member${bills}`)
  })
})

test.each([
  ['one order that has brought the member into a group', [7], 'pintuan', 5, '查看拼团进度', 'share/share?id=5'],
  ['one order that waits for nobody', [9], 'bargain', 6, '查看订单', 'order/detail/detail?order_id=9'],
  ['one order of another kind', [7], 'pintuan', 0, '查看订单', 'order/detail/detail?order_id=7'],
  ['several orders', [7, 8], 'pintuan', 5, '查看订单', 'order/list/list'],
])('a payment of %s leads to where it is', async (_name, order_ids, promotion_type, promotion_ref, words, leads) => {
  const sold = { promotion_type, promotion_ref }
  show(
    { order_ids, order_type: 1 },
    order_ids.map((id) => orderOf(id, sold)),
  )
  await waitFor(() => expect(find('paid-order')).toHaveLength(order_ids.length))
  await waitFor(() => expect(find('see-orders')[0]?.textContent).toBe(words))
  press('see-orders')
  await waitFor(() => expect(unitPage.log.join()).toContain(leads))
})

test.each([
  [2, '充值已到账', 'otherpages/recharge/order_list/order_list'],
  [0, '请在有效时间内完成支付', 'otherpages/recharge/list/list'],
] as const)('a recharge in state %i says so, and leads to where it is seen', async (pay_status, words, leads) => {
  show({ pay_status, pay_money: '480.00', event: 'recharge', order_ids: [3] })
  await waitFor(() => expect(document.body.textContent).toContain(words))
  expect(find('see-orders')[0]?.textContent).toBe('查看充值')
  // its numbers are not those of orders
  expect([mall.to('/api/order/detail'), mall.to('/api/order/lists')]).toEqual([[], []])
  press('see-orders')
  await waitFor(() => expect(unitPage.log.join()).toContain(leads))
})

test('a deposit that was paid says what comes next, and leads to its presale order', async () => {
  show({ pay_money: '100.00', event: 'presale_deposit', order_ids: [5] })
  await waitFor(() => expect(document.body.textContent).toContain('定金已付'))
  press('see-orders')
  await waitFor(() => expect(unitPage.log.join()).toContain('presale/order_detail/order_detail?order_id=5'))
})

describe('what was paid', () => {
  test('stands order by order, with the address once', async () => {
    const orders = [orderOf(7), orderOf(8, { order_goods: [lineOf(81), lineOf(82)], goods_num: 3 }), orderOf(6)]
    show({ order_ids: [7, 8], order_type: 1 }, orders)
    await waitFor(() => expect(find('paid-order')).toHaveLength(2))
    const [first, second] = [...find('paid-order')].map((card) => card.textContent)
    expect(first).toMatch(/店7.*草莓7.*物流/)
    expect(second).toMatch(/店8.*共 3 件.*物流/)
    expect(screen.getAllByText('浙江省 杭州市 文三路 1 号')).toHaveLength(1)
    expect(mall.to('/api/order/lists')).toHaveLength(1)
    expect(document.body.textContent).not.toContain('商家会尽快为您安排')
    press('open-paid-order')
    await waitFor(() => expect(unitPage.log.join()).toContain('order/detail/detail?order_id=7'))
  })

  test('tells each its own address where they differ', async () => {
    show({ order_ids: [7, 8], order_type: 1 }, [orderOf(7), orderOf(8, { address: '文一路 2 号' })])
    await waitFor(() => expect(find('paid-order')).toHaveLength(2))
    expect(find('paid-receiver')).toHaveLength(0)
    expect(find('paid-order')[1]?.textContent).toContain('文一路 2 号')
  })

  test('says that there is more than the newest of the orders', async () => {
    show({ order_ids: [7, 8, 9], order_type: 1 }, [orderOf(7)])
    await waitFor(() => expect(find('paid-others')[0]?.textContent).toContain('还有 2 笔订单'))
  })

  const store = { open_date: '每天 09:00-21:00', full_address: '浙江省-杭州市', longitude: '120.1', latitude: '30.2' }
  test('to be picked up has its code, the store and the way there', async () => {
    const pickUp = { order_type: 2, order_status: 2, delivery_code: '012345678901', delivery_store_name: '西湖店' }
    show({ order_ids: [7], order_type: 2 }, [orderOf(7, { ...pickUp, delivery_store_info: JSON.stringify(store) })])
    await waitFor(() => expect(find('paid-code')[0]?.textContent).toBe('0123 4567 8901'))
    expect(find('paid-next')[0]?.textContent).toContain('西湖店 · 每天 09:00-21:00 · 浙江省 杭州市')
    // nothing is sent anywhere
    expect(find('paid-receiver')).toHaveLength(0)
    await act(async () => find('copy-paid-code')[0]?.click())
    expect(clipboard.copy).toHaveBeenCalledWith('012345678901')
    press('paid-lead')
    await waitFor(() => expect(unitPage.log.join()).toContain('latitude=30.2'))
    press('paid-qr')
    await waitFor(() => expect(unitPage.log.join()).toContain('detail_pickup?order_id=7'))
  })

  test('as virtual goods has its code, and the way to all of several', async () => {
    const virtual = { order_type: 4, order_status: 4, virtual_code: '111122223333', address: '' }
    show({ order_ids: [7], order_type: 4 }, [orderOf(7, { ...virtual, order_goods: [lineOf(1), lineOf(2)] })])
    await waitFor(() => expect(find('paid-code')[0]?.textContent).toBe('1111 2222 3333'))
    expect(find('paid-qr')[0]?.textContent).toContain('查看全部 2 个码')
  })

  test.each([
    ['is brought by the shop', { order_type: 3, buyer_ask_delivery_time: '18:30' }, /安排配送.*18:30/],
    ['waits for a group', { promotion_type: 'pintuan', promotion_ref: 5, is_lock: 1 }, /人数凑齐后商家发货/],
    ['is on its way by now', { order_status: 3, order_status_name: '待收货' }, /^待收货$/],
    [
      'has its code used by now',
      { order_type: 4, order_status: 4, order_status_name: '已收货', virtual_goods: [{ is_veirfy: 1 }] },
      /^已收货$/,
    ],
  ])('that %s says so', async (_name, more, words) => {
    show({ order_ids: [7], order_type: 1 }, [orderOf(7, more)])
    await waitFor(() => expect(find('paid-next')[0]?.textContent).toMatch(words))
  })

  test('and is not known any more is left to the list of orders', async () => {
    mall.on('/api/order/detail', { code: -1 })
    const out_trade_no = `8${++bills}`
    const bill = { out_trade_no, pay_status: 2, pay_money: '1.00', event: 'order', order_ids: [7], order_type: 1 }
    mall.on('/api/pay/info', { data: bill })
    unitPage.at(`/pages/pay/result/result?code=${out_trade_no}`)
    render(<PayResultScreen />)
    await waitFor(() => expect(document.body.textContent).toContain('商家会尽快为您安排'))
    expect(find('paid-order')).toHaveLength(0)
  })
})

test.each([
  ['unpaid', { pay_status: 0, order_ids: [7] }, '尚未支付'],
  ['closed', { pay_status: -1, order_ids: [7] }, '支付单已关闭'],
  ['confirming', { pay_status: 1, order_ids: [7] }, '支付结果确认中'],
  // the wire names its orders to its owner alone
  ['paid', { order_ids: [] }, '商家会尽快为您安排'],
])('a bill that is %s, or of somebody else, asks for no order', async (name, bill, words) => {
  show({ order_type: 1, ...bill })
  await waitFor(() => expect(find(`result-${name}`)).toHaveLength(1))
  expect(document.body.textContent).toContain(words)
  expect([mall.to('/api/order/detail'), mall.to('/api/order/lists')]).toEqual([[], []])
  expect(mall.to('/api/goodssku/recommend')).toHaveLength(name === 'paid' ? 1 : 0)
})
