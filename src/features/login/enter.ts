import { refreshCartCount } from '@/api/cartCount'
import { leaveLogin } from '@/session/leaveLogin'
import { toast } from '@/session/toast'
import { signIn } from '@/session/token'

/** After any login: the token is kept, the cart is counted again, and the shopper goes on to where they wanted. */
export async function enter(token: string, back: string | undefined, word: string): Promise<void> {
  signIn(token)
  void refreshCartCount()
  toast(word)
  await leaveLogin(back)
}
