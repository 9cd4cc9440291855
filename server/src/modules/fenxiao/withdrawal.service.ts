import type { FenxiaoEntry, FenxiaoWithdrawal } from '@mall/contract/fenxiao'
import { fenxiaoEntryTypes } from '@mall/contract/promotionStatus'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { move, moveAtTheEnd } from '../../ledger/ledger'
import { cents, portion, yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { phrase } from '../../words/phrases'
import { entriesOf } from '../account/account.service'
import type { Mall } from '../../mall'
import { lockMember } from '../member/member.service'
import { promiseNotice } from '../message/notice.service'
import { platformRows } from '../pending/platformRows.service'
import { lockActive } from './distributor.service'
import * as store from './withdrawal.store'

/** hundredths of a percent in a whole */
const whole = 10_000

/** From commission into the member's own balance_money (wire/fenxiao section 6, Withdraw status to Limits). */
export async function apply(trx: Tx, { mall, memberId, now }: Ctx, money: number): Promise<number> {
  await lockActive(trx, memberId)
  const rules = await mall.settings.get('fenxiao_withdraw', 0, trx)
  if (money < cents(rules.withdraw))
    throw refuse({
      zh: `最低提现金额为${rules.withdraw}元`,
      en: `The least amount to withdraw is ¥${rules.withdraw}`,
    })
  const isFree = cents(rules.min_no_fee) <= money && money <= cents(rules.max_no_fee)
  const withdraw_rate = isFree ? 0 : cents(rules.withdraw_rate)
  const fee = portion(money, withdraw_rate, whole)
  if (fee >= money) throw refuse({ zh: '扣除手续费后没有可到账金额', en: 'Nothing would be left after the fee' })
  const id = mall.newId()
  const row = {
    ...{ member_id: memberId, id, withdraw_no: numberFor(id, now), money, withdraw_rate },
    ...{ withdraw_rate_money: fee, real_money: money - fee, create_time: now },
  }
  const paid = rules.withdraw_status === 2
  await store.insert(trx, { ...row, status: paid ? 2 : 1, payment_time: paid ? now : 0 })
  // the purse that is paid into comes before the one that pays in the order of locks
  if (paid) await payOut(trx, row, now, false)
  await move(trx, {
    ...{ memberId, kind: 'fenxiao', delta: -money, ref: `fenxiaowithdraw:${id}:apply`, at: now },
    ...{ fromType: 'withdraw', typeTag: row.withdraw_no, typeName: phrase('fenxiao.withdraw') },
    remark: phrase('account.withdraw.remark', { number: row.withdraw_no }),
  })
  return id
}

async function payOut(
  trx: Tx,
  row: Pick<store.Withdrawal, 'member_id' | 'id' | 'withdraw_no' | 'real_money'>,
  at: number,
  isNews: boolean,
) {
  await move(trx, {
    ...{ memberId: row.member_id, kind: 'balance_money', delta: row.real_money, at, isNews },
    ...{ ref: `fenxiaowithdraw:${row.id}:pay`, fromType: 'fenxiao', typeTag: row.id },
    ...{ typeName: phrase('cause.fenxiao'), remark: phrase('account.withdraw.remark', { number: row.withdraw_no }) },
  })
}

async function decide(trx: Tx, id: number, to: { status: 2 | -1; payment_time: number }): Promise<store.Withdrawal> {
  const memberId = await store.ownerOf(trx, id)
  if (memberId === undefined) throw refuse({ zh: '提现记录不存在', en: 'Withdrawal not found' })
  await lockMember(trx, memberId)
  const row = await store.decide(trx, memberId, id, to)
  if (!row) throw refuse({ zh: '提现申请状态不允许此操作', en: 'This cannot be done with the withdrawal now' })
  return row
}

/** 1 -> 2: passed and paid in one step. */
export async function approve(trx: Tx, { mall, now }: Ctx, id: number): Promise<void> {
  const row = await decide(trx, id, { status: 2, payment_time: now })
  await payOut(trx, row, now, true)
  await notice(trx, mall, 'FENXIAO_WITHDRAWAL_SUCCESS', row, row.real_money, now)
}

function notice(
  trx: Tx,
  mall: Mall,
  moment: 'FENXIAO_WITHDRAWAL_SUCCESS' | 'FENXIAO_WITHDRAWAL_ERROR',
  { member_id: memberId, id: ref, withdraw_no: number }: store.Withdrawal,
  money: number,
  at: number,
) {
  const told = { number, amount: `¥${yuan(money)}` }
  return promiseNotice(trx, mall, { moment, memberId, ref }, { at, page: 'fenxiao/withdraw_list/withdraw_list', told })
}

/** 1 -> -1, and the commission is there again. */
export async function refuseOne(trx: Tx, { mall, now: at }: Ctx, id: number): Promise<void> {
  const row = await decide(trx, id, { status: -1, payment_time: 0 })
  await notice(trx, mall, 'FENXIAO_WITHDRAWAL_ERROR', row, row.money, at)
  moveAtTheEnd(trx, {
    ...{ memberId: row.member_id, kind: 'fenxiao', delta: row.money, ref: `fenxiaowithdraw:${id}:back`, at },
    ...{ fromType: 'withdraw', typeTag: row.withdraw_no, typeName: phrase('account.withdraw.back') },
    remark: phrase('account.withdraw.remark', { number: row.withdraw_no }),
  })
}

export const list = (
  { mall: { db }, memberId }: Ctx,
  { status, ...paging }: Paging & { status: number },
): Promise<PageOf<FenxiaoWithdrawal>> =>
  pageOf(paging, {
    count: () => store.count(db, memberId, status),
    list: async (limit, offset) =>
      (await store.list(db, memberId, status, limit, offset)).map((row) => ({
        ...{ id: row.id, withdraw_no: row.withdraw_no, money: yuan(row.money), real_money: yuan(row.real_money) },
        ...{ withdraw_rate: yuan(row.withdraw_rate), withdraw_rate_money: yuan(row.withdraw_rate_money) },
        status: row.status as FenxiaoWithdrawal['status'],
        ...{ create_time: row.create_time, payment_time: row.payment_time },
      })),
  })

/** The bill: every movement of the commission, the newest first; its sum is the account. */
export const bill = (ctx: Ctx, paging: Paging): Promise<PageOf<FenxiaoEntry>> =>
  entriesOf(ctx, 'fenxiao', paging, (row, type_name) => ({
    ...{ account_no: row.type_tag, money: yuan(row.delta), type_name, create_time: row.create_time },
    type: row.from_type in fenxiaoEntryTypes ? (row.from_type as FenxiaoEntry['type']) : 'order',
  }))

export const { sums: withdrawnSums } = store

export const waiting = platformRows({
  count: store.countWaiting,
  list: store.listWaiting,
  row: (row) => ({
    ...{ id: row.id, member_id: row.member_id, status: row.status, create_time: row.create_time },
    ...{ title: row.withdraw_no, money: yuan(row.money) },
  }),
})
