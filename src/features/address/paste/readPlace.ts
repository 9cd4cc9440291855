import type { CityTitle, RegionNode, RegionRow } from '@mall/contract/region'

type Named = Pick<RegionRow, 'id' | 'name' | 'shortname'>

/** Where the regions come from; each is asked only when the text needs it. */
export interface RegionSource {
  provinces(): Promise<readonly Named[]>
  cities(): Promise<readonly CityTitle[]>
  /** id of the region above */
  above(id: number): Promise<number>
  /** cities with their districts */
  below(provinceId: number): Promise<readonly RegionNode[]>
}

export interface ReadPlace {
  /** province, city, district; as far as they were found */
  regions: readonly Pick<Named, 'id' | 'name'>[]
  street: string
}

const trimmed = (text: string) => text.replace(/^[\s\-/\\>、·]+/, '')
/** After a short name these make it the name of something else: 西湖大道. */
const goesOn = /^([东西南北中]?[路街道]|大道|大厦|广场|镇|乡|村)/

interface Eaten<R> {
  region: R
  rest: string
}

/** The region whose name the text begins with, the longest first; a short name of a district must stand alone. */
function eat<R extends Named>(text: string, regions: readonly R[], alone = false): Eaten<R> | undefined {
  let best: (Eaten<R> & { length: number }) | undefined
  for (const region of regions) {
    for (const name of [region.name, region.shortname]) {
      if (!text.startsWith(name) || (best && best.length >= name.length)) continue
      const rest = text.slice(name.length)
      if (name !== region.name && (goesOn.test(rest) || (alone && !/^(\s|-|$)/.test(rest)))) continue
      best = { region, rest: trimmed(rest), length: name.length }
    }
  }
  return best
}

/** Takes province, city and district from where a place begins; the rest is the street. Regions are not guessed. */
export async function readPlace(place: string, source: RegionSource): Promise<ReadPlace> {
  const text = trimmed(place).replace(/^中国/, '').trimStart()
  const provinces = await source.provinces()
  const first = eat(text, provinces)
  if (first) return inProvince(first.region, first.rest, source)
  // without a province: 杭州市西湖区
  const cities = (await source.cities()).map(({ id, title }) => ({ id, name: title, shortname: short(title) }))
  const city = eat(text, cities)
  const id = city && (await source.above(city.region.id))
  const province = provinces.find((one) => one.id === id)
  if (province) return inProvince(province, text, source)
  const later = text.search(/\s/)
  if (later < 0) return { regions: [], street: text }
  // a piece before it: 文三路90号 浙江省杭州市
  const found = await readPlace(text.slice(later), source)
  if (found.regions.length === 0) return { regions: [], street: text }
  return { ...found, street: `${found.street} ${text.slice(0, later)}`.trim() }
}

/** As it is said; an autonomous prefecture by its whole name. */
const short = (city: string) => city.replace(/(市|地区|盟)$/, '')

async function inProvince(province: Named, text: string, source: RegionSource): Promise<ReadPlace> {
  const cities = await source.below(province.id)
  const city = eat(text, cities)
  const inside = city
    ? trimmed(city.rest.replace(/^市辖区/, ''))
    : trimmed(text.replace(/^(市辖区|省直辖县级行政区划|县)/, ''))
  const hosts = city ? [city.region, ...cities] : cities
  for (const host of hosts) {
    // its city is not named, or is another one: 浙江省义乌市, 重庆市城口县
    const district = eat(inside, host.child_list, true)
    if (district && (host === city?.region || district.region.name.length > 1))
      return { regions: [province, host, district.region].map(plain), street: district.rest }
  }
  const only = city?.region.child_list.length === 1 ? city.region.child_list : []
  return { regions: [province, ...(city ? [city.region] : []), ...only].map(plain), street: inside }
}

const plain = ({ id, name }: Named) => ({ id, name })
