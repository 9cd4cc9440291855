import type { CityTitle, ListedRegion, RegionNode, RegionRow } from '@mall/contract/region'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { soundOf } from '../search/syllables'
import * as store from './region.store'

/** wire/home-and-diy section 2 */
const levelsBelow = 3

export const below = async (ctx: Ctx, pid: number): Promise<ListedRegion[]> =>
  (await store.findBelow(ctx.mall.readDb, [pid])).map((row) => ({ ...wireRow(row), initial: initialOf(row.name) }))

const initialOf = (name: string): string => soundOf(name)[0]?.charAt(0).toUpperCase() ?? ''

export async function tree(ctx: Ctx, id: number): Promise<RegionNode[]> {
  const found: store.RegionRecord[][] = []
  for (let pids = [id]; found.length < levelsBelow && pids.length > 0;) {
    const rows = await store.findBelow(ctx.mall.readDb, pids)
    found.push(rows)
    pids = rows.map((row) => row.id)
  }
  return nested(found.flat(), id)
}

function nested(rows: store.RegionRecord[], top: number): RegionNode[] {
  const children = new Map<number, store.RegionRecord[]>()
  for (const row of rows) children.set(row.pid, [...(children.get(row.pid) ?? []), row])
  const build = (pid: number): RegionNode[] =>
    (children.get(pid) ?? []).map((row) => ({ ...wireRow(row), child_list: build(row.id) }))
  return build(top)
}

export async function info(ctx: Ctx, id: number): Promise<RegionRow> {
  const row = await store.findRegion(ctx.mall.readDb, id)
  if (!row) throw refuse({ zh: '地区不存在', en: 'Region not found' })
  return wireRow(row)
}

/** Cities by their initial letter. */
export async function cities(ctx: Ctx): Promise<Record<string, CityTitle[]>> {
  const byLetter: Record<string, CityTitle[]> = {}
  for (const { id, name, initial } of await store.findCities(ctx.mall.readDb))
    (byLetter[initial] ??= []).push({ id, title: name })
  return byLetter
}

export async function cityByName(ctx: Ctx, name: string): Promise<CityTitle> {
  const row = await store.findCityByName(ctx.mall.readDb, name)
  if (!row) throw refuse({ zh: '城市不存在', en: 'City not found' })
  return { id: row.id, title: row.name }
}

/** Of these regions the names of those that are cities. */
export async function cityNames(db: Kysely<DB>, ids: number[]): Promise<Map<number, string>> {
  const rows = ids.length > 0 ? await store.findRegions(db, ids) : []
  return new Map(rows.filter(({ level }) => level === 2).map(({ id, name }) => [id, name]))
}

/** Where an address lies; a city without districts has none. */
export interface RegionChain {
  province: store.RegionRecord
  city: store.RegionRecord
  district: store.RegionRecord | undefined
}

export interface RegionIds {
  province_id: number
  city_id: number
  /** 0 = none, where the city has none */
  district_id: number
  /** 0 = not told */
  community_id: number
}

/** The chain of ids that lie in each other, or the first id that does not. */
export async function chainOf(
  db: Kysely<DB>,
  { province_id, city_id, district_id, community_id }: RegionIds,
): Promise<RegionChain | keyof RegionIds> {
  const rows = await store.findRegions(db, [province_id, city_id, district_id, community_id])
  const within = (id: number, pid: number) => rows.find((row) => row.id === id && row.pid === pid)
  const province = rows.find((row) => row.id === province_id && row.level === 1)
  if (!province) return 'province_id'
  const city = within(city_id, province.id)
  if (!city) return 'city_id'
  const district = within(district_id, city.id)
  const isOpen = district_id !== 0 || (await store.findBelow(db, [city.id])).length > 0
  if (!district && isOpen) return 'district_id'
  if (community_id !== 0 && !within(community_id, district?.id ?? city.id)) return 'community_id'
  return { province, city, district }
}

/** "浙江省-杭州市-西湖区", whatever a form calls the same ids. */
export const chainName = ({ province, city, district }: RegionChain): string =>
  [province, city, ...(district ? [district] : [])].map((row) => row.name).join('-')

/** Names as WeChat and map services write them: a county may stand below its province there, or its city be left out. */
export async function chainNamed(
  ctx: Ctx,
  names: { province: string; city: string; district: string },
): Promise<RegionChain | undefined> {
  const db = ctx.mall.readDb
  const province = await store.findNamed(db, [0], names.province)
  if (!province) return undefined
  const cities = await store.findBelow(db, [province.id])
  const city = await store.findNamed(db, [province.id], names.city)
  const wanted = names.district || names.city
  const below = city && (await store.findNamed(db, [city.id], wanted))
  if (city && below) return { province, city, district: below }
  const all = cities.map((row) => row.id)
  const district = await store.findNamed(db, all, wanted)
  const host = district && cities.find((row) => row.id === district.pid)
  return host && { province, city: host, district }
}

/** The chain up from a code of GB/T 2260; that of a city stands for its one district. */
export async function chainUp(ctx: Ctx, code: number): Promise<RegionChain | undefined> {
  const db = ctx.mall.readDb
  const found = await store.findRegion(db, code)
  if (!found || found.level === 1) return undefined
  const only = found.level === 2 ? await store.findBelow(db, [found.id]) : []
  const district = found.level === 2 ? (only.length === 1 ? only[0] : undefined) : found
  const city = found.level === 2 ? found : await store.findRegion(db, found.pid)
  const province = city && (await store.findRegion(db, city.pid))
  return province && district && { province, city, district }
}

const wireRow = (row: store.RegionRecord): RegionRow => ({ ...row, level: row.level as RegionRow['level'] })
