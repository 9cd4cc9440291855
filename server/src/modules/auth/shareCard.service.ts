import { Refusal, type Ctx } from '../../http/route'
import { shownKinds } from '../goods/shownKinds'
import { head as noteCard } from '../note/note.service'
import { idIn } from '../poster/poster.service'
import type { ShareCard, SharedPage } from '../poster/sharedPage'
import { info as shopInfo } from '../shop/shop.service'
import { shopPages } from '../shop/shopPages'

/** A shop's home and its other pages, when the address names the shop. */
const ofShops = ['', 'pages/index/index/index', ...shopPages].map((page): SharedPage => ({
  page,
  async card(ctx, params) {
    const { site_name, seo_description, logo } = await shopInfo(ctx, idIn(params, 'site_id') || ctx.siteId)
    return { title: site_name, desc: seo_description, imgUrl: logo }
  },
}))

const ofNotes: SharedPage = {
  page: 'otherpages/store_notes/note_detail/note_detail',
  async card(ctx, params) {
    const { note_title, note_abstract, cover_img } = await noteCard(ctx, idIn(params, 'note_id'))
    return { title: note_title, desc: note_abstract, imgUrl: cover_img.split(',')[0] ?? '' }
  },
}

/** What a page is shared as: what is sold or written there, its shop, else the mall. */
export async function cardOf(ctx: Ctx, { pathname, searchParams }: URL): Promise<ShareCard> {
  const [kinds, { notes }] = await Promise.all([shownKinds(ctx.mall), ctx.mall.settings.get('addon')])
  const pages = [...ofShops, ...(notes === 1 ? [ofNotes] : []), ...kinds.flatMap(({ sharedPage }) => sharedPage ?? [])]
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
