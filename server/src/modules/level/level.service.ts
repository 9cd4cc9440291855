import type { ConfigValue } from '@mall/contract/settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { invalid } from '../../http/params'
import { refuse, type Refusal } from '../../http/route'
import { balances, moveAtTheEnd } from '../../ledger/ledger'
import { cents, yuan } from '../../lib/money'
import type { Mall } from '../../mall'
import { phrase } from '../../words/phrases'
import { findMember, setLevel } from '../member/member.service'
import * as store from './level.store'
import { promiseCoupons } from './levelGift.service'
import { rememberPassed } from './passedLevels'
import { replaceLevels } from './replaceLevels'

type LevelRow = ConfigValue<'levels'>['list'][number]

/** Lowest growth first. */
export const levels = async (db: Kysely<DB>): Promise<LevelRow[]> => (await store.listLevels(db)).map(levelRow)

/** '' in a mall without levels. */
export const levelName = async (db: Kysely<DB>, levelId: number) => (await store.findName(db, levelId)) ?? ''

/** Whether a member has neither passed this level nor has one that needs as much growth; a level that is gone asks nothing. */
export async function isLevelBelow(db: Kysely<DB>, memberId: number, levelId: number): Promise<boolean> {
  const [member, all, passed] = await Promise.all([
    findMember(db, memberId),
    store.listLevels(db),
    store.passedLevels(db, memberId),
  ])
  if (passed.has(levelId)) return false
  const growthOf = (id: number | undefined) => all.find(({ level_id }) => level_id === id)?.growth ?? -1
  return growthOf(member?.member_level) < growthOf(levelId)
}

/** Where a new member starts; 0 in a mall without levels. */
export const firstLevel = async (trx: Tx): Promise<number> => (await store.reached(trx, 0)).at(-1)?.level_id ?? 0

/**
 * Lifts the member to the level the growth reaches and gives what each level on the way sends.
 * To be called by who holds the member, after growth moved, in the same transaction; a level once reached is kept, also
 * when the operator has put a level that the member passed above it.
 */
export async function raiseLevel(trx: Tx, mall: Mall, memberId: number, now: number): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member) return
  const { growth } = await balances(trx, memberId)
  const all = await store.reached(trx, growth)
  const current = all.find(({ level_id }) => level_id === member.member_level)
  // a level that was made dearer since is kept too
  if (!current && member.member_level !== 0) return
  const higher = all.filter((level) => level.growth > (current?.growth ?? -1))
  if (higher.length === 0) return
  const passed = await store.passedLevels(trx, memberId)
  const rise = higher.filter(({ level_id }) => !passed.has(level_id))
  const top = rise.at(-1)
  if (!top) return
  await setLevel(trx, memberId, top.level_id)
  for (const level of rise) {
    sendRewards(trx, memberId, level, now)
    await promiseCoupons(trx, mall, { memberId, level, now })
  }
}

function sendRewards(trx: Tx, memberId: number, level: store.Level, now: number): void {
  const entry = {
    memberId,
    ref: `upgrade:${level.level_id}`,
    fromType: 'upgrade',
    typeName: phrase('account.upgrade'),
    typeTag: level.level_id,
    remark: phrase('account.upgrade.remark', { level: level.level_name }),
    at: now,
  }
  if (level.send_point > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: level.send_point })
  if (level.send_balance > 0) moveAtTheEnd(trx, { ...entry, kind: 'balance', delta: level.send_balance })
}

function levelRow(level: store.Level): LevelRow {
  return {
    level_id: level.level_id,
    level_name: level.level_name,
    growth: level.growth,
    remark: level.remark,
    point_feedback: yuan(level.point_feedback * 100),
    consume_discount: level.consume_discount / 10,
    is_free_shipping: level.is_free_shipping as 0 | 1,
    send_point: level.send_point,
    send_balance: yuan(level.send_balance),
    send_coupon: level.send_coupon,
  }
}

/** The operator's whole list (operator.md section 2.9, key levels). */
export async function saveLevels(
  trx: Tx,
  list: LevelRow[],
  { newId, now }: { newId: () => number; now: number },
): Promise<void> {
  const before = await store.lockLevels(trx)
  const fault = stepsFault(list.map(({ growth }) => growth))
  if (fault) throw fault
  await rememberPassed(trx, { before, after: list, now })
  await replaceLevels<LevelRow, ReturnType<typeof columnsOf>>(trx, list, {
    before,
    table: store,
    columns: columnsOf,
    newId,
    unknown: () => refuse({ zh: '会员等级不存在', en: 'Member level not found' }),
    held: (name) =>
      refuse({
        zh: `等级“${name}”下还有会员，不能删除`,
        en: `Level “${name}” still has members and cannot be removed`,
      }),
  })
}

/** What is wrong with the growths of a mall's levels. */
export function stepsFault(growths: readonly number[]): Refusal | undefined {
  if (!growths.includes(0)) return refuse({ zh: '必须有一个成长值为0的等级', en: 'One level must start at 0 growth' })
  if (new Set(growths).size < growths.length)
    return refuse({ zh: '各等级的成长值不能相同', en: 'Each level needs its own growth' })
  return undefined
}

type LevelFields = Omit<LevelRow, 'level_id'>

/** Fields of the wire that are columns of another form. */
export const levelColumns = {
  point_feedback: (percent: LevelFields['point_feedback']) => whole(Number(percent)),
  consume_discount: (tenths: LevelFields['consume_discount']) => whole(tenths * 10),
  send_balance: (money: LevelFields['send_balance']) => cents(money),
}

const columnsOf = (row: LevelFields) => ({
  level_name: row.level_name,
  growth: row.growth,
  remark: row.remark,
  point_feedback: levelColumns.point_feedback(row.point_feedback),
  consume_discount: levelColumns.consume_discount(row.consume_discount),
  is_free_shipping: row.is_free_shipping,
  send_point: row.send_point,
  send_balance: levelColumns.send_balance(row.send_balance),
  send_coupon: row.send_coupon,
})

/** Percent are kept whole: 98 = 9.8 tenths. */
function whole(percent: number): number {
  const rounded = Math.round(percent)
  if (Math.abs(percent - rounded) > 1e-6) throw invalid()
  return rounded
}
