// The distribution programme of the demo mall: what its leader earned, and one who has asked, was refused, or is stopped.

import { signIn } from './demoShopper.mjs'

/**
 * @param {string} url of the mall
 * @param {(call: string, params: Record<string, string | number>) => Promise<any>} operate
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ofLeader
 */
export async function findDistributors(url, operate, ofLeader) {
  const { list: orders } = await ofLeader('/fenxiao/api/order/page', { is_settlement: 0, page_size: 50 })
  /** @param {(one: any) => boolean} is */
  const order = (is) => orders.find(is).fenxiao_order_id
  const { list: goods } = await ofLeader('/fenxiao/api/goods/page', { page_size: 6 })
  for (const { goods_id, sku_id, site_id } of goods.slice(0, 5))
    await ofLeader('/fenxiao/api/goodscollect/add', { goods_id, sku_id, site_id })

  /** @param {string} mobile @param {string} fenxiao_name */
  const asks = async (mobile, fenxiao_name) => {
    const member = await signIn(url, mobile)
    const apply_id = await member.ask('/fenxiao/api/apply/applyfenxiao', { fenxiao_name, mobile })
    return { token: member.token, apply_id }
  }
  const waiting = await asks('13800000004', '老唐优选')
  const refused = await asks('13800000007', '山野小店')
  await operate('/fenxiaoapply/decide', { apply_id: refused.apply_id, agree: 0 })
  // row 9 of the demo members is a distributor
  const frozen = await signIn(url, '13800000009')
  const { member_id: fenxiao_id } = await frozen.ask('/api/member/info')
  await operate('/fenxiao/freeze', { fenxiao_id, freeze: 1 })
  return {
    commissionPendingId: order((one) => one.is_settlement === 0 && one.is_refund === 0),
    commissionSettledId: order((one) => one.is_settlement === 1),
    commissionRefundedId: order((one) => one.is_refund === 1),
    applicantToken: waiting.token,
    refusedApplicantToken: refused.token,
    frozenToken: frozen.token,
  }
}

/**
 * Makes a distributor of a member, who earns by an order of his own: for who walks all pages with one member's eyes.
 * @param {Awaited<ReturnType<typeof signIn>>} member
 * @returns {Promise<number>} the fenxiao_order_id
 */
export async function earnByOwnOrder({ ask }) {
  /** @param {string} call @param {Record<string, string | number>} params */
  const operate = (call, params) => ask(`/operator/api${call}`, params, { authorization: 'Bearer dev-platform-key' })
  await operate('/config/save', { key: 'fenxiao_basics', value: JSON.stringify({ internal_buy: 1, is_examine: 0 }) })
  await ask('/fenxiao/api/apply/applyfenxiao', { fenxiao_name: '晓雨好物', mobile: '13800000001' })
  const out_trade_no = await ask('/api/ordercreate/create', { sku_id: 1, num: 1 })
  await operate('/dev/paymark', { out_trade_no, result: 'paid' })
  await operate('/dev/rundue', {})
  const { list } = await ask('/fenxiao/api/order/page', {})
  return list[0].fenxiao_order_id
}
