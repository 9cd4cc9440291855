import type { PosterKind } from '../../modules/poster/poster.service'
import { notOffered } from './wholesaleGoods.service'
import { wholesalePrices } from './wholesalePrices.service'

/** The lowest price, beside that of one piece. */
export const wholesalePoster: PosterKind = {
  page: 'promotionpages/wholesale/detail/detail',
  async price({ mall }, { skuId, discountPrice }) {
    const steps = (await wholesalePrices(mall.readDb, [skuId])).get(skuId)
    if (!steps) throw notOffered()
    return { price: Math.min(...steps.map(({ price }) => price)), old: discountPrice }
  },
}
