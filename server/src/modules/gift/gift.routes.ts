import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as gift from './gift.service'
import { send } from './giftDesk.service'

export const giftModule: Module = {
  routes: [
    serve('/gift/api/giftorder/page', (paging, ctx) => gift.page(ctx, paging)),
    serve('/gift/api/giftorder/info', ({ order_id }, ctx) => gift.info(ctx, order_id)),
    serve('/gift/api/giftorder/address', async ({ order_id, address_id }, ctx) => {
      await gift.chooseAddress(ctx, order_id, address_id)
      return null
    }),
    serveOnce('/operator/api/gift/send', async (sent, ctx, trx) => {
      await send(trx, ctx, sent)
      return { data: null }
    }),
  ],
}
