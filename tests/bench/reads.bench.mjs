export const about = 'Reads of the catalogue by guests; the first is the yardstick, one row by its key.'

/** @param {string} path */
const get = (path) => ({ path: `${path}&app_type=h5&site_id=0` })

/** @param {string} answer */
export const check = (answer) => JSON.parse(answer).code >= 0

/** @param {{ url: string }} mall */
export async function cases({ url }) {
  const answer = await fetch(`${url}/api/goodssku/page?page=1&page_size=50&app_type=h5&site_id=0`)
  /** @type {{ data: { list: { sku_id: number }[] } }} */
  const { data } = await answer.json()
  const skus = data.list.map(({ sku_id }) => sku_id)
  return [
    {
      name: 'goods detail',
      request: (/** @type {number} */ i) => get(`/api/goodssku/detail?sku_id=${skus[i % skus.length]}`),
    },
    { name: 'goods list, page 1', request: () => get('/api/goodssku/page?page=1&page_size=10') },
    { name: 'home page', request: () => get('/api/diyview/info?name=DIY_VIEW_INDEX') },
    { name: 'start-up call', request: () => get('/api/config/init?') },
  ]
}
