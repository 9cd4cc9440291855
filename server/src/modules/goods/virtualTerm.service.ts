import type { Tx } from '../../database/transaction'
import { findTerms } from './virtualTerm.store'

/** Days for which a code of virtual goods holds, by goods_id; 0 = for ever. */
export async function virtualTerms(
  trx: Tx,
  goods: { siteId: number; goodsId: number }[],
): Promise<Map<number, number>> {
  const rows = await findTerms(trx, goods)
  return new Map(rows.map((row) => [row.goods_id, row.virtual_indate]))
}
