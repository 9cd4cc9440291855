import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import { findLevelId, listLevelTerms } from './member.store'

/** What a member's level gives on purchases (wire/member section 5). */
export interface LevelTerms {
  /** Percent of the price to pay; 100 = no member price. */
  factor: number
  /** express costs nothing */
  shipsFree: boolean
}

export async function levelTerms(db: Kysely<DB>, { mall, memberId }: Asking): Promise<LevelTerms> {
  const [termsOf, levelId] = await Promise.all([termsOfLevels(db, mall), memberId > 0 && findLevelId(db, memberId)])
  return termsOf(levelId || 0)
}

/** By level_id, 0 = of a guest. */
export async function termsOfLevels(db: Kysely<DB>, { rules }: Mall): Promise<(levelId: number) => LevelTerms> {
  const levels = await rules.keep('levels', () => listLevelTerms(db), db)
  return (levelId) => {
    const level = levels.find(({ level_id }) => level_id === levelId)
    return { factor: level?.consume_discount ?? 100, shipsFree: level?.is_free_shipping === 1 }
  }
}

type Asking = Pick<Ctx, 'mall' | 'memberId'>

export const priceFactor = async (db: Kysely<DB>, by: Asking): Promise<number> => (await levelTerms(db, by)).factor

/** Cents, rounded down; 0 = none. */
export const memberPriceOf = (price: number, factor: number) => (factor < 100 ? Math.floor((price * factor) / 100) : 0)
