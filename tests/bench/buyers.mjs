// Members who are logged in and have an address: what it takes to order.

const operatorKey = 'dev-platform-key'
const sideBySide = 8
const base = { app_type: 'h5', site_id: '0' }

/** @typedef {Record<string, string | number>} Params */

/**
 * One call; a refusal is an error here.
 * @param {string} url
 * @param {string} path
 * @param {Params} params
 * @param {Record<string, string>} [headers]
 */
export async function call(url, path, params, headers = {}) {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form(params) })
  /** @type {{ code: number, message: string, data: any }} */
  const { code, message, data } = await answer.json()
  if (code < 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

/** @param {Params} params */
export const form = (params) =>
  new URLSearchParams(Object.entries({ ...base, ...params }).map(([name, value]) => [name, String(value)]))

/**
 * @param {string} url
 * @param {string} path
 * @param {Params} params
 */
export const operator = (url, path, params) => call(url, path, params, { authorization: `Bearer ${operatorKey}` })

/** @param {string} url @param {string} mobile */
async function openBuyer(url, mobile) {
  const { id: captcha_id } = await call(url, '/api/captcha/captcha', {})
  const { code: captcha_code } = await operator(url, '/operator/api/dev/captcha', { captcha_id })
  const { key } = await call(url, '/api/register/mobileCode', { mobile, captcha_id, captcha_code })
  const { code } = await operator(url, '/operator/api/dev/smscode', { mobile })
  const { token } = await call(url, '/api/register/mobile', { mobile, key, code })
  await call(url, '/api/memberaddress/add', { token, ...address, mobile })
  return /** @type {string} */ (token)
}

const address = {
  name: '林晓',
  province_id: 330000,
  city_id: 330100,
  district_id: 330106,
  address: '文三路 1 号',
  full_address: '浙江省-杭州市-西湖区',
  is_default: 1,
}

/**
 * Registers members by sms and answers their tokens.
 * @param {string} url
 * @param {number} count
 * @param {number} [from] other members than those of another number
 */
export async function openBuyers(url, count, from = 0) {
  const mobiles = Array.from({ length: count }, (_, i) => `139${String(from + i).padStart(8, '0')}`)
  /** @type {string[]} */
  const tokens = []
  const work = async () => {
    for (let mobile = mobiles.pop(); mobile; mobile = mobiles.pop()) tokens.push(await openBuyer(url, mobile))
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return tokens
}

/**
 * Skus that anybody can order in any number: on sale, delivered to the buyers' address, without limits.
 * @param {string} url
 * @param {string} token
 * @param {number} count
 * @param {number} [site] of one shop, 0 = any
 */
export async function orderableSkus(url, token, count, site = 0) {
  const { list } = await call(url, '/api/goodssku/page', { page: 1, page_size: 100, site_id: site })
  /** @type {number[]} */
  const found = []
  for (const { sku_id } of /** @type {{ sku_id: number }[]} */ (list)) {
    if (found.length === count) break
    await operator(url, '/operator/api/goods/sku', { sku_id, stock: 100_000_000 })
    const tried = await call(url, '/api/ordercreate/create', { token, sku_id, num: 1 }).catch(() => null)
    if (tried !== null) found.push(sku_id)
  }
  if (found.length < count) throw new Error(`only ${found.length} skus can be ordered`)
  return found
}
