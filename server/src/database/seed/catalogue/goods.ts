import { attributeIds } from '../../../modules/goods/specIds'
import { dice, hash } from '../pictures/colour'
import { galleryLength, type Look } from '../pictures/goods'
import type { AttributeSeed, GoodsSeed, SkuSeed, SpecSeed } from '../types'
import { brandTable } from './brands'
import { leaves, type Branch } from './categories'
import { colours } from './colours'
import { content } from './content'
import type { Leaf, Row, Shelf } from './row'
import { shop1 } from './shop1'
import { shop11 } from './shop11'
import { shop14 } from './shop14'
import { shop3 } from './shop3'
import { shop7 } from './shop7'
import { shop8 } from './shop8'

const shelvesBySite: [site: number, shelves: Shelf[]][] = [
  [1, shop1],
  [3, shop3],
  [7, shop7],
  [8, shop8],
  [11, shop11],
  [14, shop14],
]

interface Entry {
  goodsId: number
  site: number
  row: Row
  leaf: Leaf & { branch: Branch }
}

/** Ids run from site x 100 + 1 in the order of the tables; wire/demo-data section 4 fixes 1 to 13. */
const entries: Entry[] = shelvesBySite.flatMap(([site, shelves]) => {
  let next = site * 100
  return shelves.flatMap(({ category, rows }) =>
    rows.map((row) => ({ goodsId: row.id ?? ++next, site, row, leaf: leaves.get(category)! })),
  )
})

export const money = (yuan: number) => yuan.toFixed(2)
export const picture = (goodsId: number, shot: string | number) => `upload/demo/goods/${goodsId}_${shot}.jpg`

const lookOf = ({ goodsId, row, leaf }: Entry): Look => ({
  goodsId,
  emoji: row.emoji,
  tints: (row.colours ?? (row.paint ? [row.paint] : [])).map((name) => colours[name]!),
  props: (row.props ?? leaf.props).filter((one) => one !== row.emoji),
  mood: leaf.mood,
  several: row.several ?? leaf.several,
})

export const looks = new Map(entries.map((entry) => [entry.goodsId, lookOf(entry)]))

const pairs = (text = '') =>
  text
    .split('|')
    .filter(Boolean)
    .map((one) => one.split(':') as [string, string])

function attributesOf({ row, leaf }: Entry, brand: string): AttributeSeed[] {
  const merged = new Map([['品牌', brand] as [string, string], ...pairs(leaf.attrs), ...pairs(row.attrs)])
  return [...merged]
    .filter(([, value]) => value)
    .map(([name, value]) => ({ name, value, ...attributeIds(name, value) }))
}

function specsOf({ goodsId, row }: Entry): SpecSeed[] {
  const colour = {
    name: '颜色',
    values: (row.colours ?? []).map((name, i) => ({ name, image: picture(goodsId, `s${i}`) })),
  }
  const other = row.spec && { name: row.spec.name, values: row.spec.values.map(({ name }) => ({ name, image: '' })) }
  return [...(row.colours ? [colour] : []), ...(other ? [other] : [])]
}

function skusOf(entry: Entry, gallery: string[]): SkuSeed[] {
  const { goodsId, row, leaf } = entry
  const throws = dice(`stock ${goodsId}`)
  const values = row.spec?.values ?? [{ name: '', add: 0, kg: undefined }]
  const tints = row.colours ?? ['']
  const single = tints.length * values.length === 1
  const kg = row.kg ?? leaf.kg
  return tints.flatMap((colour, i) =>
    values.map((value, j): SkuSeed => {
      const at = i * values.length + j
      const price = Math.max(1, row.price + value.add)
      const market = row.was ? (row.was * price) / row.price : price
      const weight = value.kg ?? kg
      // one colour or size in ten is sold out, some are nearly
      const stock =
        throws() < 0.06 ? 0 : throws() < 0.12 ? 2 + Math.floor(throws() * 7) : 60 + Math.floor(throws() * 900)
      const own = colour ? [picture(goodsId, `s${i}`), ...gallery.slice(1)] : gallery
      return {
        code: single ? `g${goodsId}` : `g${goodsId}-${at + 1}`,
        sku_id: single ? goodsId : 10_000 + goodsId * 10 + at,
        spec_values: [colour, value.name].filter(Boolean),
        price: money(price),
        market_price: money(row.was ? Math.round(market * 10) / 10 : price),
        cost_price: money(Math.round(price * 62) / 100),
        stock:
          row.stock ?? (goodsId <= 13 ? 1000 + (hash(`fixed ${goodsId}`) % 800) : single ? Math.max(40, stock) : stock),
        weight: row.virtualDays === undefined ? weight : 0,
        volume: row.virtualDays === undefined ? Number(((row.m3 ?? leaf.m3) * (weight / kg)).toFixed(4)) : 0,
        sku_image: own[0]!,
        sku_images: own.join(','),
        sale_num: 0,
      }
    }),
  )
}

const brandByName = [...brandTable].sort((a, b) => b[1].length - a[1].length)

function goodsOf(entry: Entry, now: number): GoodsSeed {
  const { goodsId, site, row, leaf } = entry
  const throws = dice(`goods row ${goodsId}`)
  const virtual = row.virtualDays !== undefined
  const named = brandByName.find(([, name]) => row.name.startsWith(name))?.[0]
  const brand = named ?? (virtual ? '' : (row.brand ?? leaf.brand))
  const brandName = brandTable.find(([code]) => code === brand)?.[1] ?? ''
  const gallery = Array.from({ length: galleryLength(goodsId) }, (_, i) => picture(goodsId, i))
  const skus = skusOf(entry, gallery)
  const sold = Math.round(12 + 4200 * throws() ** 4 + 380 * throws())
  skus.forEach((sku, i) => {
    sku.sale_num = i === 0 ? sold - Math.floor(sold / skus.length) * (skus.length - 1) : Math.floor(sold / skus.length)
  })
  const attributes = attributesOf(entry, brandName)
  return {
    code: `g${goodsId}`,
    goods_id: goodsId,
    shop: `shop-${site}`,
    category: leaf.code,
    shop_category: `${site}-${leaf.code}`,
    brand,
    template: '',
    goods_name: row.name,
    introduction: row.intro,
    keywords: [leaf.name, brandName, row.name.replace(brandName, '').trim()].filter(Boolean).join(','),
    unit: row.unit ?? leaf.unit,
    goods_image: gallery.join(','),
    video_url: '',
    is_virtual: virtual ? 1 : 0,
    virtual_indate: row.virtualDays ?? 0,
    is_free_shipping: row.freeShipping || (goodsId > 13 && !virtual && throws() < 0.12) ? 1 : 0,
    min_buy: row.minBuy ?? 0,
    max_buy: row.maxBuy ?? 0,
    goods_state: row.offSale ? 0 : 1,
    verify_state: 1,
    recommend_way: throws.pick([0, 0, 0, 1, 2, 3, 3] as const),
    sort: Math.floor(throws() * 1000),
    sale_num: sold,
    click_num: sold * 7 + Math.floor(throws() * 900),
    collect_num: Math.floor(sold * (0.05 + throws() * 0.12)),
    create_time: now - 86_400 * (2 + Math.floor(throws() * 330)) - Math.floor(throws() * 80_000),
    content: content(goodsId, row, leaf.branch.story, attributes, site),
    specs: specsOf(entry),
    attributes,
    skus,
  }
}

export const goodsRows = (now: number): GoodsSeed[] =>
  entries.map((entry) => goodsOf(entry, now)).sort((a, b) => a.goods_id - b.goods_id)

/** Which categories a shop has goods in, in the order of its table. */
export const shopLeaves: [site: number, leaves: string[]][] = shelvesBySite.map(([site, shelves]) => [
  site,
  [...new Set(shelves.map((shelf) => shelf.category))],
])

/** The goods whose name holds the words; throws unless it is exactly one, so that pages cannot drift. */
export function goodsId(words: string): number {
  const found = entries.filter(({ row }) => row.name.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} goods named ${words}`)
  return found[0]!.goodsId
}

/** Code of the first sku. */
export function firstSkuCode(words: string): string {
  const id = goodsId(words)
  return firstSku(words) === id ? `g${id}` : `g${id}-1`
}

export function firstSku(words: string): number {
  const id = goodsId(words)
  const { row } = entries.find(({ goodsId: one }) => one === id)!
  return row.colours || row.spec ? 10_000 + id * 10 : id
}
