import { openPool } from '../../../ledger/poolStock'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { byCode, cents } from './units'

/** The slots of the mall, what is sold in them in whole tenths of a yuan, and the stock of each. */
export async function loadSeckill(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  await insertAll(
    trx,
    'seckill_time',
    data.seckillTimes.map((slot) => ({ ...slot, create_time: 0 })),
  )
  const rows = data.seckills.map(({ goods: code, percent, stock, ...row }) => {
    const goods = goodsOf(code)
    const lowest = Math.min(...goods.skus.map(({ price }) => cents(price)))
    const seckill_price = Math.floor((lowest * percent) / 1000) * 10
    return { stock, row: { ...row, site_id: siteOf(goods.shop), goods_id: goods.goods_id, seckill_price } }
  })
  await insertAll(
    trx,
    'seckill',
    rows.map(({ row }) => row),
  )
  for (const { stock, row } of rows)
    await openPool(trx, {
      ...{ siteId: row.site_id, type: 'seckill', activityId: row.seckill_id },
      ...{ stock, endTime: row.end_time },
    })
}
