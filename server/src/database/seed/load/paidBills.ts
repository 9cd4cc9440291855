import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'

/** Cents. */
interface Paid {
  member_id: number
  order_id: number
  out_trade_no: string
  title: string
  price: number
  pay_type: string
  create_time: number
  pay_time: number
  ends_at: number
}

/** The paid bill of each thing that is no order, under its number. */
export async function loadPaidBills(trx: Tx, event: 'recharge' | 'pointexchange', things: Paid[]): Promise<void> {
  const bills = things.map((thing) => ({
    ...{ member_id: thing.member_id, bill_id: thing.order_id, event, out_trade_no: thing.out_trade_no },
    ...{ pay_status: 2, pay_type: thing.pay_type, pay_body: thing.title, pay_detail: thing.title },
    ...{ trade_no: thing.pay_type === 'BALANCE' ? '' : `demo${thing.order_id}`, pay_money: thing.price },
    ...{ create_time: thing.create_time, pay_time: thing.pay_time, expire_time: thing.ends_at },
  }))
  await insertAll(trx, 'pay_bill', bills)
  await insertAll(
    trx,
    'pay_bill_order',
    bills.map(({ member_id, bill_id, pay_money }) => ({ member_id, bill_id, event, order_id: bill_id, pay_money })),
  )
  await insertAll(
    trx,
    'bill_number',
    bills.map(({ out_trade_no, member_id, bill_id }) => ({ out_trade_no, member_id, bill_id })),
  )
}
