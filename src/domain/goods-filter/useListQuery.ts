import { useState } from 'react'
import { visit } from '@/platform/lifecycle/visit'
import type { Filter, Sorting } from './question'

export interface ListQuery {
  filter: Filter
  sorting: Sorting
}

export interface HeldQuery extends ListQuery {
  narrow(filter: Filter): void
  sort(sorting: Sorting): void
}

const none: ListQuery = { filter: {}, sorting: {} }

/** places of this load; what a reload leaves is in the window's own store */
const live = new Map<string, ListQuery>()

function kept(key: string): ListQuery {
  const known = live.get(key)
  if (known) return known
  try {
    return { ...none, ...(JSON.parse(visit.kept(key)) as Partial<ListQuery>) }
  } catch {
    return none
  }
}

/** Filter and sorting of this place of the history: there again after a reload, and on the way back to it. */
export function useListQuery(): HeldQuery {
  const [place] = useState(visit.name)
  const key = `query ${place}`
  const [query, set] = useState(() => (place ? kept(key) : none))
  const change = (part: Partial<ListQuery>) => {
    const next = { ...query, ...part }
    set(next)
    // without a history there is no place to come back to
    if (!place) return
    live.set(key, next)
    visit.keep(key, JSON.stringify(next))
  }
  return { ...query, narrow: (filter) => change({ filter }), sort: (sorting) => change({ sorting }) }
}
