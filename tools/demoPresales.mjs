// Presale orders of the demo member in every state, beside those that the demo mall has.

const operatorKey = 'dev-platform-key'

/**
 * One whose rest is not due yet, and one whose deposit is asked back.
 * @param {Awaited<ReturnType<typeof import('./demoShopper.mjs').signIn>>['ask']} ask
 */
export async function orderPresales(ask) {
  const headers = { authorization: `Bearer ${operatorKey}` }
  /** @param {number} presale_id @param {number} num */
  const paid = async (presale_id, num) => {
    const { goods_sku_detail: sku } = await ask('/presale/api/goods/detail', { id: presale_id })
    const wanted = { presale_id, sku_id: sku.sku_id, num }
    const out_trade_no = await ask('/presale/api/ordercreate/depositCreate', wanted)
    await ask('/operator/api/dev/paymark', { out_trade_no, result: 'paid' }, headers)
    const { list } = await ask('/presale/api/order/page', { order_status: 1 })
    return list.find((/** @type {any} */ one) => one.deposit_out_trade_no === out_trade_no)
  }
  const waiting = await paid(1, 2)
  const asked = await paid(6, 1)
  await ask('/presale/api/refund/applyRefund', { order_id: asked.id })
  /** @param {(one: any) => boolean} is */
  const idOf = async (is) => (await ask('/presale/api/order/page', { page_size: 50 })).list.find(is).id
  const { goods_sku_detail: presold } = await ask('/presale/api/goods/detail', { id: 1 })
  const done = await idOf((one) => one.relate_order_id > 0)
  return {
    presaleWaitingId: waiting.id,
    presaleAskedId: asked.id,
    presaleUnpaidId: await idOf((one) => one.order_status === 0 && one.relate_order_id === 0),
    presaleRestId: await idOf((one) => one.presale_id === 5 && one.order_status === 1),
    presaleDoneId: done,
    presaleRealId: (await ask('/presale/api/order/detail', { order_id: done })).relate_order_id,
    presaleClosedId: await idOf((one) => one.order_status === -1 && one.relate_order_id === 0),
    presaleDraft: { presale_id: 1, sku_id: presold.sku_id, num: 2 },
  }
}
