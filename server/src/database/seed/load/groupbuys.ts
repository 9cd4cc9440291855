import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { insertAll } from '../../bulk'
import { byCode, cents } from './units'

export async function loadGroupbuys(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  await insertAll(
    trx,
    'groupbuy',
    data.groupbuys.map(({ goods, groupbuy_price, ...row }) => {
      const { goods_id, shop } = goodsOf(goods)
      return {
        ...row,
        site_id: siteOf(shop),
        goods_id,
        groupbuy_price: cents(groupbuy_price),
        create_time: row.start_time,
      }
    }),
  )
}
