import { lockWatch } from '../database/lockWatch'

/** What the transactions of `work` ask of PostgreSQL and hear from it, by the first word of each statement, in this order. */
export async function heardIn(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const { watch } = lockWatch
  lockWatch.watch = (connection) => ({
    executeQuery: (query) => {
      const word = (query.sql.trim().split(' ')[0] ?? '').toLowerCase()
      seen.push(`ask ${word}`)
      return connection.executeQuery<never>(query).finally(() => seen.push(`hear ${word}`))
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  })
  try {
    await work()
  } finally {
    if (watch) lockWatch.watch = watch
    else delete lockWatch.watch
  }
  return seen
}
