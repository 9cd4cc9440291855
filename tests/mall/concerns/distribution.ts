import { leftOf, madeOn, stateOf, type Distributor, type Earning } from '../model/distribution'
import type { Run } from '../model/run'
import type { Concern } from '../model/step'
import { levelIdOf } from '../world/setUpDistribution'
import { jobsDone } from './distributionJobs'
import { apply, change, decide, distributorsIn, freeze } from './distributors'
import { shownTo } from './distributionShown'
import { firstOrder } from './firstOrder'
import { ring, visit } from './inviting'
import { settle, twice, withdraw } from './payouts'

async function check(run: Run): Promise<string[]> {
  await jobsDone(run)
  const { members } = run.model
  if (members.length === 0) return []
  const found = [...(await standings(run)), ...(await commissions(run)), ...(await payouts(run))]
  for (const member of members) {
    const { standing } = member
    standing.had = run.model.distribution.accountOf(member)
    if (standing.distributor) standing.distributor.was = standing.distributor.level
  }
  // another one each time
  const shown = distributorsIn(run.model)
  const one = shown[run.plan.length % Math.max(1, shown.length)]
  if (one && found.length === 0) found.push(...(await shownTo(run, one)))
  return found
}

const idsOf = ({ model }: Run) => model.members.map(({ id }) => id)

async function standings(run: Run): Promise<string[]> {
  const { db, model } = run
  const rows = await db
    .selectFrom('member')
    .leftJoin('fenxiao', 'fenxiao.member_id', 'member.member_id')
    .leftJoin('fenxiao_apply as its', 'its.member_id', 'member.member_id')
    .leftJoin('account', (on) =>
      on.onRef('account.member_id', '=', 'member.member_id').on('account.kind', '=', 'fenxiao'),
    )
    .select(['member.member_id', 'source_member', 'fenxiao_id', 'fenxiao.status', 'level_id', 'balance'])
    .select(['fenxiao.fenxiao_name', 'its.status as apply_status', 'its.apply_id'])
    .where('member.member_id', 'in', idsOf(run))
    .execute()
  return model.members.flatMap((member) => {
    const { source, above, distributor, application } = member.standing
    const row = rows.find(({ member_id }) => member_id === member.id)
    const is = [
      ...[row?.source_member, row?.fenxiao_id, row?.status, row?.level_id, row?.fenxiao_name],
      ...[row?.apply_status ?? 0, row?.apply_id ?? 0, row?.balance ?? 0],
    ]
    const should = [
      ...[source?.id ?? 0, above?.id ?? 0, distributor && (distributor.frozen ? -1 : 1)],
      ...[distributor && levelIdOf(distributor.level), distributor && application.name],
      ...[application.status, application.id, model.distribution.accountOf(member)],
    ]
    return is.join() === should.join()
      ? []
      : [`member ${member.n} in distribution: ${is.join()}, the model has ${should.join()}`]
  })
}

type Row = Awaited<ReturnType<typeof commissionRows>>[number]

const commissionRows = (run: Run) =>
  run.db
    .selectFrom('fenxiao_order')
    .innerJoin('order_line', (on) =>
      on
        .onRef('order_line.member_id', '=', 'fenxiao_order.buyer_id')
        .onRef('order_line.order_goods_id', '=', 'fenxiao_order.order_goods_id'),
    )
    .select(['fenxiao_order.member_id', 'fenxiao_order.order_id', 'sku_id', 'commission_level', 'commission_made'])
    .select(['commission', 'is_settlement', 'is_refund'])
    .where('fenxiao_order.member_id', 'in', idsOf(run))
    .execute()

async function commissions(run: Run): Promise<string[]> {
  const rows = await commissionRows(run)
  const of = new Map<string, Row[]>()
  const keyOf = (order: number, sku: number) => `${order} ${sku}`
  for (const row of rows) {
    const key = keyOf(row.order_id, row.sku_id)
    of.set(key, [...(of.get(key) ?? []), row])
  }
  const found: string[] = []
  for (const earning of run.model.distribution.earnings) {
    const { order, line } = earning
    const key = keyOf(order.id, line.sku)
    const its = of.get(key) ?? []
    of.delete(key)
    earning.made ??= firstMade(earning, its)
    const is = told(
      its.map((row) => [row.commission_level, row.member_id, row.commission_made, row.commission, stateIn(row)]),
    )
    const state = stateOf(earning)
    const should = told(
      earning.made.flatMap((made, at) =>
        made > 0 ? [[at + 1, earning.earners[at]?.id, made, leftOf(earning, at), state]] : [],
      ),
    )
    if (is !== should) found.push(`line ${line.sku} of order ${order.n} brings ${is}, the model has ${should}`)
  }
  for (const [key, its] of of) found.push(`commissions that nobody earned: ${key}, ${JSON.stringify(its)}`)
  return found
}

const told = (parts: (string | number | undefined)[][]) =>
  parts
    .map((part) => part.join('/'))
    .sort()
    .join(' ') || 'nothing'

const stateIn = ({ is_settlement, is_refund }: Row) =>
  is_refund === 1 ? 'refunded' : is_settlement === 1 ? 'settled' : 'pending'

const upTo = ({ was, level }: Distributor) => Array.from({ length: level - was + 1 }, (_, i) => level - i)

/** Earners who rose while it was paid for may have been on any level on the way. */
function firstMade(earning: Earning, rows: Row[]): number[] {
  const choices = earning.earners.reduce<(number | undefined)[][]>(
    (all, earner) => {
      const distributor = earner?.standing.distributor
      const levels = distributor ? upTo(distributor) : [undefined]
      return all.flatMap((some) => levels.map((level) => [...some, level]))
    },
    [[]],
  )
  const candidates = choices.map((levels) => madeOn(levels, earning))
  const real = earning.earners.map((_, at) => rows.find((row) => row.commission_level === at + 1)?.commission_made ?? 0)
  return candidates.find((made) => made.join() === real.join()) ?? candidates[0] ?? []
}

async function payouts(run: Run): Promise<string[]> {
  const { db, model } = run
  const rows = await db.selectFrom('fenxiao_withdraw').selectAll().where('member_id', 'in', idsOf(run)).execute()
  const { payouts: all } = model.distribution
  const found =
    rows.length === all.length ? [] : [`${rows.length} withdrawals of commission, the model has ${all.length}`]
  for (const { n, id, member, money, fee, status } of all) {
    const row = rows.find((one) => one.id === id)
    const is = row && [row.member_id, row.money, row.withdraw_rate_money, row.real_money, row.status].join()
    const should = [member.id, money, fee, money - fee, status].join()
    if (is !== should) found.push(`withdrawal ${n} of commission: ${is}, the model has ${should}`)
  }
  return found
}

/** Who brings whom, who earns by whose orders, and how it is paid out. */
export const distribution: Concern = {
  name: 'distribution',
  actions: [visit, ring, firstOrder, apply, decide, freeze, change, withdraw, settle, twice],
  check,
}
