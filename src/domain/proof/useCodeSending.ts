import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { storage } from '@/platform/storage/storage'
import { now } from '@/session/clock'
import { toast } from '@/session/toast'
import { useTexts } from './texts'

/** Seconds in which no other code is sent (specification section 4). */
const pause = 120

interface Kept {
  key: string
  /** whom it was sent to; '' = the member's own mobile */
  to: string
  /** unix seconds */
  until: number
}

export interface CodeSending {
  /** seconds until another code may be sent, 0 = now */
  left: number
  sending: boolean
  /** goes back to the server with the code; '' until one was sent to `to` */
  keyFor(to?: string): string
  /** Sends; false when the server refused, whom the shopper has been told of. */
  send(ask: () => Promise<{ key: string }>, to?: string): Promise<boolean>
  reset(): void
}

/** A code by message: its key and its countdown, which outlive the page. `name`: what it is for. */
export function useCodeSending(name: string): CodeSending {
  const shelf = `code:${name}`
  const texts = useTexts()
  const [kept, setKept] = useState<Kept>(() => storage.get<Kept>(shelf) ?? { key: '', to: '', until: 0 })
  const [time, setTime] = useState(now())
  const [sending, setSending] = useState(false)
  const left = Math.min(pause, Math.max(0, kept.until - time))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setTime(now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const keep = (next: Kept) => {
    storage.set(shelf, next)
    setTime(now())
    setKept(next)
  }
  return {
    left,
    sending,
    keyFor: (to = '') => (kept.to === to ? kept.key : ''),
    reset: () => {
      storage.remove(shelf)
      setKept({ key: '', to: '', until: 0 })
    },
    async send(ask, to = '') {
      if (sending || left > 0) return false
      setSending(true)
      try {
        const { key } = await ask()
        keep({ key, to, until: now() + pause })
        toast(texts.sent)
        return true
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        keep({ key: '', to: '', until: 0 })
        return false
      } finally {
        setSending(false)
      }
    },
  }
}

export interface Captcha {
  id: string
  /** data url; '' while it is fetched */
  picture: string
  refresh(): Promise<void>
}

/** Whether captchas are on is told to guests only (specification section 5); a member is always shown one. */
export function useMemberCaptcha(): Captcha {
  const [{ id, picture }, setCaptcha] = useState({ id: '', picture: '' })
  const old = useRef('')
  const refresh = useCallback(async () => {
    try {
      const { id: next, img } = await call('/api/captcha/captcha', old.current ? { captcha_id: old.current } : {})
      old.current = next
      setCaptcha({ id: next, picture: img })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }, [])
  useEffect(() => void refresh(), [refresh])
  return { id, picture, refresh }
}
