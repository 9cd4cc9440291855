import type { OrderDetail, VirtualCode } from '@mall/contract/order'
import type { Ctx } from '../../http/route'
import { verifyQrcode } from '../poster/poster.service'
import type { Order, OrderLine } from './order.store'

/** What the details of an order have beside the row, by its type and state (wire/orders-and-aftersales section 1). */
export async function detailOf(ctx: Ctx, order: Order, lines: OrderLine[]): Promise<Partial<OrderDetail>> {
  return {
    ...(order.order_status === 3 ? { take_delivery_execute_time: order.take_delivery_time } : {}),
    ...(await byType(ctx, order, lines)),
  }
}

async function byType(ctx: Ctx, order: Order, lines: OrderLine[]): Promise<Partial<OrderDetail>> {
  const { order_type, deliverer, deliverer_mobile } = order
  if (order_type === 2) return order.delivery_code ? { pickup: await codeUrl(ctx, order.delivery_code) } : {}
  if (order_type === 3) return { package_list: deliverer ? [{ deliverer, deliverer_mobile }] : [] }
  if (order_type !== 4) return {}
  const codes = await Promise.all(lines.filter((line) => line.verify_code !== '').map((line) => codeRow(ctx, line)))
  const first = codes.find(({ code }) => code === order.virtual_code)
  return { virtual_goods: codes, ...(first ? { virtualgoods: first.qrcode ?? '' } : {}) }
}

const codeRow = async (ctx: Ctx, line: OrderLine): Promise<VirtualCode> => ({
  is_veirfy: line.is_verify as 0 | 1,
  verify_time: line.verify_time,
  code: line.verify_code,
  order_goods_id: line.order_goods_id,
  expire_time: line.expire_time,
  qrcode: await codeUrl(ctx, line.verify_code),
})

/** The digits are shown too: an order opens without its picture. */
async function codeUrl(ctx: Ctx, code: string): Promise<string> {
  try {
    return await verifyQrcode(ctx, code)
  } catch (error) {
    ctx.log.warn({ err: error }, 'no picture of a verification code')
    return ''
  }
}
