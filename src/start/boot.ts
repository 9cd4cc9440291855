import { calm } from '@/platform/calm/calm'
import { setBoot } from '@/session/boot'
import { onLeaveSite } from '@/session/site'
import { call } from '@/api/call'
import { readCartCounts } from './cartCount'
import { askWhetherOpen } from './closed'

/**
 * Asks for the mall's settings at the start. Without an answer the copy of the last visit stays, and whatever the
 * shopper does next tells what is wrong.
 */
export async function boot(): Promise<void> {
  try {
    const init = await call('/api/config/init', {}, { silent: true, login: 'quiet' })
    setBoot(init)
    readCartCounts(init)
    calm.whenCalm(() => void import('./afterBoot').then((chunk) => chunk.afterBoot()).catch(() => undefined))
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
