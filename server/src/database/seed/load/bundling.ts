import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { byCode, cents } from './units'

/** Combos of the first sku of each goods, in whole tenths of a yuan. */
export async function loadBundling(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  const combos = data.bundlings.map(({ goods: codes, percent, ...row }) => {
    const goods = codes.map(goodsOf)
    const skus = goods.flatMap((one) => one.skus.slice(0, 1))
    const sum = skus.reduce((total, { price }) => total + cents(price), 0)
    const bl_price = Math.floor((sum * percent) / 1000) * 10
    return { row: { ...row, site_id: siteOf(goods[0]?.shop ?? ''), bl_price }, skus }
  })
  await insertAll(
    trx,
    'bundling',
    combos.map(({ row }) => row),
  )
  await insertAll(
    trx,
    'bundling_sku',
    combos.flatMap(({ row: { site_id, bl_id }, skus }) =>
      skus.map(({ sku_id }, place) => ({ site_id, bl_id, sku_id, place })),
    ),
  )
}
