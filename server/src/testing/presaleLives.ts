import type { Path } from '@mall/contract/api'
import type { TestMall } from './testMall'

/** Whose life it is. */
interface Liver {
  world: TestMall
  call<D>(path: Path, fields?: Record<string, string | number>): Promise<D>
  one(table: 'presale_order', id: string): Promise<number>
}

/** One that is given up, and one that is paid twice; its rest is due at once. */
export async function livePresales(life: Liver, message: string): Promise<void> {
  const deposit = { presale_id: 1, sku_id: 1454, num: 1, buyer_message: message }
  const order = () => life.call<string>('/presale/api/ordercreate/depositCreate', deposit)
  const pay = (out_trade_no: string) =>
    life.world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
  await order()
  const given = { order_id: await life.one('presale_order', 'presale_order_id') }
  await life.call('/presale/api/order/close', given)
  await life.call('/presale/api/order/delete', given)
  await order()
  const id = await life.one('presale_order', 'presale_order_id')
  await pay(await life.call<string>('/presale/api/order/pay', { id }))
  await life.call('/presale/api/refund/applyRefund', { order_id: id })
  await life.call('/presale/api/refund/cancelRefund', { order_id: id })
  const { db } = life.world.mall
  await db.updateTable('presale_order').set({ pay_start_time: 0 }).where('presale_order_id', '=', id).execute()
  await pay(await life.call<string>('/presale/api/ordercreate/finalCreate', { id }))
}
