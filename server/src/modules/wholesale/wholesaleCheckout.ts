import type { CheckoutKind } from '../checkout/checkoutKind'
import { chosenItems, removeBought } from './wholesaleCart.service'
import { wholesaleOffers, wholesalePrices } from './wholesalePrices.service'

/** Several skus and shops at stepped prices; neither the shops' coupons nor manjian hold. */
export const wholesaleCheckout: CheckoutKind = {
  promotion: 'wholesale',
  shopCoupons: false,
  manjian: false,
  platformCoupons: true,
  points: true,
  chosenItems,
  removeBought,
  prices: wholesalePrices,
  activities: wholesaleOffers,
}
