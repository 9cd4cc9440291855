import type { ComboRow } from '@mall/contract/combo'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { split, yuan } from '../../lib/money'
import type { ShareCard } from '../../modules/poster/sharedPage'
import { sum } from '../../pricing/quote'
import * as store from './bundling.store'

/** A combo that is sold now, and how many packages are wanted. */
export type BundlingOnShelf = store.Bundling & { num: number }

export async function bundlingOnShelf(db: Kysely<DB>, blId: number, now: number): Promise<store.Bundling | undefined> {
  const combo = await store.findBundling(db, blId, now)
  return combo?.status === 1 ? combo : undefined
}

/** Combos on the shelf with the sku, the newest first. */
export async function lists({ mall, now }: Ctx, skuId: number): Promise<ComboRow[]> {
  return (await store.findOfSku(mall.readDb, skuId, now)).map(comboRow)
}

/** Also one that is off the shelf. */
export async function detail({ mall, now }: Ctx, blId: number): Promise<ComboRow> {
  const combo = await store.findBundling(mall.readDb, blId, now)
  if (!combo) throw refuse({ zh: '组合套餐不存在', en: 'There is no such combo' })
  return comboRow(combo)
}

/** Its name over those of its parts, with the picture of the first. */
export async function comboCard(ctx: Ctx, blId: number): Promise<ShareCard> {
  const { bl_name, bundling_goods } = await detail(ctx, blId)
  const names = bundling_goods.map(({ sku_name }) => sku_name)
  return { title: bl_name, desc: names.join(' + '), imgUrl: bundling_goods[0]?.sku_image ?? '' }
}

export const headOf = ({ bl_id, bl_name, bl_price, shipping_fee_type }: store.Bundling) => ({
  bl_id,
  bl_name,
  bl_price: yuan(bl_price),
  shipping_fee_type: shipping_fee_type === 2 ? (2 as const) : (1 as const),
})

function comboRow(combo: store.Bundling): ComboRow {
  const { parts, site_id, status } = combo
  const shares = split(
    combo.bl_price,
    parts.map(({ price }) => price),
  )
  return {
    ...headOf(combo),
    goods_money: yuan(sum(parts, ({ price }) => price)),
    status: status === 1 ? 1 : 0,
    site_id,
    bundling_goods: parts.map(({ price, goods_state, ...part }, i) => ({
      ...part,
      price: yuan(price),
      promotion_price: yuan(shares[i] ?? 0),
      goods_state: goods_state === 1 ? 1 : 0,
    })),
  }
}
