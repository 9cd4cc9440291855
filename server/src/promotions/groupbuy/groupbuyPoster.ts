import { refuse, type Ctx } from '../../http/route'
import { idIn, type PosterKind, type PosterParams } from '../../modules/poster/poster.service'
import { openingSku } from '../activityGoods'
import { statusAt } from '../activityTimes'
import { findGroupbuy, type Groupbuy } from './groupbuy.store'
import { notItsSku, unknownGroupbuy } from './groupbuyGoods.service'

/** Its price beside that of the plain page; also of one that is to come. */
export const groupbuyPoster: PosterKind = {
  page: 'promotionpages/groupbuy/detail/detail',
  params: ['groupbuy_id'],
  async skuOf(ctx, params) {
    const { goods_id } = await groupbuyOf(ctx, params)
    return idIn(params, 'sku_id') || ((await openingSku(ctx.mall.readDb, goods_id)) ?? 0)
  },
  async price(ctx, { goodsId, discountPrice }, params) {
    const { goods_id, groupbuy_price } = await groupbuyOf(ctx, params)
    if (goods_id !== goodsId) throw refuse(notItsSku)
    return { price: groupbuy_price, old: discountPrice }
  },
}

async function groupbuyOf({ mall, now }: Ctx, params: PosterParams): Promise<Groupbuy> {
  const groupbuy = await findGroupbuy(mall.readDb, idIn(params, 'groupbuy_id'))
  if (!groupbuy) throw unknownGroupbuy()
  if (statusAt(groupbuy, now) === 3) throw refuse({ zh: '团购已结束', en: 'This group buy has ended' })
  return groupbuy
}
