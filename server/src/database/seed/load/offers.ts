import type { Insertable } from 'kysely'
import type { Mall } from '../../../mall'
import { openDiscount } from '../../../modules/discount/discount.service'
import type { ManjianRule } from '../../../pricing/quote'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { ManjianSeed, SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from '../../bulk'
import { byCode, cents } from './units'

/** Spend-and-save, free shipping and time-limited discounts of the shops. */
export async function loadOffers(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  const siteOf = siteFinder(data)
  await insertAll(
    trx,
    'manjian',
    data.manjian.map(({ shop, rules, type, ...row }) => ({
      ...row,
      site_id: siteOf(shop),
      manjian_type: 1,
      type,
      rules: rules.map((rule) => priced(rule, type)) as unknown as Insertable<DB['manjian']>['rules'],
      create_time: row.start_time,
    })),
  )
  await insertAll(
    trx,
    'free_shipping',
    data.freeShipping.map(({ shop, at_least, ...row }) => ({
      ...row,
      site_id: siteOf(shop),
      at_least: cents(at_least),
      create_time: row.start_time,
    })),
  )
  const goodsOf = byCode(data.goods, 'goods')
  for (const { shop, goods, ...row } of data.discounts)
    await openDiscount(trx, mall, {
      ...row,
      site_id: siteOf(shop),
      skus: Object.entries(goods).flatMap(([code, percent]) =>
        goodsOf(code).skus.map(({ sku_id, price }) => ({
          sku_id,
          // whole tenths of a yuan
          discount_price: Math.floor((cents(price) * percent) / 1000) * 10,
        })),
      ),
    })
}

/** Pieces stand like yuan: "2.00". */
const priced = (rule: ManjianSeed['rules'][number], type: 0 | 1): ManjianRule => ({
  threshold: type === 1 ? Number(rule.money) : cents(rule.money),
  discountMoney: cents(rule.discount_money),
  freeShipping: rule.free_shipping === 1,
  couponTypeId: rule.coupon_type_id ?? 0,
  ...(rule.present ? { present: { skuId: rule.present.sku, num: rule.present.num } } : {}),
  point: 0,
})
