import type { CartBadge } from '@mall/contract/cart'
import { setCartCount } from '@/session/cartCount'
import { toast } from '@/session/toast'
import { CallFailure } from '@/api/CallFailure'
import { exchange } from '@/api/exchange'
import { notify } from '@/api/notify'
import { cartOf, cartPath } from './cartPath'
import { useTexts } from './pendingActionTexts'
import { forgetPendingAction, readPendingAction, writePendingAction, type PendingPath } from './pendingActionStore'

/** ms; an older one would surprise the shopper */
const lifetime = 10 * 60_000

async function pieces(path: PendingPath, sku: unknown): Promise<number> {
  const rows = (await exchange(cartPath(cartOf(path), 'lists'), {})) as Pick<CartBadge, 'sku_id' | 'num'>[]
  return rows.reduce((sum, row) => (row.sku_id === Number(sku) ? sum + row.num : sum), 0)
}

/** Adds it, once: the call knows no key, so what lies in the cart tells whether an earlier try arrived. */
export async function runPendingAction(): Promise<unknown> {
  const action = readPendingAction()
  if (!action) return undefined
  const { path } = action
  const { sku_id: sku } = action.payload as { sku_id?: unknown }
  try {
    const found = await pieces(path, sku)
    if (action.before !== undefined && found > action.before) {
      forgetPendingAction()
      return await exchange(cartPath(cartOf(path), 'count'), {})
    }
    writePendingAction({ ...action, before: found })
    const count = await exchange(path, action.payload)
    forgetPendingAction()
    return count
  } catch (failure) {
    // what was never sent, or refused, is over; of anything else the outcome is looked up at the next start
    const sent = readPendingAction()?.before !== undefined
    if (!sent || (failure instanceof CallFailure && failure.definite)) forgetPendingAction()
    throw failure
  }
}

/** The same for an action of a page that is gone; says what came of it. */
export async function resumePendingAction(): Promise<void> {
  const action = readPendingAction()
  if (!action || Date.now() - action.at > lifetime) return forgetPendingAction()
  try {
    setCartCount({ [cartOf(action.path)]: Number(await runPendingAction()) })
    toast(useTexts.get().added)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    notify(failure)
  }
}
