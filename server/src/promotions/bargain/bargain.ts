import { yuan } from '../../lib/money'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { general } from '../../modules/checkout/refusal'
import { sharedGoods } from '../../modules/poster/sharedPage'
import type { PromotionKind } from '../promotionKind'
import { tagsOf } from './bargain.store'
import { bargainPoster, launchPoster } from './bargainPoster'
import { freeLaunch } from './ending.service'
import { isOver, unknownLaunch } from './launch.service'
import { findLaunch, setBought, setOrder, type Launch } from './launch.store'

export interface BargainParams extends CheckoutParams {
  launch_id: number
}

/** One piece for the launcher, at the price that friends have cut it to. */
export const bargain: PromotionKind<BargainParams, Launch> = {
  type: 'bargain',
  addon: 'bargain',
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: false, isMerged: true },
  ignoresMinBuy: true,
  async facts(db, { memberId, now }, { launch_id }) {
    const launch = await findLaunch(db, launch_id, now)
    if (launch?.member_id !== memberId) throw general(unknownLaunch)
    if (launch.order_id !== 0) throw general({ zh: '该砍价已下单', en: 'This bargain is ordered already' })
    if (!launch.is_running) throw general(isOver)
    if (!launch.is_open) throw general({ zh: '砍价失败，不能购买', en: 'This bargain was lost' })
    if (launch.status === 0 && launch.buy_type === 1)
      throw general({ zh: '砍到底价后才能购买', en: 'It can be bought once the floor price is reached' })
    return launch
  },
  items: ({ sku_id }) => [{ cartId: 0, skuId: sku_id, num: 1 }],
  price: ({ curr_price }) => [{ num: 1, price: curr_price }],
  activity: ({ bargain_id, launch_id }) => ({ activityId: bargain_id, ref: launch_id }),
  limit: () => ({ minPerOrder: 0, maxPerOrder: 0, maxPerMember: 1 }),
  info: ({ bargain_id, launch_id, floor_price, curr_price, price, buy_type, status, end_time, buy_end_time }) => ({
    bargain_info: { bargain_id, floor_price: yuan(floor_price), buy_type, end_time: buy_end_time },
    launch: { launch_id, curr_price: yuan(curr_price), price: yuan(price), status, end_time },
  }),
  // the price is the one that was charged, whatever friends did meanwhile
  onCreate: (_trx, { order, facts }) =>
    Promise.resolve([
      {
        ...{ table: 'bargain_launch', key: [facts.site_id, facts.launch_id] },
        async run(trx) {
          if (!(await setOrder(trx, facts, order.orderId, facts.curr_price)))
            throw general({ zh: '砍价已变化，请刷新后重试', en: 'This bargain has changed. Please look again.' })
        },
      },
    ]),
  onPaid: (_trx, { siteId, orderId, promotion }) => {
    const launch = { site_id: siteId, launch_id: promotion?.ref ?? 0 }
    const run = (trx: Parameters<typeof setBought>[0]) => setBought(trx, launch, orderId)
    return Promise.resolve([{ table: 'bargain_launch', key: [siteId, launch.launch_id], run }])
  },
  onRestocked: freeLaunch,
  tags: tagsOf,
  entryId: 'bargain_id',
  sharedPage: [sharedGoods(bargainPoster), sharedGoods(launchPoster)],
}
