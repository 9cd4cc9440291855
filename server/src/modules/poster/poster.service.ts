import { codes } from '@mall/contract/envelope'
import type { Words } from '@mall/contract/words'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { skuFacts, type SkuFacts } from '../goods/sku.service'
import { unknownGoods } from '../goods/unknownGoods'
import { drawCode, drawGoodsPoster } from './drawing'
import { drawInvitation, type Invitation } from './invitation'
import { pathOf } from './keptDrawings'
import { miniCodeOf } from './miniCode'

export type PosterParams = Record<string, string | number>

/** The plain goods page. */
export const detailPage = 'pages/goods/detail/detail'
/** Params that a shared address may carry besides the goods: ids of members and sites. */
const shared = [
  'sku_id',
  'goods_id',
  'coupon_type_id',
  'platformcoupon_type_id',
  'suid',
  'source_member',
  'uid',
  'site_id',
]

const wrong = (words: Words) => refuse(words, { code: codes.PARAMETER_ERROR })

export const noPoster = () => wrong({ zh: '该页面没有海报', en: 'This page has no poster' })

/** A page as the storefront names it, without its slash and its params. */
export const routeOf = (page: string) => page.replace(/^\//, '').replace(/\?.*$/, '')

/** Where the storefront is reached. */
const originOf = ({ mall: { config } }: Ctx) => config.h5Origin || `http://${config.host}:${config.port}`

/** Params it does not know are left out: each would make another file. */
function queryOf(params: PosterParams, own: readonly string[] = []): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of [...own, ...shared]) {
    const value = params[name]
    if (value !== undefined && /^\d{1,16}$/.test(String(value))) query.set(name, String(value))
  }
  return query
}

/** Full address of a page of the storefront. */
const linkOf = (ctx: Ctx, page: string, query: URLSearchParams) => `${originOf(ctx)}/${page}?${query}`

async function goodsOf({ mall, now }: Ctx, skuId: number) {
  const facts = (await skuFacts(mall.readDb, [skuId], now)).get(skuId)
  if (!facts) throw unknownGoods()
  return facts
}

/** What differs between the posters of the goods pages. Cents. */
export interface PosterKind {
  /** its path, without a slash before it */
  page: string
  /** ids that its page takes beside the shared ones */
  params?: readonly string[]
  /** The sku it opens with; 0 = the params name none. Refuses what is gone, not what is over: its page shows it. */
  skuOf(ctx: Ctx, params: PosterParams): Promise<number>
  price(
    ctx: Ctx,
    goods: SkuFacts,
    params: PosterParams,
  ): { price: number; old: number } | Promise<{ price: number; old: number }>
}

/** 0 = it is missing, or no id. */
export function idIn(params: PosterParams, name: string): number {
  const text = String(params[name] ?? '')
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : 0
}

/** Poster of a goods page; goods that are not on sale have one too, their page says so. */
export async function goodsPoster(
  ctx: Ctx,
  page: string,
  params: PosterParams,
  kind: PosterKind,
): Promise<{ path: string }> {
  const route = routeOf(page)
  if (route !== kind.page) throw noPoster()
  const skuId = await kind.skuOf(ctx, params)
  if (skuId === 0) throw wrong({ zh: '请选择商品', en: 'Please choose an item' })
  const goods = await goodsOf(ctx, skuId)
  const { price, old } = await kind.price(ctx, goods, params)
  const { files } = ctx.mall.outside
  const { title } = await ctx.mall.settings.get('website')
  const query = queryOf(params, kind.params)
  const mini = await miniCodeOf(ctx, route, query)
  const content = {
    language: ctx.language,
    mall: title,
    shop: goods.siteName,
    name: goods.skuName,
    price: yuan(price),
    old: old > price ? yuan(old) : '',
    link: linkOf(ctx, route, query),
  }
  return {
    path: await pathOf(files, {
      folder: 'poster',
      content: { ...content, picture: goods.skuImage, ...(mini ? { mini } : {}) },
      draw: async () =>
        drawGoodsPoster(content, {
          picture: await files.read(goods.skuImage),
          mini: mini ? await files.read(mini) : undefined,
        }),
    }),
  }
}

/** A page that a member or a shop invites to. */
export interface InvitingPage {
  /** its path, without a slash before it */
  page: string
  /** params that it always opens with */
  fixed?: Readonly<Record<string, string>>
  /** what it shows; default the mall */
  of?: Invitation['to']
}

/** The poster of a page that is not about goods. */
export async function invitationPoster(
  ctx: Ctx,
  { page, fixed = {}, of = 'mall' }: InvitingPage,
  params: PosterParams,
  by: { nickname: string; headimg: string },
): Promise<{ path: string }> {
  const { files } = ctx.mall.outside
  const { title } = await ctx.mall.settings.get('website')
  const query = new URLSearchParams([...Object.entries(fixed), ...queryOf(params)])
  const mini = await miniCodeOf(ctx, page, query)
  const content = { language: ctx.language, mall: title, name: by.nickname, to: of, link: linkOf(ctx, page, query) }
  return {
    path: await pathOf(files, {
      folder: 'poster',
      content: { ...content, picture: by.headimg, ...(mini ? { mini } : {}) },
      draw: async () =>
        drawInvitation(content, {
          picture: by.headimg ? await files.read(by.headimg) : undefined,
          mini: mini ? await files.read(mini) : undefined,
        }),
    }),
  }
}

/** The code of a goods page alone. */
export async function goodsQrcode(ctx: Ctx, skuId: number): Promise<{ path: string }> {
  await goodsOf(ctx, skuId)
  return { path: await codeOf(ctx, detailPage, { sku_id: skuId }) }
}

/** Path of a code that leads to a page of the storefront: of the mini-program for those who ask from there. */
export async function codeOf(ctx: Ctx, page: string, params: PosterParams): Promise<string> {
  const query = queryOf(params)
  const link = linkOf(ctx, page, query)
  const { files } = ctx.mall.outside
  return (
    (await miniCodeOf(ctx, page, query)) ??
    pathOf(files, { folder: 'qrcode', content: { link }, draw: () => drawCode(link) })
  )
}

/**
 * Path of the code that opens the verification desk (messages-chat-verification section 3): that of the web, which the
 * desk's own scanner reads in a browser and in the mini-program.
 */
export function verifyQrcode(ctx: Ctx, code: string): Promise<string> {
  const link = `${originOf(ctx)}/otherpages/verification/detail/detail?code=${code}`
  return pathOf(ctx.mall.outside.files, { folder: 'qrcode', content: { link }, draw: () => drawCode(link) })
}
