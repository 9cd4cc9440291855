/** The words of a step in single spaces, without its comments and the insides of its texts. */
export const bare = (sql: string): string =>
  sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim()

/** `-- contract: why`: takes away what the release before this one no longer reads. */
export const contractReason = (sql: string): string | null => /^-- contract:[ \t]*(\S.*)$/m.exec(sql)?.[1] ?? null

/** `-- batches`: run again, each time in a transaction of its own, until it touches no row. */
export const isBatched = (sql: string): boolean => /^-- batches\b/m.test(sql)

export const isConcurrent = (sql: string): boolean => /\bCONCURRENTLY\b/i.test(bare(sql))
