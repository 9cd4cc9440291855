import type { BrowseRow } from '@mall/contract/collect'
import { dayText } from '@/lib/date'

/** A row, and the day it begins when it is the first of its day. */
export interface Seen {
  row: BrowseRow
  /** 2026-11-21, or '' */
  day: string
}

/** One object for the same row at the same place of its day, so that a list draws only what changed. */
const known = new WeakMap<BrowseRow, Map<string, Seen>>()

function seen(row: BrowseRow, day: string): Seen {
  const own = known.get(row) ?? new Map<string, Seen>()
  known.set(row, own)
  const found = own.get(day) ?? { row, day }
  own.set(day, found)
  return found
}

/** Rows newest first, each day told once. */
export function byDay(rows: readonly BrowseRow[]): Seen[] {
  let before = ''
  return rows.map((row) => {
    const day = dayText(row.browse_time)
    const first = day !== before
    before = day
    return seen(row, first ? day : '')
  })
}
