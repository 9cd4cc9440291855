/** Something that must hold in every mall at every moment, stated as a query for what breaks it. */
export interface Invariant {
  /** number of the invariant; several queries may state one */
  id: string
  /** named once over all */
  name: string
  /** one line: what must hold */
  holds: string
  /** Tables without which it cannot be asked: it is then skipped with this reason, never passed. */
  needs: readonly string[]
  /**
   * Answers one text column `what`, a row per violation; `:now` is the mall's time, unix seconds.
   * null = stated as soon as its tables are there: then it is a violation that it is not.
   */
  sql: string | null
  /** Only of a mall that works: timers run, goods came through the mall's own doors. */
  live?: true
}
