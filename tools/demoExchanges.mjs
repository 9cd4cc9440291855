// Exchanges of the demo member in every state, beside those that the demo mall has.

const operatorKey = 'dev-platform-key'

/**
 * A red packet for points alone, and a gift for points and money that is paid, is not, and is closed.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ask
 */
export async function exchangePoints(ask) {
  const headers = { authorization: `Bearer ${operatorKey}` }
  /** @param {object} thing */
  const onOffer = (thing) =>
    ask('/operator/api/promotion/create', { kind: 'pointexchange', data: JSON.stringify(thing) }, headers)
  /** @param {number} id @param {number} num @returns {Promise<string>} the number of its bill */
  const exchange = (id, num) => ask('/pointexchange/api/ordercreate/create', { id, num })
  /** @param {string} bill */
  const idOf = async (bill) => (await ask('/api/pay/info', { out_trade_no: bill })).order_ids[0]
  const gift = { type: 1, type_id: 1, name: '竹纤维毛巾礼盒', stock: 20, point: 100, price: '9.90', pay_type: 1 }
  const giftId = await onOffer({ ...gift, delivery_price: '8.00' })
  const soldOutId = await onOffer({ ...gift, stock: 0 })
  const dearId = await onOffer({ type: 3, name: '大红包', stock: 5, point: 90_000, balance: '66.00', pay_type: 0 })
  const paid = await exchange(giftId, 1)
  await ask('/operator/api/dev/paymark', { out_trade_no: paid, result: 'paid' }, headers)
  const closed = await idOf(await exchange(giftId, 1))
  await ask('/pointexchange/api/order/close', { order_id: closed })
  return {
    exchangeGiftId: giftId,
    exchangeSoldOutId: soldOutId,
    exchangeDearId: dearId,
    exchangeDoneId: await idOf(paid),
    exchangeUnpaidId: await idOf(await exchange(giftId, 2)),
    exchangeClosedId: closed,
    exchangeMoneyId: await idOf(await exchange(5, 1)),
    exchangeDraft: { id: giftId, num: 2 },
  }
}
