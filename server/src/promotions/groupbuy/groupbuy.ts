import { yuan } from '../../lib/money'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { general } from '../../modules/checkout/refusal'
import { sharedGoods } from '../../modules/poster/sharedPage'
import { mustRun } from '../activityTimes'
import type { PromotionKind } from '../promotionKind'
import { findWithSku, tagsOf, type Groupbuy } from './groupbuy.store'
import { notItsSku } from './groupbuyGoods.service'
import { groupbuyPoster } from './groupbuyPoster'

export interface GroupbuyParams extends CheckoutParams {
  groupbuy_id: number
  sku_id: number
}

/** One sku at the price of the group-buy, from its least number of pieces on. */
export const groupbuy: PromotionKind<GroupbuyParams, Groupbuy> = {
  type: 'groupbuy',
  addon: 'groupbuy',
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: true, isMerged: true },
  async facts(db, { now }, { groupbuy_id, sku_id }) {
    const found = await findWithSku(db, groupbuy_id, sku_id)
    if (!found) throw general({ zh: '团购不存在', en: 'There is no such group buy' })
    mustRun(found, now)
    if (found.sku_id === null) throw general(notItsSku)
    return found
  },
  price: ({ groupbuy_price }) => [{ num: 1, price: groupbuy_price }],
  activity: ({ groupbuy_id }) => ({ activityId: groupbuy_id, ref: 0 }),
  limit: ({ buy_num }) => ({ minPerOrder: buy_num, maxPerOrder: 0, maxPerMember: 0 }),
  info: ({ groupbuy_id, groupbuy_price, buy_num, start_time, end_time }) => ({
    groupbuy_info: { groupbuy_id, groupbuy_price: yuan(groupbuy_price), buy_num, start_time, end_time },
  }),
  tags: tagsOf,
  entryId: 'groupbuy_id',
  sharedPage: sharedGoods(groupbuyPoster),
}
