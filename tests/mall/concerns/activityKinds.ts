import type { Activity, ActivityKind, Offer } from '../model/activity'
import { day, minute } from '../model/clock'
import type { Model } from '../model/state'
import type { Params } from '../world/client'
import type { Random } from '../world/random'
import { goods, shops, virtualGoods } from '../world/setUp'

/** What the operator decides about a new activity; what it leaves out holds for `usual`. */
export type Draft = Pick<Activity, 'offers'> & Partial<Activity>

/** One way of selling: how it is made, bought and shown. */
export interface ActivitySort {
  kind: ActivityKind
  weight: number
  /** undefined = there is nothing to make it of now */
  draft(model: Model, random: Random): Draft | undefined
  /** of promotion/create, beside its times */
  data(activity: Activity): object
  /** how the checkout names it */
  params(activity: Activity, offer: Offer): Params
  page: string
  /** what its page says of it; `state`: to come, runs, has ended, was closed */
  shows(activity: Activity, state: 0 | 1 | 2 | 3): object
}

const yuan = (cents: number) => (cents / 100).toFixed(2)
// what has to have a price below its own
const single = [...goods, ...virtualGoods].filter(({ price }) => price > 50)
const below = (random: Random, price: number) => Math.floor((price * random.whole(40, 99)) / 100)

const offerOf = (random: Random, one: (typeof single)[number]): Offer => ({
  ...{ sku: one.sku, site: one.site, listed: one.price, price: below(random, one.price), entry: 0 },
  ...('weight' in one && one.weight ? { weight: one.weight } : {}),
  ...('days' in one ? { days: one.days } : {}),
})

const someOf = (random: Random, of: readonly (typeof single)[number][], most: number) =>
  random
    .shuffled(of)
    .slice(0, random.whole(2, most))
    .map((one) => offerOf(random, one))

/** Often of goods that stand in another one already: each has limits and a stock of its own. */
function alone({ activities }: Model, random: Random): Draft | undefined {
  const known = random.chance(0.5) ? random.pick(activities)?.offers[0]?.sku : undefined
  const chosen = single.find(({ sku }) => sku === known) ?? random.pick(single)
  return chosen && { offers: [offerOf(random, chosen)], site: chosen.site }
}

const first = ({ offers }: Activity) => offers[0] as Offer

export const usual = {
  ...{ site: 0, price: 0, shipsFree: false, least: 0, most: Infinity, slot: undefined, left: undefined },
  ...{ start: -Infinity, end: Infinity },
}

/** Most of them run at once, and some are over after the first long jump of the clock. */
export function times(model: Model, random: Random): Pick<Activity, 'start' | 'end'> {
  const start = model.now + (random.chance(0.75) ? -60 * minute : 150 * minute)
  return { start, end: start + (random.pick([day, 12 * day, 60 * day]) ?? day) + 5 * 60 * minute }
}

export const sorts: readonly ActivitySort[] = [
  {
    kind: 'groupbuy',
    weight: 2,
    draft(model, random) {
      const one = alone(model, random)
      return one && { ...one, ...times(model, random), least: random.whole(1, 3) }
    },
    data: (activity) => ({
      ...{ goods_id: first(activity).sku, groupbuy_price: yuan(first(activity).price), buy_num: activity.least },
    }),
    params: ({ id }, { sku }) => ({ groupbuy_id: id, sku_id: sku }),
    page: '/groupbuy/api/goods/detail',
    shows: (activity, state) => ({
      ...{ groupbuy_price: yuan(first(activity).price), buy_num: activity.least, status: Math.min(state + 1, 3) },
    }),
  },
  {
    kind: 'seckill',
    weight: 5,
    draft(model, random) {
      const slot = random.pick(model.slots.filter(({ id }) => id > 0))
      const most = random.chance(0.3) ? Infinity : random.whole(1, 3)
      const one = alone(model, random)
      return one && slot && { ...one, ...times(model, random), slot, most, left: random.whole(2, 10) }
    },
    data: (activity) => ({
      ...{ goods_id: first(activity).sku, seckill_price: yuan(first(activity).price), stock: activity.left },
      ...{ seckill_time_id: activity.slot?.id, ...(activity.most < Infinity ? { num: activity.most } : {}) },
    }),
    params: ({ id }, { sku }) => ({ seckill_id: id, sku_id: sku }),
    page: '/seckill/api/seckillgoods/detail',
    shows: (activity, state) => ({
      ...{ seckill_price: yuan(first(activity).price), stock: activity.left, status: state === 3 ? -1 : state },
      num: activity.most < Infinity ? activity.most : 0,
    }),
  },
  {
    kind: 'topic',
    weight: 2,
    draft: (model, random) => ({ offers: someOf(random, single, 4), ...times(model, random) }),
    data: ({ offers }) => ({
      topic_name: '模型专题',
      goods: offers.map(({ sku, price }) => ({ sku_id: sku, topic_price: yuan(price) })),
    }),
    params: (_, { entry }) => ({ topic_goods_id: entry }),
    page: '/topic/api/topicgoods/detail',
    shows: (activity, state) => ({ topic_price: yuan(first(activity).price), status: Math.min(state + 1, 3) }),
  },
  {
    kind: 'bundling',
    weight: 3,
    draft(_, random) {
      const site = random.pick(shops)?.site ?? 0
      const own = goods.filter((one) => one.site === site)
      const offers = someOf(random, own, 3)
      const price = below(
        random,
        offers.reduce((sum, { listed }) => sum + listed, 0),
      )
      return { offers, site, price: Math.max(1, price), shipsFree: random.chance(0.4) }
    },
    data: ({ offers, price, shipsFree }) => ({
      ...{ bl_name: '模型组合', sku_ids: offers.map(({ sku }) => sku).join(','), bl_price: yuan(price) },
      shipping_fee_type: shipsFree ? 2 : 1,
    }),
    params: ({ id }) => ({ bl_id: id }),
    page: '/bundling/api/bundling/detail',
    shows: ({ price, shipsFree, closed }) => ({
      ...{ bl_price: yuan(price), shipping_fee_type: shipsFree ? 2 : 1, status: closed ? 0 : 1 },
    }),
  },
]

export const sortOf = ({ kind }: Activity) => sorts.find((one) => one.kind === kind) as ActivitySort
