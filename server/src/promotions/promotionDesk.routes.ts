import { serveOnce } from '../http/route'
import type { Module } from '../modules/module'
import { closePromotion, makePromotion } from './promotionDesk.service'
import { countPaid, countRefunded } from './soldCount.service'

export const promotionDeskModule: Module = {
  routes: [
    serveOnce('/operator/api/promotion/create', async (params, ctx, trx) => ({
      data: await makePromotion(trx, ctx, params),
    })),
    serveOnce('/operator/api/promotion/close', async (params, ctx, trx) => {
      await closePromotion(trx, ctx, params)
      return { data: null }
    }),
  ],
  subscribe(events) {
    events.on('paid', countPaid)
    events.on('refundedWhole', countRefunded)
  },
}
