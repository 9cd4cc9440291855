import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from './token'

/** A bill whose payment was begun and whose outcome this phone does not know. */
interface OpenBill {
  number: string
  /** unix ms */
  at: number
}

const key = 'open_bill'
/** ms; the server has long closed what is older */
const lifetime = 24 * 3_600_000

/** Before the payment leaves the app: whatever happens there, the next start asks. */
export const keepBill = (number: string): void => void storage.set(key, { number, at: Date.now() } satisfies OpenBill)

/** The shopper has seen what became of it; without a number, of whatever there is. */
export function dropBill(number?: string): void {
  const kept = storage.get<OpenBill>(key)
  if (kept && (number === undefined || kept.number === number)) storage.remove(key)
}

export function keptBill(): string | undefined {
  const kept = storage.get<OpenBill>(key)
  return kept && Date.now() - kept.at < lifetime ? kept.number : undefined
}

onTokenChange(() => {
  if (!isMember()) dropBill()
})
