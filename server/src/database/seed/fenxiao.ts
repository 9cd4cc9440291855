import type { Insertable } from 'kysely'
import type { DB } from '../schema'
import type { FenxiaoGoodsSeed } from './types'

const day = 86_400
const hour = 3600

const unused = {
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: 0, one_fenxiao_order_num: 0, one_fenxiao_order_money: 0 },
  ...{ order_num: 0, order_money: 0, child_num: 0, child_fenxiao_num: 0, one_child_num: 0, one_child_fenxiao_num: 0 },
}

/** wire/demo-data section 3: rates in hundredths of a percent. */
export const fenxiaoLevelRows: Insertable<DB['fenxiao_level']>[] = [
  {
    ...{ level_id: 1, level_num: 1, level_name: '推广员', upgrade_type: 1, ...unused },
    ...{ one_rate: 1000, two_rate: 500, three_rate: 200 },
  },
  {
    ...{ level_id: 2, level_num: 2, level_name: '金牌推广员', upgrade_type: 1, ...unused, one_fenxiao_order_num: 5 },
    ...{ one_rate: 1200, two_rate: 600, three_rate: 200 },
  },
]

/** [member, name, days since the review]; 9 stands below 3, who stands below 2. */
const approved: [memberId: number, name: string, ago: number][] = [
  [2, '周远好物', 300],
  [3, '阿青的小店', 140],
  [9, '小棠推荐', 60],
]

/** Who has applied and was approved a day later. */
export const distributorRows = (now: number) =>
  approved.map(([member_id, fenxiao_name, ago]) => ({
    ...{ member_id, fenxiao_name, mobile: `1380000000${member_id}`, level_id: 1 },
    ...{ apply_time: now - (ago + 1) * day - 2 * hour, audit_time: now - ago * day },
  }))

const own = { one_rate: '20.00', two_rate: '10.00', three_rate: '5.00' }

/** wire/demo-data section 6: what differs from the rates of the level. */
export const fenxiaoGoodsRows: FenxiaoGoodsSeed[] = [
  { shop: 'shop-7', code: 'peaches', goods: 'g719', is_fenxiao: 0, skus: [] },
  {
    ...{ shop: 'shop-14', code: 'pendant', goods: 'g1440', is_fenxiao: 1 },
    skus: [
      {
        sku: 'g1440',
        rates: [
          { level_num: 1, ...own },
          { level_num: 2, ...own },
        ],
      },
    ],
  },
  {
    ...{ shop: 'shop-8', code: 'softball', goods: 'g815', is_fenxiao: 1 },
    skus: [{ sku: 'g815', rates: [{ level_num: 1, one_money: '3.00' }] }],
  },
  {
    ...{ shop: 'shop-11', code: 'pocket-wifi', goods: 'g1108', is_fenxiao: 1 },
    skus: [{ sku: 'g1108', fenxiao_price: '150.00', rates: [] }],
  },
]

export interface ReferredOrder {
  buyer: 4 | 9
  /** days since it was placed; one ends before the next begins, so that the bill is in order */
  ago: number
  /** pieces of each sku, by its code */
  skus: Record<string, number>
  /** how far it has come */
  until: 'shipped' | 'received' | 'completed' | 'refunded'
  /** cents that one line got back after it was received */
  back?: { sku: string; cents: number }
}

/** Cents out of the commission of member 2, into balance_money where it was paid. */
export interface CommissionWithdrawal {
  ago: number
  withdraws: number
  /** days to the decision */
  decided: number
  isPaid: boolean
}

/**
 * The programme of member 2, in the order of time. Four orders are settled with 66.80, 53.60, 6.00 + 40.00 and 53.60:
 * 220.00, of which 100.00 were withdrawn (wire/demo-data section 6: 120.00 are left).
 */
export const fenxiaoHistory: (ReferredOrder | CommissionWithdrawal)[] = [
  { ago: 58.7, buyer: 4, skus: { g831: 1 }, until: 'completed' },
  { ago: 47.4, buyer: 4, skus: { g1440: 1 }, until: 'completed' },
  { ago: 36.6, buyer: 4, skus: { g815: 2, g849: 2 }, until: 'completed', back: { sku: 'g849', cents: 7800 } },
  { ago: 25.5, buyer: 4, skus: { 'g839-1': 2 }, until: 'completed' },
  { ago: 13, withdraws: 10_000, decided: 1, isPaid: false },
  { ago: 10.6, buyer: 4, skus: { g820: 1 }, until: 'refunded' },
  { ago: 5.4, buyer: 4, skus: { 'g1446-1': 1 }, until: 'received' },
  { ago: 3.2, buyer: 9, skus: { g814: 1 }, until: 'shipped' },
  { ago: 1.3, buyer: 4, skus: { g1108: 1 }, until: 'shipped' },
  { ago: 0.4, withdraws: 10_000, decided: 0.3, isPaid: true },
]
