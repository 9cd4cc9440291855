import type { CartBadge } from '@mall/contract/cart'
import { setCartCount } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { CallFailure } from './CallFailure'
import { exchange } from './exchange'
import { tell } from './tell'
import { useTexts } from './texts'
import { forgetWish, readWish, writeWish, type WishPath } from './wishStore'

/** ms; an older wish is a surprise */
const lifetime = 10 * 60_000

/** The calls of the cart that a wish is for. */
const carts = {
  '/api/cart/add': { lists: '/api/cart/lists', count: '/api/cart/count', badge: 'goods' },
  '/wholesale/api/cart/add': {
    lists: '/wholesale/api/cart/lists',
    count: '/wholesale/api/cart/count',
    badge: 'wholesale',
  },
} as const

async function pieces(path: WishPath, sku: unknown): Promise<number> {
  const rows = (await exchange(carts[path].lists, {})) as Pick<CartBadge, 'sku_id' | 'num'>[]
  return rows.reduce((sum, row) => (row.sku_id === Number(sku) ? sum + row.num : sum), 0)
}

/** Adds it, once: the call knows no key, so what lies in the cart tells whether an earlier try arrived. */
export async function grant(): Promise<unknown> {
  const wish = readWish()
  if (!wish) return undefined
  const { path } = wish
  const { sku_id: sku } = wish.payload as { sku_id?: unknown }
  try {
    const found = await pieces(path, sku)
    if (wish.before !== undefined && found > wish.before) {
      forgetWish()
      return await exchange(carts[path].count, {})
    }
    writeWish({ ...wish, before: found })
    const count = await exchange(path, wish.payload)
    forgetWish()
    return count
  } catch (failure) {
    // what was never sent, or refused, is over; of anything else the outcome is looked up at the next start
    const sent = readWish()?.before !== undefined
    if (!sent || (failure instanceof CallFailure && failure.definite)) forgetWish()
    throw failure
  }
}

/** The same for a wish of a page that is no more; tells what came of it. */
export async function takeUp(): Promise<void> {
  const wish = readWish()
  if (!wish || Date.now() - wish.at > lifetime) return forgetWish()
  try {
    setCartCount({ [carts[wish.path].badge]: Number(await grant()) })
    toast(useTexts.get().added)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    tell(failure)
  }
}
