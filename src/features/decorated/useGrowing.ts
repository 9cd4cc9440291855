import { useState } from 'react'
import { usePageScroll, useReachBottom } from '@/platform/lifecycle/lifecycle'

/** Blocks of the first screen and a little more. */
const first = 7
/** css px of scrolling that bring in the next blocks, well before they come into view */
const step = 240

/** How many blocks are drawn: those further down come with scrolling, so that the first screen asks for little. */
export function useGrowing(all: number): number {
  const [shown, setShown] = useState(first)
  const upTo = (count: number) => setShown((now) => Math.min(all, Math.max(now, count)))
  usePageScroll(({ scrollTop }) => upTo(first + 2 * Math.ceil(scrollTop / step)))
  useReachBottom(() => setShown((now) => Math.min(all, now + 4)))
  return shown
}
