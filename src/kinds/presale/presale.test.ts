import type { PresaleGoods, PresaleOrder } from '@mall/contract/presale'
import { deposit, flatChoices, rest } from './checkout'
import { goodsWay } from './goodsWay'
import { presaleOffer } from './offer'
import { noteOf, presaleState } from './orderState'

const goods = (more: Partial<PresaleGoods> = {}) =>
  ({
    ...{ price: '300.00', market_price: '0.00', discount_price: '300.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 0, max_buy: 0, purchased_num: 0, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ presale_deposit: '50.00', presale_price: '80.00', presale_num: 5, goods_stock: 9, sure_buy_num: 5 },
    ...{ status: 1, start_time: 100, end_time: 200, pay_start_time: 300, pay_end_time: 400 },
    ...{ deliver_type: 1, deliver_time: 7, ...more },
  }) as PresaleGoods

test.each([
  ['running', {}, { price: '50.00', stop: undefined, endsAt: 200, limit: 5, max: 5, old: undefined }],
  ['whose rest is over before it ends', { pay_end_time: 150 }, { endsAt: 150 }],
  ['to come', { status: 0, sure_buy_num: 0 }, { stop: 'soon', startsAt: 100 }],
  ['ended', { status: 2, sure_buy_num: 0 }, { stop: 'over' }],
  ['closed by the operator', { status: -1, sure_buy_num: 0 }, { stop: 'over' }],
  ['sold out', { goods_stock: 0, sure_buy_num: 0 }, { stop: 'out' }],
  ['that the member has had enough of', { sure_buy_num: 0 }, { stop: 'limit', limited: true }],
  ['that the member may have two more of', { sure_buy_num: 2 }, { stop: undefined, max: 2, limited: true }],
  ['of goods off the shelf', { goods_state: 0 }, { stop: 'off' }],
] as const)('a presale %s', (_name, more, wanted) => {
  expect(presaleOffer(goods(more))).toMatchObject({ name: '预售', priceName: '定金', ...wanted })
})

test.each([
  [50, 0],
  [100, 1],
  [200, 2],
  [400, 3],
])('at %i the step %i is on', (time, at) => {
  expect(goodsWay(goods(), time).at).toBe(at)
})

test('of one that was closed no step is on', () => {
  expect(goodsWay(goods({ status: -1 }), 150).at).toBe(0)
})

test('the steps tell what is paid, and when it is sent', () => {
  const words = (more: Partial<PresaleGoods>) => {
    const { entries } = goodsWay(goods(more), 100)
    return [...entries.map(({ title }) => title), entries[2]?.note].join(' | ')
  }
  expect(words({})).toBe('付定金 ¥50.00，抵 ¥80.00 | 付尾款 ¥220.00 | 商家发货 | 付清尾款后 7 天内发货')
  expect(words({ presale_price: '0.00' })).toMatch(/^付定金 ¥50.00 \| 付尾款 ¥250.00 /)
  expect(words({ presale_price: '300.00' })).toMatch(/没有尾款，付定金即成交/)
  expect(words({ deliver_type: 0, deliver_time: 1_795_536_000 })).toMatch(/预计 2026-11-2\d 发货$/)
  expect(words({ deliver_type: 0, deliver_time: 0 })).toMatch(/由商家安排$/)
})

const order = (more: Partial<PresaleOrder>) =>
  ({
    order_status: 1,
    refund_status: 0,
    relate_order_id: 0,
    pay_start_time: 300,
    is_deposit_back: 0,
    ...more,
  }) as PresaleOrder

test.each([
  ['unpaid', { order_status: 0 }, 'deposit', 'deposit'],
  ['paid, before the rest is due', { pay_start_time: 301 }, 'waiting', 'waiting'],
  ['whose rest is due', {}, 'rest', 'rest'],
  ['whose rest is due or the deposit lost', { is_deposit_back: 1 }, 'rest', 'restLost'],
  ['whose deposit is asked back', { refund_status: 1 }, 'refunding', 'refunding'],
  ['whose deposit was refused', { refund_status: -1 }, 'rest', 'refused'],
  ['whose deposit went back', { order_status: -1, refund_status: 2 }, 'refunded', 'refunded'],
  ['closed', { order_status: -1 }, 'closed', 'closed'],
  ['closed, its deposit kept', { order_status: -1, is_deposit_back: 1 }, 'closed', 'kept'],
  // status and name are those of the real order then
  ['that has become one', { order_status: 3, relate_order_id: 9 }, 'ordered', 'ordered'],
  ['that has become one, closed later', { order_status: -1, relate_order_id: 9 }, 'ordered', 'ordered'],
] as const)('an order %s', (_name, more, state, note) => {
  const row = order(more)
  expect(presaleState(row, 300)).toBe(state)
  expect(noteOf(state, row, true)).toBe(note)
})

test('nobody is told that a deposit is kept which was never paid', () => {
  expect(noteOf('closed', order({ order_status: -1, is_deposit_back: 1 }), false)).toBe('closed')
})

const none = { addressId: 0, coupons: {}, messages: {}, deliveries: {}, invoices: {} }
const own = { platformCoupon: 0, usesPoints: false, usesBalance: true }
const electronic = {
  type: 2,
  titleType: 1,
  title: '林晓',
  taxpayerNumber: '',
  content: '服饰',
  fullAddress: '',
  email: 'a@b.cn',
} as const

test('the choices of the one shop go without its number', () => {
  const choices = {
    ...{ ...none, ...own, addressId: 7, messages: { 14: '慢慢来' } },
    deliveries: { 14: { type: 'store', storeId: 3, time: '' } as const },
    invoices: { 14: electronic },
  }
  expect(flatChoices(choices)).toEqual({
    member_address: { id: 7 },
    delivery: { delivery_type: 'store', store_id: 3 },
    invoice: expect.objectContaining({ is_invoice: 1, invoice_email: 'a@b.cn' }),
    buyer_message: '慢慢来',
    is_balance: 1,
  })
  expect(flatChoices({ ...none, ...own, person: { name: '林', mobile: '138' } })).toEqual({
    member_address: { name: '林', mobile: '138' },
    is_balance: 1,
  })
})

test('of the rest the wallet alone is chosen', () => {
  const choices = { ...none, ...own, addressId: 7, messages: { 14: '慢慢来' } }
  expect(rest.create({ id: 5 }, choices, { pay_password: '123456' })).toEqual({
    path: '/presale/api/ordercreate/finalCreate',
    params: { id: 5, is_balance: 1, pay_password: '123456' },
  })
  expect(rest.requote?.({ id: 5 }, { ...choices, usesBalance: false }).params).toEqual({ id: 5 })
  expect(deposit.create({ presale_id: 1, sku_id: 2, num: 2 }, choices, {}).params).toMatchObject({
    ...{ presale_id: 1, sku_id: 2, num: 2, buyer_message: '慢慢来' },
  })
})
