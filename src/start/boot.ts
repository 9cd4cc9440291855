import type { InitData } from '@mall/contract/config'
import { calm } from '@/platform/calm/calm'
import { setBoot } from '@/session/boot'
import { setCartCount } from '@/session/cartCount'
import { onLeaveSite } from '@/session/site'
import { call } from '@/api/call'
import { afterBoot } from './afterBoot'
import { askWhetherOpen } from './closed'

/** `cart_count`, and `..._cart_count` of each way of selling with a cart of its own. */
function cartCountsOf(init: InitData): Record<string, number> {
  const fields = Object.entries(init).filter(([field]) => field.endsWith('cart_count'))
  return Object.fromEntries(fields.map(([field, count]) => [field.slice(0, -11) || 'goods', Number(count)]))
}

/**
 * Asks for the mall's settings at the start. Without an answer the copy of the last visit stays, and whatever the
 * shopper does next tells what is wrong.
 */
export async function boot(): Promise<void> {
  try {
    const init = await call('/api/config/init', {}, { silent: true, login: 'quiet' })
    setBoot(init)
    setCartCount(cartCountsOf(init))
    calm.whenCalm(() => void afterBoot().catch(() => undefined))
  } catch {
    // see above
  }
}

/** From the start on: another site has other settings. */
export const watchSite = (): void =>
  onLeaveSite(() => {
    void boot()
    void askWhetherOpen()
  })
