import { refuse } from '../../http/route'
import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { statusAt } from '../activityTimes'
import { known } from './topicGoods.service'

/** Its price beside that of the plain page; also of a topic that is to come. */
export const topicPoster: PosterKind = {
  page: 'promotionpages/topics/goods_detail/goods_detail',
  params: ['id'],
  skuOf: async (ctx, params) => (await known(ctx, idIn(params, 'id'))).sku_id,
  async price(ctx, { discountPrice }, params) {
    const goods = await known(ctx, idIn(params, 'id'))
    if (statusAt(goods, ctx.now) === 3) throw refuse({ zh: '专题已结束', en: 'This topic has ended' })
    return { price: goods.topic_price, old: discountPrice }
  },
}
