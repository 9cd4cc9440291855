// The whole pricing pipeline in one basket: goods of two shops, a coupon of each, one of the platform, points, an
// invoice and words to the shops; spend-and-save and freight come by themselves.
import path from 'node:path'
import pg from 'pg'
import { call, openBuyers, operator, orderableSkus } from './buyers.mjs'

/** Shops 3 and 7 with the coupons of wire/demo-data section 5 that anybody may receive again and again. */
const shops = [
  { site: 3, couponType: 1, atLeast: 150 },
  { site: 7, couponType: 2, atLeast: 100 },
]
const platformType = 1
const firstBuyer = 1_000_000
const coupon = '/coupon/api/coupon'
const platformCoupon = '/platformcoupon/api/platformcoupon'
const sideBySide = 8

/** @typedef {{ token: string, cartIds: number[], coupons: number[], platformCoupon: number }} Basket */

/** What a basket asks of calculate and create. @param {Basket} basket */
export const checkoutInput = ({ token, cartIds, coupons, platformCoupon: platformcoupon_id }) => ({
  token,
  cart_ids: cartIds.join(','),
  coupon: JSON.stringify(Object.fromEntries(shops.map(({ site }, i) => [site, { coupon_id: coupons[i] }]))),
  platform_coupon_id: platformcoupon_id,
  is_point: 1,
  invoice: JSON.stringify({ 3: invoice }),
  buyer_message: JSON.stringify({ 3: '请在工作日送货', 7: '' }),
})

const invoice = {
  ...{ is_invoice: 1, invoice_type: 2, invoice_title_type: 1, invoice_title: '林晓' },
  ...{ invoice_content: '商品明细', invoice_email: 'lin@example.com' },
}

/** Throws unless every step of the pipeline took something off or put something on. @param {any} data of calculate */
export function checkPipeline(data) {
  const steps = ['goods_money', 'promotion_money', 'coupon_money', 'invoice_money', 'platform_coupon_money']
  const idle = [...steps, 'point_money'].filter((name) => !(Number(data[name]) > 0))
  const without = Object.values(data.shop_goods_list).filter((shop) => !(Number(shop.coupon_money) > 0))
  if (idle.length || without.length || Object.keys(data.shop_goods_list).length !== shops.length)
    throw new Error(
      `the basket leaves out ${[...idle, ...without.map((shop) => `a coupon of ${shop.site_id}`)].join()}`,
    )
}

/**
 * Buyers who can fill `pairs` baskets each at a time.
 * @param {{ url: string, data: string }} mall
 * @param {number} buyers
 * @param {number} pairs
 */
export async function openBaskets({ url, data }, buyers, pairs) {
  await withoutEnd(data)
  const tokens = await openBuyers(url, buyers, firstBuyer)
  const skus = await Promise.all(shops.map(({ site }) => orderableSkus(url, tokens[0] ?? '', pairs, site)))
  const prices = await Promise.all(skus.flat().map((sku) => priceOf(url, sku)))
  const numOf = (/** @type {number} */ shop, /** @type {number} */ i) =>
    Math.ceil((shops[shop]?.atLeast ?? 0) / (prices[shop * pairs + i] ?? 1))
  for (const token of tokens) {
    const member_id = await call(url, '/api/member/id', { token })
    const gift = { member_id, account_type: 'point', amount: '10000000', remark: '测量' }
    await operator(url, '/operator/api/member/adjust', gift)
  }

  /** Everything one buyer needs for `pairs` baskets. @param {string} token @returns {Promise<Basket[]>} */
  async function fill(token) {
    for (let i = 0; i < pairs; i += 1) {
      for (const [shop, { couponType }] of shops.entries()) {
        await call(url, '/api/cart/add', { token, sku_id: skus[shop]?.[i] ?? 0, num: numOf(shop, i) })
        await call(url, `${coupon}/receive`, { token, coupon_type_id: couponType })
      }
      await call(url, `${platformCoupon}/receive`, { token, platformcoupon_type_id: platformType })
    }
    /** @type {{ cart_id: number, sku_id: number }[]} */
    const rows = await call(url, '/api/cart/goodslists', { token })
    const own = await listOf(`${coupon}/memberpage`, token)
    const platforms = await listOf(`${platformCoupon}/memberpage`, token)
    return Array.from({ length: pairs }, (_, i) => ({
      token,
      cartIds: skus.map((list) => rows.find(({ sku_id }) => sku_id === list[i])?.cart_id ?? 0),
      coupons: shops.map(({ site }) => own.filter(({ site_id }) => site_id === site)[i]?.coupon_id ?? 0),
      platformCoupon: platforms[i]?.platformcoupon_id ?? 0,
    }))
  }
  /** @param {string} path @param {string} token @returns {Promise<any[]>} */
  const listOf = async (path, token) => (await call(url, path, { token, state: 1, page_size: 100 })).list

  return {
    /** At least so many baskets, of all buyers in turn. @param {number} count @returns {Promise<Basket[]>} */
    async fill(count = buyers * pairs) {
      const wanted = tokens.splice(0, Math.ceil(count / pairs))
      tokens.push(...wanted)
      const waiting = [...wanted]
      /** @type {Basket[][]} */
      const filled = []
      const work = async () => {
        for (let token = waiting.pop(); token; token = waiting.pop()) filled.push(await fill(token))
      }
      await Promise.all(Array.from({ length: sideBySide }, work))
      return Array.from({ length: pairs }, (_, i) => filled.map((baskets) => baskets[i] ?? never())).flat()
    },
  }
}

/** @returns {never} */
const never = () => {
  throw new Error('a basket is missing')
}

/** @param {string} url @param {number} sku_id */
const priceOf = async (url, sku_id) =>
  Number((await call(url, '/api/goodssku/detail', { sku_id })).goods_sku_detail.discount_price)

/** The demo's coupons are counted; a benchmark uses more. @param {string} data */
async function withoutEnd(data) {
  const client = new pg.Client({ host: path.join(data, 'postgres'), user: 'postgres', database: 'postgres' })
  await client.connect()
  for (const table of ['coupon_type', 'platform_coupon_type'])
    await client.query(`UPDATE ${table} SET count = 1000000000`)
  await client.end()
}
