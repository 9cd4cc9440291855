import type { Tx } from '../../database/transaction'
import { findChecked, takeOut } from './chat.store'

/** Words or a picture that were refused after they were delivered are gone on both sides. */
export async function takeBack(trx: Tx, memberId: number, checkId: number): Promise<void> {
  const message = await findChecked(trx, memberId, checkId)
  if (message) await takeOut(trx, message)
}
