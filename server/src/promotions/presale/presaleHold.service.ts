import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { lockMember } from '../../modules/member/member.service'
import { holdBills } from '../../modules/pay/holdBills.service'
import { closeOrder, endFinal, type Held } from './presaleEnd.service'
import * as store from './presaleOrder.store'

export type { Held }

/**
 * Locks the member first: who makes a bill of the rest holds it too, so that no bill appears between these steps. What the
 * clock has brought about and no job has done yet is done.
 */
export async function hold(trx: Tx, mall: Mall, memberId: number, id: number, at: number): Promise<Held> {
  await lockMember(trx, memberId)
  const deposit = await holdBills(trx, { event: 'presale_deposit', memberId, ids: [id] })
  const final = await holdBills(trx, { event: 'presale_final', memberId, ids: [id] })
  const row = await store.lockOrder(trx, memberId, id)
  if (!row) throw noPresaleOrder()
  return bringUpToDate(trx, mall, { row, bills: [...deposit.bills, ...final.bills] }, at)
}

/** As `hold`, for its member: one that was deleted is not there. */
export async function holdOwn(trx: Tx, mall: Mall, memberId: number, id: number, at: number): Promise<Held> {
  const held = await hold(trx, mall, memberId, id, at)
  if (held.row.is_deleted === 1) throw noPresaleOrder()
  return held
}

/** Whatever its times say (wire/promotions section 5); doing it again does nothing. */
async function bringUpToDate(trx: Tx, mall: Mall, held: Held, at: number): Promise<Held> {
  const { row } = held
  const isOver = row.ends_at > 0 && row.ends_at <= at
  const isAgreed = row.refund_due > 0 && row.refund_due <= at
  if (isOver || isAgreed) {
    const isDepositBack = isAgreed || row.is_deposit_back === 0
    return { row: await closeOrder(trx, mall, held, { isDepositBack, at }), bills: [] }
  }
  return row.final_ends_at > 0 && row.final_ends_at <= at ? endFinal(trx, mall, held, at) : held
}

export const noPresaleOrder = () => refuse({ zh: '预售订单不存在', en: 'There is no such presale order' })
