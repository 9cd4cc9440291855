import { form, openBuyers, orderableSkus } from './buyers.mjs'

export const about =
  'Order creation (token, idempotency key, address, one sku) against a bare indexed read: one row by its primary key, ' +
  'without a token. 100 members. The bar is 7 % of the read.'

const members = 100
const skuCount = 40
/** Keys of an earlier run on the same database must not answer. */
const run = Date.now().toString(36)

/** @param {string} answer */
export const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ url: string }} mall */
export async function cases({ url }) {
  const tokens = await openBuyers(url, members)
  const skus = await orderableSkus(url, tokens[0] ?? '', skuCount)
  let made = 0
  const order = (/** @type {number} */ sku_id) => {
    const i = made++
    const params = { token: tokens[i % members] ?? '', sku_id, num: 1, idempotency_key: `${run}-${i}` }
    return {
      method: 'POST',
      path: '/api/ordercreate/create',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form(params).toString(),
    }
  }
  return [
    { name: 'indexed read', request: () => ({ path: '/api/address/info?id=330106&app_type=h5&site_id=0' }) },
    {
      name: 'order, 40 skus',
      request: (/** @type {number} */ i) => order(skus[i % skus.length] ?? 0),
    },
    { name: 'order, all the same sku', request: () => order(skus[0] ?? 0) },
  ]
}
