import type { LaunchStatus } from '@mall/contract/promotionStatus'
import type { Kysely } from 'kysely'
import { atTheEnd } from '../../database/atTheEnd'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { spend } from '../../limits/limits'
import { yuan } from '../../lib/money'
import { isSold, skuFacts } from '../../modules/goods/sku.service'
import { piecesOfActivity } from '../../modules/order/orderPromotion.service'
import * as activities from './bargain.store'
import { statusOf } from './bargainTimes'
import { findCutBy, insertCut } from './cut.store'
import { nextCut, sufficesForAll, type CutTerms } from './cuts'
import { floorMessageJob } from './bargainMessage'
import { endJob, settle } from './ending.service'
import * as store from './launch.store'

const hour = 3600
/** of a member; scripts ask for more */
const mostAnHour = { bargain_launches: 60, bargain_cuts: 120 }
const limitOf = ({ memberId, now }: Ctx, name: keyof typeof mostAnHour) => ({
  ...{ subject: String(memberId), name, most: mostAnHour[name], seconds: hour, now },
})

type Terms = Pick<activities.Bargain, 'price' | 'floor_price' | 'first_bargain_price' | 'need_num' | 'is_own'>
const termsOf = ({ price, floor_price, first_bargain_price, need_num, is_own }: Terms): Omit<CutTerms, 'isRandom'> => ({
  ...{ price, floorPrice: floor_price, needNum: need_num },
  // of others it has no effect
  firstCut: is_own === 1 ? first_bargain_price : 0,
})

/** A member begins to bargain for the sku of an activity, with his own cut where it has one; answers the id. */
export async function launch(ctx: Ctx, bargainId: number): Promise<number> {
  const { mall, memberId, now } = ctx
  await spend(mall.db, limitOf(ctx, 'bargain_launches'))
  const bargain = await activities.findBargain(mall.db, bargainId)
  if (!bargain) throw unknownBargain()
  await mustBeForLaunch(ctx, bargain)
  const { site_id, bargain_id, sku_id, price } = bargain
  const launch_id = mall.newId()
  const end_time = Math.min(now + bargain.bargain_time * hour, bargain.end_time)
  await mall.tx(async (trx) => {
    await endOld(ctx, trx, sku_id)
    if ((await piecesOfActivity(trx, memberId, { type: 'bargain', activityId: bargain_id })) > 0) throw alreadyBought()
    const row = { site_id, launch_id, bargain_id, member_id: memberId, sku_id, price, start_time: now, end_time }
    const own = bargain.is_own === 1 ? draw(mall, bargain, { currPrice: price, currNum: 0 }) : 0
    const made = { ...row, curr_price: price - own, curr_num: own > 0 ? 1 : 0 }
    await store.insertLaunch(trx, made).catch((error: unknown) => {
      // the same member at the same moment
      throw (error as { constraint?: string }).constraint === 'bargain_launch_open' ? alreadyOpen() : error
    })
    if (own > 0) await writeCut(ctx, trx, { site_id, launch_id }, own)
    await mall.jobs.enqueue(trx, endJob({ site_id, launch_id, end_time, buy_end_time: bargain.end_time }, now))
    const run = async (last: Tx) => {
      if (!(await activities.takeUnit(last, site_id, bargain_id, now))) throw noneLeft()
    }
    atTheEnd(trx, { table: 'bargain', key: [site_id, bargain_id], run })
  })
  return launch_id
}

async function mustBeForLaunch({ mall, now }: Ctx, bargain: activities.Bargain): Promise<void> {
  const status = statusOf(bargain, now)
  if (status === 0) throw refuse({ zh: '砍价活动尚未开始', en: 'This bargain has not started yet' })
  if (status !== 1) throw refuse(isOver)
  if (bargain.bargain_stock === 0) throw noneLeft()
  const sku = (await skuFacts(mall.db, [bargain.sku_id], now)).get(bargain.sku_id)
  if (!sku || !isSold(sku)) throw refuse({ zh: '该商品已下架', en: 'This item is no longer sold' })
  if (sku.stock === 0) throw refuse({ zh: '商品库存不足', en: 'Not enough in stock' })
  // its price was lowered since
  if (!sufficesForAll(termsOf(bargain)))
    throw refuse({ zh: '该商品暂不可砍价', en: 'This item cannot be bargained for now' })
}

/** A launch of the sku whose time is over makes room also before its job has run; one that is open does not. */
async function endOld({ memberId, now }: Ctx, trx: Tx, skuId: number): Promise<void> {
  for (const old of await store.lockOwn(trx, memberId, skuId, now)) {
    if (old.is_open) throw alreadyOpen()
    const run = (last: Tx) => activities.giveUnitBack(last, old.site_id, old.bargain_id)
    if (await settle(trx, old)) atTheEnd(trx, { table: 'bargain', key: [old.site_id, old.bargain_id], run })
  }
}

/** A friend cuts once; of the cuts of one launch each knows those before it. */
export async function cut(ctx: Ctx, launchId: number): Promise<{ bargain_money: string; status: LaunchStatus }> {
  const { mall, now } = ctx
  await spend(mall.db, limitOf(ctx, 'bargain_cuts'))
  // the crowd that comes late holds nobody up
  await mustBeCuttable(ctx, mall.db, await store.findLaunch(mall.db, launchId, now))
  return mall.tx(async (trx) => {
    const found = await mustBeCuttable(ctx, trx, await store.lockLaunch(trx, launchId, now))
    const money = draw(mall, found, { currPrice: found.curr_price, currNum: found.curr_num })
    const curr_price = found.curr_price - money
    const status = curr_price === found.floor_price ? 1 : 0
    await writeCut(ctx, trx, found, money)
    await store.changeLaunch(trx, found, { curr_price, curr_num: found.curr_num + 1, status })
    // whose launch it is need not be there
    if (status === 1 && found.member_id !== ctx.memberId) await mall.jobs.enqueue(trx, floorMessageJob(found, now))
    return { bargain_money: yuan(money), status }
  })
}

async function mustBeCuttable({ memberId }: Ctx, db: Kysely<DB>, found: store.Launch | undefined) {
  if (!found) throw refuse(unknownLaunch)
  if (!found.is_running) throw refuse(isOver)
  if (found.order_id !== 0) throw refuse({ zh: '该商品已下单，不能再砍', en: 'It is ordered already: no more cuts' })
  if (found.status === 1) throw refuse({ zh: '已砍价成功', en: 'This bargain is won already' })
  if (found.status === 2) throw refuse({ zh: '该砍价已结束', en: 'This bargain is over' })
  if (found.member_id === memberId && found.is_own === 0)
    throw refuse({ zh: '不能给自己砍价', en: 'You cannot cut your own bargain' })
  if ((await findCutBy(db, memberId, [found.launch_id])).size > 0)
    throw refuse({ zh: '您已经砍过了', en: 'You have cut this one already' })
  return found
}

const draw = (
  { outside }: Mall,
  bargain: Terms & { bargain_type: number },
  soFar: { currPrice: number; currNum: number },
): number => nextCut({ ...termsOf(bargain), isRandom: bargain.bargain_type === 1 }, soFar, outside.random)

const writeCut = (
  { mall, memberId, now }: Ctx,
  trx: Tx,
  { site_id, launch_id }: Pick<store.Launch, 'site_id' | 'launch_id'>,
  money: number,
) => insertCut(trx, { site_id, launch_id, member_id: memberId, cut_id: mall.newId(), money, bargain_time: now })

export const unknownBargain = () => refuse({ zh: '砍价活动不存在', en: 'There is no such bargain' })
export const unknownLaunch = { zh: '砍价不存在', en: 'There is no such bargain' }
export const isOver = { zh: '砍价活动已结束', en: 'This bargain has ended' }
const noneLeft = () => refuse({ zh: '活动商品已被抢光', en: 'All of them are gone' })
const alreadyOpen = () => refuse({ zh: '您正在砍价此商品', en: 'You are bargaining for this item already' })
const alreadyBought = () => refuse({ zh: '您已在此活动中购买过', en: 'You have bought one in this promotion already' })
