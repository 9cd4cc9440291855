import { useRef, useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import type { DataState } from '@/api/useData'
import { requireLogin } from '@/navigation/login'
import { toast } from '@/session/toast'
import { isMember } from '@/session/token'

export interface Mark {
  /** as the shopper wants it, before the server has confirmed it */
  on: boolean
  /** Turns it round; a guest is asked to log in, and then it is on. */
  toggle(): Promise<void>
}

interface MarkOptions {
  /** what the server says, asked for members only */
  state: Pick<DataState<number>, 'data' | 'set'>
  /** tells the server; twice the same must do no harm */
  change: (on: boolean) => Promise<unknown>
  /** told once it is so */
  told: { on: string; off: string }
}

/**
 * A mark a member sets and takes away: shown at once, taken back when the server refuses. Taps while an answer is on its
 * way are not sent one by one: the last choice is.
 */
export function useMark({ state, change, told }: MarkOptions): Mark {
  const [choice, setChoice] = useState<0 | 1>()
  const wanted = useRef<0 | 1>(undefined)
  const latest = useRef({ state, change, told })
  latest.current = { state, change, told }
  const shown = choice ?? state.data ?? 0

  const want = (next: 0 | 1 | undefined) => {
    wanted.current = next
    setChoice(next)
  }
  async function send(): Promise<void> {
    try {
      for (let sent: 0 | 1 | undefined; wanted.current !== undefined && wanted.current !== sent;) {
        sent = wanted.current
        await latest.current.change(sent === 1)
        latest.current.state.set(sent)
      }
      toast(wanted.current === 1 ? latest.current.told.on : latest.current.told.off)
    } catch (failure) {
      // the call has told why
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      want(undefined)
    }
  }

  return {
    on: shown === 1,
    async toggle() {
      if (!isMember()) {
        if (!(await requireLogin())) return
        if (wanted.current === undefined) {
          want(1)
          await send()
        }
        return
      }
      const running = wanted.current !== undefined
      want(shown === 1 ? 0 : 1)
      if (!running) await send()
    },
  }
}
