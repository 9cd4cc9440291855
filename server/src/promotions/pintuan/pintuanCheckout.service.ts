import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { general } from '../../modules/checkout/refusal'
import { lockMember } from '../../modules/member/member.service'
import { mustRun } from '../activityTimes'
import { findGoods, type PintuanOfSku } from './pintuan.store'
import { findGroup, type Group } from './pintuanGroup.store'
import { isIn } from './pintuanOrder.store'
import { groupStatus } from './pintuanState'

export type PintuanParams = CheckoutParams & {
  pintuan_goods_id: number
  group_id?: number | undefined
  num: number
}

export interface PintuanFacts {
  goods: PintuanOfSku
  /** undefined = a group is opened */
  group: Group | undefined
  num: number
  /** id of the pintuan order, if it comes to one */
  ref: number
}

/** Opening needs a running activity, joining a group that runs and has a place (wire/promotions section 3). */
export async function pintuanOnSale(
  db: Kysely<DB>,
  { mall, memberId, now }: Ctx,
  { pintuan_goods_id, group_id = 0, num }: PintuanParams,
): Promise<PintuanFacts> {
  // of one member's orders in a group each sees those before it
  if (group_id > 0 && db.isTransaction) await lockMember(db as Tx, memberId)
  const [goods, group] = await Promise.all([
    findGoods(db, pintuan_goods_id),
    group_id > 0 ? findGroup(db, group_id) : undefined,
  ])
  if (!goods) throw general({ zh: '拼团不存在', en: 'There is no such team deal' })
  if (group_id === 0) mustRun(goods, now)
  else await mustBeOpen(db, { group, goods, memberId, now })
  return { goods, group, num, ref: mall.newId() }
}

interface Joining {
  group: Group | undefined
  goods: PintuanOfSku
  memberId: number
  now: number
}

async function mustBeOpen(db: Kysely<DB>, { group, goods, memberId, now }: Joining): Promise<void> {
  if (!group) throw general({ zh: '该团不存在', en: 'There is no such group' })
  if (group.pintuan_id !== goods.pintuan_id)
    throw general({ zh: '该团属于其他拼团活动', en: 'This group belongs to another team deal' })
  if (group.head_id === memberId) throw general({ zh: '不能参加自己开的团', en: 'You cannot join your own group' })
  if (await isIn(db, memberId, group.group_id))
    throw general({ zh: '您已参加过该团', en: 'You have already joined this group' })
  if (groupStatus(group, now) !== 2) throw groupOver()
  if (group.paid + group.held >= group.pintuan_num) throw groupFull()
}

const groupOver = () => general({ zh: '该团已结束', en: 'This group has ended' })
export const groupFull = () => general({ zh: '该团已满员', en: 'This group is full' })
