import { useEffect, useRef, useState } from 'react'
import { storage } from '@/platform/storage/storage'
import { now } from '@/session/clock'

/** Seconds in which no other code is sent (specification section 4). */
const pause = 120

/** What a code was sent for; each has a countdown of its own. */
export type Purpose = 'login' | 'register' | 'find' | 'bind'

/** One sending; outlives the page, so that leaving it neither ends the countdown nor loses the code that was sent. */
interface Sending {
  /** unix seconds of the mall's clock */
  until: number
  mobile: string
  key: string
}

const shelf = 'smsSent'
const all = () => storage.get<Partial<Record<Purpose, Sending>>>(shelf) ?? {}

function keep(purpose: Purpose, sending: Sending | undefined): void {
  const { [purpose]: _, ...rest } = all()
  storage.set(shelf, sending ? { ...rest, [purpose]: sending } : rest)
}

/** The sending of this purpose whose countdown still runs. */
export function runningSending(purpose: Purpose): Sending | undefined {
  const sending = all()[purpose]
  // a clock that was set back meanwhile must not block for hours
  return sending && sending.until > now() && sending.until <= now() + pause ? sending : undefined
}

export interface Resend {
  /** seconds left, 0 = a code may be sent */
  left: number
  start(mobile: string, key: string): void
  reset(): void
}

/** The countdown of the sending button; `over` runs when it ends by itself. */
export function useResend(purpose: Purpose, over: () => void): Resend {
  const [until, setUntil] = useState(() => runningSending(purpose)?.until ?? 0)
  const [left, setLeft] = useState(() => Math.max(0, until - now()))
  const atEnd = useRef(over)
  atEnd.current = over
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      const rest = Math.max(0, until - now())
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      setUntil(0)
      keep(purpose, undefined)
      atEnd.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [until, purpose])
  const set = (sending: Sending | undefined) => {
    keep(purpose, sending)
    setUntil(sending?.until ?? 0)
    setLeft(sending ? pause : 0)
  }
  return {
    left,
    start: (mobile, key) => set({ until: now() + pause, mobile, key }),
    reset: () => set(undefined),
  }
}
