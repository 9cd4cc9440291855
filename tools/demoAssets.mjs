// What members have besides orders: gifts, messages and a begun recharge of the demo member, withdrawals and accounts of another one.

import { signIn } from './demoShopper.mjs'

/** Row 2 of the demo members, the only one who has withdrawn. */
const leader = '13800000002'

/**
 * @param {string} url of the mall
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ask
 */
export async function findAssets(url, ask) {
  const other = await signIn(url, leader)
  const { list: gifts } = await ask('/gift/api/giftorder/page', { page_size: 50 })
  const { list: withdrawals } = await other.ask('/api/memberwithdraw/page', { page_size: 50 })
  const { list: accounts } = await other.ask('/api/memberbankaccount/page', {})
  /** @param {string} kind */
  const message = async (kind) =>
    (await ask(`/sitemessage/api/sitemessage/getSiteMemberSubMessage${kind}List`, {})).list[0]
  const { id: accountMessageId } = await message('Account')
  const { record_id: groupMessageId } = JSON.parse((await message('Group')).message_json)
  /** @param {(one: any) => boolean} is */
  const gift = (is) => gifts.find(is).order_id
  /** @param {number} status */
  const withdrawal = (status) => withdrawals.find((/** @type {any} */ one) => one.status === status).id
  return {
    leaderToken: other.token,
    askAsLeader: other.ask,
    accountMessageId,
    groupMessageId,
    accountId: accounts[0].id,
    giftNeedyId: gift((one) => one.express_status === 0 && one.full_address === ''),
    giftWaitingId: gift((one) => one.express_status === 0 && one.full_address !== ''),
    giftSentId: gift((one) => one.express_status === 1),
    withdrawalNewId: withdrawal(0),
    withdrawalPassedId: withdrawal(1),
    withdrawalPaidId: withdrawal(2),
    withdrawalRefusedId: withdrawal(-1),
    rechargeTradeNo: await ask('/memberrecharge/api/ordercreate/create', { recharge_id: 2 }),
  }
}
