import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'
import { tooOften } from '../http/errors'
import { countOne, type Limit } from './limit.store'

export { clearCount, readCount } from './limit.store'

/**
 * Spends one of `most` within `seconds` of the mall's clock, counted from the first; one too many is -11004.
 * With `mall.db` the count stays when the call is refused later, with a transaction it is undone.
 */
export async function spend(db: Kysely<DB>, limit: Limit): Promise<void> {
  if ((await countOne(db, limit)) > limit.most) throw tooOften()
}
