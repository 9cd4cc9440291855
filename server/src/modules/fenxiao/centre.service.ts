import type { Distributor, FenxiaoOrder, FenxiaoOrderDetail, TeamMember } from '@mall/contract/fenxiao'
import type { Language } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { balances } from '../../ledger/ledger'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { findMember } from '../member/member.service'
import * as commissions from './commissions.store'
import { stateName } from '../order/orderRow'
import { distributorOf } from './distributor.service'
import { findDistributor } from './distributor.store'
import { figuresOf, teamSize } from './figures.service'
import { levelRow } from './level.service'
import { listLevels } from './level.store'
import * as team from './team.store'
import { withdrawnSums } from './withdrawal.service'

/** What a distributor sees of himself (wire/fenxiao section 3); null = none. */
export async function detail({ mall, memberId, now }: Ctx): Promise<Distributor | null> {
  const own = await distributorOf(mall, memberId, now)
  const member = own && (await findMember(mall.db, memberId))
  if (!own || !member) return null
  const [accounts, withdrawn, figures, levels, parent] = await Promise.all([
    balances(mall.db, memberId),
    withdrawnSums(mall.db, memberId),
    figuresOf(mall.db, mall, memberId),
    listLevels(mall.db),
    member.fenxiao_id > 0 ? findDistributor(mall.db, member.fenxiao_id) : undefined,
  ])
  const level = levels.find(({ level_id }) => level_id === own.level_id) ?? levels[0]
  const next = levels.find(({ level_num }) => level_num > (level?.level_num ?? 0))
  return {
    ...{ fenxiao_id: memberId, fenxiao_no: own.fenxiao_no, fenxiao_name: own.fenxiao_name, member_id: memberId },
    ...{ mobile: own.mobile, nickname: member.nickname, headimg: member.headimg },
    ...{ level_id: level?.level_id ?? 0, level_name: level?.level_name ?? '' },
    ...{ parent: member.fenxiao_id, parent_name: parent?.fenxiao_name ?? '' },
    ...{ status: own.status as Distributor['status'], audit_time: own.audit_time },
    account: yuan(accounts.fenxiao),
    ...{ account_withdraw: yuan(withdrawn.paid), account_withdraw_apply: yuan(withdrawn.waiting) },
    ...{ total_commission: yuan(figures.total_commission), today_commission: yuan(figures.today_commission) },
    today_order_money: yuan(figures.today_order_money),
    one_fenxiao_order_money: yuan(figures.one_fenxiao_order_money),
    order_money: yuan(figures.order_money),
    ...{ one_child_num: figures.one_child_num, one_child_fenxiao_num: figures.one_child_fenxiao_num },
    ...{ two_child_num: figures.two_child_num, child_num: figures.child_num },
    ...{ child_fenxiao_num: figures.child_fenxiao_num, one_fenxiao_order_num: figures.one_fenxiao_order_num },
    order_num: figures.order_num,
    condition: { last_level: next ? levelRow(next) : null },
  }
}

/** The name of who brought the member: the distributor he is bound to, else his inviter. */
export async function source({ mall: { db }, memberId }: Ctx): Promise<{ fenxiao_name: string } | null> {
  const member = await findMember(db, memberId)
  const from = member && (member.fenxiao_id || member.source_member)
  const row = from ? await findDistributor(db, from) : undefined
  return row?.fenxiao_name ? { fenxiao_name: row.fenxiao_name } : null
}

export const size = ({ mall: { db }, memberId }: Ctx): Promise<number> => teamSize(db, memberId)

export const teamPage = (
  { mall: { db }, memberId }: Ctx,
  { level, ...paging }: Paging & { level: team.TeamLevel },
): Promise<PageOf<TeamMember>> =>
  pageOf(paging, {
    count: () => team.count(db, memberId, level),
    list: async (limit, offset) =>
      (await team.list(db, memberId, level, limit, offset)).map((row) => ({
        ...{ member_id: row.member_id, nickname: row.nickname, headimg: row.headimg, reg_time: row.create_time },
        ...{ is_fenxiao: row.fenxiao_no === null ? 0 : 1, fenxiao_id: row.fenxiao_no === null ? 0 : row.member_id },
        ...{ fenxiao_no: row.fenxiao_no ?? '', fenxiao_name: row.fenxiao_name ?? '', audit_time: row.audit_time ?? 0 },
        level_name: row.level_name ?? '',
        ...{ order_num: Number(row.order_num), order_complete_num: Number(row.order_complete_num) },
        order_money: yuan(Number(row.order_money ?? 0)),
        order_complete_money: yuan(Number(row.order_complete_money ?? 0)),
      })),
  })

function orderRow(row: commissions.ShownCommission, language: Language): FenxiaoOrder {
  return {
    ...{ fenxiao_order_id: row.fenxiao_order_id, order_no: row.order_no, create_time: row.create_time },
    ...{ site_id: row.site_id, site_name: row.site_name, sku_id: row.sku_id, sku_name: row.sku_name },
    ...{ sku_image: row.sku_image, price: yuan(row.price), num: row.num },
    ...{ real_goods_money: yuan(row.real_goods_money), commission: yuan(row.commission) },
    ...{ is_settlement: row.is_settlement as 0 | 1, is_refund: row.is_refund as 0 | 1 },
    commission_level: row.commission_level as FenxiaoOrder['commission_level'],
    order_status_name: stateName(row, language),
  }
}

export const orders = (
  { mall: { db }, memberId, language }: Ctx,
  { is_settlement: tab, ...paging }: Paging & { is_settlement: commissions.Tab },
): Promise<PageOf<FenxiaoOrder>> =>
  pageOf(paging, {
    count: () => commissions.count(db, memberId, tab),
    list: async (limit, offset) =>
      (await commissions.list(db, memberId, tab, limit, offset)).map((row) => orderRow(row, language)),
  })

export const countCommissions = (db: Kysely<DB>, memberId: number): Promise<number> =>
  commissions.count(db, memberId, 0)

export async function order({ mall: { db }, memberId, language }: Ctx, id: number): Promise<FenxiaoOrderDetail> {
  const row = await commissions.find(db, memberId, id)
  if (!row) throw refuse({ zh: '分销订单不存在', en: 'Distribution order not found' })
  return { ...orderRow(row, language), commission_rate: yuan(row.commission_rate) }
}
