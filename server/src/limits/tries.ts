import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import { countTry, type Limit } from './limit.store'

export { clearCount as forgiveTries } from './limit.store'

/**
 * Takes one of `most` tries at a secret, before it is compared: parallel guesses share them. False = locked, until
 * `seconds` after the last try that was allowed. The right secret calls forgiveTries.
 */
export async function takeTry(db: Kysely<DB>, limit: Limit): Promise<boolean> {
  return (await countTry(db, limit)) <= limit.most
}
