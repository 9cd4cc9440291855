import { childrenOf, figuresOf, leftOf, sharesOf, stateOf } from '../model/distribution'
import type { Run } from '../model/run'
import type { Member } from '../model/state'
import { levelIdOf } from '../world/setUpDistribution'

const yuan = (cents: number) => (cents / 100).toFixed(2)

/** More than one page is not asked for. */
const most = 100

interface Page<T> {
  count: number
  list: T[]
}

/** What the calls tell a distributor otherwise than the model. */
export async function shownTo(run: Run, member: Member): Promise<string[]> {
  const ask = async (path: string, params = {}) => run.must(run.as(member, path, params))
  const page = async <T>(path: string, params = {}) => (await ask(path, { page_size: most, ...params })) as Page<T>
  const [detail, orders, entries, payouts] = await Promise.all([
    ask('/fenxiao/api/fenxiao/detail') as Promise<Record<string, unknown>>,
    page<Shown>('/fenxiao/api/order/page'),
    page<{ money: string }>('/fenxiao/api/account/page'),
    page<Record<string, string | number>>('/fenxiao/api/withdraw/page'),
  ])
  return [
    ...different(`member ${member.n} is shown`, detail, detailOf(run, member)),
    ...different(`the orders that member ${member.n} is shown`, ordersIn(orders), ordersOf(run, member)),
    ...different(`the bill of member ${member.n}`, billIn(entries), {
      ...{ count: billLines(run, member), sum: run.model.distribution.accountOf(member) },
    }),
    ...different(`the withdrawals that member ${member.n} is shown`, payoutsIn(payouts), payoutsOf(run, member)),
  ]
}

/** Of the fields that the model has. */
const different = (what: string, row: Record<string, unknown>, wanted: Record<string, unknown>): string[] =>
  Object.entries(wanted)
    .filter(([name, value]) => row[name] !== value)
    .map(([name, value]) => `${what}: ${name} is ${String(row[name])}, the model has ${String(value)}`)

function detailOf({ model }: Run, member: Member): Record<string, unknown> {
  const { distribution } = model
  const { above, distributor, application } = member.standing
  const figures = figuresOf(model, member)
  const own = distribution.payouts.filter((one) => one.member === member)
  const sumOf = (status: number) => own.reduce((sum, one) => sum + (one.status === status ? one.money : 0), 0)
  const below = [childrenOf(model, member)]
  for (let depth = 1; depth < 3; depth += 1)
    below.push((below[depth - 1] ?? []).flatMap((one) => childrenOf(model, one)))
  const all = below.slice(0, distribution.programme.depth).flat()
  return {
    ...{ fenxiao_id: member.id, fenxiao_name: application.name, level_id: levelIdOf(distributor?.level ?? 0) },
    ...{ parent: above?.id ?? 0, parent_name: above?.standing.application.name ?? '' },
    ...{ status: distributor?.frozen ? -1 : 1, account: yuan(distribution.accountOf(member)) },
    ...{ account_withdraw: yuan(sumOf(2)), account_withdraw_apply: yuan(sumOf(1)) },
    ...{ total_commission: yuan(distribution.settledOf(member)), one_fenxiao_order_num: figures.firstOrders },
    ...{ one_fenxiao_order_money: yuan(figures.firstMoney), one_child_num: figures.children },
    ...{ one_child_fenxiao_num: figures.childDistributors, two_child_num: below[1]?.length ?? 0 },
    ...{ child_num: all.length, child_fenxiao_num: all.filter(({ standing }) => standing.distributor).length },
    ...{ order_num: figures.ownOrders, order_money: yuan(figures.ownMoney) },
  }
}

interface Shown {
  sku_id: number
  real_goods_money: string
  commission: string
  commission_level: number
  is_settlement: number
  is_refund: number
}

const ordersIn = ({ count, list }: Page<Shown>) => ({
  count,
  rows: list
    .map((row) =>
      [row.sku_id, row.real_goods_money, row.commission, row.commission_level, row.is_settlement, row.is_refund].join(
        '/',
      ),
    )
    .sort()
    .join(' '),
})

function ordersOf({ model }: Run, member: Member) {
  const shares = sharesOf(model.distribution, member)
  const rows = shares.map(({ earning, at }) => {
    const state = stateOf(earning)
    const [isSettled, isRefunded] = [Number(state === 'settled'), Number(state === 'refunded')]
    const { sku, real } = earning.line
    return [sku, yuan(real), yuan(leftOf(earning, at)), at + 1, isSettled, isRefunded].join('/')
  })
  return { count: shares.length, ...(shares.length <= most ? { rows: rows.sort().join(' ') } : {}) }
}

const billIn = ({ count, list }: Page<{ money: string }>) => ({
  count,
  sum: list.reduce((sum, { money }) => sum + Math.round(Number(money) * 100), 0),
})

/** Settled commissions above 0, withdrawals, and refused ones that came back. */
function billLines({ model: { distribution } }: Run, member: Member): number {
  const settled = sharesOf(distribution, member).filter(
    ({ earning, at }) => stateOf(earning) === 'settled' && leftOf(earning, at) > 0,
  )
  const own = distribution.payouts.filter((one) => one.member === member)
  return settled.length + own.length + own.filter(({ status }) => status === -1).length
}

const payoutsIn = ({ count, list }: Page<Record<string, string | number>>) => ({
  count,
  rows: list
    .map(({ id, money, real_money, withdraw_rate_money, status }) =>
      [id, money, real_money, withdraw_rate_money, status].join('/'),
    )
    .sort()
    .join(' '),
})

function payoutsOf({ model }: Run, member: Member) {
  const own = model.distribution.payouts.filter((one) => one.member === member)
  const rows = own.map(({ id, money, fee, status }) =>
    [id, yuan(money), yuan(money - fee), yuan(fee), status].join('/'),
  )
  return { count: own.length, rows: rows.sort().join(' ') }
}
