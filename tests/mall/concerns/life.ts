import { day } from '../model/clock'
import { completionAfter, earned, isLocked, type Member, type Model, type Order } from '../model/state'
import type { Call } from '../world/client'
import type { Random } from '../world/random'
import { shops } from '../world/setUp'
import { rowOf } from './orderRows'
import type { Run } from '../model/run'
import { Deviation, touching, type Action, type Concern, type Step } from '../model/step'

const receiptAfter = 14 * day

/** What somebody may do to an order, and when: everything else must be refused and change nothing. */
export interface LifeDeed {
  name: string
  weight: number
  may(order: Order): boolean
  expect(model: Model, order: Order): void
  by: 'member' | 'shop'
  path: string
  /** shops' calls have a key */
  params?(order: Order, model: Model): object
}

/** Some say why, in the mall's words or in their own. */
const reasonOf = ({ n }: Order) => ['', '不想要了', '改天再买'][n % 3] ?? ''

export const lifeDeeds: LifeDeed[] = [
  {
    name: 'closes',
    weight: 5,
    may: ({ status }) => status === 0,
    expect(model, order) {
      model.close(order, true)
      order.closeReason = reasonOf(order)
    },
    ...{ by: 'member', path: '/api/order/close' },
    params: (order) => ({ close_reason: reasonOf(order) }),
  },
  {
    name: 'closes as the shop',
    weight: 3,
    may: ({ status }) => status === 0,
    expect: (model, order) => model.close(order),
    ...{ by: 'shop', path: '/operator/api/order/close' },
  },
  {
    name: 'ships',
    weight: 12,
    may: (order) => order.type === 1 && order.status === 1 && !isLocked(order),
    expect(model, order) {
      send(order)
      order.told.push('package')
      shipped(model, order)
    },
    ...{ by: 'shop', path: '/operator/api/order/ship' },
    params: () => ({ express_company_name: '顺丰速运', delivery_no: 'SF1', delivery_type: 'express' }),
  },
  {
    name: 'is brought',
    weight: 8,
    may: (order) => order.type === 3 && order.status === 1 && !isLocked(order),
    expect(model, order) {
      send(order)
      order.told.push('package')
      shipped(model, order)
    },
    ...{ by: 'shop', path: '/operator/api/order/localdelivery' },
    params: () => ({ deliverer: '小骑', deliverer_mobile: '13900000000' }),
  },
  {
    name: 'receives',
    weight: 8,
    may: (order) => order.status === 3 && !isLocked(order),
    expect: (model, order) => received(model, order, true),
    ...{ by: 'member', path: '/api/order/takedelivery' },
  },
  {
    name: 'waits longer',
    weight: 3,
    may: (order) => order.status === 3 && !order.extended && !isLocked(order),
    expect(_, order) {
      order.extended = true
      order.dueAt += 3 * day
    },
    ...{ by: 'member', path: '/api/order/extendtakedelivery' },
  },
  {
    name: 'hides',
    weight: 2,
    may: ({ status }) => status === -1 || status === 10,
    expect: (_, order) => void (order.hidden = true),
    ...{ by: 'member', path: '/api/order/delete' },
  },
]

export function shipped(model: Model, order: Order) {
  order.told.push('delivery')
  order.status = 3
  order.dueAt = model.now + receiptAfter
}

/** What is refunded is neither sent nor received any more. */
function send({ lines, gift }: Order) {
  for (const line of lines) if (line.refund !== 3) line.sent = true
  if (gift) gift.sent = true
}

export const isAllSent = ({ lines, gift }: Order) =>
  lines.every(({ sent, refund }) => sent || refund === 3) && (gift?.sent ?? true)

export function received(model: Model, order: Order, isOwn = false) {
  if (!isOwn) order.told.push('receive')
  order.status = 4
  send(order)
  order.dueAt = model.now + completionAfter
}

/** What the order's timer does once its time has come; a locked order waits. */
export function fireOrder(model: Model, order: Order) {
  if (order.dueAt === 0 || order.dueAt > model.now || isLocked(order)) return
  if (order.status === 0) model.expire(order)
  else if (order.status === 3) received(model, order)
  else if (order.status === 4 && order.lines.every(({ complaint }) => complaint !== 1)) {
    order.status = 10
    order.dueAt = 0
    // a point for every whole yuan that was paid and not got back
    order.member.wallet.point += Math.floor((order.amounts.total - order.back.total) / 100)
    // and what spend-and-save promised
    order.member.wallet.point += earned(order)?.point ?? 0
    model.distribution.ended(model, order)
  }
}

export const isThere = (order: Order) => order.id > 0 && !order.hidden

/** One of the deeds on an order it may be done to. */
const allowed: Action = {
  name: 'allowed',
  weight: 30,
  plan(model, random) {
    const deed = random.weighted(lifeDeeds)
    const order = deed && random.pick(model.orders.filter((one) => isThere(one) && deed.may(one)))
    return order && deed && doing(model, deed, order)
  },
}

/** In the right state, and kept from it by a lock or by having been done before. */
const isNear = (deed: LifeDeed, order: Order) =>
  deed.may({ ...order, extended: false, lines: order.lines.map((line) => ({ ...line, refund: 0 })) })

/** Every other pair of deed and state. */
const forbidden: Action = {
  name: 'forbidden',
  weight: 10,
  plan(model, random) {
    const all = lifeDeeds.flatMap((deed) =>
      model.orders.filter((one) => isThere(one) && !deed.may(one)).map((order) => ({ deed, order })),
    )
    const near = all.filter(({ deed, order }) => isNear(deed, order))
    const one = random.pick(near.length > 0 && random.chance(0.5) ? near : all)
    if (!one) return undefined
    const { deed, order } = one
    return {
      what: `order ${order.n} in ${order.status} ${deed.name} in vain`,
      touches: [touching.member(order.member.n)],
      expect: () => undefined,
      act: (run) => run.mustNot(lifeCall(run, deed, order)),
    }
  },
}

/** Somebody else's hand on what may be done: another member, or another shop. */
export const asStranger = (call: Call, order: Order, other: Member): Call =>
  call.operator
    ? { ...call, operator: `dev-site-key-${shops.find(({ site }) => site !== order.site)?.site}` }
    : { ...call, token: other.token }

export function strange(
  model: Model,
  random: Random,
  order: Order,
  what: string,
  call: (run: Run) => Promise<Call> | Call,
) {
  const other = random.pick(model.members.filter((one) => one !== order.member))
  if (!other) return undefined
  return {
    what: `${what} by a stranger in vain`,
    touches: [touching.member(order.member.n), touching.member(other.n)],
    expect: () => undefined,
    act: async (run: Run) => run.mustNot(asStranger(await call(run), order, other)),
  }
}

const notOwn: Action = {
  name: 'to the order of somebody else',
  weight: 4,
  plan(model, random) {
    const deed = random.weighted(lifeDeeds)
    const order = deed && random.pick(model.orders.filter((one) => isThere(one) && deed.may(one)))
    const what = `order ${order?.n} in ${order?.status} ${deed?.name}`
    return order && deed && strange(model, random, order, what, (run) => lifeCall(run, deed, order))
  },
}

const doing = (model: Model, deed: LifeDeed, order: Order): Step => ({
  what: `order ${order.n} in ${order.status} ${deed.name}`,
  touches: [touching.member(order.member.n), ...touching.piecesOf(model, order)],
  expect: () => deed.expect(model, order),
  act: async (run) => void (await run.must(lifeCall(run, deed, order))),
})

export function lifeCall(run: Run, { by, path, params }: LifeDeed, order: Order) {
  const all = { order_id: order.id, ...params?.(order, run.model) }
  if (by === 'member') return run.as(order.member, path, all)
  return { path, params: { ...all, idempotency_key: run.key() }, operator: `dev-site-key-${order.site}` }
}

/** A shop sends one line of several: the order stays until the last one is sent. */
const shipPart: Action = {
  name: 'ship a part',
  weight: 4,
  plan(model, random) {
    const several = model.orders.filter(
      (one) => isThere(one) && one.type === 1 && one.status === 1 && !isLocked(one) && one.lines.length > 1,
    )
    const order = random.pick(several)
    const line = order && random.pick(order.lines.filter((one) => !one.sent && one.refund !== 3))
    if (!order || !line) return undefined
    return {
      what: `order ${order.n} ships line ${line.sku}`,
      touches: [touching.member(order.member.n)],
      expect() {
        line.sent = true
        order.told.push('package')
        if (isAllSent(order)) shipped(model, order)
      },
      async act(run) {
        const row = await rowOf(run, order, line)
        const params = { express_company_name: '圆通速递', delivery_no: 'YT1', delivery_type: 'express' }
        await run.must({
          path: '/operator/api/order/ship',
          params: { order_id: order.id, order_goods_ids: row?.order_goods_id, ...params, idempotency_key: run.key() },
          operator: `dev-site-key-${order.site}`,
        })
      },
    }
  },
}

/** What the buyer is shown is what is stored. */
const look: Action = {
  name: 'look',
  weight: 4,
  plan(model, random) {
    const order = random.pick(model.orders.filter(isThere))
    if (!order) return undefined
    const { status } = order
    return {
      what: `member ${order.member.n} looks at order ${order.n}`,
      touches: [touching.member(order.member.n)],
      expect: () => undefined,
      async act(run) {
        const call = run.as(order.member, '/api/order/detail', { order_id: order.id })
        const row = (await run.must(call)) as Record<string, string | number> & {
          order_goods: Record<string, string | number>[]
        }
        const { goods, promotion, delivery, coupon, total } = order.amounts
        const shown = [row.goods_money, row.promotion_money, row.delivery_money, row.coupon_money, row.order_money]
        // gifts cost nothing
        const parts = row.order_goods.filter((line) => !line.is_present).map((line) => line.real_goods_money)
        const wanted = [goods, promotion, delivery, coupon, total, ...order.lines.map(({ real }) => real)]
        const cents = [...shown, ...parts].map((text) => Math.round(Number(text) * 100))
        if (row.order_status !== status || cents.join() !== wanted.join())
          throw new Deviation(
            `order ${order.n} is shown as ${row.order_status}: ${cents.join()}, not ${status}: ${wanted.join()}`,
          )
      },
    }
  },
}

export const life: Concern = { name: 'life', actions: [allowed, forbidden, notOwn, shipPart, look] }
