import { serve, serveOnceFast } from '../../http/route'
import { beforeCreate } from '../../modules/checkout/beforeCreate.service'
import { create } from '../../modules/checkout/create.service'
import { quote } from '../../modules/checkout/quote.service'
import type { Module } from '../../modules/module'
import { goodsPoster } from '../../modules/poster/poster.service'
import { bargain } from './bargain'
import { bargainDesk } from './bargainDesk'
import * as goods from './bargainGoods.service'
import { bargainPoster, launchPoster } from './bargainPoster'
import { tellOfFloor } from './bargainMessage'
import { endAll, endLaunch, restoreEnds } from './ending.service'
import { cut, launch } from './launch.service'
import * as rows from './launchRows.service'

export const bargainModule: Module = {
  promotions: [bargain],
  desks: [bargainDesk],
  routes: [
    serve('/bargain/api/goods/page', ({ site_id, website_id, category_id, goods_id_arr, id_arr, ...paging }, ctx) =>
      goods.page(
        ctx,
        {
          ...{ siteId: site_id, websiteId: website_id, categoryId: category_id },
          ...{ goodsIds: goods_id_arr, bargainIds: id_arr },
        },
        paging,
      ),
    ),
    serve('/bargain/api/goods/bargainingList', (_params, ctx) => rows.openOnes(ctx)),
    serve('/bargain/api/goods/detail', ({ bargain_id }, ctx) => goods.detail(ctx, bargain_id)),
    serve('/bargain/api/goods/poster', ({ page, qrcode_param }, ctx) =>
      goodsPoster(ctx, page, qrcode_param, page.includes(launchPoster.page) ? launchPoster : bargainPoster),
    ),
    serve('/bargain/api/bargain/launch', ({ id }, ctx) => launch(ctx, id)),
    serve('/bargain/api/bargain/info', ({ id }, ctx) => rows.info(ctx, id)),
    serve('/bargain/api/bargain/bargain', ({ id }, ctx) => cut(ctx, id)),
    serve('/bargain/api/bargain/record', ({ id, ...paging }, ctx) => rows.record(ctx, id, paging)),
    serve('/bargain/api/bargain/launchPage', ({ status, ...paging }, ctx) => rows.ownPage(ctx, status, paging)),
    serve('/bargain/api/ordercreate/payment', (params, ctx) => quote(ctx, bargain, params, true)),
    serve('/bargain/api/ordercreate/calculate', (params, ctx) => quote(ctx, bargain, params, false)),
    serveOnceFast(
      '/bargain/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, bargain, params, settled),
      beforeCreate,
    ),
  ],
  lastingJobs: { 'bargain.launch': endLaunch, 'bargain.close': endAll },
  jobs: { 'bargain.message': tellOfFloor },
  sweeps: [{ kind: 'bargain.ends', seconds: 3600, run: restoreEnds }],
}
