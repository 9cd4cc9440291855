import { isOver, isSold, type Activity, type Offer } from '../model/activity'
import { unclear } from '../model/clock'
import { Launch, tellLaunches } from '../model/launch'
import type { Run } from '../model/run'
import type { Member, Model } from '../model/state'
import { Deviation, touching, type Action, type Concern } from '../model/step'
import { planned } from './checkout'
import { launchRows } from './launchRows'
import type { Sale } from './choices'
import { chosenOf } from './promotions'

/** Somebody begins to bargain; in vain where no unit is left, or one of the same goods is under way or was bought. */
const begin: Action = {
  name: 'begin a bargain',
  weight: 10,
  creates: true,
  plan(model, random) {
    const running = model.activities.filter((one) => one.bargain && one.id > 0)
    const activity = random.pick(running)
    const member = random.pick(model.members)
    const { bargain: terms, offers } = activity ?? {}
    const [offer] = offers ?? []
    if (!activity || !terms || !offer || !member) return undefined
    const sold = isSold(activity, model.now)
    if (sold === undefined) return undefined
    const allowed = sold && terms.units > 0 && mayBegin(model, member, activity, offer)
    const end = Math.min(model.now + terms.lasts, activity.end)
    const launch = new Launch(model.launches.length, activity, terms, member, offer.listed, end)
    const bounds = launch.nextCut()
    return {
      what: `member ${member.n} bargains in bargain ${activity.n}${allowed ? '' : ' in vain'}`,
      touches: [
        ...['launch', touching.member(member.n), touching.activity(activity)],
        ...touching.scarceSkus(model, [offer]),
      ],
      expect() {
        if (!allowed) return
        model.launches.push(launch)
        terms.units -= 1
        if (terms.isOwn) launch.cut(member)
      },
      async act(run) {
        const call = run.as(member, '/bargain/api/bargain/launch', { id: activity.id })
        if (!allowed) return run.mustNot(call)
        await run.must(call, async () => (await idOf(run, launch)) > 0)
        launch.id = await run.world.read(() => idOf(run, launch))
        if (terms.isOwn) await tellCut(run, launch, member, bounds)
      },
    }
  },
}

function mayBegin(model: Model, member: Member, activity: Activity, { sku }: Offer): boolean {
  const isOpen = model.launches.some(
    (one) => one.isOpen && one.member === member && one.activity.offers[0]?.sku === sku,
  )
  const hasBought = model.orders.some((one) => one.activity === activity && one.member === member && one.status !== -1)
  return !isOpen && !hasBought && (model.stock.get(sku) ?? 0) > 0
}

async function idOf({ db, model }: Run, { activity, member }: Launch): Promise<number> {
  const known = model.launches.map(({ id }) => id)
  const rows = await db
    .selectFrom('bargain_launch')
    .select('launch_id')
    .where('member_id', '=', member.id)
    .where('bargain_id', '=', activity.id)
    .execute()
  return rows.map(({ launch_id }) => launch_id).find((id) => !known.includes(id)) ?? 0
}

type Bounds = ReturnType<Launch['nextCut']>

/** What a random cut took is known afterwards; it has to lie within what the wire allows. */
async function tellCut(run: Run, launch: Launch, by: Member, bounds: Bounds): Promise<void> {
  const row = await run.world.read(() =>
    run.db
      .selectFrom('bargain_cut')
      .select('money')
      .where('launch_id', '=', launch.id)
      .where('member_id', '=', by.id)
      .executeTakeFirst(),
  )
  const money = row?.money ?? 0
  if (money < bounds.least || money > bounds.most)
    throw new Deviation(`launch ${launch.n} was cut by ${money}, not by ${bounds.least} to ${bounds.most}`)
  if (launch.terms.isRandom && bounds.least < bounds.most) launch.wasCut(money)
}

/** Nobody can tell close to an edge. */
const isClear = (launch: Launch, now: number) =>
  launch.id > 0 && Math.abs(launch.end - now) > unclear && isSold(launch.activity, now) !== undefined

const cut: Action = {
  name: 'cut a bargain',
  weight: 26,
  plan(model, random) {
    const known = model.launches.filter((one) => isClear(one, model.now))
    const cuttable = known.filter((one) => one.status === 0 && one.isOpen && !one.order)
    const some = random.chance(0.9) ? cuttable : known
    const launch = random.pick(some)
    const fresh = model.members.filter((one) => launch && mayCut(model, launch, one))
    const member = random.pick(fresh.length > 0 && random.chance(0.85) ? fresh : model.members)
    if (!launch || !member) return undefined
    const allowed = mayCut(model, launch, member)
    let bounds = { least: 0, most: 0 }
    return {
      what: `member ${member.n} cuts launch ${launch.n}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), touching.member(launch.member.n)],
      expect() {
        if (!allowed) return
        bounds = launch.nextCut()
        launch.cut(member)
      },
      async act(run) {
        const call = run.as(member, '/bargain/api/bargain/bargain', { id: launch.id })
        if (!allowed) return run.mustNot(call)
        await run.must(call)
        await tellCut(run, launch, member, bounds)
      },
    }
  },
}

const mayCut = (model: Model, { activity, order, status, terms, member, cutBy, isOpen }: Launch, by: Member) =>
  isOpen &&
  !isOver(activity, model.now) &&
  !order &&
  status === 0 &&
  (member !== by || terms.isOwn) &&
  !cutBy.includes(by)

const mayOrder = ({ isOpen, order, status, terms }: Launch) =>
  isOpen && !order && (status === 1 || (status === 0 && !terms.floorOnly))

/** The launcher buys at the price that was reached; in vain whoever is none, and whatever cannot be bought (any more). */
const order: Action = {
  name: 'buy what was bargained for',
  weight: 24,
  creates: true,
  plan(model, random) {
    const known = model.launches.filter((one) => isClear(one, model.now))
    const buyable = known.filter(mayOrder)
    const launch = random.pick(buyable.length > 0 && random.chance(0.85) ? buyable : known)
    const [offer] = launch?.activity.offers ?? []
    const member = random.chance(0.95) ? launch?.member : random.pick(model.members)
    if (!launch || !offer || !member) return undefined
    const allowed = mayOrder(launch) && member === launch.member
    const sale: Sale = {
      ...{ path: '/bargain/api/ordercreate', params: { launch_id: launch.id }, coupons: false },
      ...{ activity: launch.activity, refuses: allowed ? 'nothing' : 'everything' },
      made(_, made) {
        launch.order = made
        made.part = launch
      },
      beside: [launch.member],
    }
    return planned(model, random, member, chosenOf(launch.activity, { ...offer, price: launch.current }, 1), sale)
  },
}

/** What its page says of a launch. */
const look: Action = {
  name: 'look at a bargain',
  weight: 3,
  plan(model, random) {
    const launch = random.pick(model.launches.filter((one) => isClear(one, model.now)))
    const member = random.pick(model.members)
    if (!launch || !member) return undefined
    const { status, member: own, cutBy } = launch
    return {
      what: `member ${member.n} looks at launch ${launch.n}`,
      touches: [touching.member(member.n), touching.member(own.n), touching.activity(launch.activity)],
      expect: () => undefined,
      async act(run) {
        const call = run.as(member, '/bargain/api/bargain/info', { id: launch.id })
        const row = (await run.must(call)) as Record<string, unknown>
        const { order: its, current } = launch
        const wanted = {
          ...{ curr_price: (current / 100).toFixed(2), curr_num: cutBy.length, status },
          ...{ self: own === member ? 1 : 0, cut: cutBy.includes(member) ? 1 : 0 },
          order_id: own === member ? (its?.id ?? 0) : 0,
        }
        for (const [name, value] of Object.entries(wanted))
          if (row[name] !== value)
            throw new Deviation(`launch ${launch.n}: ${name} is shown as ${String(row[name])}, not ${value}`)
      },
    }
  },
}

export const launchTimer = {
  due: ({ launches }: Model) => launches.filter(({ status, unit }) => unit === 1 && status === 0).map(({ end }) => end),
  fire: tellLaunches,
}

export const bargains: Concern = { name: 'bargain', actions: [begin, cut, order, look], check: launchRows }
