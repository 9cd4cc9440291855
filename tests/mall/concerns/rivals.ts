import { copyOf } from '../model/copy'
import { race, type Rival } from '../model/race'
import type { Bill, Model, Order } from '../model/state'
import type { Action } from '../model/step'
import type { Run } from '../model/run'
import type { Call } from '../world/client'
import type { Random } from '../world/random'
import { adjusted } from './adjust'
import { isThere, lifeCall, lifeDeeds, type LifeDeed } from './life'
import { payPassword } from './members'
import { arrive, mayRegroup, open, pays, regroup } from './pay'
import { payFromWallets } from './wallets'
import { applyRefund, mayRefund, refundCall, refundDeeds, type RefundDeed } from './refunds'

/** What may happen to an order at any moment; undefined = not to this one. */
type Maker = (order: Order, model: Model, random: Random) => Rival | undefined

const mostGroups = 3

export const saidOf = { ok: 'done', refused: 'refused', unknown: 'unknown' } as const

/** A lost answer is asked for again with its key; without one it stays unknown what was done. */
export const by =
  (call: (run: Run) => Promise<Call> | Call): Rival['prepare'] =>
  async (run) => {
    const made = await call(run)
    return async () => {
      const { kind } = made.params?.idempotency_key ? (await run.call(made)).answer : await run.callOnce(made)
      return saidOf[kind]
    }
  }

const orderOf = (model: Model, { n }: Order) => model.orders[n] as Order
const billOf = (model: Model, number: string) => model.bills.find((one) => one.number === number) as Bill

/** Bills the order stands or stood on: a payment may be told of one that is replaced by now. */
function someBill(order: Order, model: Model, random: Random): Bill | undefined {
  const all = model.bills.filter((one) => one.number !== '' && one.money > 0 && one.orders.includes(order))
  return random.chance(0.8) ? all.find((one) => one === order.bill) : random.pick(all)
}

const told: Maker = (order, model, random) => {
  const bill = someBill(order, model, random)
  return bill && tellingOf(bill)
}

export const tellingOf = ({ n, number, money, channel }: Bill): Rival => ({
  what: `the gateway tells of bill ${n}`,
  apply(now) {
    arrive(now, billOf(now, number))
    return 'done'
  },
  prepare: (run) =>
    Promise.resolve(async () => {
      await pays(run, { n, number, money, channel })
      return 'done'
    }),
})

const byWallet: Maker = (order, model, random) => {
  const bill = someBill(order, model, random)
  if (!bill) return undefined
  const { n, number, member } = bill
  const params = { out_trade_no: number, pay_type: 'BALANCE', return_url: '', pay_password: payPassword }
  return {
    what: `bill ${n} is paid by wallet`,
    apply(now) {
      const its = billOf(now, number)
      const { wallet } = its.member
      if (!open(its) || wallet.balance + wallet.balanceMoney < its.money) return 'refused'
      payFromWallets(now, its)
      return 'done'
    },
    prepare: by((run) => run.as(member, '/api/pay/pay', { ...params, idempotency_key: run.key() })),
  }
}

const begun: Maker = (order) => {
  const { number, n, channel } = order.bill
  if (number === '') return undefined
  const params = { out_trade_no: number, pay_type: channel, return_url: '' }
  return {
    what: `bill ${n} goes to the gateway`,
    apply(now) {
      const its = billOf(now, number)
      if (!open(its)) return 'refused'
      its.status = 1
      its.started = true
      return 'done'
    },
    prepare: by((run) => run.as(order.member, '/api/pay/pay', { ...params, idempotency_key: run.key() })),
  }
}

const adjusting: Maker = (order, _, random) => {
  const money = random.chance(0.3) ? -random.whole(5000, 60_000) : random.whole(-3000, 3000)
  const params = { order_id: order.id, adjust_money: (money / 100).toFixed(2) }
  return {
    what: `order ${order.n} is adjusted by ${money}`,
    apply(now) {
      const its = orderOf(now, order)
      if (its.status !== 0) return 'refused'
      adjusted(now, its, money, its.amounts.delivery)
      return 'done'
    },
    prepare: by((run) => ({
      path: '/operator/api/order/adjust',
      params: { ...params, idempotency_key: run.key() },
      operator: `dev-site-key-${order.site}`,
    })),
  }
}

const merging: Maker = (order, model, random) => {
  const others = model.orders.filter((one) => one !== order && one.member === order.member && one.status === 0)
  const all = [order, ...random.shuffled(others).slice(0, random.whole(0, 2))]
  return {
    what: `orders ${all.map(({ n }) => n).join('+')} are put on one bill`,
    apply(now) {
      const its = all.map((one) => orderOf(now, one))
      if (its.some(({ status }) => status !== 0) || !mayRegroup(its)) return 'refused'
      regroup(now, its)
      return 'done'
    },
    prepare: by((run) => {
      const params = { order_ids: all.map(({ id }) => id).join(','), idempotency_key: run.key() }
      return run.as(order.member, '/api/order/pay', params)
    }),
  }
}

export const living =
  (deed: LifeDeed): Maker =>
  (order) => ({
    what: `order ${order.n} ${deed.name}`,
    apply(now) {
      const its = orderOf(now, order)
      if (!deed.may(its)) return 'refused'
      deed.expect(now, its)
      return 'done'
    },
    prepare: by((run) => lifeCall(run, deed, order)),
  })

export const refunding =
  (deed: RefundDeed): Maker =>
  (order, _, random) => {
    const at = random.whole(0, order.lines.length - 1)
    const line = order.lines[at]
    if (!line) return undefined
    const type = line.sent && line.codeDays === undefined && random.chance(0.5) ? 2 : 1
    return {
      what: `line ${line.sku} of order ${order.n} ${deed.name}`,
      apply(now) {
        const its = orderOf(now, order)
        const own = its.lines[at]
        if (!own || !mayRefund(deed, { order: its, line: own })) return 'refused'
        applyRefund(now, deed, its, own, type)
        return 'done'
      },
      prepare: by((run) => refundCall(run, deed, order, line, type)),
    }
  }

const unpaid: Maker[] = [told, told, byWallet, begun, adjusting, adjusting, merging, merging]
const always: Maker[] = [...lifeDeeds.map(living), ...refundDeeds.map(refunding)]

/** Two or three of those who may come at the same time, at least one of them with a right to. */
function groupOf(order: Order, model: Model, random: Random): Rival[] {
  const makers = order.status === 0 ? [...unpaid, ...unpaid, ...lifeDeeds.slice(0, 2).map(living), ...always] : always
  const rivals: Rival[] = []
  const wanted = random.chance(0.15) ? 3 : 2
  let last: Maker | undefined
  for (let i = 0; i < 60 && rivals.length < wanted; i += 1) {
    // the same deed twice at the same moment is what people do
    const maker = last && random.chance(0.3) ? last : random.pick(makers)
    const rival = maker?.(order, model, random)
    if (!rival) continue
    const isAllowed = rival.apply(copyOf(model)) === 'done'
    if (isAllowed || (rivals.length > 0 && random.chance(0.15))) {
      rivals.push(rival)
      last = maker
    }
  }
  return rivals.length > 1 ? rivals : []
}

/** All pairs of steps on the same order or bill, of several members at once. */
export const meeting: Action = {
  name: 'meet on the same rows',
  weight: 16,
  races: true,
  plan(model, random) {
    const lives = (one: Order) => isThere(one) && one.status !== 10 && one.status !== -1
    // a timer that only waits for the lock to go runs at any moment after the first step
    const isOverdue = ({ dueAt }: Order) => dueAt > 0 && dueAt <= model.now
    const orders = random.shuffled(model.orders.filter((one) => lives(one) && !isOverdue(one)))
    const several = orders.filter(({ member }, i) => orders.findIndex((one) => one.member === member) === i)
    // what one does may change the orders of others
    const whole = several.filter(({ part }, i) => i === 0 || !part)
    const chosen = several[0]?.part ? several.slice(0, 1) : whole.slice(0, random.whole(1, mostGroups))
    const groups = chosen.map((order) => groupOf(order, model, random)).filter((group) => group.length > 0)
    return groups.length > 0 ? race(groups) : undefined
  },
}
