import { refuse } from '../../http/route'
import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { openingSku } from '../activityGoods'
import { statusAt } from '../activityTimes'
import { findWithSku } from './groupbuy.store'
import { known, notItsSku, unknownGroupbuy } from './groupbuyGoods.service'

/** Its price beside that of the plain page; also of one that is to come. */
export const groupbuyPoster: PosterKind = {
  page: 'promotionpages/groupbuy/detail/detail',
  params: ['groupbuy_id'],
  async skuOf({ mall }, params) {
    const skuId = idIn(params, 'sku_id')
    const found = await findWithSku(mall.readDb, idIn(params, 'groupbuy_id'), skuId)
    if (!found) throw unknownGroupbuy()
    if (skuId === 0) return (await openingSku(mall.readDb, found.goods_id)) ?? 0
    if (found.sku_id === null) throw refuse(notItsSku)
    return skuId
  },
  async price(ctx, { discountPrice }, params) {
    const groupbuy = await known(ctx, idIn(params, 'groupbuy_id'))
    if (statusAt(groupbuy, ctx.now) === 3) throw refuse({ zh: '团购已结束', en: 'This group buy has ended' })
    return { price: groupbuy.groupbuy_price, old: discountPrice }
  },
}
