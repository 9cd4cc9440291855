import { refuse } from '../../http/route'
import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { stateAt } from '../activityTimes'
import { findWithSku } from './presale.store'
import { known, notItsSku, openingOf } from './presaleGoods.service'

/** The page takes its activity by either name. */
const presaleIn = (params: Parameters<typeof idIn>[0]) => idIn(params, 'presale_id') || idIn(params, 'id')

/** What the goods cost; what is paid of it first is told by the page. Also of one that is to come. */
export const presalePoster: PosterKind = {
  page: 'promotionpages/presale/detail/detail',
  params: ['presale_id', 'id'],
  async skuOf(ctx, params) {
    const presale = await known(ctx, presaleIn(params))
    const skuId = idIn(params, 'sku_id')
    if (skuId === 0) return openingOf(ctx, presale)
    const found = await findWithSku(ctx.mall.readDb, presale.presale_id, skuId)
    if (!found || found.sku_price === null) throw refuse(notItsSku)
    return skuId
  },
  async price(ctx, goods, params) {
    const presale = await known(ctx, presaleIn(params))
    const status = stateAt(presale, ctx.now)
    if (status === 2 || status === -1) throw refuse({ zh: '预售已结束', en: 'This presale has ended' })
    return { price: goods.price, old: goods.price }
  },
}
