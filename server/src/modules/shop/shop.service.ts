import type { ShopBlock } from '@mall/contract/goods'
import type { ShopRow as WireShop, StreetRow } from '@mall/contract/shop'
import { codes } from '@mall/contract/envelope'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { distance, type Place } from '../../lib/distance'
import { yuan } from '../../lib/money'
import { pageOf, type Paging } from '../../lib/paging'
import { bestOfShops } from '../goods/goods.service'
import { cityWanted } from './city.service'
import { isOpen, shopBlock, type ShopRow } from './shopBlock'
import * as store from './shop.store'

/** Goods shown with a shop in the street (wire/shops-stores-notes section 1). */
const goodsPerShop = 3

/** A call that is about one shop named none. */
export const noShop = () => refuse({ zh: '请选择店铺', en: 'Please choose a shop' }, { code: codes.REQUEST_SITE_ID })
export const unknownShop = () => refuse({ zh: '店铺不存在', en: 'Shop not found' })

/** Blocks of shops by site_id; unknown sites are missing. */
export async function shopBlocks(db: Kysely<DB>, siteIds: number[]): Promise<Map<number, ShopBlock>> {
  const rows = await store.findBlocks(db, siteIds)
  return new Map(rows.map((row) => [row.site_id, shopBlock(row)]))
}

/** Where shops are, by site_id; those that do not say are missing. */
export async function shopPlaces(db: Kysely<DB>, siteIds: number[]): Promise<Map<number, Place>> {
  const rows = await store.findPlaces(db, siteIds)
  return new Map(
    rows
      .filter(({ longitude, latitude }) => longitude && latitude)
      .map((row) => [row.site_id, { longitude: Number(row.longitude), latitude: Number(row.latitude) }]),
  )
}

/** Where goods go back to: the address of the shop, its name and telephone. */
export async function returnAddress(db: Kysely<DB>, siteId: number): Promise<string> {
  const shop = await store.findShop(db, siteId)
  if (!shop) return ''
  const place = `${shop.full_address.replaceAll('-', '')}${shop.address}`
  return [place, shop.site_name, shop.telephone].filter(Boolean).join(' ')
}

export async function info(ctx: Ctx, siteId: number): Promise<WireShop> {
  if (siteId === 0) throw noShop()
  const row = await store.findShop(ctx.mall.readDb, siteId)
  if (!row) throw unknownShop()
  return {
    ...shopBlock(row),
    website_id: row.website_id,
    level_name: row.level_name,
    category_name: row.category_name,
    shop_status: isOpen(row, ctx.now) ? 1 : 0,
    start_time: row.start_time,
    expire_time: row.expire_time,
    shop_adv: JSON.stringify(row.shop_adv),
    address: row.address,
    full_address: row.full_address,
    longitude: row.longitude,
    latitude: row.latitude,
    workingtime: row.workingtime,
    work_week: row.work_week,
  }
}

export interface StreetQuery extends store.StreetFilter {
  order?: 'site_id' | 'shop_sales' | 'shop_desccredit' | undefined
  sort?: 'asc' | 'desc' | undefined
  /** where the shopper stands */
  from?: Place | undefined
}

/** Without an order asked for, the nearest first, if it is known from where, else by their ids. */
function orderingOf({ order, sort, from }: StreetQuery): store.StreetOrdering {
  if (order === undefined && from) return { near: from }
  if (order === undefined || order === 'site_id') return { order: 'site_id', sort: sort ?? 'asc' }
  return { order: order === 'shop_desccredit' ? 'desccredit' : order, sort: sort ?? 'desc' }
}

/** The store street: open shops, each with its best-selling goods. */
export async function street(ctx: Ctx, { order, sort, from, ...asked }: StreetQuery, paging: Paging) {
  const { readDb } = ctx.mall
  const filter = { ...asked, websiteId: await cityWanted(ctx.mall, asked.websiteId) }
  const by = orderingOf({ order, sort, from })
  return pageOf(paging, {
    count: () => store.countStreet(readDb, filter, ctx.now),
    list: async (limit, offset) => {
      const shops = await store.findStreet(readDb, filter, ctx.now, by, limit, offset)
      const siteIds = shops.map((shop) => shop.site_id)
      const goods = await bestOfShops(ctx, siteIds, goodsPerShop)
      return shops.map((shop) => streetRow(shop, goods.get(shop.site_id) ?? [], from))
    },
  })
}

const streetRow = (row: ShopRow, goods: StreetRow['goods_list'], from: Place | undefined): StreetRow => ({
  site_id: row.site_id,
  site_name: row.site_name,
  is_own: row.is_own,
  logo: row.logo,
  banner: row.banner,
  seo_description: row.seo_description,
  shop_sales: row.shop_sales,
  sub_num: row.sub_num,
  shop_desccredit: yuan(row.desccredit),
  distance: from ? kilometres(row, from) : '',
  goods_list: goods,
})

/** A shop that does not say where it is has no distance. */
function kilometres({ longitude, latitude }: ShopRow, from: Place): string {
  if (!longitude || !latitude) return ''
  return distance(from, { longitude: Number(longitude), latitude: Number(latitude) }).toFixed(2)
}

export const trades = (ctx: Ctx) => store.findTrades(ctx.mall.readDb)

export async function tradePage(ctx: Ctx, paging: Paging) {
  const rows = await store.findTrades(ctx.mall.readDb)
  return pageOfRows(paging, rows)
}

export async function groupPage(ctx: Ctx, paging: Paging) {
  const rows = await store.findGroups(ctx.mall.readDb)
  return pageOfRows(
    paging,
    rows.map((row) => ({ ...row, fee: yuan(row.fee) })),
  )
}

const pageOfRows = <R>(paging: Paging, rows: R[]) =>
  pageOf(paging, {
    count: () => Promise.resolve(rows.length),
    list: (limit, offset) => Promise.resolve(rows.slice(offset, offset + limit)),
  })

/** 0 hides the entries of shops, their calls go on answering (wire/start-and-login section 1.1). */
export const isShown = async (ctx: Ctx) => (await ctx.mall.settings.get('website')).development
