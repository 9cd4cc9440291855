import { createStore, type StoreApi } from 'zustand/vanilla'
import { now } from '@/session/clock'
import { CallFailure } from './CallFailure'

/** Pull-up states (specification section 4). */
export type PullUp = 'idle' | 'loading' | 'noMore'

export interface ListState<Row> {
  rows: readonly Row[]
  /** rows on the server */
  count: number
  /** the last page that arrived; 0 before the first */
  page: number
  /** unix seconds of the mall's clock at which page 1 was asked; 0 before */
  time: number
  pullUp: PullUp
  /** page 1 is being asked again while older rows are shown */
  refreshing: boolean
  failure: CallFailure | undefined
  /** what page 1 tells beside its rows, such as whose list it is */
  beside: object
}

export interface Paged<Row> {
  count: number
  list: Row[]
}

export interface ListOptions<Row> {
  /** rows of a page, 10 by default */
  pageSize?: number
  /** Leaves out rows that an earlier page had: new rows on the server push old ones onto the next page. */
  rowKey?: (row: Row) => string | number
  /** page 1 as far as it is known before anything is asked */
  first?: { data: Paged<Row>; fresh: boolean } | undefined
  /** the list as it was left, over `first` */
  restored?: LeftList<Row> | undefined
}

interface LeftList<Row> {
  rows: readonly Row[]
  count: number
  page: number
  time: number
  beside: object
  ended: boolean
  /** false: its pages are asked again without a change of place */
  fresh: boolean
}

/** `empty`: no row is shown so far. */
export type FetchPage<Row> = (page: number, pageSize: number, empty: boolean) => Promise<Paged<Row>>

export interface PagedList<Row> extends Omit<StoreApi<ListState<Row>>, 'setState'> {
  /** What is not there yet, or not fresh. */
  begin(): Promise<void>
  /** Page 1 again; an answer to an older question is dropped. */
  refresh(): Promise<void>
  /** The next page, unless one is on its way or there is none. */
  more(): Promise<void>
  /** Shows a change that the server has confirmed, such as a deleted row. */
  change(edit: (rows: readonly Row[]) => readonly Row[]): void
}

const besideOf = ({ list: _, count: __, ...beside }: Paged<unknown>): object => beside

/** The state of one list, apart from React. */
export function createPagedList<Row>(
  fetchPage: FetchPage<Row>,
  { pageSize = 10, rowKey, first, restored }: ListOptions<Row> = {},
): PagedList<Row> {
  const isEnd = ({ list, count }: Paged<Row>, page: number) => list.length < pageSize || page * pageSize >= count
  const known: LeftList<Row> | undefined =
    restored ??
    (first && {
      rows: first.data.list,
      count: first.data.count,
      beside: besideOf(first.data),
      page: 1,
      time: now(),
      ended: isEnd(first.data, 1),
      fresh: first.fresh,
    })
  const store = createStore<ListState<Row>>(() => ({
    rows: known?.rows ?? [],
    count: known?.count ?? 0,
    page: known?.page ?? 0,
    time: known?.time ?? 0,
    pullUp: known?.ended ? 'noMore' : 'idle',
    refreshing: false,
    failure: undefined,
    beside: known?.beside ?? {},
  }))
  let round = 0
  let fresh = known?.fresh === true

  function joined(rows: readonly Row[], next: readonly Row[]): readonly Row[] {
    if (!rowKey) return [...rows, ...next]
    const seen = new Set(rows.map(rowKey))
    return [...rows, ...next.filter((row) => !seen.has(rowKey(row)))]
  }

  async function ask(page: number): Promise<void> {
    const mine = (round += 1)
    const time = page === 1 ? now() : store.getState().time
    store.setState({ pullUp: 'loading', failure: undefined })
    try {
      const found = await fetchPage(page, pageSize, store.getState().rows.length === 0)
      if (mine !== round) return
      const { list, count } = found
      const rows = page === 1 ? list : joined(store.getState().rows, list)
      const beside = page === 1 ? besideOf(found) : store.getState().beside
      const pullUp = isEnd(found, page) ? 'noMore' : 'idle'
      store.setState({ rows, count, page, time, beside, pullUp, refreshing: false })
    } catch (failure) {
      if (mine !== round) return
      if (!(failure instanceof CallFailure)) throw failure
      store.setState({ pullUp: 'idle', refreshing: false, failure })
    }
  }

  function refresh(): Promise<void> {
    store.setState(({ page }) => ({ refreshing: page > 0 }))
    return ask(1)
  }

  /** All pages shown, in one change; what fails leaves them as they are. */
  async function renew(): Promise<void> {
    const mine = (round += 1)
    const { page: last } = store.getState()
    let rows: readonly Row[] = []
    try {
      for (let page = 1; page <= last; page += 1) {
        const found = await fetchPage(page, pageSize, false)
        if (mine !== round) return
        rows = joined(rows, found.list)
        if (page === last || isEnd(found, page))
          return store.setState({ rows, count: found.count, page, pullUp: isEnd(found, page) ? 'noMore' : 'idle' })
      }
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async begin() {
      if (!fresh) await (restored ? renew() : refresh())
      fresh = false
    },
    refresh,
    async more() {
      const { pullUp, page } = store.getState()
      if (pullUp === 'idle') await ask(page + 1)
    },
    change: (edit) => store.setState(({ rows }) => ({ rows: edit(rows) })),
  }
}
