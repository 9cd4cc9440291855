import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import type { PriceStep } from '../../pricing/quote'
import { steppedPrice } from '../../pricing/steps/price'
import type { PromotionKind, WantedItem } from '../../promotions/promotionKind'
import { factsForOrder, isSold, type SkuFacts } from '../goods/sku.service'
import type { CheckoutParams, Chosen } from './checkout.service'
import { cartChanged, general } from './refusal'

/** What is bought in cart order, and what its promotion knows of it. */
export async function choose<P extends CheckoutParams>(db: Kysely<DB>, ctx: Ctx, kind: PromotionKind<P>, params: P) {
  const { wanted, skus, facts } = await lookUp(db, ctx, kind, params)
  const chosen = wanted.map(({ cartId, skuId, num }): Chosen => {
    const sku = skus.get(skuId)
    if (!sku || !isSold(sku))
      throw general({ zh: `${sku?.skuName ?? '商品'}已下架`, en: `${sku?.skuName ?? 'This item'} is no longer sold` })
    const steps = kind.price && stepsFor(sku, num, kind.price(facts, skuId))
    return { cartId, sku, num, steps, activity: kind.activity?.(facts, skuId) }
  })
  return { chosen, facts }
}

/** Skus and activity are read side by side, unless the activity says which skus. */
async function lookUp<P extends CheckoutParams>(db: Kysely<DB>, ctx: Ctx, kind: PromotionKind<P>, params: P) {
  const skusOf = (items: WantedItem[]) => items.map((item) => item.skuId)
  const read = (skuIds: number[]) => factsForOrder(db, ctx.mall, skuIds, ctx.now)
  if (kind.items) {
    const facts = await kind.facts(db, ctx, params, [])
    const wanted = kind.items(facts, params)
    return { wanted, facts, skus: await read(skusOf(wanted)) }
  }
  const wanted = await wantedItems(db, ctx, kind, params)
  const skuIds = skusOf(wanted)
  const [skus, facts] = await Promise.all([read(skuIds), kind.facts(db, ctx, params, skuIds)])
  return { wanted, facts, skus }
}

/** Below the first step there is no price to calculate with. */
function stepsFor(sku: SkuFacts, num: number, steps: PriceStep[] | undefined): PriceStep[] {
  if (!steps) throw general({ zh: `${sku.skuName}的活动已结束`, en: `The promotion of ${sku.skuName} has ended` })
  const least = steps[0]?.num ?? 1
  if (steppedPrice(steps, num) === undefined)
    throw general({ zh: `${sku.skuName}至少购买${least}件`, en: `Buy at least ${least} of ${sku.skuName}` })
  return steps
}

async function wantedItems(
  db: Kysely<DB>,
  { memberId }: Ctx,
  { takes: { cart } }: Pick<PromotionKind, 'takes'>,
  { cart_ids, sku_id, num }: CheckoutParams,
): Promise<WantedItem[]> {
  if (cart && cart_ids) {
    const rows = await cart.chosenItems(db, memberId, cart_ids)
    if (rows.length !== new Set(cart_ids).size) throw cartChanged()
    return rows.map((row) => ({ cartId: row.cart_id, skuId: row.sku_id, num: row.num }))
  }
  if (sku_id === undefined)
    throw refuse({ zh: '请选择要购买的商品', en: 'Please choose what to buy' }, { errorCode: 'REQUEST_CART_IDS' })
  if (num === undefined)
    throw refuse({ zh: '请选择购买数量', en: 'Please choose how many to buy' }, { errorCode: 'REQUEST_NUM' })
  return [{ cartId: 0, skuId: sku_id, num }]
}
