import { setCartCount } from '@/session/cartCount'
import { isMember } from '@/session/token'
import { call } from './call'

/** Asks how many pieces lie in the cart; guests have none. A failure leaves the number as it is. */
export async function refreshCartCount(): Promise<void> {
  if (!isMember()) return setCartCount({ goods: 0, wholesale: 0 })
  try {
    setCartCount({ goods: await call('/api/cart/count', {}, { silent: true, login: 'quiet' }) })
  } catch {
    // a badge is not worth a word
  }
}
