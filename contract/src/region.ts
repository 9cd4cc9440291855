/** Regions (home-and-diy.md section 2). */
import * as v from 'valibot'
import { call } from './define'
import { id, idOrNone, out, text } from './fields'

const regionRow = v.object({
  id: out.int,
  pid: out.int,
  name: out.text,
  shortname: out.text,
  /** 1 province, 2 city, 3 district, 4 community */
  level: v.picklist([1, 2, 3, 4]),
})
export type RegionRow = v.InferOutput<typeof regionRow>
const listedRegion = v.object({
  ...regionRow.entries,
  /** A to Z, by how its name is read; '' = not known (ours) */
  initial: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]?$/))),
})
export type ListedRegion = v.InferOutput<typeof listedRegion>
export type RegionNode = RegionRow & { child_list: RegionNode[] }
const regionNode: v.GenericSchema<RegionNode> = v.object({
  ...regionRow.entries,
  child_list: v.lazy(() => v.array(regionNode)),
})

const cityTitle = v.object({ id: out.int, title: out.text })
export type CityTitle = v.InferOutput<typeof cityTitle>

export const region = {
  '/api/address/lists': call({ auth: '-', params: { pid: v.optional(idOrNone()) }, data: v.array(listedRegion) }),
  /** up to 3 levels below id; 0 = the provinces */
  '/api/address/tree': call({ auth: '-', params: { id: v.optional(idOrNone()) }, data: v.array(regionNode) }),
  '/api/address/info': call({ auth: '-', params: { id: id() }, data: regionRow }),
  /** by initial letter */
  '/api/address/city': call({
    auth: '-',
    params: {},
    data: v.record(v.pipe(v.string(), v.regex(/^[A-Z]$/)), v.array(cityTitle)),
  }),
  '/api/address/citybyname': call({ auth: '-', params: { city: text(50) }, data: cityTitle }),
} as const
