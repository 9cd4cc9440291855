import { refuse, type Ctx } from '../../http/route'
import { idIn, type PosterKind, type PosterParams } from '../../modules/poster/poster.service'
import { statusAt } from '../activityTimes'
import { findGoods, type TopicGoods } from './topic.store'
import { unknownGoods } from './topicGoods.service'

/** Its price beside that of the plain page; also of a topic that is to come. */
export const topicPoster: PosterKind = {
  page: 'promotionpages/topics/goods_detail/goods_detail',
  params: ['id'],
  skuOf: async (ctx, params) => (await goodsOf(ctx, params)).sku_id,
  async price(ctx, { discountPrice }, params) {
    const { topic_price } = await goodsOf(ctx, params)
    return { price: topic_price, old: discountPrice }
  },
}

async function goodsOf({ mall, now }: Ctx, params: PosterParams): Promise<TopicGoods> {
  const goods = await findGoods(mall.readDb, idIn(params, 'id'))
  if (!goods) throw refuse(unknownGoods)
  if (statusAt(goods, now) === 3) throw refuse({ zh: '专题已结束', en: 'This topic has ended' })
  return goods
}
