import type { Insertable } from 'kysely'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from '../../bulk'
import { byCode, cents } from './units'

/** Goods on offer by the piece, and the steps of each of their skus, in whole tenths of a yuan. */
export async function loadWholesale(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  const offers = data.wholesale.map((offer) => {
    const goods = goodsOf(offer.goods)
    return { ...offer, goods, site_id: siteOf(goods.shop) }
  })
  await insertAll(
    trx,
    'wholesale_goods',
    offers.map(({ site_id, wholesale_goods_id, goods, status, create_time }) => ({
      site_id,
      wholesale_goods_id,
      goods_id: goods.goods_id,
      status,
      create_time,
    })),
  )
  const skus = offers.flatMap(({ site_id, wholesale_goods_id, goods, steps }) =>
    goods.skus.map((sku) => ({
      site_id,
      wholesale_goods_id,
      sku_id: sku.sku_id,
      steps: steps.map(({ num, percent }) => ({ num, price: Math.floor((cents(sku.price) * percent) / 1000) * 10 })),
    })),
  )
  await insertAll(
    trx,
    'wholesale_sku',
    skus.map((sku, i) => ({ wholesale_sku_id: i + 1, ...sku })) as unknown as Insertable<DB['wholesale_sku']>[],
  )
}
