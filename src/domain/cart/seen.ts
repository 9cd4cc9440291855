import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from '@/session/token'
import type { CartName } from '@/session/cartCount'
import type { Seen } from './changes'

interface Kept {
  rows: Seen
  /** how many members had left this phone by then */
  logouts: number
}

const key = (name: CartName) => `cart_seen_${name}`
const logoutsKey = 'cart_seen_logouts'
const logouts = () => storage.get<number>(logoutsKey) ?? 0

/** What was last seen of the cart; nothing when its rows are not known to be the same member's as these. */
export function readSeen(name: CartName, cartIds: readonly number[]): Seen {
  const kept = storage.get<Kept>(key(name))
  // a login lies between: the rows may be another member's
  if (!kept || (kept.logouts !== logouts() && !cartIds.some((id) => kept.rows[id]))) return {}
  return kept.rows
}

export function keepSeen(name: CartName, rows: Seen): void {
  const kept: Kept = { rows, logouts: logouts() }
  // a cart has 100 rows, and storage of the mini-program is slow: only what is new is written
  if (JSON.stringify(storage.get(key(name))) !== JSON.stringify(kept)) storage.set(key(name), kept)
}

/** Rows the shopper deletes, changes or buys: of them there will be nothing to tell. */
export function forgetSeen(name: CartName, cartIds: readonly number[]): void {
  const kept = storage.get<Kept>(key(name))
  if (!kept) return
  const rows = Object.entries(kept.rows).filter(([id]) => !cartIds.includes(Number(id)))
  storage.set(key(name), { ...kept, rows: Object.fromEntries(rows) })
}

onTokenChange(() => {
  if (!isMember()) storage.set(logoutsKey, logouts() + 1)
})
