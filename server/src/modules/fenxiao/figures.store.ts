import { sql, type Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** Cents and counts of what a distributor earned. */
export interface Earned {
  settled: number
  today: number
  today_money: number
  one_num: number
  one_money: number
  num: number
  money: number
}

type Texts<T> = { [K in keyof T]: string | null }
const numbers = <T extends object>(row: Texts<T> | undefined): T =>
  Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value ?? 0)])) as T

/** `today`: the first second of the day. Settled lines are those of completed orders, less what was refunded before. */
export async function earned(db: Kysely<DB>, memberId: number, today: number): Promise<Earned> {
  const { rows } = await sql<Texts<Earned>>`
    SELECT
      sum(commission) FILTER (WHERE is_settlement = 1) AS settled,
      sum(commission) FILTER (WHERE is_refund = 0 AND create_time >= ${today}) AS today,
      sum(real_goods_money - refunded) FILTER (WHERE is_refund = 0 AND create_time >= ${today}) AS today_money,
      count(DISTINCT order_id) FILTER (WHERE is_settlement = 1 AND commission_level = 1) AS one_num,
      sum(real_goods_money - refunded) FILTER (WHERE is_settlement = 1 AND commission_level = 1) AS one_money,
      count(DISTINCT order_id) FILTER (WHERE is_settlement = 1) AS num,
      sum(real_goods_money - refunded) FILTER (WHERE is_settlement = 1) AS money
    FROM fenxiao_order WHERE member_id = ${memberId}`.execute(db)
  return numbers<Earned>(rows[0])
}

/** Members below a distributor. */
export interface Below {
  /** bound to him */
  one: number
  one_fenxiao: number
  /** bound to those */
  two: number
  two_fenxiao: number
  /** as far down as was asked for */
  all: number
  all_fenxiao: number
}

/** `levels`: how far down `all` counts. Who closed the account is not counted, and nobody below through him is lost. */
export async function below(db: Kysely<DB>, memberId: number, levels: number): Promise<Below> {
  const { rows } = await sql<Texts<Below>>`
    WITH RECURSIVE down AS (
      SELECT member_id, is_delete, 1 AS depth FROM member WHERE fenxiao_id = ${memberId}
      UNION ALL
      SELECT below.member_id, below.is_delete, down.depth + 1
      FROM down JOIN member below ON below.fenxiao_id = down.member_id
      WHERE down.depth < ${Math.max(2, levels)}
    ), known AS (
      SELECT down.depth, fenxiao.member_id IS NOT NULL AS is_fenxiao
      FROM down LEFT JOIN fenxiao ON fenxiao.member_id = down.member_id
      WHERE down.is_delete = 0
    )
    SELECT
      count(*) FILTER (WHERE depth = 1) AS one,
      count(*) FILTER (WHERE depth = 1 AND is_fenxiao) AS one_fenxiao,
      count(*) FILTER (WHERE depth = 2) AS two,
      count(*) FILTER (WHERE depth = 2 AND is_fenxiao) AS two_fenxiao,
      count(*) FILTER (WHERE depth <= ${levels}) AS "all",
      count(*) FILTER (WHERE depth <= ${levels} AND is_fenxiao) AS all_fenxiao
    FROM known`.execute(db)
  return numbers<Below>(rows[0])
}
