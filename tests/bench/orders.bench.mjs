import { checkPipeline, openBaskets, checkoutInput } from './basket.mjs'
import { call, form, openBuyers, orderableSkus } from './buyers.mjs'

export const about =
  'Order creation (token, idempotency key, address) against a bare indexed read: one row by its primary key, without a ' +
  'token. 100 members with one sku; and 400 with the full pipeline over two shops: both carts, spend-and-save, freight, a ' +
  'coupon of each shop, one of the platform, points, an invoice, words to the shop. Bars against the server of c8a967b: ' +
  'x 1.4 in each case, at most 70 % of the Node time for one sku, the read at most 5 % slower. Aim: 16 / 13 / 8 % of the read.'

const members = 100
const skuCount = 40
/** Of the full pipeline; each basket is ordered once, so they are filled before every round. */
const basketBuyers = 400
const basketsEach = 8
/** Keys of an earlier run on the same database must not answer. */
const run = Date.now().toString(36)

/** @param {string} answer */
export const check = (answer) => JSON.parse(answer).code >= 0

let made = 0
const create = (/** @type {import('./buyers.mjs').Params} */ params) => ({
  method: 'POST',
  path: '/api/ordercreate/create',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: form({ ...params, idempotency_key: `${run}-${made++}` }).toString(),
})

/** The bare read, orders of many skus and of one. @param {string} url */
export async function smallCases(url) {
  const tokens = await openBuyers(url, members)
  const skus = await orderableSkus(url, tokens[0] ?? '', skuCount)
  const order = (/** @type {number} */ sku_id) => create({ token: tokens[made % members] ?? '', sku_id, num: 1 })
  return [
    { name: 'indexed read', request: () => ({ path: '/api/address/info?id=330106&app_type=h5&site_id=0' }) },
    { name: 'order, 40 skus', request: (/** @type {number} */ i) => order(skus[i % skus.length] ?? 0) },
    { name: 'order, all the same sku', request: () => order(skus[0] ?? 0) },
  ]
}

/** @param {{ url: string, data: string }} mall */
export async function cases(mall) {
  const { url } = mall
  const baskets = await openBaskets(mall, basketBuyers, basketsEach)
  /** @type {import('./basket.mjs').Basket[]} */
  let full = []
  return [
    ...(await smallCases(url)),
    {
      name: 'order, full, two shops',
      async prepare() {
        full = await baskets.fill()
        if (full[0]) checkPipeline(await call(url, '/api/ordercreate/calculate', checkoutInput(full[0])))
      },
      request() {
        const basket = full.shift()
        if (!basket) throw new Error('more orders than baskets: raise basketBuyers')
        return create(checkoutInput(basket))
      },
    },
  ]
}
