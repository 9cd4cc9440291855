import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import { accountClosed } from './session'

/**
 * The caller's account is open, and is not closed before the transaction has ended: the closing waits for this lock
 * (FOR UPDATE), and nothing else does. So no order, withdrawal or draw slips in behind what the closing has looked at.
 */
export async function stillOpen(trx: Tx, memberId: number): Promise<void> {
  const { rows } = await sql<{ is_delete: number }>`
    SELECT is_delete FROM member WHERE member_id = ${memberId} FOR KEY SHARE`.execute(trx)
  if (rows[0]?.is_delete === 1) throw accountClosed()
}
