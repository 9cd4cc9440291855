import { general } from '../../modules/checkout/refusal'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { idIn } from '../../modules/poster/poster.service'
import type { PromotionKind } from '../promotionKind'
import { tagsOf } from './bundling.store'
import { bundlingOnShelf, comboCard, headOf, type BundlingOnShelf } from './bundlingGoods.service'
import { shipsFree, splitPrice } from './bundlingSteps'

export type BundlingParams = CheckoutParams & { bl_id: number; num: number }

/** Several skus of one shop for one price, a piece of each in every package. */
export const bundling: PromotionKind<BundlingParams, BundlingOnShelf> = {
  type: 'bundling',
  addon: 'bundling',
  takes: { shopCoupons: true, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: true, isMerged: true },
  ignoresMinBuy: true,
  async facts(db, { now }, { bl_id, num }) {
    const combo = await bundlingOnShelf(db, bl_id, now)
    if (!combo) throw general({ zh: '组合套餐不存在或已下架', en: 'This combo is no longer on offer' })
    return { ...combo, num }
  },
  items: ({ parts, num }) => parts.map(({ sku_id }) => ({ cartId: 0, skuId: sku_id, num })),
  steps: ({ bl_price, num, shipping_fee_type }) => [
    splitPrice({ price: bl_price, num }),
    ...(shipping_fee_type === 2 ? [shipsFree] : []),
  ],
  activity: ({ bl_id }) => ({ activityId: bl_id, ref: 0 }),
  info: (combo) => ({ bunding_info: headOf(combo) }),
  tags: tagsOf,
  entryId: 'bl_id',
  sharedPage: {
    page: 'promotionpages/combo/detail/detail',
    card: (ctx, params) => comboCard(ctx, idIn(params, 'bl_id')),
  },
}
