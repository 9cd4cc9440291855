import type { PromotionData } from '@mall/contract/promotionData'
import { refuse } from '../../http/route'
import { mustNameEachOnce, skusForSale } from '../../promotions/deskChecks'
import type { PromotionDesk } from '../../promotions/promotionDesk'
import { termFaults } from './couponRules'
import * as store from './couponDesk.store'

type Terms = PromotionData<'coupon'> | PromotionData<'platformcoupon'>

export const couponDesk: PromotionDesk<'coupon'> = {
  kind: 'coupon',
  async create(trx, data, { ctx: { mall, now }, siteId }) {
    const { coupon_name, goods_type } = data
    const goods_ids = goods_type === 2 ? data.goods_ids : []
    const row = { ...columns(data, now), coupon_name, goods_type, goods_ids }
    mustHold(row, now)
    mustNameEachOnce(goods_ids)
    if (goods_ids.length > 0) await skusForSale(trx, { goodsIds: goods_ids }, siteId)
    const coupon_type_id = mall.newId()
    await store.insertType(trx, { ...row, site_id: siteId, coupon_type_id })
    return coupon_type_id
  },
  async find(trx, id, now) {
    const row = await store.lockType(trx, id)
    return row && { siteId: row.site_id, isOver: isOver(row, now) }
  },
  close: (trx, id, { siteId }) => store.closeType(trx, siteId, id),
}

export const platformCouponDesk: PromotionDesk<'platformcoupon'> = {
  kind: 'platformcoupon',
  async create(trx, data, { ctx: { mall, now } }) {
    const { platformcoupon_name, use_scenario, platform_split_rare } = data
    const group_ids = use_scenario === 2 ? data.group_ids : []
    const row = { ...columns(data, now), platformcoupon_name, use_scenario, platform_split_rare, group_ids }
    mustHold(row, now)
    mustNameEachOnce(group_ids)
    if ((await store.countGroups(trx, group_ids)) < group_ids.length)
      throw refuse({ zh: '店铺等级不存在', en: 'There is no such group of shops' })
    const platformcoupon_type_id = mall.newId()
    await store.insertPlatformType(trx, { ...row, site_id: 0, platformcoupon_type_id })
    return platformcoupon_type_id
  },
  async find(trx, id, now) {
    const row = await store.lockPlatformType(trx, id)
    return row && { siteId: 0, isOver: isOver(row, now) }
  },
  close: (trx, id) => store.closePlatformType(trx, id),
}

/** A discount is kept as the percent that is paid. */
const columns = (data: Terms, now: number) => ({
  type: data.type,
  money: data.type === 'reward' ? data.money : 0,
  pay_percent: data.type === 'discount' ? Math.round(data.discount * 10) : 100,
  discount_limit: data.type === 'discount' ? data.discount_limit : 0,
  max_fetch: data.max_fetch,
  at_least: data.at_least,
  count: data.count,
  validity_type: data.validity_type,
  end_time: data.validity_type === 0 ? data.end_time : 0,
  fixed_term: data.validity_type === 1 ? data.fixed_term : 0,
  image: data.image,
  is_show: data.is_show,
  create_time: now,
})

function mustHold(row: Parameters<typeof termFaults>[0] & { end_time: number }, now: number): void {
  const [fault] = termFaults(row)
  if (fault) throw fault[1]
  if (row.validity_type === 0 && row.end_time <= now)
    throw refuse({ zh: '结束时间已过', en: 'Its end lies in the past' })
}

const isOver = (row: store.TypeLife, now: number) =>
  row.status !== 1 || (row.validity_type === 0 && row.end_time <= now)
