import { insertAll } from '../../bulk'
import type { Mall } from '../../../mall'
import { endJob } from '../../../promotions/pintuan/pintuanLife.service'
import type { Tx } from '../../transaction'
import { groupOrders } from '../orderPlans'
import type { SeedData } from '../types'
import { siteFinder } from './catalogue'
import { byCode, cents } from './units'

/** The row of a sku in a pintuan, by its place among those of its product. */
export const pintuanGoodsId = (pintuanId: number, place = 0) => pintuanId * 100 + place

export async function loadPintuans(trx: Tx, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  await insertAll(
    trx,
    'pintuan',
    data.pintuans.map(({ goods, pintuan_price, promotion_price, ...row }) => {
      const { goods_id, shop } = goodsOf(goods)
      const prices = { pintuan_price: cents(pintuan_price), promotion_price: cents(promotion_price ?? '0.00') }
      const is_promotion = promotion_price === undefined ? 0 : 1
      return { ...row, ...prices, is_promotion, site_id: siteOf(shop), goods_id, create_time: row.start_time }
    }),
  )
  await insertAll(
    trx,
    'pintuan_goods',
    data.pintuans.flatMap(({ goods, pintuan_id }) => {
      const { skus, shop } = goodsOf(goods)
      return skus.map(({ sku_id }, place) => {
        const site_id = siteOf(shop)
        return { site_id, pintuan_goods_id: pintuanGoodsId(pintuan_id, place), pintuan_id, sku_id }
      })
    }),
  )
}

const minute = 60

/** The groups of `groupOrders`; their orders are there. */
export async function loadGroups(trx: Tx, mall: Mall, data: SeedData): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  for (const [name, refs] of Object.entries(groupOrders)) {
    const parts = await trx
      .selectFrom('orders')
      .selectAll()
      .where('promotion_type', '=', 'pintuan')
      .where('promotion_ref', 'in', [...refs])
      .orderBy('order_id')
      .execute()
    const [head] = parts
    const pintuan = data.pintuans.find((one) => one.pintuan_id === head?.promotion_id)
    if (!head || !pintuan) throw new Error(`no orders in the group that is ${name}`)
    const status = name === 'complete' ? 3 : 2
    const group = {
      ...{
        site_id: head.site_id,
        group_id: head.promotion_ref,
        pintuan_id: pintuan.pintuan_id,
        head_id: head.member_id,
      },
      ...{ goods_id: goodsOf(pintuan.goods).goods_id, pintuan_num: pintuan.pintuan_num, paid: parts.length, status },
      ...{ end_time: head.pay_time + pintuan.pintuan_time * minute, create_time: head.pay_time },
    }
    await trx.insertInto('pintuan_group').values(group).execute()
    await insertAll(
      trx,
      'pintuan_order',
      parts.map((order) => ({
        ...{ member_id: order.member_id, id: order.promotion_ref, order_id: order.order_id, site_id: order.site_id },
        ...{ pintuan_id: pintuan.pintuan_id, pintuan_goods_id: pintuanGoodsId(pintuan.pintuan_id) },
        ...{ group_id: group.group_id, status, is_head: order === head ? 1 : 0, pay_time: order.pay_time },
        create_time: order.create_time,
      })),
    )
    if (status === 2) await mall.jobs.enqueue(trx, endJob(group))
  }
}
