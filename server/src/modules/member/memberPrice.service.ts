import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'

/** Percent of the price a member of that level pays; 100 = no member price (wire/member section 5). */
export async function priceFactor(db: Kysely<DB>, memberId: number): Promise<number> {
  if (memberId === 0) return 100
  const level = await db
    .selectFrom('member')
    .innerJoin('member_level', 'member_level.level_id', 'member.member_level')
    .select('member_level.consume_discount')
    .where('member.member_id', '=', memberId)
    .executeTakeFirst()
  return level?.consume_discount ?? 100
}

/** Cents, rounded down; 0 = none. */
export const memberPriceOf = (price: number, factor: number) => (factor < 100 ? Math.floor((price * factor) / 100) : 0)
