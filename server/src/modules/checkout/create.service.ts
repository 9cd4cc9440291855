import { beforeCommit } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import { logPoolsTaken, takePools } from '../../ledger/poolStock'
import type { PromotionKind } from '../../promotions/promotionKind'
import { logTaken, takeGifts, takeStock, unlogTaken, type StockMove } from '../../ledger/stock'
import { promiseAtFirstOrder } from '../fenxiao/binding.service'
import { recordEarned } from '../manjian/earned.service'
import { dropPresents, insertNewOrders, type NewLine, type NewOrder } from '../order/order.service'
import { insertOrderPromotions } from '../order/orderPromotion.service'
import { orderRef } from '../order/orderStock.service'
import { newBills, payZeroBills, writeBills, type NewBill } from '../pay/pay.service'
import type { Settled } from './beforeCreate.service'
import type { Checkout, CheckoutParams } from './checkout.service'
import { decide, poolShort, soldOut } from './decide.service'
import { orderOf, type Prepared } from './newOrder'
import { holdNotes } from './notes.service'
import { madeOrders, poolsOf, notifyMade } from './ofPromotion.service'
import { cartChanged } from './refusal'
import { spend } from './spend.service'

/** One order per shop and their bill, in the caller's transaction. */
export async function create<P extends CheckoutParams>(
  ctx: Ctx,
  trx: Tx,
  kind: PromotionKind<P>,
  params: P,
  settled?: Settled,
) {
  const { checkout, notes } = await decide(ctx, trx, kind, params, settled)
  const { mall, memberId, now } = ctx
  const checkoutId = mall.newId()
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const creation = { ctx, promotion: kind.type, params, checkoutId }
  const orders = checkout.quote.shops.map((shop) => orderOf(creation, checkout, shop))
  const expireTime = Math.min(now + auto_close * 60, kind.billEnds?.(checkout.facts) ?? Infinity)
  const bills = newBills(
    mall,
    { event: 'order', memberId, at: now },
    orders.map(({ order }) => ({
      id: order.order_id,
      payMoney: order.pay_money,
      title: order.order_name,
      expireTime,
    })),
  )
  const moves = movesOf(orders, 0)
  // of one sku, what is bought comes before gifts
  const gifts = movesOf(orders, 1)
  const made = madeOrders(orders, checkout.facts, now)
  const pools = poolsOf(kind, made)
  // none of these needs another's answer, and they are refused as one
  const written = Promise.all([
    writeBills(trx, bills),
    insertNewOrders(
      trx,
      billed(orders, bills),
      orders.flatMap(({ lines }) => lines),
    ),
    insertOrderPromotions(
      trx,
      orders.flatMap(({ promotions }) => promotions),
    ),
    holdNotes(ctx, trx, orders, notes),
    // ahead of accounts and coupons: a second order of the same rows is refused for its cart
    emptyCart(trx, memberId, kind, checkout),
    spend(ctx, trx, { orders, checkoutId, platformCouponId: checkout.quote.platformCouponId ?? 0 }),
    recordEarned(
      trx,
      memberId,
      orders.map(({ order, shop }) => ({ orderId: order.order_id, given: shop.manjianGiven ?? [] })),
    ),
    mall.jobs.enqueue(trx, {
      kind: 'order.close',
      distKey: memberId,
      key: checkoutId,
      runAt: expireTime,
      payload: orders.map(({ order }) => order.order_id),
    }),
    promiseAtFirstOrder(trx, mall, memberId, checkoutId, now),
    logTaken(trx, [...moves, ...gifts], now),
    logPoolsTaken(trx, pools, now),
  ])
  beforeCommit(trx, written)
  await notifyMade(trx, ctx, kind, made)
  await payZeroBills(trx, mall, bills, now)
  // with something to pay, if there is such a bill
  const data = bills[0]?.bill.out_trade_no ?? ''
  takePools(trx, pools, poolShort)
  takeStock(trx, moves, ({ skuId }) => soldOut(checkout, skuId))
  takeGifts(trx, gifts, (last, gift) => leaveOut(last, gift, orders))
  return { data }
}

/** A cart is ordered once: the rows were read without a lock, so their deletion counts them. */
async function emptyCart<P extends CheckoutParams>(
  trx: Tx,
  memberId: number,
  { takes }: PromotionKind<P>,
  { chosen }: Checkout,
): Promise<void> {
  const cartIds = chosen.filter(({ cartId }) => cartId > 0).map(({ cartId }) => cartId)
  if (takes.cart && !(await takes.cart.removeBought(trx, memberId, cartIds))) throw cartChanged()
}

function billed(orders: Prepared[], bills: NewBill[]): NewOrder[] {
  const numbers = new Map(
    bills.flatMap(({ bill, parts }) => parts.map(({ order_id }) => [order_id, bill.out_trade_no])),
  )
  return orders.map(({ order }) => ({ ...order, out_trade_no: numbers.get(order.order_id) ?? '' }))
}

const movesOf = (orders: Prepared[], isPresent: 0 | 1): StockMove[] =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.is_present === isPresent)
    .map((line) => ({ siteId: line.site_id, skuId: line.sku_id, num: line.num, ref: orderRef(line) }))

/** A gift that ran out meanwhile is not given. */
async function leaveOut(trx: Tx, gift: StockMove, orders: Prepared[]): Promise<void> {
  const isIt = (line: NewLine) => line.is_present === 1 && line.sku_id === gift.skuId && orderRef(line) === gift.ref
  await unlogTaken(trx, gift)
  await dropPresents(trx, orders.flatMap(({ lines }) => lines).filter(isIt))
}
