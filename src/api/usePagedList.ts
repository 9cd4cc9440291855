import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Path } from '@mall/contract/api'
import { useLocale } from '@/i18n/locale'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import type { PageOffset } from '@/platform/lifecycle/pageOffsetPort'
import { useEra } from '@/session/era'
import { callRaw, type Data, type Params } from './call'
import { firstAnswer, keeper } from './lastSeen'
import { createPagedList, type ListOptions, type ListState, type Paged, type PagedList } from './pagedList'
import { useLoginWay } from './useData'
import { useListPlace } from './useListPlace'

/** Calls that answer pages. */
export type PagedPath = { [P in Path]: Data<P> extends Paged<unknown> ? P : never }[Path]
export type RowOf<P extends PagedPath> = Data<P>['list'][number]

export interface PagedListOptions<Row> extends Pick<ListOptions<Row>, 'pageSize' | 'rowKey'> {
  enabled?: boolean
  /** asks page 1 again whenever the page is shown again */
  onShow?: boolean
}

/** What ui's PagedList draws. */
export interface PagedListState<Row> extends Omit<ListState<Row>, 'beside'> {
  /** nothing has arrived yet: a skeleton is shown */
  loading: boolean
  /** page 1 arrived without rows */
  empty: boolean
  refresh(): Promise<void>
  more(): Promise<void>
  change: PagedList<Row>['change']
  /** where the page stood when it was left */
  offset?: PageOffset
}

/** ms in which a list that is come back to needs no asking */
const fresh = 60_000

/** A list that grows page by page; begins anew when the params, the member, the site or the language change. */
export function usePagedList<P extends PagedPath>(
  path: P,
  params: Omit<Params<P>, 'page' | 'page_size'>,
  { enabled = true, onShow = false, pageSize, rowKey }: PagedListOptions<RowOf<P>> = {},
): PagedListState<RowOf<P>> & { beside: Partial<Data<P>> } {
  const era = useEra()
  const locale = useLocale()
  const login = useLoginWay()
  const question = JSON.stringify(params)
  const keyOf = useRef(rowKey)
  keyOf.current = rowKey
  const place = useListPlace(path + question + locale)
  const list = useMemo(() => {
    const fixed = JSON.parse(question) as object
    const byKey = keyOf.current && ((row: RowOf<P>) => keyOf.current?.(row) ?? '')
    const questionOf = (page: number, size = 10) => ({ ...fixed, page, page_size: size })
    const old = enabled ? place.recall() : undefined
    const first = enabled && !old ? firstAnswer<Paged<RowOf<P>>>(path, questionOf(1, pageSize)) : undefined
    return createPagedList<RowOf<P>>(
      (page, size, empty) => {
        const asked = questionOf(page, size)
        // a list without rows draws the failure in their place
        const answer = callRaw(path, asked, { login, silent: empty }) as Promise<Paged<RowOf<P>>>
        return answer.then(keeper(path, asked))
      },
      {
        pageSize,
        rowKey: byKey,
        first,
        restored: old && { ...old, rows: old.rows as RowOf<P>[], fresh: Date.now() - old.at < fresh },
      },
    )
    // era and locale: rows of another member, site or language belong to another list
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, question, login, pageSize, era, locale])

  useEffect(() => {
    if (enabled) void list.begin()
  }, [enabled, list])

  place.useRemembered(list, enabled)

  const shownBefore = useRef(false)
  useDidShow(() => {
    if (onShow && enabled && shownBefore.current) void list.refresh()
    shownBefore.current = true
  })

  const state = useStore(list)
  return {
    ...state,
    beside: state.beside as Partial<Data<P>>,
    loading: enabled && state.page === 0 && !state.failure,
    empty: state.page > 0 && state.rows.length === 0,
    refresh: list.refresh,
    more: list.more,
    change: list.change,
    offset: place.offset,
  }
}
