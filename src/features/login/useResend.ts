import { useEffect, useState } from 'react'
import { now } from '@/session/clock'

/** Seconds in which no other code is sent (specification section 4). */
const pause = 120

export interface Resend {
  /** seconds left, 0 = a code may be sent */
  left: number
  start(): void
  reset(): void
}

/** The countdown of the sending button; `over` runs when it ends by itself. */
export function useResend(over: () => void): Resend {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      const rest = Math.max(0, until - now())
      setLeft(rest)
      if (rest > 0) return
      setUntil(0)
      over()
    }, 1000)
    return () => clearInterval(timer)
    // `over` may be new at every render; the countdown belongs to its sending
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [until])
  return {
    left,
    start: () => {
      setUntil(now() + pause)
      setLeft(pause)
    },
    reset: () => {
      setUntil(0)
      setLeft(0)
    },
  }
}
