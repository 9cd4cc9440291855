import { owed, readjust } from '../model/reference'
import type { Model, Order } from '../model/state'
import { leavesJobs, touching, type Action, type Concern } from '../model/step'
import { isThere } from './life'

/** A shop changes what an order costs: only while it is unpaid. */
const adjust = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'adjust' : 'adjust in vain',
  weight,
  plan(model, random) {
    const order = random.pick(model.orders.filter((one) => isThere(one) && (one.status === 0) === allowed))
    if (!order) return undefined
    const money = random.chance(0.3) ? -random.whole(5000, 60_000) : random.whole(-3000, 3000)
    const delivery = random.chance(0.3) ? random.whole(0, 2000) : undefined
    return {
      what: `order ${order.n} in ${order.status} is adjusted by ${money}${delivery === undefined ? '' : `, freight ${delivery}`}`,
      touches: [touching.member(order.member.n)],
      // one that costs nothing any more is paid
      leavesJobs: leavesJobs(order.bill),
      expect: () => void (allowed && adjusted(model, order, money, delivery ?? order.amounts.delivery)),
      async act(run) {
        const params = {
          order_id: order.id,
          adjust_money: (money / 100).toFixed(2),
          delivery_money: delivery === undefined ? undefined : (delivery / 100).toFixed(2),
          idempotency_key: run.key(),
        }
        const call = { path: '/operator/api/order/adjust', params, operator: `dev-site-key-${order.site}` }
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
})

export function adjusted(model: Model, order: Order, money: number, delivery: number) {
  const { toMoney, toBalance } = readjust(order.amounts, order.lines, money, delivery)
  const { wallet } = order.member
  wallet.balanceMoney += toMoney
  wallet.balance += toBalance
  model.renew(order.bill)
  if (owed(order.amounts) < 0) throw new Error(`order ${order.n} costs less than nothing`)
}

export const adjustments: Concern = { name: 'adjust', actions: [adjust(true, 3), adjust(false, 1)] }
