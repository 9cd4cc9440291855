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
