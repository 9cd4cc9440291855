import { setCartCount } from '@/session/cartCount'
import { isMember, onTokenChange } from '@/session/token'
import { toast } from '@/session/toast'
import { storage } from '@/platform/storage/storage'
import type { CartBadge } from '@mall/contract/cart'
import { CallFailure } from './CallFailure'
import { exchange } from './exchange'
import { tell } from './tell'
import { useTexts } from './texts'

/** What a guest wanted to put into the cart before the login; it survives a page that is killed meanwhile. */
interface Wish {
  payload: object
  /** unix ms */
  at: number
  /** pieces of the sku in the cart before it was sent: more of them later tell that it arrived */
  before?: number
}

export const wishPath = '/api/cart/add'
const key = 'wish'
/** ms; an older wish is a surprise */
const lifetime = 10 * 60_000

/** somebody on this page waits for the login and goes on by himself */
let owned = false

export function keepWish(payload: object): void {
  storage.set(key, { payload, at: Date.now() } satisfies Wish)
  owned = true
}

export function dropWish(): void {
  owned = false
  storage.remove(key)
}

async function pieces(sku: unknown): Promise<number> {
  const rows = (await exchange('/api/cart/lists', {})) as CartBadge[]
  return rows.reduce((sum, row) => (row.sku_id === Number(sku) ? sum + row.num : sum), 0)
}

/** Adds it, once: the call knows no key, so what lies in the cart tells whether an earlier try arrived. */
export async function grantWish(): Promise<unknown> {
  const wish = storage.get<Wish>(key)
  if (!wish) return undefined
  const { sku_id: sku } = wish.payload as { sku_id?: unknown }
  try {
    const found = await pieces(sku)
    if (wish.before !== undefined && found > wish.before) {
      dropWish()
      return await exchange('/api/cart/count', {})
    }
    storage.set(key, { ...wish, before: found })
    const count = await exchange(wishPath, wish.payload)
    dropWish()
    return count
  } catch (failure) {
    // what was never sent, or refused, is over; of anything else the outcome is looked up at the next start
    const sent = storage.get<Wish>(key)?.before !== undefined
    if (!sent || (failure instanceof CallFailure && failure.definite)) dropWish()
    throw failure
  } finally {
    owned = false
  }
}

async function resume(): Promise<void> {
  if (owned || !isMember()) return
  const wish = storage.get<Wish>(key)
  if (!wish) return
  if (Date.now() - wish.at > lifetime) return dropWish()
  owned = true
  try {
    setCartCount({ goods: Number(await grantWish()) })
    toast(useTexts.get().added)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    tell(failure)
  }
}

/** From the start on: what was wanted on a page that is no more is done after the login. */
export function watchWish(): void {
  void resume()
  onTokenChange(() => void resume())
}
