import { useEffect, useRef, useState } from 'react'
import { useShown } from '@/platform/lifecycle/shown'
import { nowMs } from '@/session/clock'

const secondsUntil = (end: number) => Math.max(0, Math.ceil(end - nowMs() / 1000))

/**
 * Seconds left until `end` (unix seconds) on the server's clock, counted while the page is shown. `onEnd` runs once when
 * the end is reached, or at the next showing when it came while the page was hidden; not when it had passed at the start.
 */
export function useRemaining(end: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  const shown = useShown()
  const ended = useRef(onEnd)
  ended.current = onEnd
  /** the end that is still waited for */
  const awaited = useRef(0)

  useEffect(() => {
    if (secondsUntil(end) > 0) awaited.current = end
    if (!shown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const next = secondsUntil(end)
      setLeft(next)
      if (next > 0) {
        // to the moment the next whole second begins
        timer = setTimeout(tick, end * 1000 - nowMs() - (next - 1) * 1000)
      } else if (awaited.current === end) {
        awaited.current = 0
        ended.current?.()
      }
    }
    tick()
    return () => clearTimeout(timer)
  }, [end, shown])
  return left
}
