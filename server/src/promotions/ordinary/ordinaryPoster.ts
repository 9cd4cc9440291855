import { detailPage, idIn, type PosterKind } from '../../modules/poster/poster.service'
import { openingSku } from '../activityGoods'

/** The price of now, beside that of the market. */
export const ordinaryPoster: PosterKind = {
  page: detailPage,
  skuOf: async ({ mall }, params) =>
    idIn(params, 'sku_id') || ((await openingSku(mall.readDb, idIn(params, 'goods_id'))) ?? 0),
  price: (_ctx, { discountPrice, marketPrice }) => ({ price: discountPrice, old: marketPrice }),
}
