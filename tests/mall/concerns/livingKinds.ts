import type { Bargain, Deposit, Team } from '../model/activity'
import { day, minute } from '../model/clock'
import { endGroups } from '../model/group'
import { endLaunches } from '../model/launch'
import { endPresales } from '../model/presale'
import type { Random } from '../world/random'
import { alone, below, first, single, times, yuan, type ActivitySort } from './activityDrafts'

const physical = single.filter((one) => !('days' in one))
const hour = 60 * minute

const teamOf = (random: Random, price: number): Team => ({
  people: random.whole(2, 3),
  lasts: random.pick([90 * minute, 2 * day, 10 * day]) ?? day,
  opener: random.chance(0.5) ? price : Math.max(1, price - random.whole(1, 20)),
  isVirtual: random.chance(0.35),
})

/** What random cuts take is not the seed's to say: such a launch is bought at the floor only. */
function bargainOf(random: Random, price: number): Bargain {
  const floor = below(random, price)
  const people = random.whole(2, 4)
  const [isRandom, isOwn] = [random.chance(0.4), random.chance(0.5)]
  const room = price - floor
  return {
    ...{ floor, people, isRandom, isOwn },
    first: random.chance(0.4) ? random.whole(1, Math.max(1, room - people)) : 0,
    floorOnly: isRandom || random.chance(0.3),
    lasts: random.pick([2 * hour, 30 * hour, 200 * hour]) ?? hour,
    units: random.whole(1, 4),
  }
}

/** Of a shop without spend-and-save and invoices: the reference knows their amounts in the plain checkout only. */
const plain = physical.filter((one) => one.site === 902 && !('most' in one))

function depositOf(random: Random, price: number, end: number): Deposit {
  const money = below(random, price - 1)
  const worth = random.chance(0.3) ? 0 : Math.min(money * 2, random.whole(money, price + 500))
  const payEnd = end + (random.pick([4 * day, 20 * day]) ?? day)
  return { money, worth, payStart: end + (random.chance(0.5) ? 0 : hour), payEnd, isReturned: random.chance(0.6) }
}

/** Kinds whose orders are part of something that goes on beside them. */
export const livingSorts: readonly ActivitySort[] = [
  {
    kind: 'pintuan',
    weight: 4,
    draft(model, random) {
      const one = alone(model, random, physical)
      const price = one?.offers[0]?.price ?? 0
      const most = random.chance(0.6) ? Infinity : random.whole(1, 2)
      return one && { ...one, ...times(model, random), team: teamOf(random, price), most }
    },
    data: (activity) => ({
      ...{ pintuan_name: '模型拼团', goods_id: first(activity).sku, pintuan_price: yuan(first(activity).price) },
      ...{ pintuan_num: activity.team?.people, pintuan_time: (activity.team?.lasts ?? 0) / minute },
      ...{ is_promotion: 1, promotion_price: yuan(activity.team?.opener ?? 0) },
      ...{ is_virtual_buy: activity.team?.isVirtual ? 1 : 0, buy_num: activity.most < Infinity ? activity.most : 0 },
    }),
    params: (_, { entry }) => ({ pintuan_goods_id: entry }),
    named: ({ id }) => ({ pintuan_id: id }),
    page: '/pintuan/api/goods/detail',
    shows: (activity) => ({
      ...{ pintuan_price: yuan(first(activity).price), promotion_price: yuan(activity.team?.opener ?? 0) },
      ...{ pintuan_num: activity.team?.people, buy_num: activity.most < Infinity ? activity.most : 0 },
    }),
    ends: endGroups,
  },
  {
    kind: 'bargain',
    weight: 4,
    draft(model, random) {
      const one = alone(model, random, physical)
      const listed = one?.offers[0]?.listed ?? 0
      return one && { ...one, ...times(model, random), bargain: bargainOf(random, listed) }
    },
    data: (activity) => ({
      ...{
        goods_id: first(activity).sku,
        sku_id: first(activity).sku,
        floor_price: yuan(activity.bargain?.floor ?? 0),
      },
      ...{ first_bargain_price: yuan(activity.bargain?.first ?? 0), bargain_stock: activity.bargain?.units },
      ...{ bargain_type: activity.bargain?.isRandom ? 1 : 0, buy_type: activity.bargain?.floorOnly ? 1 : 0 },
      ...{ need_num: activity.bargain?.people, bargain_time: (activity.bargain?.lasts ?? 0) / hour },
      is_own: activity.bargain?.isOwn ? 1 : 0,
    }),
    params: ({ id }) => ({ bargain_id: id }),
    page: '/bargain/api/goods/detail',
    shows: (activity) => ({
      ...{ floor_price: yuan(activity.bargain?.floor ?? 0), bargain_stock: activity.bargain?.units },
      buy_type: activity.bargain?.floorOnly ? 1 : 0,
    }),
    ends: endLaunches,
  },
  {
    kind: 'presale',
    weight: 4,
    draft(model, random) {
      const one = alone(model, random, plain)
      const start = model.now - hour
      const end = model.now + (random.pick([5 * hour, 2 * day]) ?? day)
      const deposit = depositOf(random, one?.offers[0]?.listed ?? 0, end)
      const most = random.chance(0.4) ? 0 : random.whole(1, 4)
      return one && { ...one, start, end, deposit, most, left: random.whole(2, 12) }
    },
    data: (activity) => ({
      ...{ presale_name: '模型预售', goods_id: first(activity).sku, presale_stock: activity.left },
      ...{ presale_deposit: yuan(activity.deposit?.money ?? 0), presale_price: yuan(activity.deposit?.worth ?? 0) },
      ...{ presale_num: activity.most, is_deposit_back: activity.deposit?.isReturned ? 0 : 1 },
      ...{ deliver_type: 1, deliver_time: 3, deposit_agreement: '' },
    }),
    params: ({ id }, { sku }) => ({ presale_id: id, sku_id: sku }),
    named: ({ id }, { sku }) => ({ id, sku_id: sku }),
    page: '/presale/api/goods/detail',
    shows: (activity, state) => ({
      ...{ presale_deposit: yuan(activity.deposit?.money ?? 0), presale_price: yuan(activity.deposit?.worth ?? 0) },
      ...{ presale_num: activity.most, status: state === 3 ? -1 : state },
    }),
    ends: endPresales,
  },
]
