import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** 0 bound members who are no distributors, 1 first-level, 2 second-level distributors. */
export type TeamLevel = 0 | 1 | 2

const bound = (db: Kysely<DB>, memberId: number, level: TeamLevel) =>
  db
    .selectFrom('member')
    .leftJoin('fenxiao', 'fenxiao.member_id', 'member.member_id')
    .leftJoin('fenxiao_level', 'fenxiao_level.level_id', 'fenxiao.level_id')
    .where('member.is_delete', '=', 0)
    .where('fenxiao.member_id', level === 0 ? 'is' : 'is not', null)
    .$if(level < 2, (some) => some.where('member.fenxiao_id', '=', memberId))
    .$if(level === 2, (some) =>
      some.where(
        'member.fenxiao_id',
        'in',
        db.selectFrom('member as between').select('between.member_id').where('between.fenxiao_id', '=', memberId),
      ),
    )

export async function count(db: Kysely<DB>, memberId: number, level: TeamLevel): Promise<number> {
  const { num } = await bound(db, memberId, level)
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .executeTakeFirstOrThrow()
  return Number(num)
}

/** The newest member first, with what he bought: paid orders, and completed ones; less refunds. */
export const list = (db: Kysely<DB>, memberId: number, level: TeamLevel, limit: number, offset: number) =>
  bound(db, memberId, level)
    .select(['member.member_id', 'member.nickname', 'member.headimg', 'member.create_time'])
    .select(['fenxiao.fenxiao_no', 'fenxiao.fenxiao_name', 'fenxiao.audit_time', 'fenxiao_level.level_name'])
    .select((eb) => {
      const own = (states: number[]) =>
        eb
          .selectFrom('orders')
          .whereRef('orders.member_id', '=', 'member.member_id')
          .where('orders.pay_status', '=', 1)
          .where('orders.order_status', 'in', states)
      const num = (states: number[]) => own(states).select((o) => o.fn.countAll<string>().as('num'))
      const money = (states: number[]) =>
        own(states).select(sql<string | null>`sum(order_money - refund_money)`.as('money'))
      return [
        num([1, 2, 3, 4, 10]).as('order_num'),
        num([10]).as('order_complete_num'),
        money([1, 2, 3, 4, 10]).as('order_money'),
        money([10]).as('order_complete_money'),
      ]
    })
    .orderBy('member.create_time', 'desc')
    .orderBy('member.member_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
