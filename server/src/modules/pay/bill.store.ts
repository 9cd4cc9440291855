import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'
import { hasNoJob } from '../../jobs/jobStore'

export type Bill = Selectable<DB['pay_bill']>

/** wire/checkout-and-pay section 4 */
export const billStatus = { waiting: 0, running: 1, paid: 2, closed: -1 } as const

/** A bill that is not written yet, and what each part has to pay of it. */
export interface NewBill {
  bill: Bill
  /** `order_id` is the id of the bill's event */
  parts: { order_id: number; pay_money: number }[]
}

/** Bills and what each of them pays. */
export async function insertBills(trx: Tx, bills: NewBill[]): Promise<void> {
  const rows = bills.flatMap(({ bill: { member_id, bill_id, event }, parts }) =>
    parts.map((part) => ({ member_id, bill_id, event, ...part })),
  )
  await Promise.all([
    writeBills(trx, { bills: bills.map(({ bill }) => bill) }),
    rows.length > 0 && writeParts(trx, { rows }),
  ])
}

const writeBills = statement((builder, { bills }: { bills: Insertable<DB['pay_bill']>[] }) =>
  builder
    .with('made', (db) => db.insertInto('pay_bill').values(bills).returning(['out_trade_no', 'member_id', 'bill_id']))
    .insertInto('bill_number')
    .columns(['out_trade_no', 'member_id', 'bill_id'])
    .expression((eb) => eb.selectFrom('made').select(['out_trade_no', 'member_id', 'bill_id'])),
)

const writeParts = statement((db, { rows }: { rows: Insertable<DB['pay_bill_order']>[] }) =>
  db.insertInto('pay_bill_order').values(rows),
)

export const findBill = (db: Kysely<DB>, outTradeNo: string): Promise<Bill | undefined> =>
  db
    .selectFrom('bill_number')
    .innerJoin('pay_bill', (join) =>
      join
        .onRef('pay_bill.member_id', '=', 'bill_number.member_id')
        .onRef('pay_bill.bill_id', '=', 'bill_number.bill_id'),
    )
    .where('bill_number.out_trade_no', '=', outTradeNo)
    .selectAll('pay_bill')
    .executeTakeFirst()

export const billById = (db: Kysely<DB>, memberId: number, billId: number): Promise<Bill | undefined> =>
  db
    .selectFrom('pay_bill')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bill_id', '=', billId)
    .executeTakeFirst()

export const lockBill = (trx: Tx, memberId: number, billId: number): Promise<Bill | undefined> =>
  trx
    .selectFrom('pay_bill')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bill_id', '=', billId)
    .forUpdate()
    .executeTakeFirst()

/** Changes the bill only from one of these states; undefined = it was in another. */
export const moveBill = (
  trx: Tx,
  bill: Pick<Bill, 'member_id' | 'bill_id'>,
  from: number[],
  change: Updateable<DB['pay_bill']>,
): Promise<Bill | undefined> =>
  trx
    .updateTable('pay_bill')
    .set(change)
    .where('member_id', '=', bill.member_id)
    .where('bill_id', '=', bill.bill_id)
    .where('pay_status', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** Notes a payment that must go back: of a closed bill, or of one paid otherwise; undefined = it was noted before. */
export const noteOwed = (trx: Tx, bill: Bill, channel: string, at: number): Promise<Bill | undefined> =>
  trx
    .updateTable('pay_bill')
    .set({ refund_owed: bill.pay_money, refund_channel: channel, owed_time: at })
    .where('member_id', '=', bill.member_id)
    .where('bill_id', '=', bill.bill_id)
    .where((eb) => eb.or([eb('pay_status', '=', billStatus.closed), eb('pay_type', '<>', channel)]))
    .where('pay_money', '>', 0)
    .where('refund_owed', '=', 0)
    .where('refunded', '=', 0)
    .returningAll()
    .executeTakeFirst()

/** WeChat's order centre has heard that all of it is sent. */
export async function noteShippingTold(db: Kysely<DB>, bill: Bill, at: number): Promise<void> {
  await db
    .updateTable('pay_bill')
    .set({ shipping_told: at })
    .where('member_id', '=', bill.member_id)
    .where('bill_id', '=', bill.bill_id)
    .where('shipping_told', '=', 0)
    .execute()
}

/** What was owed is back, once. */
export async function notePaidBack(
  db: Kysely<DB>,
  { member_id, bill_id }: Pick<Bill, 'member_id' | 'bill_id'>,
  cents: number,
  at: number,
): Promise<void> {
  await db
    .updateTable('pay_bill')
    .set({ refund_owed: cents, refunded: cents, refunded_time: at })
    .where('member_id', '=', member_id)
    .where('bill_id', '=', bill_id)
    .where('refunded_time', '=', 0)
    .execute()
}

/** Bills whose late payment no job sends back. */
export const findForgotten = (db: Kysely<DB>, before: number, most: number): Promise<Bill[]> =>
  db
    .selectFrom('pay_bill')
    .selectAll()
    .whereRef('refund_owed', '>', 'refunded')
    .where('owed_time', '<', before)
    .where(hasNoJob(['pay.refund'], 'pay_bill.member_id', 'pay_bill.bill_id'))
    .orderBy('owed_time')
    .limit(most)
    .execute()

/** Ids of the bill's event, ascending. */
/** Of all events, the oldest first. */
export const findUnpaidOf = (db: Kysely<DB>, memberId: number): Promise<Bill[]> =>
  db
    .selectFrom('pay_bill')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('pay_status', 'in', [billStatus.waiting, billStatus.running])
    .orderBy('bill_id')
    .execute()

export async function billIds(db: Kysely<DB>, bill: Pick<Bill, 'member_id' | 'bill_id'>): Promise<number[]> {
  const rows = await db
    .selectFrom('pay_bill_order')
    .select('order_id')
    .where('member_id', '=', bill.member_id)
    .where('bill_id', '=', bill.bill_id)
    .orderBy('order_id')
    .execute()
  return rows.map((row) => row.order_id)
}

/** Some of what an event names, of one member. */
export interface Named {
  event: string
  memberId: number
  ids: number[]
}

/** Bills that any of these stand on and that can still be paid, in one order. */
const openBillsOf = (trx: Tx, { event, memberId, ids }: Named) =>
  trx
    .selectFrom('pay_bill')
    .where('member_id', '=', memberId)
    .where('pay_status', 'in', [billStatus.waiting, billStatus.running])
    .where((eb) =>
      eb(
        'bill_id',
        'in',
        eb
          .selectFrom('pay_bill_order')
          .select('bill_id')
          .where('member_id', '=', memberId)
          .where('event', '=', event)
          .where((on) => on('order_id', '=', on.fn.any(on.val(ids)))),
      ),
    )
    .orderBy('bill_id')

export const lockOpenBillsOf = (trx: Tx, named: Named): Promise<Bill[]> =>
  openBillsOf(trx, named).selectAll().forUpdate().execute()

/** Without waiting for anybody: as they are committed now. */
export async function findOpenBillIds(trx: Tx, named: Named): Promise<number[]> {
  const rows = await openBillsOf(trx, named).select('bill_id').execute()
  return rows.map(({ bill_id }) => bill_id)
}

/** Bills whose owners pay offline and that can still be paid. */
const offline = (db: Kysely<DB>) =>
  db
    .selectFrom('pay_bill')
    .where('offline_time', '>', 0)
    .where('pay_status', 'in', [billStatus.waiting, billStatus.running])

export const countOffline = (db: Kysely<DB>): Promise<number> => countRows(offline(db))

/** The longest waiting first. */
export const listOffline = (db: Kysely<DB>, limit: number, offset: number): Promise<Bill[]> =>
  offline(db).selectAll().orderBy('offline_time').orderBy('bill_id').limit(limit).offset(offset).execute()

/** False = this notification was handled before. */
export async function insertNotification(trx: Tx, row: Insertable<DB['pay_notification']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('pay_notification')
    .values(row)
    .onConflict((conflict) => conflict.columns(['out_trade_no', 'trade_no', 'result']).doNothing())
    .returning('out_trade_no')
    .executeTakeFirst()
  return inserted !== undefined
}
