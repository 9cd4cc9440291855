import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { notOffered, openingOf } from './wholesaleGoods.service'
import { wholesalePrices } from './wholesalePrices.service'

/** The lowest price, beside that of one piece. */
export const wholesalePoster: PosterKind = {
  page: 'promotionpages/wholesale/detail/detail',
  async skuOf(ctx, params) {
    const goodsId = idIn(params, 'goods_id')
    return idIn(params, 'sku_id') || (goodsId && (await openingOf(ctx, goodsId)).sku_id)
  },
  async price({ mall }, { skuId, discountPrice }) {
    const steps = (await wholesalePrices(mall.readDb, [skuId])).get(skuId)
    if (!steps) throw notOffered()
    return { price: Math.min(...steps.map(({ price }) => price)), old: discountPrice }
  },
}
