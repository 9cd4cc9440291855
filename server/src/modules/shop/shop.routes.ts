import { serve } from '../../http/route'
import type { Module } from '../module'
import * as shop from './shop.service'
import { shopPoster } from './shopPoster.service'

export const shopModule: Module = {
  routes: [
    serve('/api/shop/info', ({ site_id }, ctx) => shop.info(ctx, site_id)),
    serve('/api/shop/page', ({ keyword, order, sort, category_id, web_city, website_id, lat, lng, ...paging }, ctx) =>
      shop.street(
        ctx,
        {
          keyword: keyword ?? '',
          tradeId: category_id ?? 0,
          websiteId: web_city || website_id || 0,
          order,
          sort,
          from: lat === undefined || lng === undefined ? undefined : { longitude: lng, latitude: lat },
        },
        paging,
      ),
    ),
    serve('/api/shop/poster', ({ page, qrcode_param }, ctx) => shopPoster(ctx, page, qrcode_param)),
    serve('/api/shop/isShow', (_params, ctx) => shop.isShown(ctx)),
    serve('/api/shopcategory/page', (paging, ctx) => shop.tradePage(ctx, paging)),
    serve('/api/shopcategory/tree', (_params, ctx) => shop.trades(ctx)),
    serve('/api/shopgroup/page', (paging, ctx) => shop.groupPage(ctx, paging)),
  ],
}
