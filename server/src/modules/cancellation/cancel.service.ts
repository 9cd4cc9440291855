import type { Agreement } from '@mall/contract/auth'
import type { CancelAssets, CancelState } from '@mall/contract/cancellation'
import { refuse, type Ctx, type Params } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import { countOwn as countCoupons } from '../coupon/coupon.service'
import { countOwn as countPlatformCoupons } from '../coupon/platformCoupon.service'
import { countCommissions } from '../fenxiao/centre.service'
import { findDistributor } from '../fenxiao/distributor.service'
import { withdrawnSums } from '../fenxiao/withdrawal.service'
import { lockMember } from '../member/member.service'
import { counts } from '../order/order.service'
import { platformRows } from '../pending/platformRows.service'
import { appliedFor } from '../withdraw/withdraw.service'
import { blocked, blocksOf } from './blocks.service'
import * as store from './cancel.store'
import { closeAccount } from './closing.service'

export const config = ({ mall }: Ctx) => mall.settings.get('membercancel')

export const agreement = async ({ mall }: Ctx): Promise<Agreement> =>
  (await mall.settings.get('agreements')).membercancel

/** All that would be given up, and what keeps the account from being closed. */
export async function accountInfo(ctx: Ctx): Promise<CancelAssets> {
  const { mall, memberId, language } = ctx
  const [accounts, orders, coupons, platformCoupons, applied, blocks, distributor, commissions, withdrawn] =
    await Promise.all([
      balances(mall.db, memberId),
      counts(ctx, []),
      countCoupons(ctx, 1),
      countPlatformCoupons(ctx, 1),
      appliedFor(mall.db, memberId),
      blocksOf(mall, mall.db, memberId, language),
      findDistributor(mall.db, memberId),
      countCommissions(mall.db, memberId),
      withdrawnSums(mall.db, memberId),
    ])
  return {
    member_info: {
      is_fenxiao: distributor ? 1 : 0,
      point: accounts.point,
      balance: yuan(accounts.balance),
      balance_money: yuan(accounts.balance_money),
      balance_withdraw_apply: yuan(applied),
    },
    member_coupon_count: coupons,
    member_platformcoupon_count: platformCoupons,
    order_pay_count: orders.waitpay ?? 0,
    order_delivery_count: orders.waitsend ?? 0,
    order_take_delivery_count: orders.waitconfirm ?? 0,
    order_refund_count: orders.refunding ?? 0,
    fenxiao_info: distributor
      ? {
          ...{ fenxiao_name: distributor.fenxiao_name, account: yuan(accounts.fenxiao) },
          account_withdraw_apply: yuan(withdrawn.waiting),
        }
      : null,
    fenxiao_order_count: commissions,
    blocks,
  }
}

export async function info({ mall, memberId }: Ctx): Promise<CancelState | null> {
  const row = await store.find(mall.db, memberId)
  if (!row) return null
  const { status, reason, audit_time } = row
  return { status: status as CancelState['status'], reason, audit_time }
}

const isWaiting = () =>
  refuse({ zh: '您已提交注销申请，请等待审核', en: 'You have already asked for it. Please wait for the review.' })

/** Waits for the platform, or closes the account at once where nobody looks at requests. */
export async function apply({ mall, memberId, language, now }: Ctx): Promise<void> {
  const { is_enable, is_audit } = await mall.settings.get('membercancel')
  if (is_enable === 0) throw refuse({ zh: '账号注销功能未开启', en: 'Accounts cannot be closed here at the moment' })
  const row = { member_id: memberId, reason: '', apply_time: now }
  if (is_audit === 0) {
    const closed = { ...row, status: store.states.closed, audit_time: now }
    return closeAccount(mall, memberId, language, async (trx) => {
      if (!(await store.insert(trx, closed))) throw isWaiting()
    })
  }
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    const blocks = await blocksOf(mall, trx, memberId, language)
    if (blocks.length > 0) throw blocked(blocks)
    if (!(await store.insert(trx, { ...row, status: store.states.waiting, audit_time: 0 }))) throw isWaiting()
  })
}

/** Nothing happens when there is none, or the account is closed. */
export const takeBack = ({ mall, memberId }: Ctx): Promise<void> => store.takeBack(mall.db, memberId)

const notWaiting = () => refuse({ zh: '该会员没有待审核的注销申请', en: 'No request of this member is waiting' })

/** The platform closes the account, or says why not (operator.md section 2.5). */
export async function decide(
  { mall, language }: Pick<Ctx, 'mall' | 'language'>,
  { member_id, agree, reason }: Params<'/operator/api/membercancel/decide'>,
): Promise<void> {
  const audit_time = mall.clock.now()
  if ((await store.find(mall.db, member_id))?.status !== store.states.waiting) throw notWaiting()
  if (agree === 1)
    return closeAccount(mall, member_id, language, async (trx) => {
      if (!(await store.decide(trx, member_id, { status: store.states.closed, audit_time }))) throw notWaiting()
    })
  const refused = { status: store.states.refused, reason: reason.trim(), audit_time }
  await mall.tx(async (trx) => {
    await lockMember(trx, member_id)
    if (!(await store.decide(trx, member_id, refused))) throw notWaiting()
  })
}

export const waiting = platformRows({
  count: store.countWaiting,
  list: store.listWaiting,
  row: ({ member_id, status, apply_time, nickname }) => ({
    ...{ member_id, status, title: nickname, money: yuan(0), create_time: apply_time },
  }),
})
