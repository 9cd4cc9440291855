import { storage } from '@/platform/storage/storage'
import { now } from '@/session/clock'
import { isMember, onTokenChange } from '@/session/token'
import type { Writing } from './rules'

interface Draft {
  writing: Writing
  /** unix seconds */
  at: number
}

const key = 'evaluate_drafts'
const most = 5
const lifetime = 30 * 86_400

const read = (): Record<string, Draft> => storage.get<Record<string, Draft>>(key) ?? {}
const nameOf = (orderId: number, stage: string) => `${stage} ${orderId}`

/** What was written about an order and never sent. */
export function readDraft(orderId: number, stage: string): Writing | undefined {
  const draft = read()[nameOf(orderId, stage)]
  return draft && now() - draft.at < lifetime ? draft.writing : undefined
}

/** Keeps the newest few. */
export function keepDraft(orderId: number, stage: string, writing: Writing): void {
  const { [nameOf(orderId, stage)]: _, ...others } = read()
  const newest = Object.entries(others).sort(([, a], [, b]) => b.at - a.at)
  const all = [[nameOf(orderId, stage), { writing, at: now() }], ...newest.slice(0, most - 1)]
  storage.set(key, Object.fromEntries(all))
}

export function dropDraft(orderId: number, stage: string): void {
  const { [nameOf(orderId, stage)]: dropped, ...others } = read()
  if (dropped) storage.set(key, others)
}

// what a member wrote is nothing to the next one
onTokenChange(() => {
  if (!isMember()) storage.remove(key)
})
