import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as evaluate from './evaluate.service'
import { audit } from './evaluateOperator.service'
import { rate, rateAll } from './scores.service'
import * as write from './write.service'

const done = async (work: Promise<void>) => {
  await work
  return null
}

export const evaluateModule: Module = {
  routes: [
    serve('/api/goodsevaluate/config', (_params, ctx) => evaluate.config(ctx)),
    serve('/api/goodsevaluate/firstinfo', ({ goods_id }, ctx) => evaluate.first(ctx, goods_id)),
    serve('/api/goodsevaluate/page', ({ goods_id, explain_type = 0, has_image, ...paging }, ctx) =>
      evaluate.page(ctx, { goodsId: goods_id, type: explain_type, withPictures: has_image === 1 }, paging),
    ),
    serve('/api/order/evluateinfo', ({ order_id }, ctx) => write.form(ctx, order_id)),
    serve('/api/goodsevaluate/add', (params, ctx) => done(write.add(ctx, params))),
    serve('/api/goodsevaluate/again', (params, ctx) => done(write.again(ctx, params))),
    serveOnce('/operator/api/evaluate/audit', async (change, ctx, trx) => ({
      data: await done(audit(trx, ctx, change)),
    })),
  ],
  jobs: { 'evaluate.rate': rate },
  sweeps: [{ kind: 'evaluate.sweep', seconds: 86_400, run: rateAll }],
}
