import type { Kysely } from 'kysely'
import type { OrderRow } from '@mall/contract/order'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { PriceStep } from '../../pricing/quote'
import type { CartItem } from '../cart/anyCart.service'
import { chosenItems, removeBought } from '../cart/cart.service'

/**
 * What differs between an ordinary checkout and that of a promotion; the storefront has its mirror of the same
 * name. Which deductions a kind takes: wire/checkout-and-pay section 1.
 */
export interface CheckoutKind {
  /** on the order row, empty = none */
  promotion: OrderRow['promotion_type']
  shopCoupons: boolean
  manjian: boolean
  platformCoupons: boolean
  points: boolean
  /** Rows of the kind's cart, by id. */
  chosenItems(db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<CartItem[]>
  /** Part of order creation: the bought rows leave that cart. */
  removeBought(trx: Tx, memberId: number, cartIds: number[]): Promise<void>
  /** Promotion prices by sku; a sku without one refuses the checkout. */
  prices?(db: Kysely<DB>, skuIds: number[]): Promise<Map<number, PriceStep[]>>
  /** The running activity of each sku; the order row names the one that all its lines share. */
  activities?(db: Kysely<DB>, skuIds: number[]): Promise<Map<number, number>>
}

/** Goods of the cart or one sku, at the price of the plain detail page. */
export const ordinary: CheckoutKind = {
  promotion: '',
  shopCoupons: true,
  manjian: true,
  platformCoupons: true,
  points: true,
  chosenItems,
  removeBought,
}
