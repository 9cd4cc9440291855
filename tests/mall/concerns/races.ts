import { raced } from '../world/setUp'
import { meeting } from './rivals'
import type { Member } from '../model/state'
import type { Run } from '../model/run'
import type { Params } from '../world/client'
import { Deviation, type Action, type Concern } from '../model/step'

const crowd = 12

/** Many at once want the last piece: one gets it, all others are told so; then it goes back. */
const lastPiece: Action = {
  name: 'race for the last piece',
  weight: 1.5,
  plan(model, random) {
    if (model.members.length < 3) return undefined
    const buyers = Array.from({ length: crowd }, () => random.pick(model.members)).filter((one) => one !== undefined)
    return {
      what: `${buyers.length} buyers want the last piece`,
      touches: ['race'],
      alone: true,
      expect: () => undefined,
      async act(run) {
        const won = await raceForLast(
          run,
          buyers.map((member) => member.token),
        )
        if (won !== 1) throw new Deviation(`${won} of ${crowd} got the last piece`)
      },
    }
  },
}

/** Answers how many of these buyers got the one piece there is, after putting it back on the shelf. */
export async function raceForLast(run: Run, tokens: string[]): Promise<number> {
  return orderedAtOnce(run, tokens, { sku_id: raced.sku })
}

/** The same order by all of them at the same moment: answers how many were made, after closing these. */
export async function orderedAtOnce(run: Run, tokens: string[], choice: Params): Promise<number> {
  const params = { ...choice, num: 1, buyer_message: { [raced.site]: 'race' } }
  const outcomes = await Promise.all(
    tokens.map((token) =>
      run.call({ path: '/api/ordercreate/create', params: { ...params, idempotency_key: run.key() }, token }),
    ),
  )
  const won = outcomes.filter(({ answer }) => answer.kind === 'ok').length
  const made = await undone(run)
  if (made.length !== won) throw new Deviation(`${won} were told yes, ${made.length} orders were made`)
  return won
}

/** The orders that races made, which are closed now. */
export async function undone(run: Run): Promise<{ order_id: number; create_time: number }[]> {
  const rows = await run.world.read(() =>
    run.db
      .selectFrom('orders')
      .select(['order_id', 'create_time'])
      .where('buyer_message', '=', 'race')
      .where('order_status', '=', 0)
      .execute(),
  )
  for (const { order_id } of rows)
    await run.must({ path: '/operator/api/order/close', params: { order_id }, operator: `dev-site-key-${raced.site}` })
  return rows
}

const atOnce = 3

/** One member orders what may be had once, several times at the same moment. */
const limit: Action = {
  name: 'race for what may be had once',
  weight: 1.5,
  plan(model, random) {
    const member = random.pick(model.members)
    if (!member) return undefined
    return {
      what: `member ${member.n} orders what may be had once ${atOnce} times`,
      touches: ['race'],
      alone: true,
      expect: () => undefined,
      async act(run) {
        const made = await orderedAtOnce(run, Array<string>(atOnce).fill(member.token), { sku_id: raced.limited })
        if (made !== 1) throw new Deviation(`${made} of ${atOnce} orders of what may be had once were made`)
      },
    }
  },
}

/** Many at once want the last coupon; who has one uses it on several orders at the same moment. */
const coupon: Action = {
  name: 'race for the last coupon',
  weight: 2,
  plan(model, random) {
    if (model.members.length < 3) return undefined
    const members = random.shuffled(model.members)
    return {
      what: `${members.length} members want the last coupon, and its owner to use it ${atOnce} times`,
      touches: ['race'],
      alone: true,
      expect: () => undefined,
      async act(run) {
        await raceForCoupon(run, members)
        const [one] = await ownedCoupons(run)
        const token = run.model.members.find(({ id }) => id === one?.member_id)?.token
        if (!one || !token) return
        const choice = { sku_id: raced.plenty, coupon: { [raced.site]: { coupon_id: one.coupon_id } } }
        const made = await orderedAtOnce(run, Array<string>(atOnce).fill(token), choice)
        if (made !== 1) throw new Deviation(`a coupon paid ${made} of ${atOnce} orders`)
      },
    }
  },
}

const ownedCoupons = (run: Run) =>
  run.world.read(() =>
    run.db
      .selectFrom('member_coupon')
      .select(['member_id', 'coupon_id'])
      .where('coupon_type_id', '=', raced.coupon)
      .orderBy('coupon_id', 'desc')
      .execute(),
  )

async function raceForCoupon(run: Run, members: Member[]): Promise<void> {
  const before = (await ownedCoupons(run)).length
  await run.world.read(() =>
    run.db
      .updateTable('coupon_type')
      .set((eb) => ({ count: eb('lead_count', '+', 1) }))
      .where('coupon_type_id', '=', raced.coupon)
      .execute(),
  )
  const params = { coupon_type_id: raced.coupon, site_id: raced.site, get_type: 2 }
  const answers = await Promise.all(
    members.map((member) => run.callOnce(run.as(member, '/coupon/api/coupon/receive', params))),
  )
  const got = (await ownedCoupons(run)).length - before
  // a call whose answer was lost may never have come
  const least = answers.some(({ kind }) => kind === 'unknown') ? 0 : 1
  if (got > 1 || got < least) throw new Deviation(`${got} of ${members.length} got the last coupon`)
}

export const races: Concern = { name: 'races', actions: [lastPiece, limit, coupon, meeting] }
