import { setClosed } from '@/session/boot'
import { call } from '@/api/call'

let asked = 0
let told = 0

/**
 * Asks whether the mall is open (home-and-diy.md section 1): whenever the app comes to the front, and when the shopper
 * tries a closed mall again. Without an answer it stays as it was; an answer that a later one has overtaken is dropped.
 */
export async function askWhetherOpen(): Promise<void> {
  const turn = ++asked
  try {
    const { wap_status: open, close_reason: why } = await call(
      '/api/website/info',
      {},
      { silent: true, login: 'quiet' },
    )
    if (turn < told) return
    told = turn
    setClosed(Number(open) === 0 ? why : undefined)
  } catch {
    // see above
  }
}
