import type { Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'

export type LogRow = Selectable<DB['account_log']>

export interface LogFilter {
  memberId: number
  kinds: string[]
  fromType?: string | undefined
  /** first second that counts */
  from?: number | undefined
  /** first second that does not count any more */
  until?: number | undefined
  /** in = what came, out = what went */
  sign?: 'in' | 'out' | undefined
}

const matching = (db: Kysely<DB>, { memberId, kinds, fromType, from, until, sign }: LogFilter) =>
  db
    .selectFrom('account_log')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .$if(fromType !== undefined, (some) => some.where('from_type', '=', fromType ?? ''))
    .$if(from !== undefined, (some) => some.where('create_time', '>=', from ?? 0))
    .$if(until !== undefined, (some) => some.where('create_time', '<', until ?? 0))
    .$if(sign === 'in', (some) => some.where('delta', '>', 0))
    .$if(sign === 'out', (some) => some.where('delta', '<', 0))

export const count = (db: Kysely<DB>, filter: LogFilter): Promise<number> => countRows(matching(db, filter))

/** Newest first; entries of one second in the order of each account. */
export const list = (db: Kysely<DB>, filter: LogFilter, limit: number, offset: number): Promise<LogRow[]> =>
  matching(db, filter)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('kind')
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function sum(db: Kysely<DB>, filter: LogFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.sum<string | null>('delta').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}
