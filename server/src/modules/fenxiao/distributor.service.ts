import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import { numberFor } from '../../lib/numbers'
import type { Mall } from '../../mall'
import { findMember, lockMember } from '../member/member.service'
import { missingFor } from './condition.service'
import * as store from './distributor.store'
import { shareLevels } from './level.store'
import { promiseRise } from './rise.service'

export { findDistributor, type Distributor } from './distributor.store'

/** Whether distribution has an effect at all. */
export const isOn = async (mall: Mall, db?: Kysely<DB>): Promise<boolean> =>
  (await mall.settings.get('addon', 0, db)).fenxiao === 1

/** How names are compared: they are shown side by side. */
export const comparedName = (name: string): string => name.normalize('NFKC').toLowerCase()

export const nameTaken = () =>
  refuse({ zh: '该名称已被使用，请换一个', en: 'This name is taken. Please choose another.' })

const unknownLevel = () => refuse({ zh: '分销等级不存在', en: 'Distributor level not found' })

export interface NewDistributor {
  memberId: number
  /** claimed for the member */
  name: string
  mobile: string
  /** missing = the lowest */
  levelId?: number | undefined
  at: number
}

/** The member is locked and no distributor yet. Who stands above is the distributor the member is bound to. */
export async function makeDistributor(trx: Tx, mall: Mall, made: NewDistributor): Promise<void> {
  const { memberId, name, mobile, levelId, at } = made
  const levels = await shareLevels(trx)
  const level = levelId ? levels.find(({ level_id }) => level_id === levelId) : levels[0]
  if (!level) throw unknownLevel()
  await store.insert(trx, {
    ...{ member_id: memberId, fenxiao_no: numberFor(mall.newId(), at), fenxiao_name: name, mobile },
    ...{ level_id: level.level_id, audit_time: at },
  })
  const [, ...above] = await store.pathUp(trx, memberId, 3)
  for (const { member_id } of above) await promiseRise(trx, mall, member_id, at)
  await promiseRise(trx, mall, memberId, at)
}

/**
 * The distributor a member is. Whom the rules make one without being asked, under condition 0 everybody, under 2 to 4
 * whoever meets them, becomes it now (wire/fenxiao section 2).
 */
export async function distributorOf(mall: Mall, memberId: number, at: number): Promise<store.Distributor | undefined> {
  const known = await store.findDistributor(mall.db, memberId)
  if (known || !(await isOn(mall)) || !(await comesByItself(mall))) return known
  if (await missingFor(mall.db, mall, memberId)) return undefined
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const member = await findMember(trx, memberId)
    // the rules, or a rival, may have changed since
    const isDue = member && !(await store.findDistributor(trx, memberId)) && (await comesByItself(mall, trx))
    if (!isDue || (await missingFor(trx, mall, memberId))) return
    const name = await freeName(trx, member.nickname, memberId)
    await makeDistributor(trx, mall, { memberId, name, mobile: member.mobile, at })
  })
  return store.findDistributor(mall.db, memberId)
}

async function comesByItself(mall: Mall, db?: Kysely<DB>): Promise<boolean> {
  const { fenxiao_condition, perfect_info } = await mall.settings.get('fenxiao_condition', 0, db)
  return fenxiao_condition === 0 || (fenxiao_condition > 1 && perfect_info === 0)
}

const nameMost = 20

/** The nickname, with the end of the number where it is somebody's already. */
async function freeName(trx: Tx, nickname: string, memberId: number): Promise<string> {
  const id = String(memberId)
  const tails = ['', ...[4, 6, 9, id.length].map((digits) => id.slice(-digits))]
  for (const tail of tails) {
    const name = `${[...nickname].slice(0, nameMost - tail.length).join('')}${tail}` || id
    if (await store.claimName(trx, comparedName(name), memberId)) return name
  }
  throw nameTaken()
}

const unknown = () => refuse({ zh: '分销商不存在', en: 'Distributor not found' })

/** The operator stops a distributor or lets him go on; doing it again has no effect (operator.md section 2.5). */
export async function freeze(trx: Tx, memberId: number, isFrozen: boolean): Promise<void> {
  await lockMember(trx, memberId)
  if (!(await store.change(trx, memberId, { status: isFrozen ? -1 : 1 }))) throw unknown()
}

export const notDistributor = () => refuse({ zh: '您还不是分销商', en: 'You are not a distributor yet' })
export const isFrozen = () =>
  refuse({ zh: '分销资格已被冻结，请联系客服', en: 'Your distribution is frozen. Please contact customer service.' })

/** The caller, locked, who may act as a distributor. */
export async function lockActive(trx: Tx, memberId: number): Promise<store.Distributor> {
  await lockMember(trx, memberId)
  const distributor = await store.findDistributor(trx, memberId)
  if (!distributor) throw notDistributor()
  if (distributor.status !== 1) throw isFrozen()
  return distributor
}
