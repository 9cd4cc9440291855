import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { sharedGoods } from '../../modules/poster/sharedPage'
import type { PromotionKind } from '../promotionKind'
import { chosenItems, removeBought } from './wholesaleCart.service'
import { wholesaleOffers, type WholesaleOffers } from './wholesalePrices.service'
import { tagsOf } from './wholesale.store'
import { wholesalePoster } from './wholesalePoster'

/** Several skus and shops at stepped prices; neither the shops' coupons nor manjian hold. */
export const wholesale: PromotionKind<CheckoutParams, WholesaleOffers> = {
  type: 'wholesale',
  addon: 'wholesale',
  takes: {
    shopCoupons: false,
    manjian: false,
    platformCoupons: true,
    points: true,
    balance: true,
    cart: { chosenItems, removeBought },
  },
  bill: { awaitsTransfer: true, isMerged: true },
  facts: (db, _ctx, _params, skuIds) => wholesaleOffers(db, skuIds),
  price: (offers, skuId) => offers.get(skuId)?.steps,
  activity(offers, skuId) {
    const offer = offers.get(skuId)
    return offer && { activityId: offer.wholesaleGoodsId, ref: 0 }
  },
  tags: tagsOf,
  entryId: 'wholesale_goods_id',
  sharedPage: sharedGoods(wholesalePoster),
}
