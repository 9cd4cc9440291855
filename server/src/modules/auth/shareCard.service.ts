import { Refusal, type Ctx } from '../../http/route'
import { shownKinds } from '../goods/shownKinds'
import { idIn } from '../poster/poster.service'
import type { ShareCard, SharedPage } from '../poster/sharedPage'
import { info as shopInfo } from '../shop/shop.service'

/** A shop's home, when the address names the shop. */
const homes = ['', 'pages/index/index/index', 'otherpages/shop/index/index'].map((page): SharedPage => ({
  page,
  async card(ctx, params) {
    const { site_name, seo_description, logo } = await shopInfo(ctx, idIn(params, 'site_id') || ctx.siteId)
    return { title: site_name, desc: seo_description, imgUrl: logo }
  },
}))

/** What a page is shared as: what is sold there, its shop, else the mall. */
export async function cardOf(ctx: Ctx, { pathname, searchParams }: URL): Promise<ShareCard> {
  const kinds = await shownKinds(ctx.mall)
  const pages = [...homes, ...kinds.flatMap(({ sharedPage }) => sharedPage ?? [])]
  const shown = pages.find(({ page }) => pathname === `/${page}`)
  const card = shown && (await known(shown.card(ctx, Object.fromEntries(searchParams))))
  return card ?? mallCard(ctx)
}

async function mallCard({ mall }: Ctx): Promise<ShareCard> {
  const { title, desc, logo } = await mall.settings.get('website')
  return { title, desc, imgUrl: logo }
}

/** What is gone is shared as the mall. */
async function known(card: Promise<ShareCard>): Promise<ShareCard | undefined> {
  try {
    return await card
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
