import { Kysely, type ConnectionProvider } from 'kysely'
import type { DB } from './schema'
import { unconnected } from './transaction'

/** A statement, and the database it is for. */
export interface Question<Answer> {
  db: Kysely<DB>
  ask: (db: Kysely<DB>) => Promise<Answer>
}

/**
 * Two statements that do not need each other, by one connection and in one write where they are for the same database: a
 * connection for each costs more than a small statement. Each stands for itself; neither may wait for another connection.
 */
export async function together<A, B>(one: Question<A>, other: Question<B>): Promise<[A, B]> {
  if (one.db !== other.db) return Promise.all([one.ask(one.db), other.ask(other.db)])
  const executor = one.db.getExecutor()
  return executor.provideConnection(async (connection) => {
    const only: ConnectionProvider = { provideConnection: (work) => work(connection) }
    const db = new Kysely<DB>({ ...unconnected, executor: executor.withConnectionProvider(only) })
    const answers = [one.ask(db), other.ask(db)] as const
    // the connection is given back when nothing is on its way any more
    await Promise.allSettled(answers)
    return Promise.all(answers)
  })
}
