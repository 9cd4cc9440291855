import type { CartBadge } from '@mall/contract/cart'
import { setCartCount } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { CallFailure } from './CallFailure'
import { exchange } from './exchange'
import { tell } from './tell'
import { useTexts } from './texts'
import { forgetWish, readWish, wishPath, writeWish } from './wishStore'

/** ms; an older wish is a surprise */
const lifetime = 10 * 60_000

async function pieces(sku: unknown): Promise<number> {
  const rows = (await exchange('/api/cart/lists', {})) as CartBadge[]
  return rows.reduce((sum, row) => (row.sku_id === Number(sku) ? sum + row.num : sum), 0)
}

/** Adds it, once: the call knows no key, so what lies in the cart tells whether an earlier try arrived. */
export async function grant(): Promise<unknown> {
  const wish = readWish()
  if (!wish) return undefined
  const { sku_id: sku } = wish.payload as { sku_id?: unknown }
  try {
    const found = await pieces(sku)
    if (wish.before !== undefined && found > wish.before) {
      forgetWish()
      return await exchange('/api/cart/count', {})
    }
    writeWish({ ...wish, before: found })
    const count = await exchange(wishPath, wish.payload)
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
    setCartCount({ goods: Number(await grant()) })
    toast(useTexts.get().added)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    tell(failure)
  }
}
