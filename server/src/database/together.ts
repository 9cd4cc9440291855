import type { Compilable, Kysely } from 'kysely'
import type { DB } from './schema'

/**
 * Sends statements that need nothing of each other's answers at once and saves the round trips between them.
 * PostgreSQL runs them one after the other in this order; inside a transaction what follows a failed one fails too,
 * so the first error is the one to tell. Nothing is left under way when it returns.
 */
export async function together(db: Kysely<DB>, statements: Compilable[]): Promise<void> {
  const queries = statements.map((statement) => statement.compile())
  const outcomes = await db
    .getExecutor()
    .provideConnection((connection) => Promise.allSettled(queries.map((query) => connection.executeQuery(query))))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
