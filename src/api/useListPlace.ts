import { useEffect, useRef, useState } from 'react'
import type { PageOffset } from '@/platform/lifecycle/pageOffsetPort'
import { visit } from '@/platform/lifecycle/visit'
import { recall, remember, type Left } from './listMemory'
import type { ListState } from './pagedList'

/** Where a list stands in the history of the window, and how it was left there. */
export function useListPlace(question: string) {
  const [visited] = useState(visit.name)
  const name = visited && visited + question
  const at = useRef({ start: 0, top: 0 })
  const offset: PageOffset = { start: at.current.start, note: (top) => void (at.current.top = top) }
  return {
    offset,
    recall(): Left | undefined {
      const restored = name ? recall(name) : undefined
      at.current = { start: restored?.top ?? 0, top: restored?.top ?? 0 }
      offset.start = at.current.start
      return restored
    },
    /** As long as it is drawn the list can be come back to. */
    useRemembered({ getState }: { getState(): ListState<unknown> }, enabled: boolean) {
      useEffect(() => {
        if (!enabled || !name) return undefined
        return remember(name, () => {
          const { rows, count, page, time, beside, pullUp } = getState()
          return { rows, count, page, time, beside, ended: pullUp === 'noMore', at: Date.now(), top: at.current.top }
        })
      }, [enabled, getState])
    },
  }
}
