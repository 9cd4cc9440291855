import { useEffect, useRef, useState } from 'react'
import { storage } from '@/platform/storage/storage'
import { now } from '@/session/clock'
import { isMember, onTokenChange } from '@/session/token'

/** Seconds in which no other code is sent (specification section 4). */
const pause = 120
/** seconds a code is good for */
const life = 600

/** What a code was sent for; each has a countdown of its own. */
export type Purpose = 'login' | 'register' | 'find' | 'bind' | 'mobile' | 'password' | 'paypassword'

/** One sending; outlives the page, so that leaving it neither ends the countdown nor loses the code that was sent. */
interface Sending {
  /** unix seconds of the mall's clock until which no other is made */
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

// the next who logs in on this phone is not shown the number of the last
onTokenChange(() => {
  if (!isMember()) storage.remove(shelf)
})

/** The sending of this purpose whose code is still good. */
export function lastSending(purpose: Purpose): Sending | undefined {
  const sending = all()[purpose]
  // a clock that was set back meanwhile must not block for hours
  const isGood = sending && sending.until > now() + pause - life && sending.until <= now() + pause
  return isGood ? sending : undefined
}

const secondsLeft = (until: number) => Math.max(0, until - now())

export interface Resend {
  /** seconds left, 0 = a code may be sent */
  remaining: number
  start(mobile: string, key: string): void
  reset(): void
}

/** The countdown of the sending button; `over` runs when it ends by itself. */
export function useResend(purpose: Purpose, over: () => void): Resend {
  const [until, setUntil] = useState(() => lastSending(purpose)?.until ?? 0)
  const [remaining, setRemaining] = useState(() => secondsLeft(until))
  const atEnd = useRef(over)
  atEnd.current = over
  const running = remaining > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => {
      const rest = secondsLeft(until)
      setRemaining(rest)
      if (rest > 0) return
      clearInterval(timer)
      atEnd.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [running, until])
  const set = (sending: Sending | undefined) => {
    keep(purpose, sending)
    setUntil(sending?.until ?? 0)
    setRemaining(sending ? pause : 0)
  }
  return {
    remaining,
    start: (mobile, key) => set({ until: now() + pause, mobile, key }),
    reset: () => set(undefined),
  }
}
