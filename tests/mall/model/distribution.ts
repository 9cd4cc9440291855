import { exceptions, firstProgramme, editions, ladders, type Ladder, type Programme } from '../world/setUpDistribution'
import type { Line, Member, Model, Order } from './state'

/**
 * Who brings whom, and who earns by whose orders, told anew from the words of wire/fenxiao section 6: it shares no line
 * with the server's part of it on purpose. Integer cents.
 */

/** Where a member stands in it; status of the wire. */
export interface Standing {
  /** who brought the member */
  source: Member | undefined
  /** the distributor the member is bound to */
  above: Member | undefined
  /** the newest application, 0 = none */
  application: { status: 0 | 1 | 2 | -1; id: number; name: string }
  distributor: Distributor | undefined
  /** what could be withdrawn when everything was compared last */
  had: number
}

export interface Distributor {
  frozen: boolean
  /** number of the level, and when everything was compared last */
  level: number
  was: number
}

export const newcomer = (): Standing => ({
  ...{ source: undefined, above: undefined, distributor: undefined, had: 0 },
  application: { status: 0, id: 0, name: '' },
})

/** What a line brings those above its buyer, the nearest first; undefined = nobody there earns. */
export interface Earning {
  order: Order
  line: Line
  edition: number
  earners: (Member | undefined)[]
  /** cents of each, once it is known on which level the earners stood */
  made: number[] | undefined
}

/** status of the wire */
export interface Payout {
  n: number
  member: Member
  id: number
  money: number
  fee: number
  status: 1 | 2 | -1
}

export class Distribution {
  readonly programme: Programme = { ...firstProgramme, withdrawing: { ...firstProgramme.withdrawing } }
  readonly earnings: Earning[] = []
  readonly payouts: Payout[] = []

  /** The member shows himself, with who brought him if anybody did. */
  visit(model: Model, member: Member, inviter?: Member): void {
    const { standing } = member
    if (inviter !== member) standing.source ??= inviter
    if (this.programme.bindsAt === 1) this.bind(model, member)
  }

  /** Whether a visit would bind the member now. */
  wouldBind({ standing }: Member, source = standing.source): boolean {
    const its = source?.standing.distributor
    return !standing.above && its !== undefined && !its.frozen
  }

  bind(model: Model, member: Member): void {
    const { standing } = member
    const { source } = standing
    if (!source || !this.wouldBind(member) || wayUp(source).includes(member)) return
    standing.above = source
    for (const one of wayUp(source).slice(0, 3)) rise(model, one)
  }

  becomes(model: Model, member: Member, level = 1): void {
    member.standing.distributor = { frozen: false, level, was: level }
    for (const one of wayUp(member).slice(0, 4)) rise(model, one)
  }

  paid(model: Model, order: Order): void {
    const { member, lines } = order
    const isFirst = model.orders.every((one) => one.member !== member || one.bill === order.bill || !wasPaid(one))
    if (this.programme.bindsAt === 3 && isFirst) this.bind(model, member)
    const [self, ...above] = wayUp(member)
    const isOwn = this.programme.ownToo && self?.standing.distributor
    const chain = [...(self && isOwn ? [self] : []), ...above].slice(0, this.programme.depth)
    const earners = chain.map((one) => (one.standing.distributor?.frozen ? undefined : one))
    if (earners.every((one) => one === undefined)) return
    const { edition } = this.programme
    for (const line of lines) this.earnings.push({ order, line, edition, earners, made: undefined })
  }

  /** Completed, or closed by refunds: what is left is the earners'. */
  ended(model: Model, { n, member }: Order): void {
    for (const { order, earners } of this.earnings)
      if (order.n === n) for (const one of earners) if (one) rise(model, one)
    rise(model, member)
  }

  /** Cents that can be withdrawn. */
  accountOf(member: Member): number {
    const taken = this.payouts.filter((one) => one.member === member && one.status !== -1)
    return this.settledOf(member) - taken.reduce((sum, { money }) => sum + money, 0)
  }

  settledOf(member: Member): number {
    const settled = sharesOf(this, member).filter(({ earning }) => stateOf(earning) === 'settled')
    return settled.reduce((sum, { earning, at }) => sum + leftOf(earning, at), 0)
  }

  feeOf(money: number): number {
    const { from, to, rate } = this.programme.withdrawing
    return from <= money && money <= to ? 0 : Math.floor((money * rate) / 10_000)
  }
}

const wasPaid = ({ paidAt }: Order) => paidAt !== undefined

/** The member and everybody above, the nearest first. */
export function wayUp(member: Member): Member[] {
  const way: Member[] = []
  for (let one: Member | undefined = member; one && !way.includes(one); one = one.standing.above) way.push(one)
  return way
}

/** What earners on these levels get of a line. The sum is at most what was paid: who stands higher gives way. */
export function madeOn(levels: (number | undefined)[], { line, edition }: Earning): number[] {
  const made: number[] = []
  levels.forEach((level, at) => {
    const room = line.real - made.reduce((sum, one) => sum + one, 0)
    made.push(level === undefined ? 0 : Math.min(room, wantedOn(level, at, line, edition)))
  })
  return made
}

function wantedOn(level: number, at: number, { sku, num, real }: Line, edition: number): number {
  if (real === 0 || exceptions.leftOut.some((one) => one.sku === sku)) return 0
  const own = exceptions.own.find((one) => one.sku === sku && one.num === level)
  const rate = (own?.rates ?? editions[edition]?.[level - 1])?.[at] ?? 0
  if (rate === 0) return (own?.money[at] ?? 0) * num
  const price = exceptions.prices.find((one) => one.sku === sku)?.price
  return Math.floor((rate * (price === undefined ? real : price * num)) / 10_000)
}

/** What became of a commission with its line, and with its order, which may end by refunds that leave some of it. */
export function stateOf({ order, line }: Earning): 'pending' | 'settled' | 'refunded' {
  if (line.back === line.real) return 'refunded'
  return order.status === 10 || order.status === -1 ? 'settled' : 'pending'
}

/** Cents that are left of it. */
export function leftOf(earning: Earning, at: number): number {
  const { line, made } = earning
  return stateOf(earning) === 'refunded' ? 0 : Math.floor(((made?.[at] ?? 0) * (line.real - line.back)) / line.real)
}

/** All that was made for the member, and at which place of the chain. */
export function sharesOf({ earnings }: Distribution, member: Member): { earning: Earning; at: number }[] {
  return earnings
    .map((earning) => ({ earning, at: earning.earners.indexOf(member) }))
    .filter(({ earning, at }) => at >= 0 && (earning.made?.[at] ?? 0) > 0)
}

export const childrenOf = ({ members }: Model, member: Member) =>
  members.filter(({ standing }) => standing.above === member)

/** Figures that lift a distributor, of completed orders less what was given back. */
export function figuresOf(model: Model, member: Member) {
  const settled = sharesOf(model.distribution, member).filter(({ earning }) => stateOf(earning) === 'settled')
  const first = settled.filter(({ at }) => at === 0)
  const children = childrenOf(model, member)
  const own = model.orders.filter((one) => one.member === member && one.status === 10)
  const ordersOf = (some: typeof settled) => new Set(some.map(({ earning }) => earning.order)).size
  return {
    orders: ordersOf(settled),
    firstOrders: ordersOf(first),
    firstMoney: first.reduce((sum, { earning: { line } }) => sum + line.real - line.back, 0),
    children: children.length,
    childDistributors: children.filter(({ standing }) => standing.distributor).length,
    ownOrders: own.length,
    ownMoney: own.reduce((sum, { amounts, back }) => sum + amounts.total - back.total, 0),
  }
}

/** To the highest level that is reached; nobody falls. */
function rise(model: Model, member: Member): void {
  const { distributor } = member.standing
  if (!distributor) return
  const figures = figuresOf(model, member)
  for (const one of ladders) if (one.num > distributor.level && isReached(one, figures)) distributor.level = one.num
}

function isReached(ladder: Ladder, figures: ReturnType<typeof figuresOf>): boolean {
  const names = ['children', 'childDistributors', 'orders', 'firstMoney', 'ownOrders'] as const
  const used = names.filter((name) => ladder[name] !== undefined)
  const holds = used.map((name) => figures[name] >= (ladder[name] ?? 0))
  return used.length > 0 && (ladder.all ? !holds.includes(false) : holds.includes(true))
}
