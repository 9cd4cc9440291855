import { atTheEnd, type LateWork } from '../../database/atTheEnd'
import { Outrun, type Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { lockAccounts } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import { leaveMessage } from '../../modules/message/message.service'
import { closeUnpaid } from '../../modules/order/orderClose.service'
import { lockFor, unlock } from '../../modules/order/orderLock.service'
import { refundWhole, type SystemReason } from '../../modules/refund/refundWhole.service'
import type { OrderEvent } from '../../orderEvents'
import type { MadeOrder } from '../promotionKind'
import { findPintuan, holdOpen, type Pintuan } from './pintuan.store'
import { groupFull, type PintuanFacts } from './pintuanCheckout.service'
import * as groups from './pintuanGroup.store'
import type { Group } from './pintuanGroup.store'
import * as orders from './pintuanOrder.store'
import type { PintuanOrderRow } from './pintuanOrder.store'
import { groupStatus } from './pintuanState'

/**
 * The life of a group (wire/promotions section 3). Its row is locked at the end of a member's transaction, or alone; what
 * its end means to each member is a job of that member's own, so locks go one way. A decision is made on what is read
 * before that lock; when the group has gone on meanwhile, the transaction runs again.
 */

const minute = 60

/** Inside order creation: the joiner's place is held until it is paid or closed. */
export async function placeOrdered(
  trx: Tx,
  { order, facts: { goods, group, ref } }: MadeOrder<PintuanFacts>,
): Promise<LateWork[]> {
  const { memberId, orderId, at } = order
  const { site_id, pintuan_id, pintuan_goods_id } = goods
  await orders.insertOrder(trx, {
    ...{ member_id: memberId, id: ref, order_id: orderId, site_id, pintuan_id, pintuan_goods_id },
    ...{ group_id: group?.group_id ?? 0, is_head: group ? 0 : 1, create_time: at },
  })
  if (!group) return []
  return [
    onGroup(group, async (last) => {
      if (!(await groups.holdPlace(last, { siteId: site_id, groupId: group.group_id, at }))) throw groupFull()
    }),
  ]
}

/** Inside the payment: opens the group, or joins it; one that has ended meanwhile gives the whole order back. */
export async function placePaid(trx: Tx, event: OrderEvent, mall: Mall): Promise<void> {
  const own = await ownOf(trx, event)
  if (own?.status !== 0) return
  if (own.group_id === 0) await openGroup(trx, event, own, mall)
  else await joinGroup(trx, event, own, mall)
}

async function openGroup(trx: Tx, event: OrderEvent, own: PintuanOrderRow, mall: Mall): Promise<void> {
  const { memberId, at } = event
  const pintuan = await findPintuan(trx, own.pintuan_id)
  if (!pintuan) throw new Error(`no pintuan ${own.pintuan_id}`)
  if (pintuan.is_closed === 1) return giveBack(trx, event, own, mall, 'activityClosed')
  const group = newGroup(pintuan, memberId, mall.newId(), at)
  await groups.insertGroup(trx, group)
  await orders.changeOrder(trx, own, { status: 2, group_id: group.group_id, pay_time: at })
  await lockFor(trx, mall, event, 'group')
  await mall.jobs.enqueue(trx, endJob(group))
  atTheEnd(trx, {
    table: 'pintuan',
    key: [pintuan.pintuan_id],
    run: async (last) => {
      if (!(await holdOpen(last, pintuan.pintuan_id))) throw new Outrun(`pintuan ${pintuan.pintuan_id} was closed`)
    },
  })
}

const newGroup = (
  { site_id, pintuan_id, goods_id, pintuan_num, pintuan_time }: Pintuan,
  head: number,
  id: number,
  at: number,
) => ({
  ...{ site_id, group_id: id, pintuan_id, goods_id, head_id: head, pintuan_num, paid: 1, status: 2 },
  ...{ end_time: at + pintuan_time * minute, create_time: at },
})

async function joinGroup(trx: Tx, event: OrderEvent, own: PintuanOrderRow, mall: Mall): Promise<void> {
  const { at } = event
  const group = await groups.findGroup(trx, own.group_id)
  if (!group) throw new Error(`no group ${own.group_id}`)
  if (groupStatus(group, at) !== 2)
    return giveBack(trx, event, own, mall, group.is_closed === 1 ? 'activityClosed' : 'groupOver')
  await orders.changeOrder(trx, own, { status: 2, pay_time: at })
  await lockFor(trx, mall, event, 'group')
  atTheEnd(
    trx,
    onGroup(group, async (last) => {
      const { site_id: siteId, group_id: groupId } = group
      const taken = await groups.takePlace(last, { siteId, groupId, at })
      if (!taken) throw new Outrun(`group ${groupId} has ended`)
      if (taken.status === 3) await settleAll(last, mall, groupId, at)
    }),
  )
}

/** Taken, and given back whole in the same transaction. */
async function giveBack(trx: Tx, event: OrderEvent, own: PintuanOrderRow, mall: Mall, reason: SystemReason) {
  const { memberId, orderId, at } = event
  await giveUp(trx, own)
  await lockAccounts(trx, memberId)
  await refundWhole(trx, mall, { memberId, orderId, reason, at })
}

/** The order was closed unpaid: its place is free again. */
export async function placeGivenUp(trx: Tx, event: OrderEvent): Promise<void> {
  const own = await ownOf(trx, event)
  if (own?.status === 0) await giveUp(trx, own)
}

async function giveUp(trx: Tx, own: PintuanOrderRow): Promise<void> {
  await orders.changeOrder(trx, own, { status: 1 })
  const { site_id: siteId, group_id: groupId } = own
  if (groupId > 0)
    atTheEnd(
      trx,
      onGroup(own, (last) => groups.givePlaceBack(last, { siteId, groupId })),
    )
}

const ownOf = (trx: Tx, { memberId, promotion }: OrderEvent) => orders.findOrder(trx, memberId, promotion?.ref ?? 0)

const onGroup = ({ site_id, group_id }: Pick<Group, 'site_id' | 'group_id'>, run: LateWork['run']): LateWork => ({
  ...{ table: 'pintuan_group', key: [site_id, group_id], run },
})

/** Each member hears of the end of the group in a transaction of his own. */
async function settleAll(trx: Tx, mall: Mall, groupId: number, at: number): Promise<void> {
  for (const { member_id, id } of await orders.findWaitingIn(trx, groupId))
    await mall.jobs.enqueue(trx, settleJob(member_id, id, at))
}

export const settleJob = (memberId: number, id: number, runAt: number) => ({
  ...{ kind: 'pintuan.settle', distKey: memberId, key: id, runAt },
})

export const endJob = ({ site_id, group_id, end_time }: Pick<Group, 'site_id' | 'group_id' | 'end_time'>) => ({
  ...{ kind: 'pintuan.end', distKey: site_id, key: group_id, runAt: end_time },
})

/** The job of a group's end; also run for each running group of an activity that was closed. */
export const endGroup = ({ key }: Job, mall: Mall): Promise<void> => decide(mall, Number(key))

async function decide(mall: Mall, groupId: number): Promise<void> {
  await mall.tx(async (trx) => {
    const at = mall.clock.now()
    const group = await groups.lockGroup(trx, groupId)
    if (group?.status !== 2) return
    const status = groupStatus(group, at)
    if (status === 2) return
    await groups.setStatus(trx, group, status)
    await settleAll(trx, mall, groupId, at)
  })
}

/** A member's part in a group that is complete or has failed. */
export async function settle({ distKey, key }: Job, mall: Mall): Promise<void> {
  const own = await orders.findOrder(mall.db, distKey, Number(key))
  if (!own) return
  // what was never paid goes by the one way that closes orders and their bills
  if (own.status === 0) return closeUnpaid(mall, distKey, [own.order_id])
  await mall.tx(async (trx) => {
    const at = mall.clock.now()
    const group = await groups.findGroup(trx, own.group_id)
    const of = { memberId: distKey, orderId: own.order_id, at }
    if (group?.status === 3) await unlock(trx, mall, of, 'group')
    else if (group?.status === 1)
      await refundWhole(trx, mall, { ...of, reason: group.is_closed === 1 ? 'activityClosed' : 'groupFailed' })
    else return
    await orders.changeOrder(trx, { ...own, status: 2 }, { status: group.status })
    await leaveMessage(trx, mall, {
      ...{ memberId: distKey, siteId: own.site_id, occasion: group.status === 3 ? 'groupComplete' : 'groupFailed', at },
      ...{ type: 'pintuan', activityId: own.pintuan_id, ref: own.id, goodsId: group.goods_id },
    })
  })
}

/** An activity was closed by the operator: its groups fail, unpaid orders close, those of openers too. */
export async function endActivity({ key }: Job, mall: Mall): Promise<void> {
  const pintuanId = Number(key)
  for (const { group_id } of await groups.findRunningOf(mall.db, pintuanId)) await decide(mall, group_id)
  for (const { member_id, id } of await orders.findUnpaidOf(mall.db, pintuanId)) {
    const own = await orders.findOrder(mall.db, member_id, id)
    if (own) await closeUnpaid(mall, member_id, [own.order_id])
  }
}
