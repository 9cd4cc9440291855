import { useState } from 'react'
import type { DiyItem } from '@mall/contract/diyComponents'
import { appearance } from '@/platform/appearance/appearance'
import { usePageScroll, useReachBottom } from '@/platform/lifecycle/lifecycle'
import { blocksWithin } from './extent'

/**
 * Blocks drawn so far: the first screen and the beginning of the next; those further down come with scrolling. `isOpening`:
 * the window alone, so that no code is asked for that it does not need.
 */
export function useGrowing(items: readonly DiyItem[], isOpening = false): number {
  const [scrolled, setScrolled] = useState(0)
  const [more, setMore] = useState(0)
  const { width, height, statusBar, navBar } = appearance.metrics()
  const design = 750 / width
  // in steps of half a screen, so that scrolling renders seldom
  const step = height / 2
  usePageScroll(({ scrollTop }) => setScrolled((before) => Math.max(before, Math.ceil(scrollTop / step))))
  useReachBottom(() => setMore((before) => before + 3))
  // most pages begin below the bar
  const inWindow = Math.max(height, 1.1 * height - statusBar - navBar)
  const first = isOpening ? inWindow : 1.2 * height
  const extent = (scrolled > 0 ? scrolled * step + 3 * height : first) * design
  return blocksWithin(items, extent) + more
}
