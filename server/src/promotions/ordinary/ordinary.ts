import { chosenItems, removeBought } from '../../modules/cart/cart.service'
import { sharedGoods } from '../../modules/poster/sharedPage'
import type { PromotionKind } from '../promotionKind'
import { ordinaryPoster } from './ordinaryPoster'

/** Rows of the cart or one sku, at the price of the plain detail page. */
export const ordinary: PromotionKind = {
  type: '',
  addon: null,
  takes: {
    shopCoupons: true,
    manjian: true,
    platformCoupons: true,
    points: true,
    balance: true,
    cart: { chosenItems, removeBought },
  },
  bill: { awaitsTransfer: true, isMerged: true },
  facts: () => Promise.resolve(undefined),
  sharedPage: sharedGoods(ordinaryPoster),
}
