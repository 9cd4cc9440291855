import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { findLevelTerms } from './member.store'

/** What a member's level gives on purchases (wire/member section 5). */
export interface LevelTerms {
  /** Percent of the price to pay; 100 = no member price. */
  factor: number
  /** express costs nothing */
  shipsFree: boolean
}

export async function levelTerms(db: Kysely<DB>, memberId: number): Promise<LevelTerms> {
  const level = memberId === 0 ? undefined : await findLevelTerms(db, memberId)
  return { factor: level?.consume_discount ?? 100, shipsFree: level?.is_free_shipping === 1 }
}

export const priceFactor = async (db: Kysely<DB>, memberId: number): Promise<number> =>
  (await levelTerms(db, memberId)).factor

/** Cents, rounded down; 0 = none. */
export const memberPriceOf = (price: number, factor: number) => (factor < 100 ? Math.floor((price * factor) / 100) : 0)
