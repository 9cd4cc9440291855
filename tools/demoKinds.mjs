// Orders that are picked up, brought by the shop, virtual, and on one bill, for screens that show them.

const operatorKey = 'dev-platform-key'

/**
 * One order of each kind of the demo member, who becomes a verifier of shop 3 as well.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>} shopper
 */
export async function buyEachKind({ ask }) {
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
  const jointTradeNo = await putOnOneBill(ask)
  const { list: unpaid } = await ask('/api/order/lists', { order_status: 'waitpay' })
  const { order_id: jointId } = unpaid.find((/** @type {any} */ one) => one.out_trade_no === jointTradeNo)
  return {
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
