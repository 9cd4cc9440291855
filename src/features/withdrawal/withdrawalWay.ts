import type { WithdrawRow } from '@mall/contract/withdraw'
import { timeText } from '@/lib/date'
import { useTexts } from './texts'

interface Way {
  entries: { title: string; note: string }[]
  /** the step that it is at, from 1 */
  at: number
}

const at = (seconds: number) => (seconds > 0 ? timeText(seconds) : '')

/** What a withdrawal passes, each step with its time or what it waits for. */
export function withdrawalWay(row: WithdrawRow): Way {
  const texts = useTexts.get()
  const { steps, notes } = texts
  const applied = { title: steps.applied, note: at(row.apply_time) }
  if (row.status === -1) {
    const reason = row.refuse_reason && texts.refusedFor(row.refuse_reason)
    const note = [at(row.audit_time), reason, texts.moneyBack(row.apply_money)].filter(Boolean).join('\n')
    return { entries: [applied, { title: steps.refused, note }], at: 2 }
  }
  const waits = row.package_info ? notes.confirm : notes.transfer
  return {
    entries: [
      applied,
      row.status === 0
        ? { title: steps.review, note: notes.review }
        : { title: steps.approved, note: at(row.audit_time) },
      row.status === 2
        ? { title: steps.paid, note: at(row.payment_time) }
        : { title: steps.transfer, note: row.status === 1 ? waits : texts.later },
    ],
    at: row.status + 1,
  }
}
