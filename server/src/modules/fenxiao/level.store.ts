import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Level = Selectable<DB['fenxiao_level']>

/** Where everybody starts until the operator has saved levels. */
export const initialLevel: Level = {
  ...{ level_id: 1, level_num: 1, level_name: '默认等级', one_rate: 0, two_rate: 0, three_rate: 0, upgrade_type: 1 },
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: 0, one_fenxiao_order_num: 0, one_fenxiao_order_money: 0 },
  ...{ order_num: 0, order_money: 0, child_num: 0, child_fenxiao_num: 0, one_child_num: 0, one_child_fenxiao_num: 0 },
}

/** The lowest first; never empty. */
export async function listLevels(db: Kysely<DB>): Promise<Level[]> {
  const rows = await db.selectFrom('fenxiao_level').selectAll().orderBy('level_num').execute()
  return rows.length > 0 ? rows : [initialLevel]
}

/** Rows to be locked: two first transactions at once agree on the initial level. */
async function begin(trx: Tx): Promise<void> {
  await trx
    .insertInto('fenxiao_level')
    .values(initialLevel)
    .onConflict((conflict) => conflict.column('level_id').doNothing())
    .execute()
}

const locked = (trx: Tx) => trx.selectFrom('fenxiao_level').selectAll().orderBy('level_id').forUpdate().execute()

/** Keeps new distributors and rises out until COMMIT; never empty. */
export async function lockLevels(trx: Tx): Promise<Level[]> {
  const rows = await locked(trx)
  if (rows.length > 0) return rows
  await begin(trx)
  return locked(trx)
}

const shared = (trx: Tx) => trx.selectFrom('fenxiao_level').selectAll().orderBy('level_id').forShare().execute()

/** The same for who takes one of them: it stays until COMMIT. The lowest first. */
export async function shareLevels(trx: Tx): Promise<Level[]> {
  let rows = await shared(trx)
  if (rows.length === 0) {
    await begin(trx)
    rows = await shared(trx)
  }
  return rows.sort((a, b) => a.level_num - b.level_num)
}

export async function insertLevel(trx: Tx, row: Insertable<DB['fenxiao_level']>): Promise<void> {
  await trx.insertInto('fenxiao_level').values(row).execute()
}

export async function updateLevel(trx: Tx, levelId: number, change: Updateable<DB['fenxiao_level']>): Promise<void> {
  await trx.updateTable('fenxiao_level').set(change).where('level_id', '=', levelId).execute()
}

export async function deleteLevel(trx: Tx, levelId: number): Promise<void> {
  await trx.deleteFrom('fenxiao_level').where('level_id', '=', levelId).execute()
}

export async function isHeld(trx: Tx, levelId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('fenxiao')
    .select('member_id')
    .where('level_id', '=', levelId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
