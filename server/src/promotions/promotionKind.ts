import type { CheckoutData } from '@mall/contract/checkout'
import type { GoodsPromotion } from '@mall/contract/goods'
import type { OrderRow } from '@mall/contract/order'
import type { PromotionTagType } from '@mall/contract/promotionStatus'
import type { Addon } from '@mall/contract/settings'
import type { Words } from '@mall/contract/words'
import type { Kysely, RawBuilder } from 'kysely'
import type { LateWork } from '../database/atTheEnd'
import type { DB } from '../database/schema'
import type { Tx } from '../database/transaction'
import type { Ctx } from '../http/route'
import type { Mall } from '../mall'
import type { CartItem } from '../modules/cart/anyCart.service'
import type { CheckoutParams } from '../modules/checkout/checkout.service'
import type { SharedPage } from '../modules/poster/sharedPage'
import type { OrderEvent, OrderEventHandler } from '../orderEvents'
import type { ExtraStep } from '../pricing/pipeline'
import type { PriceStep, ShopQuote } from '../pricing/quote'
import type { ActivityLimit } from '../pricing/steps/limits'

/** Of the order row; '' = bought at the plain price. */
export type PromotionType = OrderRow['promotion_type']

/**
 * One way of selling. Checkout, order, pay and goods ask the registry (`mall.promotions`) and never know a kind by name;
 * a module brings its kinds in `promotions`. `P` are the params of its checkout, `F` what it knows of its activity.
 * Everything after `facts` is pure. How to add one: docs/how-to/add-a-promotion.md.
 */
export interface PromotionKind<P extends CheckoutParams = CheckoutParams, F = unknown> {
  type: PromotionType
  /** its flag hides entry, tag and calls; null = always there */
  addon: Addon | null
  takes: Takes
  bill: BillRules
  /** A paid order waits for others: it is locked by `onPaid`, and virtual goods are handed over when it is unlocked. */
  isHeldWhenPaid?: true
  /** the min_buy of the product does not hold for its orders */
  ignoresMinBuy?: boolean
  /** Its orders are sent or picked up; no shop brings them itself. */
  isNotBrought?: boolean
  /**
   * What is known of the activity, with one read beside that of the skus. Refuses when it is not running at `ctx.now`
   * or not for this member. A kind with `items` is asked before the skus are known: `skuIds` is empty then.
   */
  facts(db: Kysely<DB>, ctx: Ctx, params: P, skuIds: number[]): Promise<F>
  /** What is bought, where the activity says it; missing = rows of its cart, or sku_id and num. */
  items?(facts: F, params: P): WantedItem[]
  /** Prices ascending by num in place of all others; undefined = this sku is not sold in it. Missing = the plain price. */
  price?(facts: F, skuId: number): PriceStep[] | undefined
  /** Steps of its own in the pipeline. */
  steps?(facts: F): ExtraStep[]
  /** What its checkout answers of the activity, beside the amounts. */
  info?(facts: F, shops: readonly ShopQuote[]): CheckoutInfo
  /** What the order remembers; the order row names the activity that all its lines share. */
  activity?(facts: F, skuId: number): Activity | undefined
  /** Of its one activity, beside the limits of the product; broken ones refuse `create` only. */
  limit?(facts: F): ActivityLimit
  /** Unix seconds at which its bill ends at the latest; missing = auto_close alone. */
  billEnds?(facts: F): number | undefined
  /** Pieces that members have taken and that no order names yet: they count for the limits of all checkouts. */
  held?: HeldPieces
  /** What the order takes of the stock that the activity has of its own, beside that of the skus. */
  pools?(facts: F, lines: readonly SoldLine[]): PoolTake[]
  /**
   * Inside the transaction that makes the order, when its rows are written. As of every event, work on hot rows is
   * answered or handed to `atTheEnd`.
   */
  onCreate?(trx: Tx, made: MadeOrder<F>, mall: Mall): ReturnType<OrderEventHandler>
  /** Inside the transaction that pays, closes (unpaid) or refunds the whole order. */
  onPaid?: OrderEventHandler
  onClosed?: OrderEventHandler
  onRefunded?: OrderEventHandler
  /** promotion_status_name of orders, by `ref` of their activity. */
  stateNames?(db: Kysely<DB>, memberId: number, refs: number[], now: number): Promise<Map<number, Words>>
  /** The pieces of its order are on the shelf again, closed unpaid or by a refund: the end of that transaction. */
  onRestocked?(event: Omit<OrderEvent, 'kind'>): readonly LateWork[]
  /** A note to the shop was refused that had gone with what `ref` names: it is taken back. */
  dropNote?(trx: Tx, memberId: number, ref: number): Promise<void>
  /** Part of the queries that mark rows of lists with what runs for them, and find the entries of a product's page. */
  tags?(asked: TagsAsked): RawBuilder<TagRow>
  /** The field of goods_promotion that its tag's id stands in. */
  entryId?: Exclude<keyof GoodsPromotion, 'promotion_type'>
  /** Its page, or pages, as WeChat's browser shares them; missing = as the mall. */
  sharedPage?: SharedPage | readonly SharedPage[]
}

/** The promotion objects of wire/checkout-and-pay section 2. */
export type CheckoutInfo = Pick<
  CheckoutData,
  | 'groupbuy_info'
  | 'bargain_info'
  | 'launch'
  | 'seckill_info'
  | 'pintuan_info'
  | 'pintuan_group_info'
  | 'topic_info'
  | 'bunding_info'
  | 'presale_info'
  | 'promotion_presale_info'
  | 'presale_deposit_money'
  | 'presale_money'
  | 'final_money'
>

/** Which deductions its checkout takes (wire/checkout-and-pay section 1). */
export interface Takes {
  shopCoupons: boolean
  manjian: boolean
  platformCoupons: boolean
  points: boolean
  balance: boolean
  /** null = it has no cart */
  cart: KindCart | null
}

export interface HeldPieces {
  ofActivity(db: Kysely<DB>, memberId: number, activityId: number): Promise<number>
  /** Part of the query that counts what a member has bought of goods: rows of goods_id and num. */
  ofGoods(memberId: number, goodsIds: number[]): RawBuilder<unknown>
}

export interface KindCart {
  /** Rows of the member by id; one that is not the member's is missing. */
  chosenItems(db: Kysely<DB>, memberId: number, cartIds: number[]): Promise<CartItem[]>
  /** Part of order creation: the bought rows, each named once, leave the cart; false = one of them has left it before. */
  removeBought(trx: Tx, memberId: number, cartIds: number[]): Promise<boolean>
}

/** What holds for the bills of its orders (wire/checkout-and-pay sections 4 and 4.1). */
export interface BillRules {
  /** may wait for days until a bank transfer arrives */
  awaitsTransfer: boolean
  /** may share a bill with other orders */
  isMerged: boolean
}

/** `cartId` 0 = bought directly. */
export interface WantedItem {
  cartId: number
  skuId: number
  num: number
}

/** What an order was made in. */
export interface Activity {
  activityId: number
  /** its row of the kind: pintuan order, launch, presale order; 0 = none (wire: promotion_ref) */
  ref: number
}

export interface SoldLine {
  orderGoodsId: number
  skuId: number
  num: number
}

/** Pieces that a line takes of its activity's own stock; they come back when the line's pieces of the sku do. */
export type PoolTake = Pick<SoldLine, 'orderGoodsId' | 'num'>

/** An order that was just made. */
export interface MadeOrder<F> {
  order: Omit<OrderEvent, 'kind'>
  facts: F
  lines: readonly SoldLine[]
}

export interface TagsAsked {
  goodsIds: number[]
  skuIds: number[]
  /** unix seconds */
  now: number
}

export interface TagRow {
  type: PromotionTagType
  goods_id: number
  /** 0 = of all skus of the product */
  sku_id: number
  /** of the activity */
  id: number
}
