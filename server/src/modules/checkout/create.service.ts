import { beforeCommit } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { logPoolsTaken, takePools } from '../../ledger/poolStock'
import type { PromotionKind } from '../../promotions/promotionKind'
import { logTaken, takeGifts, takeStock, unlogTaken, type StockMove } from '../../ledger/stock'
import { recordEarned } from '../manjian/earned.service'
import { dropPresents, insertNewOrders, type NewLine, type NewOrder } from '../order/order.service'
import { insertOrderPromotions } from '../order/orderPromotion.service'
import { newBills, payZeroBills, writeBills, type NewBill } from '../pay/pay.service'
import { nothingSettled, type Settled } from './beforeCreate.service'
import { open, type Checkout, type CheckoutParams } from './checkout.service'
import { receiver } from './checkoutDelivery'
import { isMobile, type AddressFlaw } from './checkoutAddress'
import { orderOf, type Prepared } from './newOrder'
import { holdNotes, judgeNotes } from './notes.service'
import { madeOrders, poolsOf, tellMade } from './ofPromotion.service'
import { general } from './refusal'
import { spend } from './spend.service'

/** One order per shop and their bill, in the caller's transaction. */
export async function create<P extends CheckoutParams>(
  ctx: Ctx,
  trx: Tx,
  kind: PromotionKind<P>,
  params: P,
  { notes, proof }: Settled = nothingSettled,
) {
  const checkout = await open(trx, ctx, kind, params, { forLists: false })
  checkChoices(checkout, params)
  const judged = notes ?? (await judgeNotes(params, ctx))
  if (checkout.quote.shops.some((shop) => shop.balanceMoney > 0)) proof()
  const { mall, memberId, now } = ctx
  const checkoutId = mall.newId()
  const { auto_close } = await mall.settings.get('order_timers', 0, trx)
  const creation = { ctx, promotion: kind.type, params, checkoutId }
  const orders = checkout.quote.shops.map((shop) => orderOf(creation, checkout, shop))
  const expireTime = now + auto_close * 60
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
    holdNotes(ctx, trx, orders, judged),
    spend(ctx, trx, { orders, checkoutId, platformCouponId: checkout.quote.platformCouponId ?? 0 }),
    recordEarned(
      trx,
      memberId,
      orders.map(({ order, shop }) => ({ orderId: order.order_id, given: shop.manjianGiven ?? [] })),
    ),
    kind.takes.cart?.removeBought(
      trx,
      memberId,
      checkout.chosen.filter(({ cartId }) => cartId > 0).map(({ cartId }) => cartId),
    ),
    mall.jobs.enqueue(trx, {
      kind: 'order.close',
      distKey: memberId,
      key: checkoutId,
      runAt: expireTime,
      payload: orders.map(({ order }) => order.order_id),
    }),
    logTaken(trx, [...moves, ...gifts], now),
    logPoolsTaken(trx, pools, now),
  ])
  beforeCommit(trx, written)
  await tellMade(trx, ctx, kind, made)
  await payZeroBills(trx, mall, bills, now)
  // with something to pay, if there is such a bill
  const data = bills[0]?.bill.out_trade_no ?? ''
  takePools(trx, pools, () => general({ zh: '活动库存不足', en: 'This promotion is sold out' }))
  takeStock(trx, moves, ({ skuId }) =>
    soldOut(checkout.chosen.find(({ sku }) => sku.skuId === skuId)?.sku.skuName ?? ''),
  )
  takeGifts(trx, gifts, (last, gift) => leaveOut(last, gift, orders))
  return { data }
}

function billed(orders: Prepared[], bills: NewBill[]): NewOrder[] {
  const numbers = new Map(
    bills.flatMap(({ bill, parts }) => parts.map(({ order_id }) => [order_id, bill.out_trade_no])),
  )
  return orders.map(({ order }) => ({ ...order, out_trade_no: numbers.get(order.order_id) ?? '' }))
}

/** A choice that cannot be used is ignored by calculate and refused here; so is what cannot be delivered. */
function checkChoices(checkout: Checkout, params: CheckoutParams): void {
  const { quote, chosen, deliveries } = checkout
  checkReceiver(checkout)
  for (const shop of quote.shops) {
    const obstacle = shop.limitError ?? shop.deliveryError
    if (obstacle) throw refuse(obstacle.message, { data: { error_code: obstacle.errorCode } })
    if (shop.couponRefused)
      throw general({ zh: '优惠券不可用，请重新选择', en: 'This coupon cannot be used. Please choose another.' })
    const unusable = deliveries.get(shop.siteId)?.refused
    if (unusable) throw general(unusable)
    if (shop.invoiceError) throw general(shop.invoiceError)
  }
  if (quote.platformCouponRefused)
    throw general({ zh: '平台优惠券不可用，请重新选择', en: 'This mall coupon cannot be used. Please choose another.' })
  if (params.is_point && !quote.pointTerms)
    throw general({ zh: '积分抵扣暂不可用', en: 'Points cannot be used at the moment' })
  for (const { sku, num } of chosen) {
    if (num > sku.stock) throw soldOut(sku.skuName)
  }
}

/** A row that cannot be used is told by its field; what is picked up or virtual needs a mobile alone. */
function checkReceiver({ address, addressFlaw, deliveries, person }: Checkout): void {
  const types = [...deliveries.values()].map(({ type }) => type)
  const isSent = types.includes('express') || types.includes('local')
  const isGone = addressFlaw?.field === 'id'
  if (isSent) {
    // one that is gone is not served: its shops say so
    if (addressFlaw && !isGone) throw flawed(addressFlaw)
    return
  }
  if (isGone) throw flawed(addressFlaw)
  for (const type of types)
    if (!isMobile(receiver(type, address, person).mobile ?? ''))
      throw flawed({ field: 'mobile', message: type === '' ? needsMobile : needsPickUpMobile })
}

const needsMobile = { zh: '请填写接收手机号', en: 'Please enter the mobile number that receives it' }
const needsPickUpMobile = { zh: '请填写提货人手机号', en: 'Please enter the mobile number of the person picking up' }

const flawed = ({ field, message }: AddressFlaw) => refuse(message, { data: { error_code: 1, field } })

const soldOut = (name: string) => general({ zh: `${name}库存不足`, en: `Not enough of ${name} in stock` })

const refOf = (line: NewLine) => (line.is_present ? `order:${line.order_id}:present` : `order:${line.order_id}`)

const movesOf = (orders: Prepared[], isPresent: 0 | 1): StockMove[] =>
  orders
    .flatMap(({ lines }) => lines)
    .filter((line) => line.is_present === isPresent)
    .map((line) => ({ siteId: line.site_id, skuId: line.sku_id, num: line.num, ref: refOf(line) }))

/** A gift that ran out meanwhile is not given. */
async function leaveOut(trx: Tx, gift: StockMove, orders: Prepared[]): Promise<void> {
  const isIt = (line: NewLine) => line.is_present === 1 && line.sku_id === gift.skuId && refOf(line) === gift.ref
  await unlogTaken(trx, gift)
  await dropPresents(trx, orders.flatMap(({ lines }) => lines).filter(isIt))
}
