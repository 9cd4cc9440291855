import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import type { ConfigValue } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { cents, yuan } from '../../lib/money'
import * as store from './level.store'

export type { Level } from './level.store'

export const unknownLevel = () => refuse({ zh: '分销等级不存在', en: 'Distributor level not found' })

/** The lowest first; never empty. */
export const levelRows = async (db: Kysely<DB>): Promise<FenxiaoLevel[]> => (await store.listLevels(db)).map(levelRow)

export async function level({ mall }: Ctx, levelId: number): Promise<FenxiaoLevel> {
  const found = (await levelRows(mall.readDb)).find(({ level_id }) => level_id === levelId)
  if (!found) throw unknownLevel()
  return found
}

/** The wire's row: rates in percent, money in yuan. */
export const levelRow = (level: store.Level): FenxiaoLevel => ({
  level_id: level.level_id,
  level_num: level.level_num,
  level_name: level.level_name,
  one_rate: yuan(level.one_rate),
  two_rate: yuan(level.two_rate),
  three_rate: yuan(level.three_rate),
  upgrade_type: level.upgrade_type === 2 ? 2 : 1,
  fenxiao_order_num: level.fenxiao_order_num,
  fenxiao_order_meney: yuan(level.fenxiao_order_meney),
  one_fenxiao_order_num: level.one_fenxiao_order_num,
  one_fenxiao_order_money: yuan(level.one_fenxiao_order_money),
  order_num: level.order_num,
  order_money: yuan(level.order_money),
  child_num: level.child_num,
  child_fenxiao_num: level.child_fenxiao_num,
  one_child_num: level.one_child_num,
  one_child_fenxiao_num: level.one_child_fenxiao_num,
})

type LevelFields = Omit<ConfigValue<'fenxiao_levels'>['list'][number], 'level_id'>

/** Percent are kept in hundredths, money in cents. */
const columnsOf = (fields: LevelFields): Omit<store.Level, 'level_id'> => ({
  ...fields,
  one_rate: cents(fields.one_rate),
  two_rate: cents(fields.two_rate),
  three_rate: cents(fields.three_rate),
  fenxiao_order_meney: cents(fields.fenxiao_order_meney),
  one_fenxiao_order_money: cents(fields.one_fenxiao_order_money),
  order_money: cents(fields.order_money),
})

/** The operator's whole list (operator.md section 2.9, key fenxiao_levels); the contract has checked numbers and rates. */
export async function saveLevels(
  trx: Tx,
  list: ConfigValue<'fenxiao_levels'>['list'],
  newId: () => number,
): Promise<void> {
  const before = await store.lockLevels(trx)
  const known = new Set(before.map(({ level_id }) => level_id))
  const kept = list.map(({ level_id }) => level_id).filter((id) => id !== 0)
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) throw unknownLevel()
  for (const { level_id, level_name } of before) {
    if (kept.includes(level_id)) continue
    if (await store.isHeld(trx, level_id))
      throw refuse({
        zh: `等级“${level_name}”下还有分销商，不能删除`,
        en: `Level “${level_name}” still has distributors and cannot be removed`,
      })
    await store.deleteLevel(trx, level_id)
  }
  for (const { level_id, ...fields } of list) {
    if (level_id === 0) await store.insertLevel(trx, { ...columnsOf(fields), level_id: newId() })
    else await store.updateLevel(trx, level_id, columnsOf(fields))
  }
}
