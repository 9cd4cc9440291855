import type { ManjianInfo, ManjianRule as WireRule } from '@mall/contract/goods'
import type { CouponType } from '@mall/contract/coupon'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { yuan } from '../../lib/money'
import type { FreeShipping, Manjian, ManjianRule } from '../../pricing/quote'
import { typesById } from '../coupon/coupon.service'
import * as store from './manjian.store'

/** What runs in a shop, as pricing takes it. */
export interface Offers {
  manjian: Manjian[]
  freeShippings: FreeShipping[]
}

/** Offers by site; while the addon is off there is no spend-and-save. */
export async function offersOf(
  db: Kysely<DB>,
  { mall, now }: Ctx,
  siteIds: number[],
): Promise<(siteId: number) => Offers> {
  const rows = await Promise.all(siteIds.map((siteId) => siteOffers(db, mall, siteId, now)))
  // inside a transaction on its own connection: waiting for another one could starve the pool
  const asked = db.isTransaction ? (db as Tx) : undefined
  const isOn = rows.some((row) => row.manjian.length > 0) && (await mall.settings.get('addon', 0, asked)).manjian === 1
  return (siteId) => {
    const { manjian = [], free_shipping = [] } = rows[siteIds.indexOf(siteId)] ?? {}
    return {
      manjian: isOn ? manjian.map(priced) : [],
      freeShippings: free_shipping.map(({ at_least, region_ids }) => ({
        atLeast: at_least,
        ...(region_ids.length > 0 ? { regionIds: region_ids } : {}),
      })),
    }
  }
}

/** What runs in one shop at this moment; what is kept has not ended, and may be to come. */
async function siteOffers(db: Kysely<DB>, { rules }: Mall, siteId: number, now: number): Promise<store.ShopOffers> {
  const { manjian, free_shipping } = await rules.keep(`offers/${siteId}`, () => store.findOffers(db, siteId, now), db)
  const runs = ({ start_time, end_time }: { start_time: number; end_time: number }) =>
    start_time <= now && now < end_time
  return { manjian: manjian.filter(runs), free_shipping: free_shipping.filter(runs) }
}

const priced = (row: store.ShopOffers['manjian'][number]): Manjian => ({
  manjianId: row.manjian_id,
  name: row.manjian_name,
  countsPieces: row.type === 1,
  ...(row.manjian_type === 2 ? { goodsIds: row.goods_ids } : {}),
  rules: rulesOf(row),
})

/** The running one that holds for the goods, or null. */
export async function info(ctx: Ctx, goodsId: number): Promise<ManjianInfo | null> {
  const row = await store.findForGoods(ctx.mall.readDb, goodsId, ctx.now)
  if (!row) return null
  return infoRow(row, row.site_id, await couponsOf(ctx, rulesOf(row)))
}

/** The running ones that checkout takes of these shops, in its order: a shop-wide one alone, else the newest first. */
export async function listOfShops(ctx: Ctx, siteIds: number[]): Promise<ManjianInfo[]> {
  const shops = await Promise.all(
    [...new Set(siteIds)].map(async (siteId) => {
      const { manjian } = await siteOffers(ctx.mall.readDb, ctx.mall, siteId, ctx.now)
      const whole = manjian.find((row) => row.manjian_type === 1)
      return { siteId, rows: whole ? [whole] : manjian }
    }),
  )
  const couponOf = await couponsOf(
    ctx,
    shops.flatMap(({ rows }) => rows.flatMap(rulesOf)),
  )
  return shops.flatMap(({ siteId, rows }) => rows.map((row) => infoRow(row, siteId, couponOf)))
}

const rulesOf = (row: Pick<store.ManjianRow, 'rules'>) => row.rules as unknown as ManjianRule[]

const infoRow = (
  row: store.ShopOffers['manjian'][number],
  siteId: number,
  couponOf: (rule: ManjianRule) => CouponType | undefined,
): ManjianInfo => ({
  manjian_id: row.manjian_id,
  site_id: siteId,
  manjian_name: row.manjian_name,
  manjian_type: row.manjian_type as 1 | 2,
  type: row.type,
  goods_ids: row.goods_ids.join(','),
  status: 1,
  start_time: row.start_time,
  end_time: row.end_time,
  rule_json: rulesOf(row).map((rule) => ruleRow(rule, row.type === 1, couponOf(rule))),
})

/** Finds the coupon a rule gives, as long as there are some. */
export async function couponsOf(
  ctx: Ctx,
  rules: ManjianRule[],
): Promise<(rule: ManjianRule) => CouponType | undefined> {
  const ids = [...new Set(rules.map((rule) => rule.couponTypeId))].filter((id) => id > 0)
  const types = ids.length > 0 ? await typesById(ctx, ids) : []
  const given = types.filter(
    (type) =>
      type.status === 1 && type.lead_count < type.count && (type.validity_type === 1 || type.end_time > ctx.now),
  )
  return (rule) => given.find((type) => type.coupon_type_id === rule.couponTypeId)
}

/** The wire's rule; pieces stand in `money` like yuan. */
export const ruleRow = (rule: ManjianRule, countsPieces: boolean, coupon: CouponType | undefined): WireRule => ({
  money: yuan(countsPieces ? rule.threshold * 100 : rule.threshold),
  discount_money: yuan(rule.discountMoney),
  free_shipping: rule.freeShipping ? 1 : 0,
  coupon: rule.couponTypeId,
  present: rule.present ? { present_id: rule.present.skuId, present_num: rule.present.num } : null,
  point: rule.point,
  ...(coupon
    ? {
        coupon_data: {
          coupon_name: coupon.coupon_name,
          type: coupon.type,
          at_least: coupon.at_least,
          money: coupon.money,
          discount: coupon.discount,
        },
      }
    : {}),
})
