import { serve, serveOnce, serveOnceFast, type Ctx, type Params } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { presale, type PresaleParams } from './presale'
import { createDeposit, siteOf } from './presaleDeposit.service'
import { presaleDesk } from './presaleDesk'
import { createFinal, quoteFinal } from './presaleFinal.service'
import * as goods from './presaleGoods.service'
import * as orders from './presaleOrders.service'
import { remind } from './presaleMessages'
import { depositPayable, finalPayable } from './presalePayables'
import { presalePoster } from './presalePoster'
import * as refund from './presaleRefund.service'
import { bringAbout, endActivity, restoreTimers } from './presaleTimers.service'

type Choices = 'delivery' | 'invoice' | 'buyer_message'
type Flat = Omit<PresaleParams, Choices> & {
  [C in Choices]?: NonNullable<PresaleParams[C]>[string] | undefined
}

/** One shop's choices, as the checkout of every kind has them: by site. */
const bySite = ({ delivery, invoice, buyer_message, ...params }: Flat, siteId: number): PresaleParams => ({
  ...params,
  ...(delivery && { delivery: { [siteId]: delivery } }),
  ...(invoice && { invoice: { [siteId]: invoice } }),
  ...(buyer_message !== undefined && { buyer_message: { [siteId]: buyer_message } }),
})

const quoted = async (params: Flat, ctx: Ctx, withLists: boolean) =>
  quote(ctx, presale, bySite(params, await siteOf(ctx.mall.db, params.presale_id)), withLists)

/** Whose shop reads the note makes no difference to who judges it. */
const beforeDeposit = (params: Params<'/presale/api/ordercreate/depositCreate'>, ctx: Ctx) =>
  beforeCreate({ ...bySite(params, 0), pay_password: params.pay_password }, ctx)
const beforeFinal = (params: Params<'/presale/api/ordercreate/finalCreate'>, ctx: Ctx) =>
  beforeCreate({ is_balance: params.is_balance, pay_password: params.pay_password }, ctx)

const done = async (work: Promise<void>) => {
  await work
  return null
}

const hour = 3600

export const presaleModule: Module = {
  promotions: [presale],
  desks: [presaleDesk],
  payables: [depositPayable, finalPayable],
  routes: [
    serve('/presale/api/goods/page', ({ site_id, website_id, category_id, goods_id_arr, ...paging }, ctx) =>
      goods.page(
        ctx,
        { siteId: site_id, websiteId: website_id, categoryId: category_id, goodsIds: goods_id_arr },
        paging,
      ),
    ),
    serve('/presale/api/goods/detail', ({ id, sku_id }, ctx) => goods.detail(ctx, id, sku_id)),
    serve('/presale/api/goods/info', ({ id, sku_id }, ctx) => goods.info(ctx, id, sku_id)),
    serve('/presale/api/goods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, presalePoster),
    ),
    serve('/presale/api/ordercreate/depositPayment', (params, ctx) => quoted(params, ctx, true)),
    serve('/presale/api/ordercreate/depositCalculate', (params, ctx) => quoted(params, ctx, false)),
    serveOnceFast(
      '/presale/api/ordercreate/depositCreate',
      async (params, ctx, trx, settled) =>
        createDeposit(ctx, trx, bySite(params, await siteOf(trx, params.presale_id)), settled),
      beforeDeposit,
    ),
    serve('/presale/api/ordercreate/finalPayment', ({ id }, ctx) => quoteFinal(ctx, id, false)),
    serve('/presale/api/ordercreate/finalCalculate', ({ id, is_balance }, ctx) =>
      quoteFinal(ctx, id, is_balance === 1),
    ),
    serveOnce(
      '/presale/api/ordercreate/finalCreate',
      (params, ctx, trx, settled) => createFinal(ctx, trx, params, settled),
      beforeFinal,
    ),
    serve('/presale/api/order/page', ({ order_status, ...paging }, ctx) => orders.page(ctx, order_status, paging)),
    serve('/presale/api/order/detail', ({ order_id }, ctx) => orders.detail(ctx, order_id)),
    serve('/presale/api/order/close', ({ order_id }, ctx) => done(orders.close(ctx, order_id))),
    serve('/presale/api/order/delete', ({ order_id }, ctx) => done(orders.hide(ctx, order_id))),
    serveOnce('/presale/api/order/pay', async ({ id }, ctx, trx) => ({ data: await orders.pay(ctx, trx, id) })),
    serveOnce('/presale/api/refund/applyRefund', async ({ order_id }, ctx, trx) => ({
      data: await done(refund.apply(ctx, trx, order_id)),
    })),
    serve('/presale/api/refund/cancelRefund', ({ order_id }, ctx) => done(refund.cancel(ctx, order_id))),
    serveOnce('/operator/api/refund/presale', async (answer, ctx, trx) => ({
      data: await done(refund.decide(trx, ctx, answer)),
    })),
  ],
  lastingJobs: { 'presale.due': bringAbout, 'presale.ending': endActivity },
  jobs: { 'presale.message': remind },
  sweeps: [{ kind: 'presale.timers', seconds: hour, run: restoreTimers }],
}
