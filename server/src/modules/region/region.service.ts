import type { CityTitle, RegionNode, RegionRow } from '@mall/contract/region'
import { refuse, type Ctx } from '../../http/route'
import * as store from './region.store'

/** wire/home-and-diy section 2 */
const levelsBelow = 3

export const below = async (ctx: Ctx, pid: number): Promise<RegionRow[]> =>
  (await store.findBelow(ctx.mall.readDb, [pid])).map(wireRow)

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
  if (!row) throw refuse('地区不存在')
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
  if (!row) throw refuse('城市不存在')
  return { id: row.id, title: row.name }
}

const wireRow = (row: store.RegionRecord): RegionRow => ({ ...row, level: row.level as RegionRow['level'] })
