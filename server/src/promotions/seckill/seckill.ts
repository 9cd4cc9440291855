import { yuan } from '../../lib/money'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { sharedGoods } from '../../modules/poster/sharedPage'
import type { PromotionKind } from '../promotionKind'
import { tagsOf, type Seckill } from './seckill.store'
import { seckillOnSale } from './seckillCheckout.service'
import { seckillPoster } from './seckillPoster'

export type SeckillParams = CheckoutParams & { seckill_id: number; sku_id: number; num: number }

/** One product at a low price, within a daily slot, from a stock of its own. */
export const seckill: PromotionKind<SeckillParams, Seckill> = {
  type: 'seckill',
  addon: 'seckill',
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: false, isMerged: true },
  facts: (db, { now }, params) => seckillOnSale(db, params, now),
  price: ({ seckill_price }) => [{ num: 1, price: seckill_price }],
  activity: ({ seckill_id }) => ({ activityId: seckill_id, ref: 0 }),
  limit: ({ num }) => ({ minPerOrder: 0, maxPerOrder: 0, maxPerMember: num }),
  pools: (_seckill, lines) => [...lines],
  info: ({ seckill_id, seckill_price, seckill_time_id, num, seckill_start_time, seckill_end_time }) => ({
    seckill_info: {
      ...{ seckill_id, seckill_price: yuan(seckill_price), seckill_time_id, num },
      ...{ seckill_start_time, seckill_end_time },
    },
  }),
  tags: tagsOf,
  entryId: 'seckill_id',
  sharedPage: sharedGoods(seckillPoster),
}
