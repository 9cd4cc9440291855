import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { exchangeRows } from '../exchanges'
import { awardRows, gameRows } from '../games'

/** What points are for, beside orders: the point shop and the games. */
export async function loadPastimes(trx: Tx, now: number): Promise<void> {
  await insertAll(trx, 'exchange_goods', exchangeRows(now))
  await insertAll(trx, 'game', gameRows(now))
  await insertAll(trx, 'game_award', awardRows)
}
