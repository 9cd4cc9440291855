import type { ConfigValue } from '@mall/contract/settings'
import { numberFor } from '../../../lib/numbers'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import type { SeedData } from '../types'
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
  const bills = rows.map((row) => ({
    ...{ member_id: row.member_id, bill_id: row.order_id, event: 'recharge', out_trade_no: row.out_trade_no },
    ...{ pay_status: 2, pay_type: row.pay_type, trade_no: `demo${row.order_id}` },
    ...{ pay_body: row.recharge_name, pay_detail: row.recharge_name, pay_money: row.buy_price },
    ...{ create_time: row.create_time, pay_time: row.pay_time, expire_time: row.ends_at },
  }))
  await insertAll(trx, 'recharge_order', rows)
  await insertAll(trx, 'pay_bill', bills)
  await insertAll(
    trx,
    'pay_bill_order',
    bills.map(({ member_id, bill_id, event, pay_money }) => ({
      ...{ member_id, bill_id, event, order_id: bill_id, pay_money },
    })),
  )
  await insertAll(
    trx,
    'bill_number',
    bills.map(({ out_trade_no, member_id, bill_id }) => ({ out_trade_no, member_id, bill_id })),
  )
}
