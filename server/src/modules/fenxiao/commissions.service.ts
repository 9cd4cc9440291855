import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { restoreJobs } from '../../jobs/restoreJobs'
import { moveAtTheEnd } from '../../ledger/ledger'
import type { Mall } from '../../mall'
import type { OrderEvent } from '../../orderEvents'
import { phrase } from '../../words/phrases'
import { findMember, lockMember } from '../member/member.service'
import { lockOrders, type Order } from '../order/order.service'
import { linesOfOrder } from '../order/orderPresents.service'
import { refundedOfGoods } from '../refund/refunded.service'
import { bindByOrder, readyInviter } from './binding.service'
import { commissionsOf, loweredTo } from './commission'
import * as store from './commissions.store'
import { distributorOf, isOn } from './distributor.service'
import { findDistributor, pathUp } from './distributor.store'
import { listLevels } from './level.store'
import { promiseRise } from './rise.service'
import { termsOf } from './terms.service'

/**
 * What becomes of an order for the distributors above its buyer (wire/fenxiao section 6). The transactions of the order
 * only leave a job: no row of a distributor is touched in them.
 */

const earnKind = 'fenxiao.earn'
const followKind = 'fenxiao.follow'

const jobOf = (kind: string, memberId: number, orderId: number, runAt: number) => ({
  ...{ kind, distKey: memberId, key: orderId, runAt },
})

/** Of a paid order: commissions, and what its buyer becomes by it. */
export async function promiseEarnings(trx: Tx, { memberId, orderId, at }: OrderEvent, mall: Mall): Promise<void> {
  if ((await isOn(mall, trx)) && (await concerns(trx, mall, memberId)))
    await mall.jobs.enqueue(trx, jobOf(earnKind, memberId, orderId, at))
}

/** Of one that was refunded or completed. */
export async function promiseToFollow(trx: Tx, { memberId, orderId, at }: OrderEvent, mall: Mall): Promise<void> {
  if (
    (await store.hasAny(trx, memberId, orderId)) ||
    ((await isOn(mall, trx)) && (await ownOrdersCount(trx, mall, memberId)))
  )
    await mall.jobs.enqueue(trx, jobOf(followKind, memberId, orderId, at))
}

/** Whether anybody could earn by the member's orders, or the member could become a distributor by them. */
async function concerns(trx: Tx, mall: Mall, memberId: number): Promise<boolean> {
  const member = await findMember(trx, memberId)
  return (
    (member !== undefined && (member.fenxiao_id > 0 || member.source_member > 0)) || ownOrdersCount(trx, mall, memberId)
  )
}

/** Whether the member's own orders count for him. */
async function ownOrdersCount(trx: Tx, mall: Mall, memberId: number): Promise<boolean> {
  const { fenxiao_condition } = await mall.settings.get('fenxiao_condition', 0, trx)
  return fenxiao_condition !== 1 || (await findDistributor(trx, memberId)) !== undefined
}

async function earn({ distKey: memberId, key }: Job, mall: Mall): Promise<void> {
  const orderId = Number(key)
  await readyInviter(mall, memberId)
  await mall.tx(async (trx) => {
    const at = mall.clock.now()
    await lockMember(trx, memberId)
    await bindByOrder(trx, mall, memberId, orderId, at)
    const [order] = await lockOrders(trx, memberId, [orderId])
    if (order?.pay_status !== 1) return
    await makeCommissions(trx, mall, order)
    await follow(trx, mall, order, at)
  })
  await distributorOf(mall, memberId, mall.clock.now())
}

async function followUp({ distKey: memberId, key }: Job, mall: Mall): Promise<void> {
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const [order] = await lockOrders(trx, memberId, [Number(key)])
    if (order) await follow(trx, mall, order, mall.clock.now())
  })
  await distributorOf(mall, memberId, mall.clock.now())
}

/** Whom a member's orders pay, level 1 first; undefined = he earns nothing now, and nobody moves up. */
async function chainOf(trx: Tx, mall: Mall, buyerId: number) {
  const { level, internal_buy } = await mall.settings.get('fenxiao_basics', 0, trx)
  const [self, ...above] = await pathUp(trx, buyerId, level)
  const levels = await listLevels(trx)
  const isBuyerFirst = internal_buy === 1 && self?.level_id !== null && self !== undefined
  const chain = [...(isBuyerFirst ? [self] : []), ...above].slice(0, level)
  return chain.map((one) => {
    const own = levels.find(({ level_id }) => level_id === one.level_id)
    return own && one.status === 1 && one.is_delete === 0 ? { memberId: one.member_id, level: own } : undefined
  })
}

/** Per line and level of the chain, at the rates of this moment. */
async function makeCommissions(trx: Tx, mall: Mall, order: Order): Promise<void> {
  const chain = await chainOf(trx, mall, order.member_id)
  if (chain.every((one) => one === undefined)) return
  const lines = (await linesOfOrder(trx, order.member_id, order.order_id)).filter((line) => line.real_goods_money > 0)
  const terms = await termsOf(
    trx,
    lines,
    chain.flatMap((one) => (one ? [one.level] : [])),
  )
  const rows = lines.flatMap((line) => {
    const shares = chain.map((one, index) => one && terms.sharesOf(line, one.level)?.[index])
    const bought = { real: line.real_goods_money, num: line.num, fenxiaoPrice: terms.fenxiaoPriceOf(line) }
    return commissionsOf(shares, bought).flatMap((made, index) => {
      const earner = chain[index]
      if (!earner || made === 0) return []
      return {
        ...{ member_id: earner.memberId, fenxiao_order_id: mall.newId(), commission_level: index + 1 },
        ...{ buyer_id: line.member_id, order_id: line.order_id, order_goods_id: line.order_goods_id },
        ...{ site_id: line.site_id, real_goods_money: line.real_goods_money, commission: made, commission_made: made },
        ...{ commission_rate: shares[index]?.rate ?? 0, create_time: order.pay_time },
      }
    })
  })
  await store.insert(trx, rows)
}

/** Completed, or closed by refunds of all its lines, of which the shop may have kept a part: nothing changes any more. */
const hasEnded = (orderStatus: number) => orderStatus === 10 || orderStatus === -1

/** Brings what is pending to where the order is; may run again. */
async function follow(trx: Tx, mall: Mall, order: Order, at: number): Promise<void> {
  const { member_id, order_id, order_status } = order
  const refunded = await refundedOfGoods(trx, member_id, order_id)
  for (const row of await store.pending(trx, member_id, order_id)) {
    const back = Math.min(refunded.get(row.order_goods_id) ?? 0, row.real_goods_money)
    const isWhole = back === row.real_goods_money
    const commission = isWhole ? 0 : loweredTo(row.commission_made, row.real_goods_money, back)
    if (back > row.refunded || isWhole)
      await store.lower(trx, row, { refunded: back, commission, is_refund: isWhole ? 1 : 0 })
    if (hasEnded(order_status) && !isWhole) await settle(trx, mall, { ...row, commission }, order, at)
  }
  if (order_status === 10) await promiseRise(trx, mall, member_id, at)
}

/** The commission is the distributor's from now on. */
async function settle(trx: Tx, mall: Mall, row: store.Commission, order: Order, at: number): Promise<void> {
  if (!(await store.settle(trx, row, at))) return
  await promiseRise(trx, mall, row.member_id, at)
  if (row.commission === 0) return
  moveAtTheEnd(trx, {
    ...{ memberId: row.member_id, kind: 'fenxiao', delta: row.commission, at },
    ...{ ref: `fenxiaoorder:${row.fenxiao_order_id}:settle`, fromType: 'order', typeTag: order.order_no },
    ...{ typeName: phrase('fenxiao.order'), remark: phrase('account.order.remark', { order: order.order_no }) },
  })
}

/** Commissions of ended orders whose job was lost. */
export const restoreFollowing = (mall: Mall): Promise<void> =>
  restoreJobs(mall, async (most) =>
    (await store.findForgotten(mall.db, followKind, most)).map(({ buyer_id, order_id }) =>
      jobOf(followKind, buyer_id, order_id, mall.clock.now()),
    ),
  )

export const commissionJobs = { [earnKind]: earn, [followKind]: followUp }
