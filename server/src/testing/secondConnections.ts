import { AsyncLocalStorage } from 'node:async_hooks'
import { lockWatch } from '../database/lockWatch'

// A transaction that asks beside its own connection waits for another one while it holds its locks. When as many do so at
// once as the pool has connections, none goes on. So what runs in a transaction asks by it, reads of settings too.

interface Work {
  inTransaction: boolean
}
const work = new AsyncLocalStorage<Work>()
const found: string[] = []

/** Every call and job of this process that asks beside its transaction fails. */
export function watchConnections(): void {
  lockWatch.inside = async (run) => {
    // what a test itself does in a transaction is no work of the mall
    if (!work.getStore()) return run()
    const mine = { inTransaction: true }
    try {
      return await work.run(mine, run)
    } finally {
      mine.inTransaction = false
    }
  }
  lockWatch.asked = () => {
    if (!work.getStore()?.inTransaction) return
    const error = new SecondConnection('a second connection within a transaction')
    found.push(error.stack ?? error.message)
    throw error
  }
}

export class SecondConnection extends Error {}

/** What the mall does for a call, wherever the test makes it. */
export const asCall = <T>(call: () => PromiseLike<T>): Promise<T> =>
  // an injected request begins when it is awaited, so it is awaited in here
  work.run({ inTransaction: false }, async () => await call())

/** A test looks from outside, in the middle of a call. */
export const apart = <T>(look: () => T): T => work.exit(look)

/** What was found also where somebody swallowed the error. */
export const takeSecondConnections = (): string[] => found.splice(0)
