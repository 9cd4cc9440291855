import type { DatabaseConnection } from 'kysely'

/** Tests put their watcher in here (testing/lockWatch.ts): it sees every statement of every transaction. */
export const lockWatch: { watch?: (connection: DatabaseConnection) => DatabaseConnection } = {}

/** For work on a database that nobody else uses, such as loading the demo data. */
export async function unwatched<T>(work: () => Promise<T>): Promise<T> {
  const { watch } = lockWatch
  delete lockWatch.watch
  try {
    return await work()
  } finally {
    if (watch) lockWatch.watch = watch
  }
}
