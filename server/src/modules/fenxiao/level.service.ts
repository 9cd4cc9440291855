import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import type { ConfigValue } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { cents, yuan } from '../../lib/money'
import { replaceLevels } from '../level/replaceLevels'
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

type SavedLevel = ConfigValue<'fenxiao_levels'>['list'][number]

/** Percent are kept in hundredths, money in cents. */
const columnsOf = ({ level_id: _id, ...fields }: SavedLevel): Omit<store.Level, 'level_id'> => ({
  ...fields,
  one_rate: cents(fields.one_rate),
  two_rate: cents(fields.two_rate),
  three_rate: cents(fields.three_rate),
  fenxiao_order_meney: cents(fields.fenxiao_order_meney),
  one_fenxiao_order_money: cents(fields.one_fenxiao_order_money),
  order_money: cents(fields.order_money),
})

/** The operator's whole list (operator.md section 2.9, key fenxiao_levels); the contract has checked numbers and rates. */
export async function saveLevels(trx: Tx, list: SavedLevel[], newId: () => number): Promise<void> {
  await replaceLevels(trx, list, {
    before: await store.lockLevels(trx),
    table: store,
    columns: columnsOf,
    newId,
    unknown: unknownLevel,
    held: (name) =>
      refuse({
        zh: `等级“${name}”下还有分销商，不能删除`,
        en: `Level “${name}” still has distributors and cannot be removed`,
      }),
  })
}
