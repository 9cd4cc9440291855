import type { Tx } from '../database/transaction'
import { holdOpen } from '../tokens/tokens'
import { accountClosed } from './session'

/**
 * The caller's account is open, and is not closed before the transaction has ended: the closing waits for this lock
 * (FOR UPDATE), and nothing else does. So no order, withdrawal or draw slips in behind what the closing has looked at.
 */
export async function stillOpen(trx: Tx, memberId: number): Promise<void> {
  if (!(await holdOpen(trx, memberId))) throw accountClosed()
}
