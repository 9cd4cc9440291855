import type { ConfigValue } from '@mall/contract/settings'
import { numberFor } from '../../../lib/numbers'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
import { loadPaidBills } from './paidBills'
import { byCode, cents } from './units'

/** Recharges that were paid, with their bills; what they brought is in the ledger of their members. */
export async function loadRechargeOrders(
  trx: Tx,
  data: SeedData,
  { auto_close }: ConfigValue<'order_timers'>,
): Promise<void> {
  const packageOf = byCode(data.recharges, 'recharge')
  const couponOf = byCode(data.platformCoupons, 'platform coupon')
  const rows = data.rechargeOrders.map(({ recharge, ...order }) => {
    const { code: _, coupons, status: __, ...bought } = packageOf(recharge)
    const number = numberFor(order.order_id, order.create_time)
    return {
      ...{ ...bought, ...order, face_value: cents(bought.face_value), buy_price: cents(bought.buy_price) },
      coupon_ids: coupons.map((code) => couponOf(code).platformcoupon_type_id),
      ...{ order_no: number, out_trade_no: number, order_status: 2, pay_type: 'sandbox' },
      ends_at: order.create_time + auto_close * 60,
    }
  })
  await insertAll(trx, 'recharge_order', rows)
  await loadPaidBills(
    trx,
    'recharge',
    rows.map((row) => ({ ...row, title: row.recharge_name, price: row.buy_price })),
  )
}
