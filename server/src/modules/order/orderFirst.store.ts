import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** undefined = the member has none */
export async function firstCheckoutOf(db: Kysely<DB>, memberId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('checkout_id')
    .where('member_id', '=', memberId)
    .orderBy('create_time')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst()
  return row?.checkout_id
}

/** Whether nothing that another bill paid was paid before it. */
export async function isFirstPaid(db: Kysely<DB>, memberId: number, orderId: number): Promise<boolean> {
  const earlier = await db
    .selectFrom('orders as own')
    .innerJoin('orders as other', 'other.member_id', 'own.member_id')
    .select('other.order_id')
    .where('own.member_id', '=', memberId)
    .where('own.order_id', '=', orderId)
    .where('other.pay_status', '=', 1)
    .whereRef('other.out_trade_no', '<>', 'own.out_trade_no')
    .where((eb) =>
      eb.or([
        eb('other.pay_time', '<', eb.ref('own.pay_time')),
        eb.and([eb('other.pay_time', '=', eb.ref('own.pay_time')), eb('other.order_id', '<', eb.ref('own.order_id'))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return earlier === undefined
}
