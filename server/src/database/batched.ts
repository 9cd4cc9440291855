import DataLoader from 'dataloader'
import type { Kysely } from 'kysely'
import type { DB } from './schema'

/**
 * A read that a crowd asks for at once: what is asked for in one turn of the event loop travels as one statement, which
 * begins after all of it was asked. Nothing is kept. `read` answers in the order of what it was asked.
 */
export function batched<Asked, Answer>(
  read: (db: Kysely<DB>, asked: readonly Asked[]) => Promise<Answer[]>,
): (db: Kysely<DB>, asked: Asked) => Promise<Answer> {
  const loaders = new WeakMap<Kysely<DB>, DataLoader<Asked, Answer>>()
  return (db, asked) => {
    const loader = loaders.get(db) ?? new DataLoader((lot) => read(db, lot), { cache: false, maxBatchSize: 256 })
    loaders.set(db, loader)
    return loader.load(asked)
  }
}
