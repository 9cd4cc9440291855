import type { Kysely } from 'kysely'
import { codes } from '@mall/contract/envelope'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import type { PriceStep } from '../../pricing/quote'
import { bounds, isSold, skuFacts, type SkuFacts } from '../goods/sku.service'
import { lockMember } from '../member/member.service'
import { cartStore, type CartItem, type CartTable } from './cart.store'

export type { CartItem }

/** wire/goods-and-cart section 4 */
const mostRows = 100

/** What differs between the ordinary cart and that of a promotion. */
export interface CartKind {
  table: CartTable
  /** Prices by sku, ascending by num: a sku without one is not sold in this cart, the first step is its least number. */
  prices?: (db: Kysely<DB>, skuIds: number[]) => Promise<Map<number, PriceStep[]>>
}

/** A row with what it holds. */
export interface Held {
  item: CartItem
  sku: SkuFacts
  steps: PriceStep[] | undefined
  /** counts, and can be chosen */
  isValid: boolean
}

type Sold = Pick<Held, 'sku' | 'steps'>

/** A cart by its rules; every kind has the same. Changes of one member come one after another: rows are counted and merged. */
export function cartOf({ table, prices }: CartKind) {
  const store = cartStore(table)

  /** The member's rows; a sku that is gone for good is left out. */
  async function load(db: Kysely<DB>, memberId: number, now: number): Promise<Held[]> {
    const items = await store.findItems(db, memberId)
    const skuIds = items.map((item) => item.sku_id)
    const [skus, offers] = await Promise.all([skuFacts(db, skuIds, now), prices?.(db, skuIds)])
    return items.flatMap((item) => {
      const sku = skus.get(item.sku_id)
      const steps = offers?.get(item.sku_id)
      return sku ? [{ item, sku, steps, isValid: isSold(sku) && (!offers || steps !== undefined) }] : []
    })
  }

  /** Sum of num over valid rows; guests have 0. */
  async function count(db: Kysely<DB>, memberId: number, now: number): Promise<number> {
    if (memberId === 0) return 0
    const rows = await load(db, memberId, now)
    return rows.reduce((sum, { item, isValid }) => (isValid ? sum + item.num : sum), 0)
  }

  /** Adds to the row of the sku or makes one; answers the new count. */
  async function add(ctx: Ctx, skuId: number, num: number): Promise<number> {
    await ctx.mall.tx(async (trx) => {
      await lockMember(trx, ctx.memberId)
      const sold = await soldSku(trx, skuId, ctx.now)
      const old = await store.lockItemOfSku(trx, ctx.memberId, skuId)
      const total = (old?.num ?? 0) + num
      checkNum(sold, total)
      if (old) return store.updateItem(trx, ctx.memberId, old.cart_id, { num: total })
      if ((await store.countItems(trx, ctx.memberId)) >= mostRows)
        throw refuse({ zh: '购物车已满，请先清理一些商品', en: 'Your cart is full. Please remove some items first.' })
      return store.insertItem(trx, ctx.memberId, {
        cart_id: ctx.mall.newId(),
        site_id: sold.sku.siteId,
        sku_id: skuId,
        num: total,
        create_time: ctx.now,
      })
    })
    return count(ctx.mall.db, ctx.memberId, ctx.now)
  }

  /** Changes the number, or the sku too: the row then merges with the one that has the new sku. */
  async function edit(ctx: Ctx, cartId: number, num: number, skuId?: number): Promise<void> {
    await ctx.mall.tx(async (trx) => {
      await lockMember(trx, ctx.memberId)
      const items = await store.lockItems(trx, ctx.memberId, cartId, skuId ?? 0)
      const item = items.find((one) => one.cart_id === cartId)
      if (!item) throw refuse({ zh: '购物车中没有该商品', en: 'This item is not in your cart' })
      const sold = await soldSku(trx, skuId ?? item.sku_id, ctx.now)
      const { sku } = sold
      if (skuId !== undefined && skuId !== item.sku_id) await sameGoods(trx, item.sku_id, sku, ctx.now)
      const other = items.find((one) => one !== item && one.sku_id === sku.skuId)
      const total = num + (other?.num ?? 0)
      checkNum(sold, total)
      if (other) await store.deleteItems(trx, ctx.memberId, [other.cart_id])
      await store.updateItem(trx, ctx.memberId, cartId, { num: total, sku_id: sku.skuId, site_id: sku.siteId })
    })
  }

  async function soldSku(trx: Tx, skuId: number, now: number): Promise<Sold> {
    const sku = (await skuFacts(trx, [skuId], now)).get(skuId)
    const offers = await prices?.(trx, [skuId])
    const steps = offers?.get(skuId)
    if (!sku || !isSold(sku) || (offers && !steps))
      throw refuse({ zh: '商品已下架', en: 'This item is no longer sold' })
    return { sku, steps }
  }

  return {
    load,
    count,
    add,
    edit,
    remove: async (ctx: Ctx, cartIds: number[]): Promise<void> => {
      await store.deleteItems(ctx.mall.db, ctx.memberId, cartIds)
    },
    clear: (ctx: Ctx) => store.deleteAll(ctx.mall.db, ctx.memberId),
    /** Chosen rows in cart order; a row that is not the member's is missing. */
    chosenItems: store.findItemsById,
    /** Part of order creation: the bought rows leave the cart; false = another order or a deletion took one of them. */
    removeBought: async (trx: Tx, memberId: number, cartIds: number[]): Promise<boolean> =>
      (await store.deleteItems(trx, memberId, cartIds)) === cartIds.length,
  }
}

async function sameGoods(trx: Tx, oldSkuId: number, sku: SkuFacts, now: number): Promise<void> {
  const old = (await skuFacts(trx, [oldSkuId], now)).get(oldSkuId)
  if (old?.goodsId !== sku.goodsId)
    throw refuse(
      { zh: '规格不属于该商品', en: 'This option does not belong to the item' },
      { code: codes.PARAMETER_ERROR },
    )
}

/** The server clamps nothing: outside the bounds is a refusal that tells them. */
function checkNum({ sku, steps }: Sold, num: number): void {
  const { min: least, max } = bounds(sku)
  const min = Math.max(least, steps?.[0]?.num ?? 0)
  if (num >= min && num <= max) return
  const data = { min, max }
  if (num < min) throw refuse({ zh: `该商品至少购买${min}件`, en: `Buy at least ${min} of this item` }, { data })
  if (sku.stock <= max) throw refuse({ zh: '库存不足', en: 'Not enough in stock' }, { data })
  throw refuse({ zh: `该商品最多购买${max}件`, en: `You can buy up to ${max} of this item` }, { data })
}
