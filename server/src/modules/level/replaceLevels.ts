import type { Tx } from '../../database/transaction'
import type { Refusal } from '../../http/route'

interface Named {
  level_id: number
  level_name: string
}

/** Where levels are kept: those of members, or of distributors. */
interface LevelTable<C> {
  isHeld(trx: Tx, levelId: number): Promise<boolean>
  deleteLevel(trx: Tx, levelId: number): Promise<void>
  insertLevel(trx: Tx, row: C & Pick<Named, 'level_id'>): Promise<void>
  updateLevel(trx: Tx, levelId: number, columns: C): Promise<void>
}

interface Replacing<F, C> {
  /** locked */
  before: readonly Named[]
  table: LevelTable<C>
  columns(fields: F): C
  newId(): number
  unknown(): Refusal
  held(levelName: string): Refusal
}

/** The operator's whole list in place of the rows: id 0 is a new level; what is left out goes, unless somebody holds it. */
export async function replaceLevels<F extends Pick<Named, 'level_id'>, C extends object>(
  trx: Tx,
  list: readonly F[],
  { before, table, columns, newId, unknown, held }: Replacing<F, C>,
): Promise<void> {
  const known = new Set(before.map(({ level_id }) => level_id))
  const kept = list.map(({ level_id }) => level_id).filter((id) => id !== 0)
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) throw unknown()
  for (const { level_id, level_name } of before) {
    if (kept.includes(level_id)) continue
    if (await table.isHeld(trx, level_id)) throw held(level_name)
    await table.deleteLevel(trx, level_id)
  }
  for (const level of list) {
    if (level.level_id === 0) await table.insertLevel(trx, { ...columns(level), level_id: newId() })
    else await table.updateLevel(trx, level.level_id, columns(level))
  }
}
