import { call } from '@/api/call'
import type { Addon } from '@/routes'
import { addonOn } from '@/session/boot'
import { cartNames, clearCartCounts, setCartCount } from '@/session/cartCount'
import { isMember } from '@/session/token'
import { cartPath } from './cartPath'
import { quiet } from './identity'

/** Asks how many pieces lie in the carts; guests have none. A failure leaves the numbers as they are. */
export async function refreshCartCount(): Promise<void> {
  if (!isMember()) return clearCartCounts()
  try {
    for (const name of cartNames())
      if (name === 'goods' || addonOn(name as Addon))
        setCartCount({ [name]: await call(cartPath(name, 'count'), {}, quiet) })
  } catch {
    // a badge is not worth a word
  }
}
