import { randomInt } from 'node:crypto'

/** A whole number from 0 on, below `limit` (at most 2^48); every one is as likely as the others. */
export type Random = (limit: number) => number

/** What cannot be foretold. */
export const unforeseeable: Random = (limit) => randomInt(limit)
