import { atTheEnd } from '../../database/atTheEnd'
import type { Tx } from '../../database/transaction'
import { refuse } from '../../http/route'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import { mustBeBelow } from '../../promotions/deskChecks'
import * as store from './discount.store'

export interface NewDiscount {
  site_id: number
  discount_id: number
  start_time: number
  end_time: number
  skus: store.DiscountSku[]
}

/**
 * Writes a time-limited discount; its skus wear its price unless it is over. A sku wears one at a time, and its price has to
 * be above that of the discount: it is compared once nobody else can change it.
 */
export async function openDiscount(trx: Tx, mall: Mall, { skus, ...discount }: NewDiscount): Promise<void> {
  const now = mall.clock.now()
  const { site_id, discount_id, start_time, end_time } = discount
  await store.insertDiscount(trx, { ...discount, create_time: Math.min(now, start_time) }, skus)
  if (end_time <= now) return
  const prices = new Map((await store.lockSkus(trx, site_id, discount_id)).map((sku) => [sku.sku_id, sku.price]))
  for (const { sku_id, discount_price } of skus) mustBeBelow(discount_price, [{ price: prices.get(sku_id) ?? 0 }])
  const worn = await store.wear(trx, discount, now)
  if (worn < skus.length) throw refuse({ zh: '商品已有限时折扣', en: 'One of these items has a limited offer already' })
  const run = (last: Tx) => store.listPrices(last, site_id, discount_id, now)
  atTheEnd(trx, { table: 'goods', key: [site_id, discount_id], run })
  for (const runAt of [start_time, end_time].filter((at) => at > now))
    await mall.jobs.enqueue(trx, { kind: 'discount.turn', distKey: site_id, key: `${discount_id}:${runAt}`, runAt })
}

/** At its start and end: lists are sorted and filtered by what the goods cost now. */
export async function turn({ distKey: siteId, key }: Job, mall: Mall): Promise<void> {
  const discountId = Number(key.split(':')[0])
  await mall.tx(async (trx) => {
    const now = mall.clock.now()
    const discount = await store.findDiscount(trx, siteId, discountId)
    if (!discount || discount.is_closed) return
    await store.lockSkus(trx, siteId, discountId)
    if (discount.end_time <= now) await store.takeOff(trx, siteId, discountId, now)
    await store.listPrices(trx, siteId, discountId, now)
  })
}

/** Part of closing it: its skus cost what they did without it. */
export async function takeDiscountOff(trx: Tx, siteId: number, discountId: number, now: number): Promise<void> {
  await store.lockSkus(trx, siteId, discountId)
  await store.takeOffClosed(trx, siteId, discountId)
  const run = (last: Tx) => store.listPrices(last, siteId, discountId, now)
  atTheEnd(trx, { table: 'goods', key: [siteId, discountId], run })
}
