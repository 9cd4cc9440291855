import { isSold, type Activity, type Offer, type Team } from '../model/activity'
import { unclear } from '../model/clock'
import { Group, isJoinable } from '../model/group'
import type { Run } from '../model/run'
import type { Member, Model, Order } from '../model/state'
import type { Action, Concern } from '../model/step'
import type { Random } from '../world/random'
import { planned } from './checkout'
import type { Sale } from './choices'
import { chosenOf } from './promotions'
import { move } from './refunds'

/** The whole order, as the mall itself gives it back. */
const ends = {
  close: (model: Model, order: Order) => model.close(order),
  refund(model: Model, order: Order) {
    for (const line of order.lines) if (line.refund !== 3) move(model, order, line, 3)
  },
}

const pathOf = '/pintuan/api/ordercreate'
const numOf = (random: Random, { most }: Activity) => (random.chance(0.7) ? 1 : random.whole(1, Math.min(most, 4) + 1))

/** Whoever orders without a group opens one by paying. */
const open: Action = {
  name: 'open a group',
  weight: 20,
  creates: true,
  plan(model, random) {
    const of = random.pick(sellingOf(model))
    const member = random.pick(model.members)
    if (!of || !member) return undefined
    const { activity, team, offer } = of
    const sold = isSold(activity, model.now)
    if (sold === undefined) return undefined
    const num = numOf(random, activity)
    const group = new Group(activity, team, ends)
    const sale: Sale = {
      ...{ path: pathOf, params: { pintuan_goods_id: offer.entry, num }, coupons: false, activity },
      refuses: !sold ? 'everything' : num > activity.most ? 'orders' : 'nothing',
      made: into(group),
    }
    return planned(model, random, member, chosenOf(activity, { ...offer, price: team.opener }, num), sale)
  },
}

interface Selling {
  activity: Activity
  team: Team
  offer: Offer
}

const sellingOf = ({ activities }: Model): Selling[] =>
  activities.flatMap((activity) => {
    const [offer] = activity.offers
    return activity.team && offer && activity.id > 0 ? [{ activity, team: activity.team, offer }] : []
  })

const into =
  (group: Group): Sale['made'] =>
  (model, order) => {
    // of this model, which may be a copy of the one it was planned in
    if (group.orders.length === 0) model.groups.push(group)
    group.orders.push(order)
    order.part = group
    // its bill ends with the group
    order.dueAt = Math.min(order.dueAt, group.end)
  }

/** Everybody else may join while there is a place, once. */
const join: Action = {
  name: 'join a group',
  weight: 44,
  creates: true,
  plan(model, random) {
    const known = model.groups.filter(({ id }) => id > 0)
    const joinable = known.filter((one) => isJoinable(one, model.now) && one.taken < one.team.people)
    const group = random.pick(joinable.length > 0 && random.chance(0.85) ? joinable : known)
    const others = model.members.filter((one) => !group?.isIn(one))
    const member = random.pick(others.length > 0 && random.chance(0.85) ? others : model.members)
    const [offer] = group?.activity.offers ?? []
    if (!group || !member || !offer || Math.abs(group.end - model.now) <= unclear) return undefined
    const { activity } = group
    const num = numOf(random, activity)
    const sale: Sale = {
      ...{ path: pathOf, params: { pintuan_goods_id: offer.entry, group_id: group.id, num }, coupons: false, activity },
      refuses: !mayJoin(model, group, member) ? 'everything' : num > activity.most ? 'orders' : 'nothing',
      made: into(group),
      beside: group.members(),
    }
    const step = planned(model, random, member, chosenOf(activity, offer, num), sale)
    return { ...step, what: `${step.what}, joining order ${group.orders[0]?.n}` }
  },
}

const mayJoin = (model: Model, group: Group, member: Member) =>
  isJoinable(group, model.now) && group.taken < group.team.people && !group.isIn(member)

/** Groups whose time is over; before that nobody can tell close to it whether they can be joined. */
export const groupTimer = {
  due: ({ groups }: Model) => groups.filter(({ status }) => status === 2).map(({ end }) => end),
  fire(model: Model) {
    for (const group of model.groups) if (group.status === 2 && group.end <= model.now) group.over(model)
  },
}

/** Groups and the parts of members in them, as the tables have them. */
async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.groups.flatMap(({ orders }) => orders.map(({ id }) => id))
  if (ids.length === 0) return []
  const [parts, groups] = await Promise.all([
    db.selectFrom('pintuan_order').select(['order_id', 'group_id', 'status']).where('order_id', 'in', ids).execute(),
    db.selectFrom('pintuan_group').select(['group_id', 'status', 'paid', 'held']).execute(),
  ])
  const found: string[] = []
  for (const group of model.groups) {
    const { orders, status, paidPlaces, taken } = group
    const [leader] = orders
    group.id ||= parts.find(({ order_id }) => order_id === leader?.id)?.group_id ?? 0
    const row = groups.find(({ group_id }) => group_id === group.id)
    const is = [row?.status, ...(status === 2 ? [row?.paid, row?.held] : [])].join()
    const should = [status || undefined, ...(status === 2 ? [paidPlaces, taken - paidPlaces] : [])].join()
    if (group.id > 0 && is !== should) found.push(`the group of order ${leader?.n}: ${is}, the model has ${should}`)
    if (group.id === 0 && status > 1) found.push(`order ${leader?.n} opened no group, the model has ${should}`)
    for (const order of orders) {
      const part = parts.find(({ order_id }) => order_id === order.id)
      const wanted = group.statusOf(order)
      if (part?.status !== wanted)
        found.push(`order ${order.n} is ${part?.status} in its group, the model has ${wanted}`)
    }
  }
  return found
}

export const pintuan: Concern = { name: 'pintuan', actions: [open, join], check }
