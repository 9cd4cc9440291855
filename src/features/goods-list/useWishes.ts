import { useState } from 'react'
import { visit } from '@/platform/lifecycle/visit'
import type { Filter, Sorting } from './question'

export interface Wishes {
  filter: Filter
  sorting: Sorting
}

const none: Wishes = { filter: {}, sorting: {} }

/** places of this load; what a reload leaves is in the window's own store */
const live = new Map<string, Wishes>()

function kept(key: string): Wishes {
  const known = live.get(key)
  if (known) return known
  try {
    return { ...none, ...(JSON.parse(visit.kept(key)) as Partial<Wishes>) }
  } catch {
    return none
  }
}

/** Filter and sorting of this place of the history: there again after a reload, and on the way back to it. */
export function useWishes(): Wishes & { narrow(filter: Filter): void; sort(sorting: Sorting): void } {
  const [place] = useState(visit.name)
  const key = `wishes ${place}`
  const [wishes, set] = useState(() => (place ? kept(key) : none))
  const wish = (change: Partial<Wishes>) => {
    const next = { ...wishes, ...change }
    set(next)
    // without a history there is no place to come back to
    if (!place) return
    live.set(key, next)
    visit.keep(key, JSON.stringify(next))
  }
  return { ...wishes, narrow: (filter) => wish({ filter }), sort: (sorting) => wish({ sorting }) }
}
