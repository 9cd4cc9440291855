import { act, fireEvent, render } from '@testing-library/react'
import { clipboard } from '@/platform/clipboard/clipboard'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { ExchangeOrdersScreen } from './ExchangeOrdersScreen'
import { ExchangeResultScreen } from './ExchangeResultScreen'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork
const [pagePath, infoPath, closePath] = ['page', 'info', 'close'].map((name) => `/pointexchange/api/order/${name}`)

const order = (more: object = {}) => ({
  ...{ order_id: 70, order_no: '2026', out_trade_no: '9001', point: 600, exchange_price: '19.80', num: 2 },
  ...{ delivery_price: '8.00', price: '27.80', express_no: '', create_time: now() - 60, pay_time: 0, exchange_id: 3 },
  ...{ exchange_name: '保温杯', exchange_image: '', order_status: 0, type: 1, type_name: '礼品', relate_order_id: 0 },
  ...{ delivery_type: 'express', ...more },
})
const done = (more: object = {}) => order({ order_status: 1, pay_time: now(), relate_order_id: 80, ...more })
const free = { exchange_price: '0.00', delivery_price: '0.00', price: '0.00', relate_order_id: 0 }

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const finder = (container: HTMLElement) => {
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  const tap = async (name: string) => {
    fireEvent.click(all(name)[0]!)
    await settled()
    await settled()
  }
  const offered = () => ['close', 'pay', 'see', 'again'].filter((name) => all(`t-exchange-${name}`).length > 0)
  return { all, tap, offered, text: (name: string) => all(name)[0]?.textContent ?? '' }
}
async function list(...rows: object[]) {
  mall.on(pagePath!, { data: { count: rows.length, page_count: 1, list: rows } })
  unitPage.at('/promotionpages/point/order_list/order_list')
  const { container } = render(<ExchangeOrdersScreen />)
  await settled()
  await settled()
  return finder(container)
}
async function result(row: object, query = '?order_id=70') {
  mall.on(infoPath!, { data: row })
  unitPage.at(`/promotionpages/point/result/result${query}`)
  const { container } = render(<ExchangeResultScreen />)
  await settled()
  await settled()
  return finder(container)
}

const boot = (flags: object = {}) =>
  setBoot({ addon_is_exit: flags, development: 1, style_theme: 'red', default_img: {} } as never)

beforeEach(async () => {
  mall.reset()
  mockAsk.mockReset().mockResolvedValue(true)
  act(() => {
    beginEra()
    boot()
    signIn('a')
  })
  mall.on('/api/pay/info', { data: { order_ids: [70], expire_time: now() + 900, pay_money: '27.80' } })
  // what an earlier test opened would count as tapped twice
  await act(async () => void (await open(routes.home)))
  unitPage.log = []
})
afterEach(() => act(() => dropToken()))

test.each([
  ['unpaid', order(), /待支付.*逾期自动关闭/, ['close', 'pay']],
  ['done', done(), /兑换成功礼品会尽快寄出/, ['see', 'again']],
  ['done', done({ type: 2, ...free }), /兑换成功优惠券已放入/, ['see', 'again']],
  ['done', done({ type: 3, ...free }), /兑换成功红包已存入余额/, ['see', 'again']],
  ['closed', order({ order_status: -1 }), /已关闭.*积分已退回/, ['again']],
])('the page of one that is %s', async (state, row, words, buttons) => {
  const { text, offered } = await result(row)
  expect(text(`t-exchange-state-${state}`)).toMatch(words)
  expect(offered()).toEqual(buttons)
})

test('what it took', async () => {
  const { text, all } = await result(done({ express_no: 'SF100' }))
  expect(text('t-exchange-facts')).toMatch(/600 积分商品金额¥19.80运费¥8.00实付¥27.80快递单号SF100/)
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  await act(async () => void fireEvent.click(all('t-copy-express')[0]!))
  expect(copied).toHaveBeenCalledWith('SF100')
})

test('points alone: no money is told of', async () => {
  const { text } = await result(done({ type: 3, ...free }))
  expect(text('t-exchange-facts')).not.toMatch(/¥/)
})

test.each([
  [done(), '/otherpages/member/gift_detail/gift_detail?id=80'],
  [done({ type: 2, ...free }), '/otherpages/member/coupon/coupon'],
  [done({ type: 3, ...free }), '/otherpages/member/balance/balance'],
])('leads to what was exchanged', async (row, address) => {
  const { tap } = await result(row)
  await tap('t-exchange-see')
  expect(unitPage.log).toEqual([`navigateTo ${address}`])
})

test('no button leads to a page that is not open', async () => {
  act(() => boot({ gift: 0 }))
  const { offered } = await result(done())
  expect(offered()).toEqual(['again'])
})

test('an unpaid one is paid on, or closed after a question', async () => {
  mall.on(closePath!, {})
  const { tap, text, offered } = await result(order())
  await tap('t-exchange-pay')
  expect(unitPage.log).toEqual([`navigateTo /${routes.cashier.path}?out_trade_no=9001`])
  mockAsk.mockResolvedValueOnce(false)
  await tap('t-exchange-close')
  expect(mall.to(closePath!)).toEqual([])
  mall.on(infoPath!, { data: order({ order_status: -1 }) })
  await tap('t-exchange-close')
  await settled()
  expect(mall.to(closePath!).map(({ params }) => params.order_id)).toEqual(['70'])
  expect([text('t-exchange-state-closed'), offered()]).toEqual([expect.stringMatching(/积分已退回/), ['again']])
})

test.each(['', '?order_id=0', '?order_id=abc'])('an address with %j names none, and leads to all', async (query) => {
  const { all, tap } = await result(order(), query)
  expect([all('t-empty').length, mall.to(infoPath!)]).toEqual([1, []])
  await tap('t-my-exchanges')
  expect(unitPage.log).toEqual(['redirectTo /promotionpages/point/order_list/order_list'])
})

test('that of somebody else is unknown, in the words of the mall', async () => {
  mall.on(infoPath!, { code: -1, message: '兑换订单不存在' })
  unitPage.at('/promotionpages/point/result/result?order_id=71')
  const { container } = render(<ExchangeResultScreen />)
  await settled()
  await settled()
  const { text, all } = finder(container)
  expect(text('t-empty')).toMatch(/兑换订单不存在/)
  expect(all('t-my-exchanges')).toHaveLength(1)
})

test('the list: each with its state, its number to copy and its ways', async () => {
  const rows = [order(), done({ order_id: 71, express_no: 'SF100' }), order({ order_id: 72, order_status: -1 })]
  const { all, text, tap } = await list(...rows)
  const words = all('t-exchange-order').map((card) => card.textContent)
  expect(words[0]).toMatch(/待支付保温杯礼品600 积分\+¥27.80×2.*取消兑换继续支付/)
  expect(words[1]).toMatch(/兑换成功.*快递单号 SF100.*查看礼品/)
  expect(words[2]).toMatch(/已关闭.*再次兑换/)
  expect(text('t-express')).toMatch(/SF100/)
  await tap('t-open-exchange')
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/point/result/result?order_id=70'])
})

test('one that is closed in the list is asked for anew', async () => {
  mall.on(closePath!, {})
  const { tap, text } = await list(order())
  mall.on(pagePath!, { data: { count: 1, page_count: 1, list: [order({ order_status: -1 })] } })
  await tap('t-exchange-close')
  await settled()
  expect(text('t-exchange-order')).toMatch(/已关闭/)
})

test('nothing exchanged yet leads to the shop', async () => {
  const { text, tap } = await list()
  expect(text('t-empty')).toMatch(/还没有兑换过商品/)
  await tap('t-to-point-shop')
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/point/list/list'])
})
