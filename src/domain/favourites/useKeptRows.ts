import { useMemo } from 'react'
import type { PagedListState } from '@/api/usePagedList'
import { useUndo, type Undo } from './useUndo'

export interface KeptRowsOptions<Row> {
  /** outside the component: rows are sorted out anew when it changes */
  idOf: (row: Row) => number
  /** tells the server that these are gone */
  send: (ids: readonly number[]) => Promise<unknown>
}

/** The list without the rows that were taken away, for a moment with a way back. */
export function useKeptRows<Row>(
  list: PagedListState<Row>,
  { idOf, send }: KeptRowsOptions<Row>,
): { kept: PagedListState<Row>; undo: Undo<number> } {
  const undo = useUndo<number>({
    send,
    done: (ids) => list.change((rows) => rows.filter((row) => !ids.includes(idOf(row)))),
  })
  const { hidden } = undo
  const rows = useMemo(() => list.rows.filter((row) => !hidden.has(idOf(row))), [list.rows, hidden, idOf])
  const empty = list.empty || (rows.length === 0 && list.pullUp === 'noMore')
  return { kept: { ...list, rows, empty }, undo }
}
