import { refuse } from '../../http/route'
import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { known } from './bargainGoods.service'
import { statusOf } from './bargainTimes'
import { isOver, unknownLaunch } from './launch.service'
import { findLaunch } from './launch.store'

/** The floor that friends can cut to, beside the price of the plain page; also of one that is to come. */
export const bargainPoster: PosterKind = {
  page: 'promotionpages/bargain/detail/detail',
  params: ['bargain_id'],
  skuOf: async (ctx, params) => (await known(ctx, idIn(params, 'bargain_id'))).sku_id,
  async price(ctx, { discountPrice }, params) {
    const bargain = await known(ctx, idIn(params, 'bargain_id'))
    if (statusOf(bargain, ctx.now) > 1) throw refuse(isOver)
    return { price: bargain.floor_price, old: discountPrice }
  },
}

/** The page by which a launcher asks friends. */
export const launchPoster: PosterKind = {
  page: 'promotionpages/bargain/launch/launch',
  params: ['id'],
  skuOf: async (ctx, params) => (await launchOf(ctx, params)).sku_id,
  async price(ctx, _goods, params) {
    const launch = await launchOf(ctx, params)
    if (!launch.is_open) throw refuse(isOver)
    return { price: launch.curr_price, old: launch.price }
  },
}

async function launchOf({ mall, now }: Parameters<PosterKind['skuOf']>[0], params: Parameters<PosterKind['skuOf']>[1]) {
  const launch = await findLaunch(mall.readDb, idIn(params, 'id'), now)
  if (!launch) throw refuse(unknownLaunch)
  return launch
}
