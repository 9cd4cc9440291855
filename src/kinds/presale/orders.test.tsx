import { act, fireEvent, render } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { PresaleOrderScreen } from './PresaleOrderScreen'
import { PresaleOrdersScreen } from './PresaleOrdersScreen'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork
const [pagePath, detailPath] = ['/presale/api/order/page', '/presale/api/order/detail']
const hour = 3600

const action = (...names: string[]) => names.map((name) => ({ action: name, title: `[${name}]`, color: '' }))
/** The example of wire/promotions.md section 5. */
const order = (more: object = {}) => ({
  ...{ id: 5, order_no: '2026', presale_id: 1, sku_id: 41, sku_name: '羽绒服', sku_image: '', goods_id: 4 },
  ...{ goods_name: '羽绒服', num: 2, price: '300.00', presale_deposit: '50.00', presale_deposit_money: '100.00' },
  ...{ presale_price: '80.00', presale_money: '160.00', final_money: '450.00', order_money: '550.00' },
  ...{ pay_deposit_money: '70.00', pay_final_money: '450.00', balance_deposit_money: '30.00' },
  ...{ balance_final_money: '0.00', deposit_out_trade_no: '71', final_out_trade_no: '' },
  ...{ pay_start_time: now() - hour, pay_end_time: now() + hour, order_status: 1, order_status_name: '待付尾款' },
  ...{ refund_status: 0, refund_status_name: '', is_deposit_back: 0, relate_order_id: 0, predict_delivery_time: 0 },
  action: action('refundDeposit', 'orderPayFinal'),
  ...more,
})
const states = {
  deposit: order({ order_status: 0, action: action('orderClose', 'orderPayDeposit') }),
  waiting: order({ pay_start_time: now() + 48 * hour, action: action('refundDeposit') }),
  soon: order({ pay_start_time: now() + hour, action: action('refundDeposit') }),
  rest: order(),
  kept: order({ is_deposit_back: 1, action: action('orderPayFinal') }),
  refunding: order({ refund_status: 1, action: [] }),
  refused: order({ refund_status: -1 }),
  ordered: order({ relate_order_id: 9, order_status: 1, order_status_name: '待发货', action: [] }),
  refunded: order({ order_status: -1, refund_status: 2, action: action('deleteOrder') }),
  closed: order({ order_status: -1, action: action('deleteOrder') }),
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const finder = (container: HTMLElement) => {
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  const offered = () => {
    const names = ['close', 'pay', 'refund', 'pay-rest', 'remove', 'keep', 'order']
    return names.filter((name) => all(`t-presale-${name}`).length > 0)
  }
  const tap = async (name: string) => {
    fireEvent.click(all(name)[0]!)
    await settled()
    await settled()
  }
  return { all, offered, tap, text: (name: string) => all(name)[0]?.textContent ?? '' }
}

beforeEach(() => {
  mall.reset()
  mockAsk.mockReset().mockResolvedValue(true)
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  const paid = { pay_status: 2, pay_type: 'sandbox', pay_money: '70.00', pay_time: now() - 9, expire_time: 0 }
  mall.on('/api/pay/info', { data: { ...paid, order_ids: [5] } })
})
afterEach(() => act(() => dropToken()))

async function list(query: string, ...rows: object[]) {
  mall.on(pagePath, { data: { count: rows.length, page_count: 1, list: rows } })
  unitPage.at(`/promotionpages/presale/order_list/order_list${query}`)
  const { container } = render(<PresaleOrdersScreen />)
  await settled()
  await settled()
  return finder(container)
}
async function detail(row: object, query = '?order_id=5') {
  mall.on(detailPath, { data: row })
  unitPage.at(`/promotionpages/presale/order_detail/order_detail${query}`)
  const { container } = render(<PresaleOrderScreen />)
  await settled()
  await settled()
  return finder(container)
}

test('by what they wait for', async () => {
  const { all, tap } = await list('')
  expect(all('t-empty')[0]).toHaveTextContent('还没有预售订单')
  for (const tab of ['deposit', 'rest', 'done', 'closed']) await tap(`t-tab-${tab}`)
  expect(mall.to(pagePath).map(({ params }) => params.order_status)).toEqual([undefined, '0', '1', '2', '-1'])
})

test.each([
  ['?status=2', '2'],
  ['?status=rest', '1'],
  ['?status=-1', '-1'],
  ['?status=x', undefined],
])('an address with %s opens its tab', async (query, order_status) => {
  await list(query)
  expect(mall.to(pagePath)[0]?.params.order_status).toBe(order_status)
})

test.each([
  ['deposit', /待付定金.*¥100.00尾款¥450.00付定金后锁定/, ['close', 'pay']],
  ['waiting', /等待付尾款.*¥100.00已付.*起付尾款/, ['refund']],
  ['soon', /等待付尾款.*距尾款开放\d\d:/, ['refund']],
  ['rest', /待付尾款.*按时付清尾款.*付尾款剩余\d\d:/, ['refund', 'pay-rest']],
  ['kept', /定金不退/, ['pay-rest']],
  ['refunding', /退定金处理中.*视为同意/, ['keep']],
  ['refused', /商家没有同意退定金/, ['refund', 'pay-rest']],
  ['ordered', /待发货.*¥100.00已付.*¥450.00已付/, ['order']],
  ['refunded', /定金已退回/, ['remove']],
  ['closed', /已关闭/, ['remove']],
] as const)('one that is %s: what comes next, and the buttons of the server', async (name, words, buttons) => {
  const { offered, text } = await list('', states[name])
  expect(text('t-presale-card')).toMatch(words)
  expect(offered()).toEqual(buttons)
})

test.each([
  ['deposit', 't-presale-pay', '/pages_payment/index?out_trade_no=71'],
  ['rest', 't-presale-pay-rest', '/promotionpages/presale/payment/payment?id=5'],
  ['ordered', 't-presale-order', '/pages/order/detail/detail?order_id=9'],
  ['rest', 't-open-presale', '/promotionpages/presale/order_detail/order_detail?order_id=5'],
] as const)('from one that is %s, %s leads to %s', async (name, button, address) => {
  mall.on('/presale/api/order/pay', { data: '71' })
  const { tap } = await list('', states[name])
  await tap(button)
  await settled()
  expect(unitPage.log).toEqual([`navigateTo ${address}`])
})

test('a deposit that can no longer be paid: the row is asked for anew', async () => {
  mall.on('/presale/api/order/pay', { code: -1, message: '订单已关闭' })
  const { tap } = await list('', states.deposit)
  await tap('t-presale-pay')
  await settled()
  expect(mall.to('/presale/api/order/pay')[0]?.params).toMatchObject({ id: '5' })
  expect([unitPage.log, mall.to(pagePath).length]).toEqual([[], 2])
})

test('both payments: how much, out of what, how and when', async () => {
  const { all, text } = await detail(states.rest)
  expect(text('t-presale-state-rest')).toMatch(/待付尾款/)
  expect(text('t-deposit')).toMatch(/定金已付抵货款 ¥160.00¥100.00余额抵扣¥30.00沙箱支付¥70.00支付时间\d{4}-/)
  expect(text('t-rest')).toMatch(/尾款待付¥450.00/)
  expect(text('t-both-total')).toMatch(/¥550.00/)
  expect(all('t-presale-step').map(({ className }) => /nut-step-(\w+)/.exec(className)?.[1])).toEqual([
    ...['finish', 'process', 'wait'],
  ])
})

test('where it goes is told as soon as the mall tells it', async () => {
  const to = { id: 0, name: '林晓', mobile: '138', full_address: '浙江省-杭州市', address: '文三路 1 号' }
  const shop = { goods_list: [], delivery: { delivery_type: 'express' } }
  mall.on('/presale/api/ordercreate/finalPayment', { data: { member_address: to, shop_goods_list: shop } })
  mall.on('/api/order/detail', { data: { ...to, name: '林晓晓', order_type: 1 } })
  expect((await detail(states.rest)).text('mall')).toMatch(/林晓 138/)
  expect((await detail({ ...states.ordered, id: 6 }, '?order_id=6')).text('mall')).toMatch(/林晓晓 138/)
  expect(mall.to('/presale/api/ordercreate/finalPayment')).toHaveLength(1)
})

test('a deposit is asked back with its sum named first, and the application can be withdrawn', async () => {
  mall.on('/presale/api/refund/applyRefund', { data: null })
  mall.on('/presale/api/refund/cancelRefund', { data: null })
  const { offered, tap } = await detail(states.rest)
  mall.on(detailPath, { data: states.refunding })
  await tap('t-presale-refund')
  expect(mockAsk).toHaveBeenCalledWith(expect.objectContaining({ content: expect.stringContaining('¥100.00') }))
  expect(mall.to('/presale/api/refund/applyRefund')[0]?.params).toMatchObject({ order_id: '5' })
  expect(offered()).toEqual(['keep'])
  mall.on(detailPath, { data: states.rest })
  await tap('t-presale-keep')
  expect(mall.to('/presale/api/refund/cancelRefund')).toHaveLength(1)
  expect(offered()).toEqual(['refund', 'pay-rest'])
})

test('who thinks again sends nothing', async () => {
  mockAsk.mockResolvedValue(false)
  const { tap } = await detail(states.rest)
  await tap('t-presale-refund')
  expect(mall.to('/presale/api/refund/applyRefund')).toEqual([])
})

test('a deposit that is kept is said to be', async () => {
  const { text } = await detail({ ...states.closed, is_deposit_back: 1 })
  expect(text('t-presale-state-closed')).toMatch(/定金不退/)
  expect(text('t-deposit')).toMatch(/定金不退/)
})

test.each(['', '?order_id=0', '?order_id=abc'])(
  'an address that names nothing, %j, leads to one’s own',
  async (query) => {
    const { all, text } = await detail(states.rest, query)
    expect([text('t-empty'), all('t-my-presales').length]).toEqual([expect.stringContaining('预售订单不存在'), 1])
  },
)

test('one that is not one’s own says so in the words of the mall', async () => {
  mall.on(detailPath, { code: -1, message: '没有这个预售订单' })
  unitPage.at('/promotionpages/presale/order_detail/order_detail?order_id=8')
  const { container } = render(<PresaleOrderScreen />)
  await settled()
  await settled()
  expect(finder(container).text('t-empty')).toMatch(/没有这个预售订单/)
})
