import { storage } from '@/platform/storage/storage'
import { isMember, onTokenChange } from '@/session/token'
import type { CartKind } from './CartKind'
import type { Seen } from './changes'

type Name = CartKind<never>['name']

interface Kept {
  rows: Seen
  /** a login lies between: the rows may be another member's */
  stranger?: boolean
}

const names: readonly Name[] = ['goods', 'wholesale']
const key = (name: Name) => `cart_seen_${name}`

/** What was last seen of the cart; nothing when its rows are not known to be the same member's as these. */
export function readSeen(name: Name, cartIds: readonly number[]): Seen {
  const kept = storage.get<Kept>(key(name))
  if (!kept || (kept.stranger && !cartIds.some((id) => kept.rows[id]))) return {}
  return kept.rows
}

export function keepSeen(name: Name, rows: Seen): void {
  const kept: Kept = { rows }
  // a cart has 100 rows, and storage of the mini-program is slow: only what is new is written
  if (JSON.stringify(storage.get(key(name))) !== JSON.stringify(kept)) storage.set(key(name), kept)
}

/** Rows the shopper deletes, changes or buys: of them there will be nothing to tell. */
export function forgetSeen(name: Name, cartIds: readonly number[]): void {
  const kept = storage.get<Kept>(key(name))
  if (!kept) return
  const rows = Object.entries(kept.rows).filter(([id]) => !cartIds.includes(Number(id)))
  storage.set(key(name), { ...kept, rows: Object.fromEntries(rows) })
}

onTokenChange(() => {
  if (isMember()) return
  for (const name of names) {
    const kept = storage.get<Kept>(key(name))
    if (kept) storage.set(key(name), { ...kept, stranger: true })
  }
})
