import { useRef, useState } from 'react'
import type { EvaluateForm } from '@mall/contract/order'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { notify } from '@/api/notify'
import { toast } from '@/session/toast'
import { useTexts } from './texts'

export interface Sending {
  /** words of the content check about a line */
  refused: { line: number; words: string } | undefined
  busy: boolean
  /** Pictures of a line that are on their way or failed. */
  onPending(line: number, count: number): void
  /** Something was changed: what was wrong may be right now. */
  changed(): void
  /** All was thrown away, with the pictures on their way. */
  cleared(): void
  send(go: () => Promise<unknown>): Promise<void>
}

/** Sends a form once: what the content check refuses is told, and the form stays as it is. */
export function useSending(orderId: number, before: EvaluateForm['evaluate_status'], done: () => void): Sending {
  const texts = useTexts()
  const [refused, setRefused] = useState<Sending['refused']>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const pending = useRef(new Map<number, number>())

  /** Its answer was lost: the form tells whether it arrived. */
  async function arrived(): Promise<boolean> {
    try {
      const { evaluate_status } = await call('/api/order/evluateinfo', { order_id: orderId }, { silent: true })
      return evaluate_status > before
    } catch {
      return false
    }
  }
  async function failed(failure: unknown): Promise<void> {
    if (!(failure instanceof CallFailure)) throw failure
    if (!failure.definite && failure.kind !== 'offline' && (await arrived())) return done()
    const line = (failure.data as { order_goods_id?: number } | null)?.order_goods_id
    if (failure.errorCode === 'CONTENT_REFUSED' && line !== undefined) setRefused({ line, words: failure.message })
    // an offline one was told by the call
    if (failure.kind !== 'offline') notify(failure)
  }
  const changed = () => setRefused(undefined)
  return {
    refused,
    busy,
    onPending: (line, count) => void pending.current.set(line, count),
    changed,
    cleared() {
      pending.current.clear()
      changed()
    },
    async send(go) {
      if (running.current) return
      if ([...pending.current.values()].some((count) => count > 0)) return toast(texts.pending)
      running.current = true
      setBusy(true)
      try {
        await go()
        done()
      } catch (failure) {
        await failed(failure)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
