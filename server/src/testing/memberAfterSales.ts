import type { Life } from './memberLife'
import { linesOf, putOrder } from './orders'
import { pickupCode } from './pickupCode'

/** Part of a life: evaluates, sends back, complains; and verifies a code, as a verifier of the shop. */
export async function liveAfterSales(life: Life, message: string): Promise<void> {
  const { world, memberId } = life
  const { mall } = world
  const put = async (status: 1 | 3 | 4) => {
    const { order_id } = await putOrder(mall, { type: 1, status, memberId })
    const [line] = await linesOf(mall, memberId, order_id)
    return { order_id, order_goods_id: line?.order_goods_id ?? 0 }
  }
  const done = await put(4)
  const evaluation = { order_goods_id: done.order_goods_id, content: message, scores: 5, explain_type: 1 }
  const credits = { shop_desccredit: 5, shop_servicecredit: 5, shop_deliverycredit: 5 }
  await life.call('/api/goodsevaluate/add', { order_id: done.order_id, ...credits, goods_evaluate: [evaluation] })
  const again = { order_goods_id: done.order_goods_id, again_content: message }
  await life.call('/api/goodsevaluate/again', { order_id: done.order_id, goods_evaluate: [again] })

  const asked = { refund_type: 1, refund_reason: '其他', refund_remark: message }
  const kept = { order_goods_id: (await put(1)).order_goods_id }
  await life.call('/api/orderrefund/refund', { ...kept, ...asked })
  await life.call('/api/orderrefund/cancel', kept)
  const refused = { order_goods_id: (await put(1)).order_goods_id }
  await life.call('/api/orderrefund/refund', { ...refused, ...asked })
  await world.operator('/operator/api/refund/refuse', { ...refused, refund_refuse_reason: '已发货' })
  await life.call('/api/ordercomplain/complain', { ...refused, complain_reason: '其他', complain_remark: message })
  await life.call('/api/ordercomplain/cancel', refused)
  const sent = { order_goods_id: (await put(3)).order_goods_id }
  await life.call('/api/orderrefund/refund', { ...sent, ...asked, refund_type: 2 })
  await world.operator('/operator/api/refund/agree', { ...sent, refund_address: '退货仓' })
  await life.call('/api/orderrefund/delivery', { ...sent, refund_delivery_name: '顺丰', refund_delivery_no: 'SF1' })
  const verifier = { member_id: memberId, verifier_name: '台', state: 1 as const }
  await world.operator('/operator/api/verifier/save', verifier, 3)
  await life.call('/api/verify/verify', { verify_code: await pickupCode(world) })
}
