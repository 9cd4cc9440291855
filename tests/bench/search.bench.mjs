import { brandTable } from '../../server/src/database/seed/catalogue/brands.ts'
import { goodsRows } from '../../server/src/database/seed/catalogue/goods.ts'
import { dice, generate, kinds } from '../search/generated.ts'
import { queries } from '../search/queries.ts'
import { rateTable } from './rates.mjs'

const goods = 100_000
const rate = 200
const seconds = 15
const distinct = 600

export const about =
  `The search over ${goods.toLocaleString('en')} goods as an open loop of ${rate} requests a second, ${seconds} s per kind and for ` +
  `the mix, whose bar is a p99 of 50 ms: ${distinct} keywords a kind, so that what a process remembers for ten seconds does not answer ` +
  'them all. Times count from the moment a request was due.'

export const env = { MALL_SEED_GOODS: String(goods) }

/** @param {string} answer */
const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const brands = new Map(brandTable.map(([code, name]) => [code, name]))
  const sources = goodsRows(0).map(({ goods_name, brand }) => ({ goods_name, brand: brands.get(brand) ?? '' }))
  const random = dice(19)
  /** @type {Record<string, string[]>} */
  const keywords = { 'as named': generate('pinyin', sources, distinct, random).map(({ words }) => words.join(' ')) }
  for (const kind of kinds) keywords[kind] = generate(kind, sources, distinct, random).map(({ keyword }) => keyword)
  keywords.names = [
    ...brands.values(),
    '零食',
    '海鲜',
    '手机',
    '首饰',
    '图书',
    '一帆数码',
    '拾光自营 纸巾',
    '青禾家居灯',
  ]
  keywords['as people type'] = queries.map(({ words }) => words)
  keywords.nothing = Array.from({ length: distinct }, (_, i) => `没有这样的东西${i}`)
  const path = (/** @type {string} */ keyword, /** @type {number} */ i) =>
    `/api/goodssku/page?page=${1 + (i % 3)}&page_size=10&keyword=${encodeURIComponent(keyword)}`
  const all = Object.values(keywords)
  const pick = (/** @type {string[]} */ list, /** @type {number} */ i) => list[(i * 7) % list.length] ?? ''
  const mix = (/** @type {number} */ i) => path(pick(all[i % all.length] ?? [], Math.floor(i / all.length)), i)

  const addresses = Object.entries(keywords).map(([name, list]) => [
    name,
    (/** @type {number} */ i) => path(pick(list, i), i),
  ])
  const typed = (/** @type {number} */ i) => [...pick(all[i % all.length] ?? [], i)].slice(0, 1 + (i % 4)).join('')
  const suggestions = (/** @type {number} */ i) =>
    `/api/goods/searchSuggestions?keyword=${encodeURIComponent(typed(i))}`
  return rateTable(
    url,
    { of: 'Keyword', rate, seconds, check },
    { ...Object.fromEntries(addresses), 'suggestions for beginnings of them': suggestions, 'the mix of these': mix },
  )
}
