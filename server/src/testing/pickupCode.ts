import { putOrder } from './orders'
import type { TestMall } from './testMall'

/** Of an order of member 1 that waits to be fetched from shop 3. */
export async function pickupCode({ mall }: TestMall): Promise<string> {
  const { order_id } = await putOrder(mall, { type: 2, status: 2 })
  const codes = mall.db.selectFrom('verify_code').select('verify_code').where('order_id', '=', order_id)
  return (await codes.executeTakeFirstOrThrow()).verify_code
}
