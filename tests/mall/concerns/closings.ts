import { isOver, isSold, type Activity } from '../model/activity'
import { copyOf } from '../model/copy'
import { race, type Rival } from '../model/race'
import type { Bill, Member, Model, Order } from '../model/state'
import type { Action, Concern } from '../model/step'
import type { Random } from '../world/random'
import { atDesk } from './activities'
import { sortOf } from './activityKinds'
import { placing } from './checkout'
import { paramsOf, plainly } from './choices'
import { isThere, lifeDeeds } from './life'
import { open } from './pay'
import { chosenOf, saleIn, wantedNum } from './promotions'
import { refundDeeds } from './refunds'
import { by, living, refunding, saidOf, tellingOf } from './rivals'

const closing = ({ n, kind, site, id }: Activity): Rival => ({
  what: `${kind} ${n} is closed`,
  apply(model) {
    const its = model.activities[n]
    if (!its || isOver(its, model.now)) return 'refused'
    its.closed = true
    return 'done'
  },
  prepare: by((run) => atDesk(run, site, 'close', { kind, id })),
})

/** One order of one shop; its ids are known once the mall has answered. */
function buying(activity: Activity, member: Member, random: Random): Rival | undefined {
  const offer = random.pick(activity.offers)
  if (!offer) return undefined
  const num = wantedNum(random, activity)
  const chosen = chosenOf(activity, offer, num)
  const use = plainly(chosen)
  const made = { id: 0, number: '' }
  return {
    what: `member ${member.n} buys ${num} in ${activity.kind} ${activity.n}`,
    apply(model) {
      const [its, buyer] = [model.activities[activity.n], model.members[member.n]]
      const sale = its && buyer && saleIn(model, buyer, { activity: its, offer, num })
      if (!sale) return 'refused'
      const { refused, orders, expect } = placing(model, buyer, { chosen, use, sale })
      if (refused) return 'refused'
      expect()
      for (const order of orders) {
        order.id = made.id
        order.bill.number = made.number
      }
      return 'done'
    },
    prepare: (run) => {
      const which = { ...sortOf(activity).params(activity, offer), num, ...paramsOf(use), idempotency_key: run.key() }
      const call = run.as(member, `/${activity.kind}/api/ordercreate/create`, which)
      return Promise.resolve(async () => {
        const { answer } = await run.call(call)
        if (answer.kind === 'ok') {
          made.number = answer.data as string
          made.id = await run.world.read(() => orderOf(run, made.number))
        }
        return saidOf[answer.kind]
      })
    },
  }
}

async function orderOf({ db }: Pick<Parameters<Rival['prepare']>[0], 'db'>, number: string): Promise<number> {
  const row = await db.selectFrom('orders').select('order_id').where('out_trade_no', '=', number).executeTakeFirst()
  return row?.order_id ?? 0
}

/** By which pieces come back to the activity. */
const givingBack = [
  ...lifeDeeds.filter(({ path }) => path.endsWith('/order/close')).map(living),
  ...refundDeeds.filter(({ name }) => name === 'is paid back').map(refunding),
]

function returning(order: Order, model: Model, random: Random): Rival[] {
  const rivals = random.shuffled(givingBack).map((maker) => maker(order, model, random))
  return rivals
    .filter((one) => one !== undefined)
    .filter((one) => one.apply(copyOf(model)) === 'done')
    .slice(0, 1)
}

/** Somebody buys, or gives back, at the same moment as the operator closes what it is sold in. */
const close: Action = {
  name: 'close what is being bought',
  weight: 8,
  ...{ races: true, creates: true },
  plan(model, random) {
    const activity = random.pick(
      model.activities.filter((one) => one.id > 0 && !sortOf(one).ends && isSold(one, model.now)),
    )
    if (!activity) return undefined
    const buyers = random.shuffled(model.members).slice(0, random.whole(1, 2))
    const isOverdue = ({ dueAt }: Order) => dueAt > 0 && dueAt <= model.now
    const own = model.orders.filter((one) => one.activity === activity && isThere(one) && !isOverdue(one))
    const back = random.shuffled(own).flatMap((order) => returning(order, model, random))
    const bought = buyers.map((member) => buying(activity, member, random)).filter((one) => one !== undefined)
    return race([random.shuffled([closing(activity), ...back.slice(0, 1), ...bought])])
  },
}

/** What its closing means to orders is done by jobs: a payment may come between the two. */
const ending = ({ n, kind }: Activity): Rival => ({
  what: `${kind} ${n} ends its orders`,
  apply(model) {
    const its = model.activities[n]
    if (!its?.closed) return 'refused'
    sortOf(its).ends?.(model, its)
    return 'done'
  },
  prepare: () => Promise.resolve(() => Promise.resolve('done')),
})

const isOf = (activity: Activity, { orders, presale }: Bill) =>
  presale?.activity === activity || orders.some((one) => one.activity === activity)

/** Payments arrive at the same moment as the operator closes what opens a group, buys a bargain or orders ahead. */
const closePaid: Action = {
  name: 'close what is being paid for',
  weight: 8,
  races: true,
  plan(model, random) {
    const bills = random.shuffled(model.bills.filter((one) => open(one) && one.number !== '' && one.money > 0))
    const going = model.activities.filter((one) => one.id > 0 && sortOf(one).ends && !isOver(one, model.now))
    const activity = random.pick(going.filter((one) => bills.some((bill) => isOf(one, bill))))
    if (!activity) return undefined
    const own = bills.filter((one) => isOf(activity, one)).slice(0, 2)
    return race([random.shuffled([closing(activity), ending(activity), ...own.map(tellingOf)])])
  },
}

/** Purchases, payments and returns against the end of what they are made in. */
export const closings: Concern = { name: 'closings', actions: [close, closePaid] }
