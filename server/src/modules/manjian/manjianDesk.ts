import type { PromotionData } from '@mall/contract/promotionData'
import type { Tx } from '../../database/transaction'
import { missing } from '../../http/params'
import { refuse } from '../../http/route'
import type { ManjianRule } from '../../pricing/quote'
import { activityRows } from '../../promotions/activityRows.store'
import { mustEndLater, mustNameEachOnce, skusForSale } from '../../promotions/deskChecks'
import type { PromotionDesk } from '../../promotions/promotionDesk'
import { rulesChanged } from '../../rules/rules.store'
import { isGivenBy } from '../coupon/coupon.service'
import * as store from './manjianDesk.store'

type Data = PromotionData<'manjian'>

const rows = activityRows('manjian', 'manjian_id')

export const manjianDesk: PromotionDesk<'manjian'> = {
  kind: 'manjian',
  async create(trx, data, { ctx: { mall, now }, siteId }) {
    const { manjian_name, manjian_type, type, goods_ids, rule_json, start_time, end_time } = data
    mustEndLater(data, now)
    if (rule_json.length === 0) throw missing('rule_json')
    mustNameEachOnce(rule_json.map(({ money }) => money))
    if (manjian_type === 2 && goods_ids.length === 0) throw missing('goods_ids')
    if (manjian_type === 2) await skusForSale(trx, { goodsIds: goods_ids }, siteId)
    await checkGiven(trx, rule_json, siteId)
    const manjian_id = mall.newId()
    const row = { site_id: siteId, manjian_id, manjian_name, manjian_type, type, start_time, end_time }
    await store.insertManjian(trx, {
      ...row,
      goods_ids: manjian_type === 2 ? goods_ids : [],
      rules: JSON.stringify(rule_json.map((rule) => priced(rule, type === 1))),
      create_time: now,
    })
    rulesChanged(trx)
    return manjian_id
  },
  find: rows.find,
  async close(trx, id, row) {
    await rows.close(trx, id, row)
    rulesChanged(trx)
  },
}

/** Presents and coupons of its rules are the shop's own. */
async function checkGiven(trx: Tx, rules: Data['rule_json'], siteId: number): Promise<void> {
  const presents = rules.flatMap(({ present }) => (present ? [present.present_id] : []))
  if (presents.length > 0) await skusForSale(trx, { skuIds: presents }, siteId)
  const coupons = rules.flatMap(({ coupon }) => (coupon > 0 ? [coupon] : []))
  if (!(await isGivenBy(trx, siteId, coupons))) throw refuse({ zh: '优惠券不存在', en: 'Coupon not found' })
}

/** Pieces come as money does: "2.00". */
const priced = (rule: Data['rule_json'][number], countsPieces: boolean): ManjianRule => ({
  threshold: countsPieces ? Math.round(rule.money / 100) : rule.money,
  discountMoney: rule.discount_money,
  freeShipping: rule.free_shipping === 1,
  couponTypeId: rule.coupon,
  ...(rule.present ? { present: { skuId: rule.present.present_id, num: rule.present.present_num } } : {}),
  point: rule.point,
})
