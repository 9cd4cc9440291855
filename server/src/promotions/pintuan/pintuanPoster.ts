import { refuse } from '../../http/route'
import { idIn, type PosterKind } from '../../modules/poster/poster.service'
import { openingSku } from '../activityGoods'
import { findOfSku } from './pintuan.store'
import { known, notItsSku } from './pintuanGoods.service'
import { activityStatus } from './pintuanState'

/** Its price beside that of the plain page; also of one that is to come. A group it names opens with the page. */
export const pintuanPoster: PosterKind = {
  page: 'promotionpages/pintuan/detail/detail',
  params: ['pintuan_id', 'group_id'],
  async skuOf(ctx, params) {
    const pintuan = await known(ctx, idIn(params, 'pintuan_id'))
    const skuId = idIn(params, 'sku_id')
    if (skuId === 0) return (await openingSku(ctx.mall.readDb, pintuan.goods_id)) ?? 0
    if (!(await findOfSku(ctx.mall.readDb, pintuan.pintuan_id, skuId))) throw refuse(notItsSku)
    return skuId
  },
  async price(ctx, { discountPrice }, params) {
    const pintuan = await known(ctx, idIn(params, 'pintuan_id'))
    if (activityStatus(pintuan, ctx.now) > 1) throw refuse({ zh: '拼团已结束', en: 'This team deal has ended' })
    return { price: pintuan.pintuan_price, old: discountPrice }
  },
}
