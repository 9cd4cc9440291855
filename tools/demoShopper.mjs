// A demo member of a freshly opened mall, over the wire: signs in and leaves what screens need to show something.

const operatorKey = 'dev-platform-key'

/**
 * @param {string} url of the mall
 * @returns {Promise<{ url: string, token: string, ask: (path: string, params?: Record<string, string | number>, headers?: Record<string, string>) => Promise<any> }>}
 */
export async function signIn(url, username = '13800000001') {
  let token = ''
  /**
   * @param {string} path
   * @param {Record<string, string | number>} [params]
   * @param {Record<string, string>} [headers]
   */
  const ask = async (path, params = {}, headers = { authorization: `Bearer ${token}` }) => {
    const body = new URLSearchParams(
      Object.entries({ app_type: 'h5', site_id: 0, ...params }).map(([name, value]) => [name, String(value)]),
    )
    const answer = await fetch(`${url}${path}`, { method: 'POST', body, headers: { ...headers, token } })
    const { code, message, data } = await answer.json()
    if (code < 0) throw new Error(`${path}: ${message} (${code})`)
    return data
  }
  const { id } = await ask('/api/captcha/captcha')
  const { code } = await ask(
    '/operator/api/dev/captcha',
    { captcha_id: id },
    { authorization: `Bearer ${operatorKey}` },
  )
  const answer = await ask('/api/login/login', { username, password: 'demo123', captcha_id: id, captcha_code: code })
  token = answer.token
  return { url, token, ask }
}

/**
 * Goods of two shops in the cart, an order that waits for payment, and one on its way.
 * @param {Awaited<ReturnType<typeof signIn>>} shopper
 */
export async function goShopping({ ask }) {
  /** @param {string} call @param {Record<string, string | number>} params */
  const operate = (call, params) => ask(`/operator/api${call}`, params, { authorization: `Bearer ${operatorKey}` })
  await ask('/api/cart/add', { sku_id: 1, num: 2 })
  await ask('/api/cart/add', { sku_id: 3, num: 1 })

  const paid = await ask('/api/ordercreate/create', { sku_id: 4, num: 2 })
  await ask('/api/pay/pay', { out_trade_no: paid, pay_type: 'sandbox', return_url: '' })
  await operate('/dev/paymark', { out_trade_no: paid, result: 'paid' })
  const { list: waiting } = await ask('/api/order/lists', { order_status: 'waitsend' })
  const shipped = waiting.find((/** @type {any} */ order) => order.out_trade_no === paid)
  const shippedId = shipped.order_id
  await operate('/order/ship', { order_id: shippedId, express_company_name: '顺丰速运', delivery_no: 'SF1024' })
  const refundId = await askForMoneyBack({ ask, operate })

  await ask('/api/ordercreate/create', { sku_id: 2, num: 1 })
  const { list } = await ask('/api/order/lists', { order_status: 'waitpay' })
  const { list: received } = await ask('/api/order/lists', { order_status: 'waitrate', page_size: 50 })
  const ratedId = received.find((/** @type {any} */ order) => order.evaluate_status === 0).order_id
  const lineId = shipped.order_goods[0].order_goods_id
  return { orderId: list[0].order_id, outTradeNo: list[0].out_trade_no, shippedId, lineId, refundId, ratedId }
}

/**
 * The line of an order of its own, on its way, whose return the shop has agreed to.
 * @param {{ ask: Awaited<ReturnType<typeof signIn>>['ask'], operate: (call: string, params: Record<string, string | number>) => Promise<any> }} by
 */
async function askForMoneyBack({ ask, operate }) {
  const out_trade_no = await ask('/api/ordercreate/create', { sku_id: 2, num: 1 })
  await operate('/dev/paymark', { out_trade_no, result: 'paid' })
  const { list } = await ask('/api/order/lists', { order_status: 'waitsend' })
  const order = list.find((/** @type {any} */ one) => one.out_trade_no === out_trade_no)
  await operate('/order/ship', { order_id: order.order_id, express_company_name: '顺丰速运', delivery_no: 'SF1025' })
  const { order_goods_id } = order.order_goods[0]
  const told = { refund_type: 2, refund_reason: '拍错/多拍/不喜欢', refund_remark: '尺寸与想象的不同，未使用' }
  await ask('/api/orderrefund/refund', { order_goods_id, ...told })
  await operate('/refund/agree', { order_goods_id })
  return order_goods_id
}
