import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { PromotionKind } from '../../promotions/promotionKind'
import { nothingSettled, type Settled } from './beforeCreate.service'
import { open, type Checkout, type CheckoutParams } from './checkout.service'
import { isMobile, type AddressFlaw } from './checkoutAddress'
import { receiver } from './checkoutDelivery'
import { judgeNotes, type JudgedNotes } from './notes.service'
import { general } from './refusal'

/** What is bought and for how much, when nothing stands in its way: to be written now. */
export async function decide<P extends CheckoutParams>(
  ctx: Ctx,
  trx: Tx,
  kind: PromotionKind<P>,
  params: P,
  { notes, proof }: Settled = nothingSettled,
): Promise<{ checkout: Checkout; notes: JudgedNotes }> {
  const checkout = await open(trx, ctx, kind, params, { forLists: false })
  checkChoices(checkout, params)
  const judged = notes ?? (await judgeNotes(params, ctx))
  if (checkout.quote.shops.some((shop) => shop.balanceMoney > 0)) proof()
  return { checkout, notes: judged }
}

/** Of a sku there is too little. */
export function soldOut({ chosen }: Pick<Checkout, 'chosen'>, skuId: number) {
  const name = chosen.find(({ sku }) => sku.skuId === skuId)?.sku.skuName ?? ''
  return general({ zh: `${name}库存不足`, en: `Not enough of ${name} in stock` })
}

/** Of an activity there is too little. */
export const poolShort = () => general({ zh: '活动库存不足', en: 'This promotion is sold out' })

/** A choice that cannot be used is ignored by calculate and refused here; so is what cannot be delivered. */
function checkChoices(checkout: Checkout, params: CheckoutParams): void {
  const { quote, chosen, deliveries } = checkout
  checkReceiver(checkout)
  for (const shop of quote.shops) {
    const blocker = shop.limitError ?? shop.deliveryError
    if (blocker) throw refuse(blocker.message, { data: { error_code: blocker.errorCode } })
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
    if (num > sku.stock) throw soldOut(checkout, sku.skuId)
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
