import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { statement } from '../../database/statement'
import type { Tx } from '../../database/transaction'

/** Where coupons of one kind stand, and what its columns are called. */
interface Place {
  own: 'member_coupon' | 'member_platform_coupon'
  types: 'coupon_type' | 'platform_coupon_type'
  coupon: string
  type: string
  /** what a coupon is spent on: an order, or a whole checkout */
  use: string
}

export interface Spend {
  memberId: number
  couponId: number
  useId: number
  at: number
}

/** A part of a list, as it is now. */
export interface Part {
  now: number
  limit: number
  offset: number
}

/** Coupons of a member in one state, or in any. */
export interface OwnFilter {
  memberId: number
  state: number | undefined
}

/** Rows in a state (wire/member section 6) by the mall's clock: an end counts before its timer has come round. */
export function inState(state: number | undefined, now: number) {
  if (state === 1) return sql<boolean>`state = 1 AND end_time > ${now}`
  if (state === 2) return sql<boolean>`state = 2`
  if (state === 3) return sql<boolean>`(state = 3 OR (state = 1 AND end_time <= ${now}))`
  return sql<boolean>`true`
}

/** The life of a coupon, the same for those of shops and of the platform; every step has its guard in the statement. */
export function couponLife(place: Place) {
  const [own, types] = [sql.table(place.own), sql.table(place.types)]
  const [coupon, type, use] = [sql.ref(place.coupon), sql.ref(place.type), sql.ref(place.use)]
  const count = async (db: Kysely<DB>, which: ReturnType<typeof inState>) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${own} WHERE ${which}`.execute(db)
    return Number(rows[0]?.count ?? 0)
  }
  const spendOne = statement(
    (_, { memberId, couponId, useId, at }: Spend) => sql`
      UPDATE ${own} SET state = 2, use_time = ${at}, ${use} = ${useId}
      WHERE member_id = ${memberId} AND ${coupon} = ${couponId} AND state = 1 AND end_time > ${at}
      RETURNING ${coupon}`,
  )
  return {
    /** Takes one of the rest; false = none left or no longer running. */
    async takeOne(trx: Tx, siteId: number, typeId: number): Promise<boolean> {
      const { rows } = await sql`
        UPDATE ${types} SET lead_count = lead_count + 1
        WHERE site_id = ${siteId} AND ${type} = ${typeId} AND status = 1 AND lead_count < count
        RETURNING ${type}`.execute(trx)
      return rows.length > 0
    },
    /** 1 -> 2, once: false when another checkout took it or it ended. */
    async spend(trx: Tx, { memberId, couponId, useId, at }: Spend): Promise<boolean> {
      const rows = await spendOne(trx, { memberId, couponId, useId, at })
      return rows.length > 0
    },
    /** 2 -> 1, or -> 3 when its time has passed meanwhile. */
    async unspend(trx: Tx, memberId: number, useId: number, at: number): Promise<void> {
      await sql`
        UPDATE ${own} SET state = CASE WHEN end_time > ${at} THEN 1 ELSE 3 END, use_time = 0, ${use} = 0
        WHERE member_id = ${memberId} AND ${use} = ${useId} AND state = 2`.execute(trx)
    },
    /** 1 -> 3 at the end of its time. */
    async expire(db: Kysely<DB>, memberId: number, couponId: number, now: number): Promise<void> {
      await sql`
        UPDATE ${own} SET state = 3
        WHERE member_id = ${memberId} AND ${coupon} = ${couponId} AND state = 1 AND end_time <= ${now}`.execute(db)
    },
    /** What no timer has ended: 1 -> 3 of at most `most`; answers how many. */
    async expireAll(db: Kysely<DB>, now: number, most: number): Promise<number> {
      const { rows } = await sql`
        UPDATE ${own} SET state = 3 WHERE (member_id, ${coupon}) IN (
          SELECT member_id, ${coupon} FROM ${own} WHERE state = 1 AND end_time <= ${now}
          LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING ${coupon}`.execute(db)
      return rows.length
    },
    countOwn: (db: Kysely<DB>, memberId: number, state: number | undefined, now: number): Promise<number> =>
      count(db, sql<boolean>`member_id = ${memberId} AND ${inState(state, now)}`),
    /** Of a type: whether this member may receive one more (0 = no limit). */
    leftFor: (memberId: number) => sql<boolean>`(max_fetch = 0 OR max_fetch >
      (SELECT count(*) FROM ${own} had WHERE had.member_id = ${memberId} AND had.${type} = ${types}.${type}))`,
    countReceived: (db: Kysely<DB>, memberId: number, typeId: number): Promise<number> =>
      count(db, sql<boolean>`member_id = ${memberId} AND ${type} = ${typeId}`),
  }
}
