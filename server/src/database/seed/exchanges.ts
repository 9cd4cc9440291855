import type { Insertable } from 'kysely'
import { numberFor } from '../../lib/numbers'
import { phrase } from '../../words/phrases'
import type { DB } from '../schema'
import type { ExchangeOrderSeed, LedgerSeed } from './types'

type Goods = Insertable<DB['exchange_goods']>

const day = 86_400
const picture = (name: string) => `upload/demo/gift/${name}.jpg`
/** insertAll wants the same columns, in the same order, of every row */
const plain = {
  ...{
    type_id: 0,
    image: '',
    stock: 0,
    point: 0,
    price: 0,
    balance: 0,
    delivery_price: 0,
    pay_type: 0,
    sort: 0,
    state: 1,
  },
  content: '<p>兑换后不能退回。红包马上到账余额，优惠券放进我的优惠券，礼品会寄到下单时填写的地址。</p>',
}

const things: (Partial<typeof plain> & { id: number; type: number; name: string })[] = [
  {
    ...{ id: 1, type: 1, type_id: 2, name: '陶瓷马克杯', point: 300, pay_type: 1, price: 990, delivery_price: 800 },
    ...{ stock: 40, sort: 5 },
  },
  { id: 2, type: 3, name: '20 元红包', image: picture('money'), balance: 2000, point: 2400, stock: 10, state: 0 },
  { id: 3, type: 1, type_id: 1, name: '拾光定制帆布袋', point: 800, stock: 60, sort: 4 },
  { id: 4, type: 2, type_id: 1, name: '满 200 减 30 券', image: picture('coupon'), point: 200, stock: 100, sort: 3 },
  { id: 5, type: 3, name: '5 元红包', image: picture('money'), balance: 500, point: 600, stock: 200, sort: 2 },
]

/** 1 on and 2 off; 3 a gift, 4 a coupon, 5 a red packet (wire/demo-data section 5). Cents; a gift has its own picture. */
export const exchangeRows = (now: number): Goods[] =>
  things.map(({ id, type, name, ...thing }) => ({
    ...{ site_id: 0, id, type, name, create_time: now - 20 * day },
    ...plain,
    ...thing,
  }))

export function thingOf(exchange: number) {
  const found = things.find(({ id }) => id === exchange)
  if (!found) throw new Error(`nothing in the point shop has the id ${exchange}`)
  return { ...plain, ...found }
}

/** Done ones of member 1: a red packet, and the bags that are on their way to him. */
export const exchangeOrderRows = (now: number): ExchangeOrderSeed[] => [
  { member_id: 1, order_id: 4_200_001, exchange: 5, num: 1, create_time: now - 110 * day },
  {
    ...{ member_id: 1, order_id: 4_200_002, exchange: 3, num: 2, create_time: now - 3 * day },
    ...{ address: 1, relate_order_id: 4_100_002 },
  },
]

/** Of a member, as the exchange wrote them. */
export const exchangeEntries = (memberId: number, now: number): LedgerSeed[] =>
  exchangeOrderRows(now)
    .filter(({ member_id }) => member_id === memberId)
    .flatMap(({ order_id, exchange, num, create_time }) => {
      const { point, balance } = thingOf(exchange)
      const entry = {
        ...{ from_type: 'pointexchange', type_tag: order_id, create_time },
        remark: phrase('account.exchange.remark', { order: numberFor(order_id, create_time) }),
      }
      const ref = `exchange:${order_id}`
      return [
        { ...entry, account_type: 'point' as const, delta: -point * num, ref: `${ref}:point` },
        ...(balance > 0
          ? [{ ...entry, account_type: 'balance' as const, delta: balance * num, ref: `${ref}:money` }]
          : []),
      ]
    })
