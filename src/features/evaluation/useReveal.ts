import { useRef } from 'react'
import { scrollPageTo, usePageScroll } from '@/platform/lifecycle/lifecycle'
import { sight } from '@/platform/sight/sight'
import { useMetrics } from '@/ui/useMetrics'

/** css px between the bar and what was brought into view */
const room = 12

/** Brings a card of the page to its top, by id. */
export function useReveal(): (id: string) => Promise<void> {
  const { statusBar, navBar } = useMetrics()
  const scrolled = useRef(0)
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop
  })
  return async (id) => {
    const top = (await sight.tops([id])).get(id)
    if (top !== undefined) scrollPageTo(Math.max(0, Math.round(scrolled.current + top - statusBar - navBar - room)))
  }
}
