import type { Tx } from '../database/transaction'

export interface SkuForSale {
  siteId: number
  goodsId: number
  skuId: number
  /** cents, without any discount */
  price: number
  isVirtual: boolean
}

export async function findForSale(
  trx: Tx,
  wanted: { goodsIds: readonly number[] } | { skuIds: readonly number[] },
): Promise<SkuForSale[]> {
  const rows = await trx
    .selectFrom('sku')
    .innerJoin('goods', (join) =>
      join.onRef('goods.site_id', '=', 'sku.site_id').onRef('goods.goods_id', '=', 'sku.goods_id'),
    )
    .where('goods.is_delete', '=', 0)
    .where('sku.is_delete', '=', 0)
    .where((eb) =>
      'goodsIds' in wanted
        ? eb('goods.goods_id', '=', eb.fn.any(eb.val([...wanted.goodsIds])))
        : eb('sku.sku_id', '=', eb.fn.any(eb.val([...wanted.skuIds]))),
    )
    .select(['sku.site_id', 'sku.goods_id', 'sku.sku_id', 'sku.price', 'goods.is_virtual'])
    .orderBy('sku.sku_id')
    .execute()
  return rows.map((row) => ({
    siteId: row.site_id,
    goodsId: row.goods_id,
    skuId: row.sku_id,
    price: row.price,
    isVirtual: row.is_virtual === 1,
  }))
}
