import { rateTable } from './rates.mjs'

const goods = 100_000
const rate = 200
const seconds = 15

export const about =
  `The goods list over ${goods.toLocaleString('en')} goods as an open loop of ${rate} requests a second, ${seconds} s per kind and ` +
  'for the mix, whose bar is a p99 below 50 ms. Times count from the moment a request was due.'

export const env = { MALL_SEED_GOODS: String(goods) }

const keywords = ['苹果', '收纳', '耳机', '蓝牙 耳机', '纯棉', '手表', '杯', '没有这样的商品']

/** @param {string} answer */
const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const ask = async (/** @type {string} */ path) => {
    const answer = await fetch(`${url}${path}`)
    /** @type {{ data: any }} */
    const { data } = await answer.json()
    return data
  }
  const { count } = await ask('/api/goodssku/page?page=1&page_size=1')
  if (count < goods * 0.9) throw new Error(`only ${count} goods are listed`)
  const tree = await ask('/api/goodscategory/tree?level=3')
  /** @type {{ category_id: number, level: number, child_list?: any[] }[]} */
  const categories = []
  const walk = (/** @type {any[]} */ list) => {
    for (const one of list) {
      categories.push(one)
      walk(one.child_list ?? [])
    }
  }
  walk(tree.list ?? tree)
  const brands = (await ask('/api/goodsbrand/page?page=1&page_size=50')).list ?? []
  const pick = (/** @type {any[]} */ list, /** @type {number} */ i) => list[(i * 7) % list.length]
  const page = (/** @type {number} */ i) => `/api/goodssku/page?page=${1 + (i % 5)}&page_size=10`
  const inCategory = (/** @type {number} */ i) => {
    const { category_id, level } = pick(categories, i)
    return `&category_id=${category_id}&category_level=${level}`
  }
  /** @type {Record<string, (i: number) => string>} */
  const kinds = {
    'no filter': page,
    category: (i) => page(i) + inCategory(i),
    keyword: (i) => `${page(i)}&keyword=${encodeURIComponent(pick(keywords, i))}`,
    'category by price': (i) => `${page(i)}${inCategory(i)}&order=discount_price&sort=${i % 2 ? 'asc' : 'desc'}`,
    'all by price, by sales': (i) => `${page(i)}&order=${i % 2 ? 'discount_price&sort=asc' : 'sale_num&sort=desc'}`,
    'price range': (i) => `${page(i)}&min_price=${10 * (1 + (i % 5))}&max_price=${100 * (1 + (i % 3))}`,
    ...(brands.length > 0 && { brand: (/** @type {number} */ i) => `${page(i)}&brand_id=${pick(brands, i).brand_id}` }),
  }
  const all = Object.values(kinds)
  const mix = (/** @type {number} */ i) => all[i % all.length]?.(Math.floor(i / all.length)) ?? ''
  return rateTable(url, { of: 'Kind', rate, seconds, check }, { ...kinds, 'the mix of these': mix })
}
