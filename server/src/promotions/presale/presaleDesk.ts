import { refuse } from '../../http/route'
import { endPool, openPool } from '../../ledger/poolStock'
import { mustBeBelow, mustEndLater, skusForSale } from '../deskChecks'
import type { PromotionDesk } from '../promotionDesk'
import { closePresale, insertPresale, lockPresale } from './presale.store'
import { endingJob } from './presaleJobs'

/** A closed one takes no deposit any more, and a job ends what of its orders is not paid in full (wire/promotions section 0). */
export const presaleDesk: PromotionDesk<'presale'> = {
  kind: 'presale',
  async create(trx, { presale_stock, ...fields }, { ctx: { mall, now }, siteId }) {
    const { end_time, pay_start_time, pay_end_time, presale_deposit, presale_price, goods_id } = fields
    mustEndLater(fields, now)
    if (pay_start_time < end_time || pay_end_time <= pay_start_time)
      throw refuse({
        zh: '尾款支付须在预售结束后开始，且结束时间须晚于开始时间',
        en: 'The rest is paid after the presale has ended, and that must end after it starts',
      })
    if (presale_price > 0 && presale_price < presale_deposit)
      throw refuse({ zh: '定金抵扣金额不能低于定金', en: 'The deposit cannot count for less than itself' })
    mustBeBelow(presale_deposit, await skusForSale(trx, { goodsIds: [goods_id] }, siteId))
    const id = mall.newId()
    await insertPresale(trx, { ...fields, site_id: siteId, presale_id: id, create_time: now })
    await openPool(trx, { siteId, type: 'presale', activityId: id, stock: presale_stock, endTime: end_time })
    return id
  },
  /** Also after its end, as long as the rest can be paid: a shop that cannot deliver gives the deposits back. */
  async find(trx, id, now) {
    const row = await lockPresale(trx, id)
    return row && { siteId: row.site_id, isOver: row.is_closed === 1 || row.pay_end_time <= now }
  },
  async close(trx, id, row, { mall, now }) {
    await closePresale(trx, id)
    await mall.jobs.enqueue(trx, endingJob({ site_id: row.siteId, presale_id: id }, now))
    endPool(trx, { siteId: row.siteId, type: 'presale', activityId: id }, now)
  },
}
