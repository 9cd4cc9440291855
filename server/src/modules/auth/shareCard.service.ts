import type { ShareData } from '@mall/contract/wechat'
import { Refusal, type Ctx } from '../../http/route'
import { info as goodsInfo } from '../goods/goodsDetail.service'
import { info as shopInfo } from '../shop/shop.service'

type Card = Pick<ShareData['share_config'], 'title' | 'desc' | 'imgUrl'>

/** Pages that show one sku. */
const goodsPages = /^\/(pages\/goods|promotionpages\/(wholesale|groupbuy))\/detail\/detail$/
/** Those that are a shop's home when the address names it. */
const homes = /^\/(pages\/index\/index\/index|otherpages\/shop\/index\/index)?$/

/** What a page is shared as: its goods, its shop, else the mall. */
export async function cardOf(ctx: Ctx, { pathname, searchParams }: URL): Promise<Card> {
  const id = (name: string) => {
    const text = searchParams.get(name) ?? ''
    return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : 0
  }
  const siteId = id('site_id') || ctx.siteId
  const found = goodsPages.test(pathname)
    ? await known(() => goodsCard(ctx, id('sku_id')))
    : homes.test(pathname) && siteId > 0
      ? await known(() => shopCard(ctx, siteId))
      : undefined
  return found ?? mallCard(ctx)
}

async function goodsCard(ctx: Ctx, skuId: number): Promise<Card> {
  const { goods_name, introduction, sku_image } = await goodsInfo(ctx, skuId)
  return { title: goods_name, desc: introduction, imgUrl: sku_image }
}

async function shopCard(ctx: Ctx, siteId: number): Promise<Card> {
  const { site_name, seo_description, logo } = await shopInfo(ctx, siteId)
  return { title: site_name, desc: seo_description, imgUrl: logo }
}

async function mallCard({ mall }: Ctx): Promise<Card> {
  const { title, desc, logo } = await mall.settings.get('website')
  return { title, desc, imgUrl: logo }
}

/** Goods and shops that are gone are shared as the mall. */
async function known(card: () => Promise<Card>): Promise<Card | undefined> {
  try {
    return await card()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
