// Groups that others have opened, for screens on which one may join them.
import { signIn } from './demoShopper.mjs'

/** @typedef {Awaited<ReturnType<typeof signIn>>['ask']} Ask */

/** An address in Hangzhou, for who has none. @param {Ask} ask @param {string} mobile */
async function settle(ask, mobile) {
  /** @type {number[]} */
  const ids = []
  for (const name of ['浙江省', '杭州市', '西湖区']) {
    const rows = await ask('/api/address/lists', { pid: ids.at(-1) ?? 0 })
    ids.push(rows.find((/** @type {any} */ row) => row.name === name).id)
  }
  const [province_id = 0, city_id = 0, district_id = 0] = ids
  const region = { province_id, city_id, district_id, full_address: '浙江省-杭州市-西湖区', address: '文三路 1 号' }
  await ask('/api/memberaddress/add', { name: '陈一', mobile, type: 1, is_default: 1, ...region })
}

/**
 * Three members open a group each of pintuan 4, which is of three people.
 * @param {string} url of the mall
 */
export async function openGroups(url) {
  for (const place of [3, 4, 5]) {
    const mobile = `1380000000${place}`
    const { ask } = await signIn(url, mobile)
    await settle(ask, mobile)
    const out_trade_no = await ask('/pintuan/api/ordercreate/create', { pintuan_goods_id: 400, num: 1 })
    const headers = { authorization: 'Bearer dev-platform-key' }
    await ask('/operator/api/dev/paymark', { out_trade_no, result: 'paid' }, headers)
    const { list } = await ask('/pintuan/api/order/page', {})
    if (place === 5) return { groupId: list[0].group_id, friendId: list[0].id }
  }
  throw new Error('no group was opened')
}
