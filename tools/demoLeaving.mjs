// Members of the demo mall who close their accounts: one may, one waits, one was refused.

import { signIn } from './demoShopper.mjs'

/**
 * @param {string} url of the mall
 * @param {(call: string, params: Record<string, string | number>) => Promise<any>} operate
 */
export async function findLeavers(url, operate) {
  const free = await signIn(url, '13800000007')
  const { member_id: leaver } = await free.ask('/api/member/info')
  const given = { point: 320, balance: '12.50', growth: 80 }
  for (const [account_type, amount] of Object.entries(given))
    await operate('/member/adjust', { member_id: leaver, account_type, amount, remark: '活动补发' })
  // row 8 of the demo members has asked already
  const waiting = await signIn(url, '13800000008')
  const refused = await signIn(url, '13800000006')
  await refused.ask('/membercancel/api/membercancel/apply')
  const { member_id } = await refused.ask('/api/member/info')
  const reason = '近期有一笔售后仍在争议期内，请在处理完成后重新申请，或联系客服核实。'
  await operate('/membercancel/decide', { member_id, agree: 0, reason })
  return { leavingFreeToken: free.token, leavingWaitsToken: waiting.token, leavingRefusedToken: refused.token }
}
