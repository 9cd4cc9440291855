// Orders that are picked up, brought by the shop, virtual, and on one bill, for screens that show them.

import { findAssets } from './demoAssets.mjs'
import { launchBargains } from './demoBargains.mjs'
import { exchangePoints } from './demoExchanges.mjs'
import { findDistributors } from './demoFenxiao.mjs'
import { openGroups } from './demoGroups.mjs'
import { findLeavers } from './demoLeaving.mjs'
import { orderPresales } from './demoPresales.mjs'

const operatorKey = 'dev-platform-key'

/**
 * One order of each kind of the demo member, who becomes a verifier of shop 3 as well.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>} shopper
 */
export async function buyEachKind({ ask, url }) {
  /** @param {string} call @param {Record<string, string | number>} params */
  const operate = (call, params) => ask(`/operator/api${call}`, params, { authorization: `Bearer ${operatorKey}` })
  /** @param {Record<string, string | number>} wanted */
  const buy = async (wanted) => {
    const out_trade_no = await ask('/api/ordercreate/create', wanted)
    await operate('/dev/paymark', { out_trade_no, result: 'paid' })
    const { list } = await ask('/api/order/lists', { page_size: 20 })
    return list.find((/** @type {any} */ one) => one.out_trade_no === out_trade_no)
  }
  const store = JSON.stringify({ 3: { delivery_type: 'store', store_id: 1 } })
  const local = JSON.stringify({ 7: { delivery_type: 'local' } })
  const place = { latitude: '30.26', longitude: '120.13' }
  const pickup = await buy({ sku_id: 1, num: 1, delivery: store, ...place })
  const collected = await buy({ sku_id: 2, num: 1, delivery: store, ...place })
  const brought = await buy({ sku_id: 3, num: 1, delivery: local, ...place })
  await operate('/order/localdelivery', {
    order_id: brought.order_id,
    deliverer: '周小满',
    deliverer_mobile: '13900000001',
  })
  const virtual = await buy({ sku_id: 8, num: 1, member_address: JSON.stringify({ mobile: '13800000001' }) })
  await operate('/verifier/save', { site_id: 3, member_id: 1, verifier_name: '林晓雨', state: 1 })
  await ask('/api/verify/verify', { verify_code: collected.delivery_code })
  const togetherTradeNo = await putOnOneBill(ask)
  await operate('/dev/paymark', { out_trade_no: togetherTradeNo, result: 'paid' })
  const jointTradeNo = await putOnOneBill(ask)
  const { list: unpaid } = await ask('/api/order/lists', { order_status: 'waitpay' })
  const activities = await chooseActivities(ask)
  const groups = await openGroups(url)
  const bargains = await launchBargains(url, ask)
  const { order_id: bargainOrderId } = await ask('/bargain/api/bargain/info', { id: 2 })
  const { presaleDraft, ...presales } = await orderPresales(ask)
  const { exchangeDraft, ...exchanges } = await exchangePoints(ask)
  const { askAsLeader, ...assets } = await findAssets(url, ask)
  const { order_id: groupOrderId } = await ask('/pintuan/api/order/detail', { id: 2003 })
  const { order_id: jointId } = unpaid.find((/** @type {any} */ one) => one.out_trade_no === jointTradeNo)
  return {
    ...activities,
    drafts: {
      ...activities.drafts,
      presaleOrderCreateData: presaleDraft,
      exchangeOrderCreateData: exchangeDraft,
    },
    ...groups,
    ...bargains,
    bargainOrderId,
    ...presales,
    ...assets,
    ...(await findDistributors(url, operate, askAsLeader)),
    ...(await findLeavers(url, operate)),
    ...exchanges,
    groupOrderId,
    togetherTradeNo,
    pickupTradeNo: pickup.out_trade_no,
    virtualTradeNo: virtual.out_trade_no,
    jointTradeNo,
    jointId,
    pickupId: pickup.order_id,
    collectedId: collected.order_id,
    broughtId: brought.order_id,
    virtualId: virtual.order_id,
    pickupCode: pickup.delivery_code,
    usedCode: collected.delivery_code,
  }
}

/**
 * What the demo mall sells in activities, and what their payment pages are about.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ask
 */
async function chooseActivities(ask) {
  const groupbuy = await ask('/groupbuy/api/goods/detail', { groupbuy_id: 1 })
  const slots = await ask('/seckill/api/seckill/lists', {})
  const second = (Math.floor(Date.now() / 1000) + 8 * 3600) % 86_400
  const open = slots.find((/** @type {any} */ slot) => second < slot.seckill_end_time)
  const seckillId = open.goods_list.find((/** @type {any} */ row) => row.goods_stock > 0).id
  const seckill = await ask('/seckill/api/seckillgoods/detail', { seckill_id: seckillId })
  const topic = await ask('/topic/api/topicgoods/page', { topic_id: 1 })
  const topicGoodsId = topic.list[0].id
  return {
    seckillId,
    topicGoodsId,
    drafts: {
      groupbuyOrderCreateData: { groupbuy_id: 1, sku_id: groupbuy.goods_sku_detail.sku_id, num: 2 },
      seckillOrderCreateData: { seckill_id: seckillId, sku_id: seckill.goods_sku_detail.sku_id, num: 1 },
      topicOrderCreateData: { topic_goods_id: topicGoodsId, num: 1 },
      pintuanOrderCreateData: { pintuan_goods_id: 100, num: 1 },
      bargainOrderCreateData: { launch_id: 4 },
      comboOrderCreateData: { bl_id: 1, num: 1 },
    },
  }
}

/**
 * Unpaid orders of two shops that are to be paid together.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ask
 * @returns {Promise<string>} the number of their bill
 */
async function putOnOneBill(ask) {
  const bills = [await ask('/api/ordercreate/create', { sku_id: 2, num: 1 })]
  bills.push(await ask('/api/ordercreate/create', { sku_id: 3, num: 1 }))
  const { list } = await ask('/api/order/lists', { order_status: 'waitpay' })
  const ids = list
    .filter((/** @type {any} */ one) => bills.includes(one.out_trade_no))
    .map((/** @type {any} */ one) => one.order_id)
  return ask('/api/order/pay', { order_ids: ids.join() })
}
