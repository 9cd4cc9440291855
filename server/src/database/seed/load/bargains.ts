import { endJob } from '../../../promotions/bargain/ending.service'
import { nextCut } from '../../../promotions/bargain/cuts'
import type { Mall } from '../../../mall'
import { insertAll } from '../../bulk'
import type { Tx } from '../../transaction'
import { launcherId } from '../bargains'
import { plannedOrders } from '../orderPlans'
import { dice } from '../pictures/colour'
import type { BargainLaunchSeed, BargainSeed, SeedData } from '../types'
import { siteFinder } from './catalogue'
import { byCode, cents } from './units'

const minute = 60
const hour = 3600

interface Cut {
  member_id: number
  money: number
}

/** Who has cut how much, by the rule of every cut; random ones fall the same every time. */
export function cutsOf({ launch_id, cutBy }: BargainLaunchSeed, of: BargainSeed, price: number): Cut[] {
  const roll = dice(`launch ${launch_id}`)
  const { need_num: needNum, is_own, bargain_type } = of
  const firstCut = is_own === 1 ? cents(of.first_bargain_price ?? '0') : 0
  const terms = { price, floorPrice: cents(of.floor_price), firstCut, needNum, isRandom: bargain_type === 1 }
  let currPrice = price
  return (is_own === 1 ? [launcherId, ...cutBy] : cutBy).map((member_id, currNum) => {
    const money = nextCut(terms, { currPrice, currNum }, (limit) => Math.floor(roll() * limit))
    currPrice -= money
    return { member_id, money }
  })
}

export const sumOf = (cuts: Cut[]): number => cuts.reduce((sum, { money }) => sum + money, 0)

/** Activities, each of the first sku of its goods, with the launches of member 1 and what friends have cut. */
export async function loadBargains(trx: Tx, mall: Mall, data: SeedData, now: number): Promise<void> {
  const goodsOf = byCode(data.goods, 'goods')
  const siteOf = siteFinder(data)
  const activities = data.bargains.map(({ goods: code, stock, floor_price, first_bargain_price = '0', ...terms }) => {
    const { goods_id, shop, skus } = goodsOf(code)
    const [sku] = skus
    if (!sku) throw new Error(`${code} has no sku`)
    return {
      price: cents(sku.price),
      row: {
        ...{ ...terms, site_id: siteOf(shop), goods_id, sku_id: sku.sku_id, create_time: terms.start_time },
        ...{ floor_price: cents(floor_price), first_bargain_price: cents(first_bargain_price) },
        ...{ initial: stock, bargain_stock: stock },
      },
    }
  })
  const made = data.launches.map((launch) => {
    const of = data.bargains.find(({ bargain_id }) => bargain_id === launch.bargain_id)
    const activity = activities.find(({ row }) => row.bargain_id === launch.bargain_id)
    if (!of || !activity) throw new Error(`no bargain ${launch.bargain_id}`)
    const { price, row } = activity
    const cuts = cutsOf(launch, of, price)
    const start_time = now - launch.ago * hour
    const end_time = start_time + of.bargain_time * hour
    const curr_price = price - sumOf(cuts)
    const order = launch.isBought
      ? plannedOrders.find(({ promotion }) => promotion?.type === 'bargain' && promotion.ref === launch.launch_id)
      : undefined
    const hasWon = order !== undefined || curr_price === row.floor_price || (end_time <= now && of.buy_type === 0)
    const status = hasWon ? 1 : end_time <= now ? 2 : 0
    const unit = order ? 2 : status === 2 ? 0 : 1
    if (unit > 0) row.bargain_stock -= 1
    const key = { site_id: row.site_id, launch_id: launch.launch_id }
    return {
      ends: { ...key, end_time, buy_end_time: row.end_time },
      row: {
        ...{ ...key, bargain_id: row.bargain_id, member_id: launcherId, sku_id: row.sku_id, price, curr_price },
        ...{ curr_num: cuts.length, start_time, end_time, status, unit, is_open: unit === 1 ? 1 : 0 },
        order_id: order?.order_id ?? 0,
      },
      cuts: cuts.map((cut, i) => ({
        ...{ ...key, ...cut, cut_id: launch.launch_id * 100 + i, bargain_time: start_time + i * 17 * minute },
      })),
    }
  })
  const rows = activities.map(({ row }) => row)
  await insertAll(trx, 'bargain', rows)
  const launches = made.map(({ row }) => row)
  await insertAll(trx, 'bargain_launch', launches)
  const cuts = made.flatMap((one) => one.cuts)
  await insertAll(trx, 'bargain_cut', cuts)
  for (const { row, ends } of made) if (row.is_open === 1) await mall.jobs.enqueue(trx, endJob(ends, now))
}
