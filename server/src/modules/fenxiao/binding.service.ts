import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { bindTo, findMember, keepSource, lockMember, type Member } from '../member/member.service'
import { isFirstCheckout, isFirstOrder, isFirstPaid } from '../order/orderFirst.service'
import * as store from './distributor.store'
import { distributorOf, isOn } from './distributor.service'
import { promiseRise } from './rise.service'

/** Who brings members, and when they are bound (wire/fenxiao section 6, Inviter to Binding). */

const kind = 'fenxiao.bind'

type Invited = Pick<Member, 'member_id' | 'source_member' | 'fenxiao_id'>

const inviterIn = ({ suid, sourceMember, uid }: Ctx): number => suid || sourceMember || uid

/** A login of a locked member: keeps who invited him, once, and binds him where the first visit does. */
export async function meetInviter(trx: Tx, ctx: Ctx, member: Member): Promise<void> {
  const { mall, now } = ctx
  const source = member.source_member || (await keepInviter(trx, ctx, member.member_id))
  if (source === 0 || member.fenxiao_id > 0 || !(await bindsAt(mall, 1, trx))) return
  if (!(await bind(trx, mall, { ...member, source_member: source }, now)) && (await isEverybody(mall, trx)))
    // the inviter becomes a distributor by being asked for, which takes a lock of his own
    await mall.jobs.enqueue(trx, { kind, distKey: member.member_id, key: 'visit', runAt: now })
}

/** The same of a member whom a call shows himself to: nothing is locked unless there is something to do. True = look again. */
export async function meetAgain(ctx: Ctx, member: Member): Promise<boolean> {
  const { mall, memberId } = ctx
  const isNamed = member.source_member === 0 && ![0, memberId].includes(inviterIn(ctx))
  const waits = member.source_member > 0 && member.fenxiao_id === 0
  if (!isNamed && !(waits && (await bindsAt(mall, 1)) && (await mayBind(mall, member)))) return false
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const now = await findMember(trx, memberId)
    if (now) await meetInviter(trx, ctx, now)
  })
  return true
}

async function keepInviter(trx: Tx, ctx: Ctx, memberId: number): Promise<number> {
  const inviter = inviterIn(ctx)
  if (inviter === 0 || inviter === memberId || !(await findMember(trx, inviter))) return 0
  await keepSource(trx, memberId, inviter)
  return inviter
}

/** 1 first visit, 2 first order, 3 first payment; false also when distribution is off. */
async function bindsAt(mall: Mall, condition: 1 | 2 | 3, trx?: Tx): Promise<boolean> {
  const { child_condition } = await mall.settings.get('fenxiao_relation', 0, trx)
  return child_condition === condition && (await isOn(mall, trx))
}

const isEverybody = async (mall: Mall, trx?: Tx) =>
  (await mall.settings.get('fenxiao_condition', 0, trx)).fenxiao_condition === 0

async function mayBind(mall: Mall, member: Invited): Promise<boolean> {
  const isReady =
    (await isEverybody(mall)) || (await store.findDistributor(mall.db, member.source_member))?.status === 1
  return isReady && !(await closesRing(mall.db, member))
}

/** Whether the member's own team stands above whom he would be bound to. */
const closesRing = async (db: Kysely<DB>, { member_id, source_member }: Invited): Promise<boolean> =>
  (await store.findDistributor(db, member_id)) !== undefined && (await store.standsAbove(db, member_id, source_member))

/**
 * Binds a locked member to who brought him, once. Who is a distributor himself takes turns with all others: his own team
 * grows above nobody who stands below him. False = the inviter cannot bind anybody now.
 */
async function bind(trx: Tx, mall: Mall, member: Invited, at: number): Promise<boolean> {
  const { member_id, source_member } = member
  const inviter = await store.findDistributor(trx, source_member)
  if (inviter?.status !== 1 || !(await findMember(trx, source_member))) return false
  // a ring is one at every visit: nobody waits to hear it again
  if (await closesRing(trx, member)) return false
  if (await store.findDistributor(trx, member_id)) {
    await store.takeTurn(trx)
    if (await store.standsAbove(trx, member_id, source_member)) return false
  }
  if (!(await bindTo(trx, member_id, source_member))) return false
  for (const above of await store.pathUp(trx, source_member, 2)) await promiseRise(trx, mall, above.member_id, at)
  return true
}

/** Part of a creation of orders: a job binds whose first it is. */
export async function promiseAtFirstOrder(trx: Tx, mall: Mall, memberId: number, checkoutId: number, at: number) {
  if (!(await bindsAt(mall, 2, trx))) return
  await mall.jobs.enqueue(trx, { kind, distKey: memberId, key: 'order', runAt: at, payload: checkoutId })
}

/** In the job of a paid order, before its commissions are made: the member is locked, the order is not yet. */
export async function bindByOrder(trx: Tx, mall: Mall, memberId: number, orderId: number, at: number): Promise<void> {
  const member = await findMember(trx, memberId)
  if (!member || member.source_member === 0 || member.fenxiao_id > 0) return
  // a payment may be faster than the job of the order
  const isDue =
    ((await bindsAt(mall, 2, trx)) && (await isFirstOrder(trx, memberId, orderId))) ||
    ((await bindsAt(mall, 3, trx)) && (await isFirstPaid(trx, memberId, orderId)))
  if (isDue) await bind(trx, mall, member, at)
}

/** Whoever invited a member under condition 0 is a distributor by then. */
export async function readyInviter(mall: Mall, memberId: number): Promise<void> {
  const member = await findMember(mall.db, memberId)
  if (member && member.source_member > 0 && member.fenxiao_id === 0)
    await distributorOf(mall, member.source_member, mall.clock.now())
}

async function bindLater({ distKey: memberId, key, payload }: Job, mall: Mall): Promise<void> {
  if (key === 'order' && !(await isFirstCheckout(mall.db, memberId, Number(payload)))) return
  await readyInviter(mall, memberId)
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const member = await findMember(trx, memberId)
    if (!member || member.source_member === 0 || member.fenxiao_id > 0) return
    if (await bindsAt(mall, key === 'order' ? 2 : 1, trx)) await bind(trx, mall, member, mall.clock.now())
  })
}

export const bindingJobs = { [kind]: bindLater }
