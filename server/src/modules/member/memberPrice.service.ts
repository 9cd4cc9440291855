import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { findConsumeDiscount } from './member.store'

/** Percent of the price a member of that level pays; 100 = no member price (wire/member section 5). */
export const priceFactor = async (db: Kysely<DB>, memberId: number): Promise<number> =>
  memberId === 0 ? 100 : ((await findConsumeDiscount(db, memberId)) ?? 100)

/** Cents, rounded down; 0 = none. */
export const memberPriceOf = (price: number, factor: number) => (factor < 100 ? Math.floor((price * factor) / 100) : 0)
