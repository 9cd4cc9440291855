import { createHash } from 'node:crypto'

/** Distinct query texts that get a server-side name; later ones run unnamed. */
const namedMost = 500

/** Marks a text that is put together from what somebody typed. There are ever more such texts, so none gets a name. */
export const ofManyShapes = '/* of many shapes */'

interface PgError {
  code?: string
  routine?: string
}

/** The schema changed, so that a planned `select *` would answer other columns. Its code stands for more than this. */
const isChangedPlan = ({ code, routine }: PgError) => code === '0A000' && routine === 'RevalidateCachedQuery'

/** The connection lost the statement or has one that we did not make: a pooler hands sessions around. */
const isForeignSession = ({ code }: PgError) => code === '26000' || code === '42P05'

/** The name of a statement no longer serves; nothing was done, and under another name the same statement runs. */
export const isStaleStatement = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (isChangedPlan(error) || isForeignSession(error))

export interface StatementNames {
  of(text: string): string | undefined
  /** Draws the consequence from a stale statement that was named `name`; other errors pass. */
  learn(error: unknown, name: string): void
  /** Grows each time all names are made anew: connections opened before keep plans nobody asks for. */
  generation(): number
}

/**
 * Gives every query text a name, so that PostgreSQL plans it once per connection. One stale plan makes all names anew, for
 * all connections: nobody else meets it. Where sessions turn out not to be ours, names end for good and `onForeign` is told.
 */
export function statementNames(onForeign: (error: Error) => void): StatementNames {
  const names = new Map<string, string>()
  let generation = 0
  let own = true
  return {
    of(text) {
      if (!own) return undefined
      const known = names.get(text)
      if (known || names.size >= namedMost || text.includes(ofManyShapes)) return known
      // by content: should two processes ever share a session, a name stands for the same text in both
      const name = `m${generation}_${createHash('sha1').update(text).digest('base64url').slice(0, 12)}`
      names.set(text, name)
      return name
    },
    learn(error, name) {
      if (!isStaleStatement(error)) return
      if (own && isForeignSession(error as PgError)) {
        own = false
        onForeign(error as Error)
      }
      if (!name.startsWith(`m${generation}_`)) return
      generation += 1
      names.clear()
    },
    generation: () => generation,
  }
}

export const noNames: StatementNames = { of: () => undefined, learn: () => undefined, generation: () => 0 }
