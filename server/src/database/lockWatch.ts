import type { DatabaseConnection } from 'kysely'

/** Tests put their watchers in here. */
export const lockWatch: {
  /** Sees every statement of every transaction (testing/lockWatch.ts). */
  watch?: (connection: DatabaseConnection) => DatabaseConnection
  /** Runs what a transaction does (testing/secondConnections.ts) ... */
  inside?: <T>(work: () => Promise<T>) => Promise<T>
  /** ... and hears when a connection is asked for. */
  asked?: () => void
} = {}

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
