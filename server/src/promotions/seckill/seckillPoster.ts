import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { known, openingOf } from './seckillGoods.service'

/** The price of the activity, beside the plain one. */
export const seckillPoster: PosterKind = {
  page: 'promotionpages/seckill/detail/detail',
  params: ['seckill_id'],
  async skuOf(ctx, params) {
    const id = idIn(params, 'seckill_id')
    return id === 0 ? 0 : openingOf(ctx, await known(ctx, id))
  },
  async price(ctx, goods, params) {
    const { seckill_price } = await known(ctx, idIn(params, 'seckill_id'))
    return { price: seckill_price, old: goods.price }
  },
}
