import type { Clock } from '../clock'
import { addOffset } from '../clock.store'
import type { Tx } from '../database/transaction'

/** Moves the mall's clock forward, for later starts too; answers the new time. */
export async function moveClock(trx: Tx, clock: Clock, seconds: number): Promise<number> {
  clock.setOffset(await addOffset(trx, seconds))
  return clock.now()
}
