import type { CartRow } from '@mall/contract/cart'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { ask } from '@/ui/ask'
import { forgetSeen } from './seen'
import { useTexts } from './texts'
import type { Cart } from './useCart'

/** Asks, and takes everything out of a cart, what another device has put there too. */
export async function clearCart<R extends CartRow>({ kind, rows, state, actions }: Cart<R>): Promise<void> {
  const { clearAsk, clearNote, clear } = useTexts.get()
  if (!(await ask({ title: clearAsk, content: clearNote, confirm: clear }))) return
  try {
    await actions.flush()
    await call(kind.clear)
    // that they are gone is no news at the next visit
    const ids = rows.map((row) => row.cart_id)
    forgetSeen(kind.name, ids)
    state.set([])
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    await actions.refresh()
  }
}
