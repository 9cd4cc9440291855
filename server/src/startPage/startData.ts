import type {
  DiyItem,
  DiyValue,
  GoodsListItem,
  ImageAdsItem,
  NoticeItem,
  ShopCouponItem,
} from '@mall/contract/diyComponents'
import type { GuestAsk, Place } from '../http/guestAsk'
import { keeping, type Answers, type AskAndKeep } from './questions'
import { variantOf } from './variantOf'

/** A product as it can be bought. */
export interface Offer {
  name: string
  /** yuan */
  price: string
  inStock: boolean
}

/** What a page needs first, and what others see of it before they open it. */
export interface StartData {
  answers: Answers
  title: string
  description: string
  /** `/path?query` without what does not change the page; undefined: not known */
  canonical?: string | undefined
  /** shown in previews of the link */
  image?: string | undefined
  /** what is sold on it, for search engines */
  offer?: Offer | undefined
  /** the largest picture of the first screen, in the variant that the storefront will ask for */
  picture?: string | undefined
}

type Query = Readonly<Record<string, string>>
type Part = Partial<Omit<StartData, 'answers'>>

export const homePath = 'pages/index/index/index'
const pages: Readonly<Record<string, (ask: AskAndKeep, place: Place, query: Query) => Promise<Part>>> = {
  [homePath]: home,
  'pages/goods/list/list': goodsList,
  'pages/goods/detail/detail': goodsDetail,
}

/** Params that choose what these pages show; by them their start data may be shared. */
export const chosenBy: Readonly<Record<string, readonly string[]>> = {
  [homePath]: [],
  'pages/goods/list/list': ['keyword', 'category_id', 'category_level', 'brand_id', 'coupon', 'platformcouponTypeId'],
  'pages/goods/detail/detail': ['sku_id'],
}

/** Undefined when not even the mall itself can be asked. */
export async function startData(
  ask: GuestAsk,
  path: string,
  place: Place,
  query: Query,
): Promise<StartData | undefined> {
  const answers: Answers = {}
  const keep = keeping(ask, place, answers)
  const [init, website, part] = await Promise.all([
    keep('/api/config/init', {}),
    keep('/api/website/info', {}),
    pages[path]?.(keep, place, query),
  ])
  if (!init || !website) return undefined
  const { title, ...rest } = part ?? {}
  return {
    answers,
    description: website.desc,
    ...rest,
    image: rest.image || website.logo,
    title: title && title !== website.title ? `${title} - ${website.title}` : website.title,
  }
}

async function home(ask: AskAndKeep, { siteId, websiteId }: Place): Promise<Part> {
  const malls = websiteId > 0 ? 'DIY_VIEW_CITY_INDEX' : 'DIY_VIEW_INDEX'
  const name = siteId > 0 ? 'DIY_VIEW_SHOP_INDEX' : malls
  const page = await ask('/api/diyview/info', { name, site_id: siteId })
  const items = itemsOf(page?.value ?? '')
  const notice = items.find((item): item is NoticeItem => item.controller === 'Notice')
  const goods = items.find((item): item is GoodsListItem => item.controller === 'GoodsList')
  const above = goods ? items.slice(0, items.indexOf(goods)) : items
  const coupons = above.find((item): item is ShopCouponItem => item.controller === 'ShopCoupon')
  const sells = above.some(({ controller }) => controller === 'Seckill')
  await Promise.all([
    notice && askNotice(ask, notice),
    goods && askGoods(ask, goods, siteId),
    coupons && askCoupons(ask, coupons, siteId),
    sells && ask('/seckill/api/seckill/lists', siteId > 0 ? { site_id: siteId } : {}),
    siteId > 0 ? ask('/api/shop/info', { site_id: siteId }) : undefined,
  ])
  const poster = items.find((item): item is ImageAdsItem => item.controller === 'ImageAds')
  const [first] = poster?.list ?? []
  return {
    canonical: siteId > 0 ? `/?site_id=${siteId}` : '/',
    picture: first && variantOf(first.imageUrl, 750 - 2 * (poster?.padding ?? 0)),
    image: first?.imageUrl,
  }
}

/** Items of a page that are drawn; broken text is an empty page, as in the storefront. */
function itemsOf(json: string): DiyItem[] {
  try {
    const { value } = JSON.parse(json) as DiyValue
    return value.filter((item) => !['1', 1, true].includes(item.is_delete as never))
  } catch {
    return []
  }
}

const askNotice = (ask: AskAndKeep, { sources, noticeIds = [] }: NoticeItem) => {
  if (noticeIds.length > 0) return ask('/api/notice/lists', { id_arr: noticeIds.join(',') } as never)
  if (sources === 'diy') return undefined
  return ask('/api/notice/page', { page: 1, page_size: 5, receiving_type: 'mobile' })
}

const askGoods = (ask: AskAndKeep, { sources, goodsId = [], categoryId, goodsCount }: GoodsListItem, site: number) =>
  ask('/api/goodssku/page', {
    page: 1,
    page_size: goodsCount ?? 10,
    ...(site > 0 ? { site_id: site } : {}),
    ...(sources === 'diy' && goodsId.length > 0 ? { goods_id_arr: goodsId.join(',') } : {}),
    ...(sources === 'category' && categoryId ? { category_id: categoryId } : {}),
  } as never)

const askCoupons = (ask: AskAndKeep, { sources, couponIds = [], couponCount }: ShopCouponItem, site: number) =>
  ask('/coupon/api/coupon/typepagelists', {
    page: 1,
    page_size: Number(couponCount) || 10,
    ...(site > 0 ? { site_id: site } : {}),
    ...(sources === 'diy' && couponIds.length > 0 ? { coupon_type_id_arr: couponIds.join(',') } : {}),
  } as never)

/** Width that a card of two columns gives its picture, design px. */
const cardWidth = 343

async function goodsList(ask: AskAndKeep, { siteId }: Place, query: Query): Promise<Part> {
  const { keyword, category_id, category_level, brand_id, coupon, platformcouponTypeId } = query
  const found = await ask('/api/goodssku/page', {
    page: 1,
    page_size: 10,
    ...(siteId > 0 ? { site_id: siteId } : {}),
    ...(keyword ? { keyword } : {}),
    ...(category_id ? { category_id, ...(category_level ? { category_level } : {}) } : {}),
    ...(brand_id ? { brand_id } : {}),
    ...(coupon ? { coupon } : {}),
    ...(platformcouponTypeId ? { platform_coupon_type: platformcouponTypeId } : {}),
  } as never)
  const [first] = found?.list ?? []
  const image = first && (firstOf(first.goods_image) || first.sku_image)
  return {
    ...(keyword ? { title: keyword } : {}),
    canonical: addressOf('pages/goods/list/list', siteId, query),
    image,
    picture: image && variantOf(image, cardWidth),
  }
}

async function goodsDetail(ask: AskAndKeep, { siteId }: Place, query: Query): Promise<Part> {
  if (!/^[1-9]\d{0,15}$/.test(query.sku_id ?? '')) return {}
  const found = await ask('/api/goodssku/detail', { sku_id: Number(query.sku_id) })
  if (!found) return {}
  const { goods_id, goods_name, introduction, sku_images, goods_image, ...sku } = found.goods_sku_detail
  // lines between the price and the rest: what comes later would push the page down
  const about = { site_id: found.shop_info.site_id, goods_id }
  await Promise.all([
    ask('/coupon/api/coupon/typelists', about),
    ask('/platformcoupon/api/platformcoupon/typelists', about),
    ask('/manjian/api/manjian/info', { goods_id }),
    // one more entry at the bottom
    ask('/api/config/servicer', { site_id: about.site_id }),
    // a card at the lower edge
    ask('/api/goodsevaluate/config', {}),
    ask('/api/goodsevaluate/page', { page: 1, page_size: 2, goods_id }),
  ])
  const image = firstOf(sku_images || goods_image)
  return {
    title: goods_name,
    ...(introduction ? { description: introduction } : {}),
    canonical: addressOf('pages/goods/detail/detail', siteId, query),
    image,
    offer: { name: goods_name, price: sku.discount_price, inStock: sku.goods_state === 1 && sku.stock > 0 },
    picture: image && variantOf(image, 750),
  }
}

const firstOf = (csv: string) => csv.split(',')[0] ?? ''

function addressOf(path: string, siteId: number, query: Query): string {
  const names = chosenBy[path] ?? []
  const params = new URLSearchParams()
  for (const name of names) if (query[name]) params.set(name, query[name])
  if (siteId > 0) params.set('site_id', String(siteId))
  const text = params.toString()
  return `/${path}${text && `?${text}`}`
}
