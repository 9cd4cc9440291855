import type { AdvDetail, DiyPage, MemberIndex, OpenCity, WebsiteInfo } from '@mall/contract/diy'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx, type Refusal } from '../../http/route'
import { yuan } from '../../lib/money'
import { shopBlocks, unknownShop } from '../shop/shop.service'
import { isOn, type Item } from './addonItems'
import * as store from './diy.store'
import { shopHome } from './shopHome'

const home = 'DIY_VIEW_INDEX'
const cityHome = 'DIY_VIEW_CITY_INDEX'
const shopIndex = 'DIY_VIEW_SHOP_INDEX'
/** Outside every city sub-site. */
const nationWide = { site_area_id: 0, site_area_name: '全国' }

export interface PageQuery {
  id?: number | undefined
  name?: string | undefined
  siteId: number
  websiteId: number
}

/** A custom page without the blocks of addons that are off. */
export async function page(ctx: Ctx, query: PageQuery): Promise<DiyPage> {
  const [city, flags] = await Promise.all([openCity(ctx, query.websiteId), ctx.mall.settings.get('addon')])
  const row = await findPage(ctx, query, city?.site_id ?? 0)
  const saved = row.value as { value?: Item[] }
  return {
    id: row.page_id,
    site_id: row.site_id,
    name: row.name,
    title: row.title,
    type: row.site_id === 0 ? 'admin' : 'shop',
    addon_name: row.name.startsWith('DIY_FENXIAO_') ? 'fenxiao' : '',
    value: JSON.stringify({ ...saved, value: (saved.value ?? []).filter((item) => isOn(item, flags)) }),
    ...areaOf(city),
  }
}

async function findPage({ mall }: Ctx, { id, name = home, siteId }: PageQuery, websiteId: number) {
  const [row, shops] = await Promise.all([
    id ? store.findPageById(mall.readDb, id) : store.findPage(mall.readDb, pageNames(name), siteId, websiteId),
    shopBlocks(mall.readDb, siteId === 0 ? [] : [siteId]),
  ])
  const shop = shops.get(siteId)
  if (siteId > 0 && !shop) throw unknownShop()
  if (row) return row
  if (!shop || name !== shopIndex) throw refuse({ zh: '页面不存在', en: 'Page not found' })
  return { site_id: siteId, page_id: 0, name, title: shop.site_name, value: shopHome(shop.site_name) }
}

/** A city without a page of its own gets the mall's home. */
const pageNames = (name: string) => (name === cityHome ? [cityHome, home] : [name])

/** The sub-site of a city, while the addon is on and it is open. */
async function openCity({ mall }: Ctx, websiteId: number) {
  if (websiteId === 0 || (await mall.settings.get('addon')).city === 0) return undefined
  return store.findCity(mall.readDb, websiteId)
}

const areaOf = (city: store.CityRow | undefined) =>
  city ? { site_area_id: city.site_area_id, site_area_name: city.site_area_name } : nationWide

export const cityOf = async (ctx: Ctx, siteId: number) => areaOf(await openCity(ctx, siteId))

/** The sub-site of a city by its region id or its name; a city without an open one is served nation-wide. */
export async function cityByAddress({ mall }: Ctx, place: string): Promise<OpenCity> {
  const { city: isOpen } = await mall.settings.get('addon')
  const city = isOpen === 0 ? undefined : await store.findCityByAddress(mall.readDb, place)
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
  const fault = pageFault(form)
  if (fault) throw fault
  await store.savePage(trx, {
    site_id: ctx.siteId,
    page_id: ctx.mall.newId(),
    name: form.name.trim(),
    title: form.title,
    website_id: form.website_id,
    value: JSON.stringify(form.value),
  })
}

/** What is wrong with the form of a page. */
export function pageFault(form: Partial<Pick<PageForm, 'name' | 'value'>>): Refusal | undefined {
  const { global, value } = form.value ?? {}
  const isWhole = typeof global === 'object' && global !== null && Array.isArray(value) && value.every(isItem)
  if ((isWhole || !form.value) && form.name?.trim() !== '') return undefined
  return refuse(
    { zh: '页面内容格式不正确', en: 'The content of the page is not valid' },
    { code: codes.PARAMETER_ERROR },
  )
}

const isItem = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item)

export async function memberIndex({ mall }: Ctx): Promise<MemberIndex> {
  return { menuList: (await mall.settings.get('member_menu')).list }
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
