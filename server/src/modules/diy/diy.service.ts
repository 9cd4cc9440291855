import type { AdvDetail, DiyPage, MemberIndex, OpenCity, WebsiteInfo } from '@mall/contract/diy'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { isOn, type Item } from './addonItems'
import * as store from './diy.store'

const home = 'DIY_VIEW_INDEX'
const cityHome = 'DIY_VIEW_CITY_INDEX'
/** Outside every city sub-site. */
const nationWide = { site_area_id: 0, site_area_name: '全国' }

export interface PageQuery {
  id?: number | undefined
  name?: string | undefined
  siteId: number
  websiteId: number
}

/** A custom page without the blocks of addons that are off. */
export async function page(ctx: Ctx, { id, name = home, siteId, websiteId }: PageQuery): Promise<DiyPage> {
  const { readDb, settings } = ctx.mall
  const [row, flags, area] = await Promise.all([
    id ? store.findPageById(readDb, id) : store.findPage(readDb, pageNames(name), siteId, websiteId),
    settings.get('addon'),
    areaOf(ctx, websiteId),
  ])
  if (!row) throw refuse('页面不存在')
  const saved = row.value as { value?: Item[] }
  return {
    id: row.page_id,
    site_id: row.site_id,
    name: row.name,
    title: row.title,
    type: row.site_id === 0 ? 'admin' : 'shop',
    addon_name: row.name.startsWith('DIY_FENXIAO_') ? 'fenxiao' : '',
    value: JSON.stringify({ ...saved, value: (saved.value ?? []).filter((item) => isOn(item, flags)) }),
    ...area,
  }
}

/** A city without a page of its own gets the mall's home. */
const pageNames = (name: string) => (name === cityHome ? [cityHome, home] : [name])

async function areaOf(ctx: Ctx, websiteId: number) {
  const city = websiteId === 0 ? undefined : await store.findCity(ctx.mall.readDb, websiteId)
  return city ? { site_area_id: city.site_area_id, site_area_name: city.site_area_name } : nationWide
}

export const cityOf = (ctx: Ctx, siteId: number) => areaOf(ctx, siteId)

/** The sub-site of a city; a city without one is served nation-wide. */
export async function cityByName(ctx: Ctx, name: string): Promise<OpenCity> {
  const city = await store.findCityByName(ctx.mall.readDb, name)
  return city ? { ...city } : { site_id: 0, ...nationWide, status: 1 }
}

/** The form of a page: `{ global, value: [] }`. */
interface PageForm {
  name: string
  title: string
  value: Record<string, unknown>
  website_id: number
}

/** Creates or replaces a page of the site. */
export async function save(trx: Tx, ctx: Ctx, form: PageForm): Promise<void> {
  const { global, value } = form.value
  const isWhole = typeof global === 'object' && global !== null && Array.isArray(value) && value.every(isItem)
  if (!isWhole || !form.name.trim()) throw refuse('页面内容格式不正确', { code: codes.PARAMETER_ERROR })
  await store.savePage(trx, {
    site_id: ctx.siteId,
    page_id: ctx.mall.newId(),
    name: form.name.trim(),
    title: form.title,
    website_id: form.website_id,
    value: JSON.stringify(form.value),
  })
}

const isItem = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item)

export async function memberIndex(ctx: Ctx): Promise<MemberIndex> {
  const menu = await store.findMenu(ctx.mall.readDb)
  return { menuList: (menu?.entries ?? []) as MemberIndex['menuList'] }
}

export async function website(ctx: Ctx): Promise<WebsiteInfo> {
  const { development: _development, ...info } = await ctx.mall.settings.get('website')
  return info
}

interface SavedAdv {
  adv_id: number
  adv_title: string
  adv_url: unknown
  adv_image: string
  slide_sort: number
  /** cents */
  price: number
  background: string
}

/** Pictures of a position; one that nobody filled is empty. */
export async function adv(ctx: Ctx, keyword: string): Promise<AdvDetail> {
  const row = await store.findAdv(ctx.mall.readDb, keyword)
  if (!row) return { ap_id: 0, ap_name: '', keyword, ap_width: 0, ap_height: 0, adv_list: [] }
  const { ap_id, ap_name, ap_width, ap_height } = row
  const list = row.adv_list as unknown as SavedAdv[]
  return {
    ap_id,
    ap_name,
    keyword,
    ap_width,
    ap_height,
    adv_list: list
      .sort((a, b) => a.slide_sort - b.slide_sort)
      .map((one) => ({ ...one, ap_id, adv_url: JSON.stringify(one.adv_url), price: yuan(one.price) })),
  }
}
