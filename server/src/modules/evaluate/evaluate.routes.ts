import { serve } from '../../http/route'
import type { Module } from '../module'
import * as evaluate from './evaluate.service'

export const evaluateModule: Module = {
  routes: [
    serve('/api/goodsevaluate/config', (_params, ctx) => evaluate.config(ctx)),
    serve('/api/goodsevaluate/firstinfo', ({ goods_id }, ctx) => evaluate.first(ctx, goods_id)),
    serve('/api/goodsevaluate/page', ({ goods_id, explain_type = 0, ...paging }, ctx) =>
      evaluate.page(ctx, goods_id, explain_type, paging),
    ),
  ],
}
