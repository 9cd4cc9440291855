import { findAll, insertAll } from '../../database/bulk'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Selectable } from 'kysely'

export type ExceptionalSku = Selectable<DB['fenxiao_sku']>
export type OwnRate = Selectable<DB['fenxiao_rate']>

/** Exceptions of whole goods, as they stand. */
export interface Exceptions {
  skus: ExceptionalSku[]
  rates: OwnRate[]
}

export const findGoods = (trx: Tx, goodsIds: readonly number[]) => findAll(trx, 'fenxiao_goods', 'goods_id', goodsIds)

/** Every sku with rates of its own has a row. */
export async function findExceptions(trx: Tx, goodsIds: readonly number[]): Promise<Exceptions> {
  const skus = await findAll(trx, 'fenxiao_sku', 'goods_id', goodsIds)
  const rates = await findAll(
    trx,
    'fenxiao_rate',
    'sku_id',
    skus.map(({ sku_id }) => sku_id),
  )
  return { skus, rates }
}

export async function replaceSkus(trx: Tx, goodsIds: readonly number[], skus: ExceptionalSku[]): Promise<void> {
  await trx
    .deleteFrom('fenxiao_sku')
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .execute()
  await insertAll(trx, 'fenxiao_sku', skus)
}

/** `skuIds`: of those that had rates. */
export async function replaceRates(trx: Tx, skuIds: readonly number[], rates: OwnRate[]): Promise<void> {
  await trx
    .deleteFrom('fenxiao_rate')
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val([...skuIds]))))
    .execute()
  await insertAll(trx, 'fenxiao_rate', rates)
}
