import { addonOn } from '@/session/boot'
import { setCartCount } from '@/session/cartCount'
import { isMember } from '@/session/token'
import { call } from '@/api/call'
import { quiet } from './identity'

/** Asks how many pieces lie in the cart; guests have none. A failure leaves the number as it is. */
export async function refreshCartCount(): Promise<void> {
  if (!isMember()) return setCartCount({ goods: 0, wholesale: 0 })
  try {
    setCartCount({ goods: await call('/api/cart/count', {}, quiet) })
    if (addonOn('wholesale')) setCartCount({ wholesale: await call('/wholesale/api/cart/count', {}, quiet) })
  } catch {
    // a badge is not worth a word
  }
}
