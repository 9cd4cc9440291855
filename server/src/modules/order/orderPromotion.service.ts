import * as store from './orderPromotion.store'

export type { NewOrderPromotion } from './orderPromotion.store'

/** Pieces of an activity that the member has in orders that are not closed (wire/promotions section 0, member's limit). */
export const piecesOfActivity = store.piecesOf

/** Part of order creation: what the orders were made in. */
export const insertOrderPromotions = store.insertPromotions
