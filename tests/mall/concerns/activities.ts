import { isOver, isSold, type Activity, type Slot } from '../model/activity'
import { minute } from '../model/clock'
import type { Run } from '../model/run'
import type { Model } from '../model/state'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import type { Call, Params } from '../world/client'
import { usual } from './activityDrafts'
import { sortOf, sorts } from './activityKinds'

const hour = 60 * minute
const mostAtOnce = 12

/** The desk that makes and closes what is sold; the platform's key for what is of no shop. */
export const atDesk = (run: Run, site: number, what: 'create' | 'close', params: Params): Call => ({
  path: `/operator/api/promotion/${what}`,
  params: { ...params, idempotency_key: run.key() },
  operator: site === 0 ? 'dev-platform-key' : `dev-site-key-${site}`,
})

/** One is open when the clock begins, the next follows at once; most of the day has room for those that `edges` makes. */
const slots = [
  { from: 12 * hour, to: 13 * hour },
  { from: 13 * hour, to: 14 * hour },
  { from: 18.5 * hour, to: 22 * hour },
  { from: 2 * hour, to: 6 * hour },
]

const openSlot: Action = {
  name: 'open a slot',
  weight: 30,
  plan(model) {
    const n = model.slots.length
    const times = slots[n]
    if (!times) return undefined
    const slot: Slot = { n, ...times, id: 0 }
    return {
      what: `the platform opens slot ${n}`,
      touches: ['slots'],
      expect: () => void model.slots.push(slot),
      async act(run) {
        const data = { name: `模型${n}`, seckill_start_time: slot.from, seckill_end_time: slot.to }
        slot.id = (await run.must(atDesk(run, 0, 'create', { kind: 'seckilltime', data }))) as number
      },
    }
  },
}

const make: Action = {
  name: 'make an activity',
  weight: 14,
  creates: true,
  plan(model, random) {
    if (model.activities.filter((one) => !isOver(one, model.now)).length >= mostAtOnce) return undefined
    const sort = random.weighted(sorts)
    const draft = sort?.draft(model, random)
    if (!sort || !draft) return undefined
    const n = model.activities.length
    const activity: Activity = { ...{ n, kind: sort.kind, id: 0, closed: false }, ...usual, ...draft }
    const offered = activity.offers.map(({ sku }) => sku).join('+')
    return {
      what: `a ${sort.kind} ${n} of ${offered} is made`,
      touches: ['new activity', touching.activity(activity)],
      expect: () => void model.activities.push(activity),
      act: (run) => found(run, activity),
    }
  },
}

async function found(run: Run, activity: Activity): Promise<void> {
  const { kind, site, start, end } = activity
  const begin = (await run.world.read(() => run.world.mallTime())) - run.model.now
  const { deposit } = activity
  const times = {
    ...(end < Infinity ? { start_time: begin + start, end_time: begin + end } : {}),
    ...(deposit ? { pay_start_time: begin + deposit.payStart, pay_end_time: begin + deposit.payEnd } : {}),
  }
  const data = { ...sortOf(activity).data(activity), ...times }
  activity.id = (await run.must(atDesk(run, site, 'create', { kind, site_id: site, data }))) as number
  const entries = await run.world.read(() => entriesOf(run, activity))
  for (const offer of activity.offers) offer.entry = entries.find(({ sku_id }) => sku_id === offer.sku)?.entry ?? 0
}

/** What is bought by an id of its own. */
async function entriesOf({ db }: Run, { kind, id }: Activity): Promise<{ sku_id: number; entry: number }[]> {
  if (kind === 'topic')
    return db
      .selectFrom('topic_goods')
      .select(['topic_goods_id as entry', 'sku_id'])
      .where('topic_id', '=', id)
      .execute()
  if (kind !== 'pintuan') return []
  return db
    .selectFrom('pintuan_goods')
    .select(['pintuan_goods_id as entry', 'sku_id'])
    .where('pintuan_id', '=', id)
    .execute()
}

/** Before its end only, and once. */
const close = (allowed: boolean, weight: number): Action => ({
  name: allowed ? 'close an activity' : 'close an activity in vain',
  weight,
  plan(model, random) {
    // after the end of a presale its rest is still to come: whether it can be closed then is not told
    const isKnown = ({ deposit, closed }: Activity) => allowed || !deposit || closed
    const all = model.activities.filter((one) => one.id > 0 && isOver(one, model.now) !== allowed && isKnown(one))
    const activity = random.pick(all)
    if (!activity) return undefined
    const { ends } = sortOf(activity)
    return {
      what: `${activity.kind} ${activity.n} is closed${allowed ? '' : ' in vain'}`,
      touches: [touching.activity(activity)],
      ...(ends && allowed ? { alone: true, leavesJobs: true } : {}),
      expect() {
        if (!allowed) return
        activity.closed = true
        ends?.(model, activity)
      },
      async act(run) {
        const call = atDesk(run, activity.site, 'close', { kind: activity.kind, id: activity.id })
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
})

const stateOf = (activity: Activity, now: number) =>
  activity.closed ? 3 : activity.end <= now ? 2 : now < activity.start ? 0 : 1

const look: Action = {
  name: 'look at an activity',
  weight: 3,
  plan(model, random) {
    const activity = random.pick(model.activities.filter((one) => one.id > 0))
    const [offer] = activity?.offers ?? []
    // the slot says nothing about the state
    if (!activity || !offer || isSold({ ...activity, slot: undefined }, model.now) === undefined) return undefined
    const { page, params, named = params, shows } = sortOf(activity)
    const { left = Infinity } = activity
    const stock = model.stock.get(offer.sku) ?? 0
    const wanted = shows({ ...activity, left: Math.min(left, stock) }, stateOf(activity, model.now))
    return {
      what: `somebody looks at ${activity.kind} ${activity.n}`,
      touches: [touching.activity(activity), ...touching.scarceSkus(model, [offer])],
      expect: () => undefined,
      async act(run) {
        const asked = activity.kind === 'topic' ? { topic_id: offer.entry } : named(activity, offer)
        const answer = (await run.must({ path: page, params: asked })) as { goods_sku_detail?: object }
        const shown = new Map<string, unknown>(Object.entries(answer.goods_sku_detail ?? answer))
        for (const [name, value] of Object.entries(wanted))
          if (shown.get(name) !== value)
            throw new Deviation(`${activity.kind} ${activity.n}: ${name} is shown as ${shown.get(name)}, not ${value}`)
      },
    }
  },
}

/** Whether a piece comes back to it cannot be told close to its end. */
export const activityTimer = {
  due: ({ activities }: Model) =>
    activities.filter(({ left, bargain }) => left !== undefined || bargain).map(({ end }) => end),
  fire: () => undefined,
}

/** What is left, what counts as sold and which orders were made in which activity, as the tables have it. */
async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.activities.map(({ id }) => id)
  const members = model.members.map(({ id }) => id)
  if (ids.length === 0 || members.length === 0) return []
  const [pools, sales, entries, orders] = await Promise.all([
    db.selectFrom('promotion_stock').select(['activity_id', 'stock']).where('activity_id', 'in', ids).execute(),
    db.selectFrom('promotion_sale').select(['activity_id', 'num']).where('activity_id', 'in', ids).execute(),
    db.selectFrom('topic_goods').select(['topic_id', 'sku_id', 'sale_num']).where('topic_id', 'in', ids).execute(),
    db
      .selectFrom('order_promotion')
      .select(['order_id', 'activity_id', 'num'])
      .where('activity_id', 'in', ids)
      .execute(),
  ])
  const found: string[] = []
  const compare = (what: string, is: number | undefined, should: number | undefined) => {
    if (is !== should) found.push(`${what}: ${is}, the model has ${should}`)
  }
  for (const activity of model.activities) {
    const { id, n, kind, left, offers } = activity
    const own = model.orders.filter((one) => one.activity === activity)
    const sold = own.filter(({ paidAt, status }) => paidAt !== undefined && status !== -1).flatMap(({ lines }) => lines)
    const named = `${kind} ${n}`
    compare(`${named} left`, pools.find(({ activity_id }) => activity_id === id)?.stock, left)
    // of a topic one row for each shop
    const counted = sales.filter(({ activity_id }) => activity_id === id)
    compare(`${named} sold`, pieces(counted), pieces(sold))
    for (const { sku } of kind === 'topic' ? offers : []) {
      const row = entries.find(({ topic_id, sku_id }) => topic_id === id && sku_id === sku)
      compare(`${named} sold of ${sku}`, row?.sale_num, pieces(sold.filter((line) => line.sku === sku)))
    }
    const rows = orders.filter(({ activity_id }) => activity_id === id)
    compare(`${named} orders`, rows.length, own.length)
    for (const order of own)
      compare(`${named} order ${order.n}`, rows.find(({ order_id }) => order_id === order.id)?.num, pieces(order.lines))
  }
  return found
}

const pieces = (lines: readonly { num: number }[]) => lines.reduce((sum, { num }) => sum + num, 0)

export const activities: Concern = {
  ...{ name: 'activities', check },
  actions: [openSlot, make, close(true, 1.5), close(false, 0.7), look],
}
