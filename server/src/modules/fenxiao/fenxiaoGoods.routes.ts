import { serve } from '../../http/route'
import type { Module } from '../module'
import { listed } from '../goods/goodsQuery'
import * as config from './fenxiaoConfig.service'
import * as goods from './fenxiaoGoods.service'
import { poster } from './fenxiaoPoster.service'
import * as followed from './followed.service'
import { level, levelRows, saveLevels } from './level.service'

/** What is read of the programme: its settings, levels and goods. */
export const fenxiaoGoodsModule: Module = {
  routes: [
    serve('/fenxiao/api/config/basics', (_params, ctx) => config.basics(ctx)),
    serve('/fenxiao/api/config/fenxiao', (_params, ctx) => config.condition(ctx)),
    serve('/fenxiao/api/config/relation', (_params, ctx) => config.relation(ctx)),
    serve('/fenxiao/api/config/withdraw', (_params, ctx) => config.withdrawTerms(ctx)),
    serve('/fenxiao/api/config/words', (_params, ctx) => config.words(ctx)),
    serve('/fenxiao/api/config/agreement', (_params, ctx) => config.agreement(ctx)),
    serve('/fenxiao/api/level/lists', (_params, { mall }) => levelRows(mall.readDb)),
    serve('/fenxiao/api/fenxiao/level', (params, ctx) => level(ctx, params.level)),
    serve('/fenxiao/api/fenxiao/poster', ({ page, qrcode_param }, ctx) => poster(ctx, page, qrcode_param)),
    serve('/fenxiao/api/goods/page', (params, ctx) => goods.page(ctx, listed(params), params)),
    serve('/fenxiao/api/goods/detail', ({ sku_id }, ctx) => goods.share(ctx, sku_id)),
    serve('/fenxiao/api/goodscollect/add', (params, ctx) => followed.follow(ctx, params)),
    serve('/fenxiao/api/goodscollect/delete', ({ collect_id }, ctx) => followed.unfollow(ctx, collect_id)),
    serve('/fenxiao/api/goodscollect/page', (paging, ctx) => followed.page(ctx, paging)),
  ],
  settings: (mall) => [
    {
      key: 'fenxiao_levels',
      read: async (_site, trx) => ({ list: await levelRows(trx ?? mall.db) }),
      write: (trx, _site, value) => saveLevels(trx, value.list, mall.newId),
    },
  ],
}
