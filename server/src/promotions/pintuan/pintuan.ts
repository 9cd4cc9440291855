import { pintuanOrderNames } from '@mall/contract/promotionStatus'
import { yuan } from '../../lib/money'
import { sharedGoods } from '../../modules/poster/sharedPage'
import type { PromotionKind } from '../promotionKind'
import { tagsOf, type Pintuan } from './pintuan.store'
import { pintuanOnSale, type PintuanFacts, type PintuanParams } from './pintuanCheckout.service'
import { placeGivenUp, placeOrdered, placePaid } from './pintuanLife.service'
import { findStatuses } from './pintuanOrder.store'
import { pintuanPoster } from './pintuanPoster'

/** Members fill a group together: who joins pays its price, who opens one may pay less. */
export const pintuan: PromotionKind<PintuanParams, PintuanFacts> = {
  type: 'pintuan',
  addon: 'pintuan',
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: false, isMerged: false },
  isHeldWhenPaid: true,
  facts: pintuanOnSale,
  items: ({ goods, num }) => [{ cartId: 0, skuId: goods.sku_id, num }],
  price: ({ goods, group }) => [{ num: 1, price: group ? goods.pintuan_price : openerPrice(goods) }],
  activity: ({ goods, ref }) => ({ activityId: goods.pintuan_id, ref }),
  limit: ({ goods }) => ({ minPerOrder: 0, maxPerOrder: goods.buy_num, maxPerMember: 0 }),
  billEnds: ({ group }) => group?.end_time,
  info: ({ goods, group }) => ({
    pintuan_info: {
      ...{ pintuan_id: goods.pintuan_id, pintuan_goods_id: goods.pintuan_goods_id, pintuan_num: goods.pintuan_num },
      ...{ pintuan_price: yuan(goods.pintuan_price), promotion_price: yuan(openerPrice(goods)) },
    },
    pintuan_group_info: group ? { group_id: group.group_id, pintuan_count: group.paid } : null,
  }),
  onCreate: placeOrdered,
  onPaid: placePaid,
  onClosed: placeGivenUp,
  async stateNames(db, memberId, refs, now) {
    const rows = await findStatuses(db, memberId, refs, now)
    return new Map(rows.map(({ id, status }) => [id, pintuanOrderNames[status]]))
  },
  tags: tagsOf,
  entryId: 'pintuan_id',
  sharedPage: sharedGoods(pintuanPoster),
}

/** Cents that who opens a group pays for a piece. */
export const openerPrice = ({ is_promotion, promotion_price, pintuan_price }: Pintuan): number =>
  is_promotion === 1 ? promotion_price : pintuan_price
