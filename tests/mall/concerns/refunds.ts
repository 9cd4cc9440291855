import { day } from '../model/clock'
import { earned, isLocked, isRefundable, type Line, type Model, type Order } from '../model/state'
import { owed } from '../model/reference'
import { rowOf } from './orderRows'
import type { Run } from '../model/run'
import type { Random } from '../world/random'
import { touching, type Action, type Concern } from '../model/step'
import { fireOrder, isAllSent, shipped, strange } from './life'

const week = 7 * day
const reason = '其他'

/** What moves the refund of a line, from where, by whom; everything else must be refused. */
export interface RefundDeed {
  name: string
  weight: number
  from: number[]
  by: 'member' | 'shop'
  path: string
  params?: (line: Line, type: number) => object
  /** cents that are given back of it, where that is not everything */
  part?: (line: Line) => number
  to(line: Line, type: number): number
  /** has an idempotency key */
  keyed?: true
}

export const refundDeeds: RefundDeed[] = [
  {
    ...{ name: 'asks for money back', weight: 8, from: [0, -1], by: 'member', path: '/api/orderrefund/refund' },
    params: (_, type) => ({ refund_type: type, refund_reason: reason }),
    to: () => 1,
    keyed: true,
  },
  {
    ...{ name: 'takes the asking back', weight: 2, from: [1, 4, -1], by: 'member', path: '/api/orderrefund/cancel' },
    to: () => 0,
  },
  {
    ...{ name: 'is agreed', weight: 6, from: [1], by: 'shop', path: '/operator/api/refund/agree' },
    params: () => ({ refund_address: '杭州市西湖区退货点' }),
    to: ({ refundType }) => (refundType === 2 ? 4 : 2),
  },
  {
    ...{ name: 'is refused', weight: 2, from: [1, 5], by: 'shop', path: '/operator/api/refund/refuse' },
    params: () => ({ refund_refuse_reason: '不符合退款条件' }),
    to: () => -1,
  },
  {
    ...{ name: 'is sent back', weight: 4, from: [4], by: 'member', path: '/api/orderrefund/delivery' },
    params: () => ({ refund_delivery_name: '中通快递', refund_delivery_no: 'ZT1' }),
    to: () => 5,
  },
  {
    ...{ name: 'comes back', weight: 4, from: [5], by: 'shop', path: '/operator/api/refund/receive' },
    to: () => 6,
  },
  {
    ...{ name: 'is paid back', weight: 8, from: [2, 6], by: 'shop', path: '/operator/api/refund/transfer' },
    params: () => ({ refund_pay_type: 'online_refund_pay' }),
    to: () => 3,
  },
  {
    ...{ name: 'gets a part back', weight: 5, from: [2, 6], by: 'shop', path: '/operator/api/refund/transfer' },
    params: (line) => ({ refund_pay_type: 'online_refund_pay', refund_real_money: (partOf(line) / 100).toFixed(2) }),
    part: partOf,
    to: () => 3,
  },
]

/** Not as much as may go back of a line that cost something. */
function partOf({ real }: Line): number {
  return Math.ceil(real * 0.37)
}

export const lines = (model: Model) =>
  model.orders
    .filter(({ id, hidden }) => id > 0 && !hidden)
    .flatMap((order) => order.lines.map((line) => ({ order, line })))

export const mayComplain = (order: Order, line: Line) => isRefundable(order) && line.refund !== 3

/** A code that was used ends it. */
export const mayAsk = (order: Order, line: Line) => isRefundable(order) && line.codeUsed === undefined

export const mayRefund = (deed: RefundDeed, { order, line }: { order: Order; line: Line }) =>
  deed.from.includes(line.refund) && (!deed.name.startsWith('asks') || mayAsk(order, line))

const act = (deed: RefundDeed, allowed: boolean) => (model: Model, random: Random) => {
  const one = random.pick(lines(model).filter((each) => mayRefund(deed, each) === allowed))
  if (!one) return undefined
  const { order, line } = one
  const type = line.sent && line.codeDays === undefined && random.chance(0.5) ? 2 : 1
  return {
    what: `line ${line.sku} of order ${order.n} in ${order.status}/${line.refund} ${deed.name}${allowed ? '' : ' in vain'}`,
    touches: [touching.member(order.member.n), ...touching.piecesOf(model, order)],
    expect() {
      if (allowed) applyRefund(model, deed, order, line, type)
    },
    async act(run: Run) {
      const call = await refundCall(run, deed, order, line, type)
      await (allowed ? run.must(call) : run.mustNot(call))
      // what waited for the lock is due at once: nobody waits for the worker's next look
      // every process: another one's worker may have it in hand
      if (allowed) await run.world.runDue()
    },
  }
}

export async function refundCall(run: Run, deed: RefundDeed, order: Order, line: Line, type: number) {
  const row = await rowOf(run, order, line)
  const params = { order_goods_id: row?.order_goods_id, ...deed.params?.(line, type) }
  if (deed.by === 'shop')
    return {
      path: deed.path,
      params: { ...params, idempotency_key: run.key() },
      operator: `dev-site-key-${order.site}`,
    }
  return run.as(order.member, deed.path, deed.keyed ? { ...params, idempotency_key: run.key() } : params)
}

export function applyRefund(model: Model, deed: RefundDeed, order: Order, line: Line, type: number) {
  if (deed.keyed) line.refundType = type
  if (deed.name === 'is refused') order.told.push('refundrefuse')
  move(model, order, line, deed.to(line, type), deed.part?.(line))
}

/** The line's new state with all that follows from it; `asked`: cents that are given back, everything unless told. */
export function move(model: Model, order: Order, line: Line, to: number, asked?: number) {
  const was = line.refund
  line.refund = to
  // the money is back: there is nothing left to complain about
  if (to === 3 && line.complaint === 1) line.complaint = 2
  line.refundDue = to === 0 || to === 3 ? 0 : model.now + week
  if (to === 3) payBack(model, order, line, { returned: was === 6, asked })
  if (to === 0) line.refundType = 0
  if (isLocked(order) || order.status === -1) return
  // the lock is gone: what waited for it goes on
  const left = order.lines.filter((one) => one.refund !== 3)
  const isLeft = left.some(({ sent }) => sent) || order.gift?.sent
  if (order.type === 1 && order.status === 1 && isLeft && isAllSent(order)) shipped(model, order)
  fireOrder(model, order)
}

/** wire/orders-and-aftersales section 3: how the money of a line goes back, calculated anew. */
function payBack(
  model: Model,
  order: Order,
  line: Line,
  { returned, asked = Infinity }: { returned: boolean; asked: number | undefined },
) {
  const { amounts, back, member, billFrom } = order
  const isLast = order.lines.every((one) => one.refund === 3)
  const rest = amounts.total - order.lines.reduce((sum, { real }) => sum + real, 0)
  const most = Math.min(line.real + (isLast ? Math.max(0, rest) : 0), amounts.total - back.total)
  const money = Math.min(most, asked)
  // freight and invoice come first: what is kept is of the goods
  line.back = Math.min(line.real, money - Math.min(money, Math.max(0, most - line.real)))
  const fromWallet = amounts.fromBalance + amounts.fromBalanceMoney
  const share = amounts.total > 0 ? Math.floor((money * fromWallet) / amounts.total) : 0
  const wallet = Math.min(Math.max(share, money - (owed(amounts) - back.pay)), fromWallet - back.wallet)
  const pay = money - wallet
  const toMoney = Math.min(wallet, amounts.fromBalanceMoney - back.toMoney)
  const toWallets = walletPart(order, pay)
  const billToMoney = Math.min(toWallets, (billFrom?.balanceMoney ?? 0) - back.billToMoney)
  const point = isLast
    ? amounts.points - back.point
    : amounts.pointMoney > 0
      ? Math.floor((amounts.points * line.points) / amounts.pointMoney)
      : 0
  member.wallet.point += point
  member.wallet.balanceMoney += toMoney + billToMoney
  member.wallet.balance += wallet - toMoney + toWallets - billToMoney
  back.total += money
  back.wallet += wallet
  back.pay += pay
  back.toMoney += toMoney
  back.billToMoney += billToMoney
  back.point += point
  if (!line.sent || returned) model.comeBack(order, line)
  withdraw(model, order, isLast)
  if (!isLast) return
  order.status = -1
  order.dueAt = 0
  model.couponsBack(order)
  model.distribution.ended(model, order)
}

/** Of what goes back of the bills: what was paid by BALANCE. Of several the last one goes back first. */
function walletPart({ back, billFrom, bills }: Order, pay: number): number {
  if (!bills) return billFrom ? pay : 0
  let [before, rest, part] = [back.pay, pay, 0]
  for (const { money, byWallet } of bills) {
    const gone = Math.min(before, money)
    const own = Math.min(rest, money - gone)
    before -= gone
    rest -= own
    if (byWallet) part += own
  }
  return part
}

/** A gift that was not sent stays in the shop when the lines that are left do not reach its rule. */
function withdraw(model: Model, order: Order, isLast: boolean) {
  const { gift } = order
  if (!gift || gift.sent || (!isLast && earned(order)?.gift)) return
  model.addStock(gift.sku, gift.num)
  order.gift = undefined
}

/** The seller who says nothing has agreed, received and paid; the buyer who says or sends nothing has given in. */
export const refundTimer = {
  due: (model: Model) =>
    model.orders.flatMap((order) => order.lines.map(({ refundDue }) => refundDue).filter((at) => at > 0)),
  fire(model: Model) {
    for (const order of model.orders)
      for (const line of order.lines) {
        if (line.refundDue === 0 || line.refundDue > model.now) continue
        if (line.refund === 1) move(model, order, line, line.refundType === 2 ? 4 : 2)
        else if (line.refund === 5) move(model, order, line, 6)
        else if (line.refund === 2 || line.refund === 6) move(model, order, line, 3)
        else move(model, order, line, 0)
      }
  },
}

/** And not as the last one, which gets what the order costs beside its lines. */
const isAboutToBePaid = ({ order, line }: { order: Order; line: Line }) =>
  (line.refund === 2 || line.refund === 6) && order.lines.some((one) => one !== line && one.refund !== 3)

/** More than the line cost does not go back, whoever asks. */
const tooMuch: Action = {
  name: 'pay back too much',
  weight: 3,
  plan(model, random) {
    const one = random.pick(lines(model).filter(isAboutToBePaid))
    if (!one) return undefined
    const { order, line } = one
    return {
      what: `line ${line.sku} of order ${order.n} in ${order.status}/${line.refund} is paid back more than it cost in vain`,
      touches: [touching.member(order.member.n)],
      expect: () => undefined,
      async act(run) {
        const paid = refundDeeds.find(({ name }) => name === 'is paid back')!
        const call = await refundCall(run, paid, order, line, line.refundType)
        const refund_real_money = ((line.real + 1) / 100).toFixed(2)
        await run.mustNot({ ...call, params: { ...call.params, refund_real_money } })
      },
    }
  },
}

const notOwn: Action = {
  name: 'refund of somebody else',
  weight: 3,
  plan(model, random) {
    const one = random.weighted(refundDeeds)
    const of = one && random.pick(lines(model).filter((each) => mayRefund(one, each)))
    if (!one || !of) return undefined
    const { order, line } = of
    const what = `line ${line.sku} of order ${order.n} in ${order.status}/${line.refund} ${one.name}`
    return strange(model, random, order, what, (run) => refundCall(run, one, order, line, 1))
  },
}

const deed = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'refund' : 'forbidden refund',
  weight,
  plan(model, random) {
    const one = random.weighted(refundDeeds)
    return one && act(one, allowed)(model, random)
  },
})

export const refunds: Concern = { name: 'refunds', actions: [deed(true, 12), deed(false, 8), tooMuch, notOwn] }
