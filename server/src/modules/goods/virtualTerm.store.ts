import type { Tx } from '../../database/transaction'

/** The goods of one order: all of one site. */
export async function findTerms(trx: Tx, goods: { siteId: number; goodsId: number }[]) {
  const [first] = goods
  if (!first) return []
  return trx
    .selectFrom('goods')
    .select(['goods_id', 'virtual_indate'])
    .where('site_id', '=', first.siteId)
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val(goods.map(({ goodsId }) => goodsId)))))
    .execute()
}
