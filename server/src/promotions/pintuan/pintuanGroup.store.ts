import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** `groupStatus` in SQL, over `pintuan_group` and `pintuan`. */
export const groupStatusNow = (now: number) => sql<1 | 2 | 3>`
  CASE WHEN pintuan_group.status <> 2 THEN pintuan_group.status
    WHEN pintuan_group.end_time <= ${now} THEN
      CASE WHEN pintuan.is_virtual_buy = 1 AND pintuan.is_closed = 0 THEN 3 ELSE 1 END
    WHEN pintuan.is_closed = 1 THEN 1 ELSE 2 END`

/** With what its activity says of its end. */
const groups = (db: Kysely<DB>) =>
  db
    .selectFrom('pintuan_group')
    .innerJoin('pintuan', (join) =>
      join
        .onRef('pintuan.site_id', '=', 'pintuan_group.site_id')
        .onRef('pintuan.pintuan_id', '=', 'pintuan_group.pintuan_id'),
    )
    .selectAll('pintuan_group')
    .select(['pintuan.is_virtual_buy', 'pintuan.is_closed'])

export type Group = Selectable<DB['pintuan_group']> & { is_virtual_buy: number; is_closed: number }

export const findGroup = (db: Kysely<DB>, groupId: number): Promise<Group | undefined> =>
  groups(db).where('pintuan_group.group_id', '=', groupId).executeTakeFirst()

/** Locked; its activity is not. */
export const lockGroup = (trx: Tx, groupId: number): Promise<Group | undefined> =>
  groups(trx).where('pintuan_group.group_id', '=', groupId).forUpdate('pintuan_group').executeTakeFirst()

export const insertGroup = (trx: Tx, row: Insertable<DB['pintuan_group']>) =>
  trx.insertInto('pintuan_group').values(row).execute()

export const setStatus = (trx: Tx, { site_id, group_id }: Group, status: 1 | 3) =>
  trx
    .updateTable('pintuan_group')
    .set({ status, held: 0 })
    .where('site_id', '=', site_id)
    .where('group_id', '=', group_id)
    .where('status', '=', 2)
    .execute()

interface Of {
  siteId: number
  groupId: number
  at: number
}

const running = ({ siteId, groupId, at }: Of) =>
  sql<boolean>`site_id = ${siteId} AND group_id = ${groupId} AND status = 2 AND end_time > ${at}`

/** A place for who has ordered; false = there is none, or the group has ended. */
export async function holdPlace(trx: Tx, of: Of): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pintuan_group')
    .set({ held: sql<number>`held + 1` })
    .where(running(of))
    .where(sql<boolean>`paid + held < pintuan_num`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The order was not paid. A group that has ended holds nothing any more. */
export const givePlaceBack = (trx: Tx, { siteId, groupId }: Omit<Of, 'at'>) =>
  trx
    .updateTable('pintuan_group')
    .set({ held: sql<number>`held - 1` })
    .where('site_id', '=', siteId)
    .where('group_id', '=', groupId)
    .where('status', '=', 2)
    .where('held', '>', 0)
    .execute()

/** A held place is paid, the last one completes the group; undefined = the group has ended. */
export async function takePlace(trx: Tx, of: Of): Promise<{ status: number } | undefined> {
  return trx
    .updateTable('pintuan_group')
    .set({
      paid: sql<number>`paid + 1`,
      held: sql<number>`held - 1`,
      status: sql<number>`CASE WHEN paid + 1 = pintuan_num THEN 3 ELSE 2 END`,
    })
    .where(running(of))
    .returning('status')
    .executeTakeFirst()
}

/** Groups that one may still join, the soonest to end first. */
export const findJoinable = (db: Kysely<DB>, goodsId: number, now: number, most: number) =>
  groups(db)
    .leftJoin('member', 'member.member_id', 'pintuan_group.head_id')
    .select(['pintuan.is_single_buy', 'pintuan.is_promotion', 'pintuan.buy_num', 'member.nickname', 'member.headimg'])
    .where('pintuan_group.goods_id', '=', goodsId)
    .where('pintuan_group.status', '=', 2)
    .where('pintuan_group.end_time', '>', now)
    .where('pintuan.is_closed', '=', 0)
    .where(sql<boolean>`pintuan_group.paid + pintuan_group.held < pintuan_group.pintuan_num`)
    .orderBy('pintuan_group.end_time')
    .orderBy('pintuan_group.group_id')
    .limit(most)
    .execute()

export interface GroupCounts {
  /** groups that are complete */
  group_num: number
  /** paid orders in them and in groups that are open */
  order_num: number
}

/** By activity; one without groups is missing. */
export async function countGroups(
  db: Kysely<DB>,
  pintuanIds: readonly number[],
  now: number,
): Promise<Map<number, GroupCounts>> {
  if (pintuanIds.length === 0) return new Map()
  const { rows } = await sql<GroupCounts & { pintuan_id: number }>`
    SELECT pintuan_id, count(*) FILTER (WHERE state = 3) AS group_num,
      coalesce(sum(paid) FILTER (WHERE state <> 1), 0)::int8 AS order_num
    FROM (
      SELECT pintuan_group.pintuan_id, pintuan_group.paid, ${groupStatusNow(now)} AS state
      FROM pintuan_group JOIN pintuan USING (site_id, pintuan_id)
      WHERE pintuan_group.pintuan_id = ANY(${[...pintuanIds]}::int8[])
    ) g GROUP BY pintuan_id`.execute(db)
  return new Map(rows.map((row) => [row.pintuan_id, row]))
}

/** Running groups of an activity that was closed. */
export const findRunningOf = (db: Kysely<DB>, pintuanId: number): Promise<{ site_id: number; group_id: number }[]> =>
  db
    .selectFrom('pintuan_group')
    .select(['site_id', 'group_id'])
    .where('pintuan_id', '=', pintuanId)
    .where('status', '=', 2)
    .orderBy('group_id')
    .execute()
