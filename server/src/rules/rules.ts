import type { Kysely } from 'kysely'
import type { DB } from '../database/schema'

/** Rows that every call may need and an operator changes rarely: settings, levels, freight templates, offers. */
export interface Rules {
  /**
   * What `read` answered last under this name, unless one of the kept tables was changed since, in whichever process
   * (wire/operator section 2.9: a change holds from the next call). The value is frozen; what depends on the time of the
   * call or on the member does not belong in it. In a transaction `db` is that: whether something was changed is asked there.
   */
  keep<T>(name: string, read: () => Promise<T>, db?: Kysely<DB>): Promise<T>
}

/** For jobs, and for operators, who read what their own transaction has just written. */
export const unkept: Rules = { keep: (_, read) => read() }

/** Above this all is dropped: names hold site ids. */
const mostKept = 20_000

interface Kept {
  version: number
  value: unknown
}

/** What one process keeps. A value belongs to the version that was read before it: it is that old or newer, never older. */
export class RuleMemory {
  private readonly kept = new Map<string, Kept>()
  private asking: Promise<number> | undefined

  constructor(private readonly readVersion: (trx?: Kysely<DB>) => Promise<number>) {}

  /** For one call: `version` as a statement of this call has read it; without one it is read at the first need. */
  forCall(version?: number): Rules {
    let known = version
    return {
      keep: async (name, read, db) => {
        known ??= await (db?.isTransaction ? this.readVersion(db) : this.askTogether())
        return this.at(known, name, read)
      },
    }
  }

  private async at<T>(version: number, name: string, read: () => Promise<T>): Promise<T> {
    const found = this.kept.get(name)
    if (found && found.version >= version) return found.value as T
    const value = frozen(await read())
    if (this.kept.size >= mostKept) this.kept.clear()
    const since = this.kept.get(name)
    if (!since || since.version <= version) this.kept.set(name, { version, value })
    return value
  }

  /** Calls of the same turn share one statement; a later one must not, for it may have begun after a change. */
  private askTogether(): Promise<number> {
    this.asking ??= Promise.resolve().then(() => {
      this.asking = undefined
      return this.readVersion()
    })
    return this.asking
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
