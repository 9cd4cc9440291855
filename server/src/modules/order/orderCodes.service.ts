import type { Tx } from '../../database/transaction'
import { virtualTerms } from '../goods/virtualTerm.service'
import { newCode } from '../verify/code.service'
import { setCode } from './orderCode.store'
import * as store from './order.store'
import type { Order } from './order.store'

const day = 86_400

const of = (order: Order, at: number) => ({
  siteId: order.site_id,
  memberId: order.member_id,
  orderId: order.order_id,
  at,
})

/** The code with which a paid order is picked up. */
export const pickupCode = (trx: Tx, order: Order, at: number): Promise<string> =>
  newCode(trx, { type: 'pickup', ...of(order, at) })

/** A code per line of virtual goods, which holds for virtual_indate days; answers the first. */
export async function virtualCodes(trx: Tx, order: Order, at: number): Promise<string> {
  const lines = (await store.findLines(trx, order.member_id, [order.order_id])).filter((line) => line.is_virtual === 1)
  const terms = await virtualTerms(
    trx,
    lines.map((line) => ({ siteId: line.site_id, goodsId: line.goods_id })),
  )
  const codes: string[] = []
  for (const line of lines) {
    const orderGoodsId = line.order_goods_id
    const code = await newCode(trx, { type: 'virtualgoods', ...of(order, at), orderGoodsId })
    const days = terms.get(line.goods_id) ?? 0
    const expire = days > 0 ? at + days * day : 0
    await setCode(trx, order.member_id, orderGoodsId, { verify_code: code, expire_time: expire })
    codes.push(code)
  }
  return codes[0] ?? ''
}
