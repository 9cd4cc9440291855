import { setClosed } from '@/session/boot'
import { call } from './call'

/**
 * Asks whether the mall is open (home-and-diy.md section 1): whenever the app comes to the front, and when the shopper
 * tries a closed mall again. Without an answer it stays as it was.
 */
export async function askWhetherOpen(): Promise<void> {
  try {
    const { wap_status: open, close_reason: why } = await call(
      '/api/website/info',
      {},
      { silent: true, login: 'quiet' },
    )
    setClosed(Number(open) === 0 ? why : undefined)
  } catch {
    // see above
  }
}
