import type { ShareData } from '@mall/contract/wechat'
import type { Ctx } from '../../http/route'
import { info } from '../goods/goodsDetail.service'
import type { PosterKind, PosterParams } from './poster.service'

/** What a page says of itself where WeChat shares it. */
export type ShareCard = Pick<ShareData['share_config'], 'title' | 'desc' | 'imgUrl'>

/** A page that is shared in WeChat's browser as what it shows. */
export interface SharedPage {
  /** its path, without a slash before it */
  page: string
  /** Refuses params that name nothing, or something gone: the page is shared as the mall then. */
  card(ctx: Ctx, params: PosterParams): Promise<ShareCard>
}

/** A goods page is shared as the goods that it opens with. */
export const sharedGoods = (kind: PosterKind): SharedPage => ({
  page: kind.page,
  async card(ctx, params) {
    const { goods_name, introduction, sku_image } = await info(ctx, await kind.skuOf(ctx, params))
    return { title: goods_name, desc: introduction, imgUrl: sku_image }
  },
})
