import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { groupStatusNow } from './pintuanGroup.store'

export type PintuanOrderRow = Selectable<DB['pintuan_order']>

export const insertOrder = (trx: Tx, row: Insertable<DB['pintuan_order']>) =>
  trx.insertInto('pintuan_order').values(row).execute()

/** Of a member; it changes under its order only. */
export const findOrder = (db: Kysely<DB>, memberId: number, id: number): Promise<PintuanOrderRow | undefined> =>
  db.selectFrom('pintuan_order').selectAll().where('member_id', '=', memberId).where('id', '=', id).executeTakeFirst()

export const changeOrder = (
  trx: Tx,
  { member_id, id, status }: PintuanOrderRow,
  change: Partial<Pick<PintuanOrderRow, 'status' | 'group_id' | 'pay_time'>>,
) =>
  trx
    .updateTable('pintuan_order')
    .set(change)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()

/** The member has ordered in this group, or is in it. */
export async function isIn(db: Kysely<DB>, memberId: number, groupId: number): Promise<boolean> {
  const row = await db
    .selectFrom('pintuan_order')
    .select('id')
    .where('member_id', '=', memberId)
    .where('group_id', '=', groupId)
    .where('status', '<>', 1)
    .executeTakeFirst()
  return row !== undefined
}

export type Waiting = Pick<PintuanOrderRow, 'member_id' | 'id'>

/** Whom the end of a group concerns: who is in it, and who has ordered and not paid. */
export const findWaitingIn = (db: Kysely<DB>, groupId: number): Promise<Waiting[]> =>
  db
    .selectFrom('pintuan_order')
    .select(['member_id', 'id'])
    .where('group_id', '=', groupId)
    .where('status', 'in', [0, 2])
    .orderBy('id')
    .execute()

/** Unpaid orders of an activity that was closed, of those who would open a group too. */
export const findUnpaidOf = (db: Kysely<DB>, pintuanId: number): Promise<Waiting[]> =>
  db
    .selectFrom('pintuan_order')
    .select(['member_id', 'id'])
    .where('pintuan_id', '=', pintuanId)
    .where('status', '=', 0)
    .orderBy('id')
    .execute()

/** Who has paid in these groups: the leader first, then as they paid. */
export const findMembers = (db: Kysely<DB>, groupIds: readonly number[]) =>
  groupIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('pintuan_order')
        .innerJoin('member', 'member.member_id', 'pintuan_order.member_id')
        .select(['pintuan_order.group_id', 'member.member_id', 'member.nickname', 'member.headimg'])
        .where((eb) => eb('pintuan_order.group_id', '=', eb.fn.any(eb.val([...groupIds]))))
        .where('pintuan_order.pay_time', '>', 0)
        .orderBy('pintuan_order.is_head', 'desc')
        .orderBy('pintuan_order.pay_time')
        .orderBy('pintuan_order.id')
        .execute()

/** What the member's list is narrowed to. */
export type OwnStatus = 1 | 2 | 3

/** 0 unpaid, else as its group stands now. */
const statusNow = (now: number) => sql<0 | 1 | 2 | 3>`
  CASE WHEN pintuan_order.status = 2 THEN ${groupStatusNow(now)} ELSE pintuan_order.status END`

const shown = (db: Kysely<DB>, now: number) =>
  db
    .selectFrom('pintuan_order')
    .innerJoin('pintuan', (join) =>
      join
        .onRef('pintuan.site_id', '=', 'pintuan_order.site_id')
        .onRef('pintuan.pintuan_id', '=', 'pintuan_order.pintuan_id'),
    )
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.member_id', '=', 'pintuan_order.member_id')
        .onRef('orders.order_id', '=', 'pintuan_order.order_id'),
    )
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.member_id', '=', 'pintuan_order.member_id')
        .onRef('order_line.order_id', '=', 'pintuan_order.order_id')
        .on('order_line.is_present', '=', 0),
    )
    .leftJoin('pintuan_group', (join) =>
      join
        .onRef('pintuan_group.site_id', '=', 'pintuan_order.site_id')
        .onRef('pintuan_group.group_id', '=', 'pintuan_order.group_id'),
    )
    .select([
      'pintuan_order.id',
      'pintuan_order.member_id',
      'pintuan_order.pintuan_id',
      'pintuan_order.order_id',
      'pintuan_order.group_id',
      'pintuan_order.pintuan_goods_id',
      'pintuan_order.pay_time',
      'pintuan.pintuan_num',
      'pintuan.is_promotion',
      'pintuan_group.head_id',
      'pintuan_group.paid',
      'pintuan_group.end_time as group_end_time',
      'orders.order_no',
      'orders.order_money',
      'orders.pay_money',
      'orders.site_name',
      'order_line.sku_id',
      'order_line.sku_name',
      'order_line.sku_image',
      statusNow(now).as('status'),
    ])

export type ShownOrder = Awaited<ReturnType<typeof findOwn>>[number]

const own = (db: Kysely<DB>, memberId: number, now: number, status: OwnStatus | undefined) => {
  const all = shown(db, now).where('pintuan_order.member_id', '=', memberId)
  return status === undefined ? all : all.where(statusNow(now), '=', status)
}

export const findOwn = (
  db: Kysely<DB>,
  memberId: number,
  now: number,
  { status, limit, offset }: { status: OwnStatus | undefined; limit: number; offset: number },
) => own(db, memberId, now, status).orderBy('pintuan_order.id', 'desc').limit(limit).offset(offset).execute()

export const countOwn = (
  db: Kysely<DB>,
  memberId: number,
  now: number,
  status: OwnStatus | undefined,
): Promise<number> => countRows(own(db, memberId, now, status))

/** Anybody's. */
export const findShown = (db: Kysely<DB>, id: number, now: number): Promise<ShownOrder | undefined> =>
  shown(db, now).where('pintuan_order.id', '=', id).executeTakeFirst()

/** How the groups of these pintuan orders stand, by id. */
export const findStatuses = (db: Kysely<DB>, memberId: number, ids: readonly number[], now: number) =>
  shown(db, now)
    .where('pintuan_order.member_id', '=', memberId)
    .where((eb) => eb('pintuan_order.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
