import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as detail from './goodsDetail.service'
import * as goods from './goods.service'
import { filterPanel } from './filterPanel.service'
import { listed } from './goodsQuery'
import * as operator from './goodsOperator.service'
import { saveTemplates, templates } from './shippingTemplate.service'
import { suggestions } from './suggestions.service'

export const goodsModule: Module = {
  routes: [
    serve('/api/goodssku/page', (params, ctx) => goods.pageAsRead(ctx, listed(params), params)),
    serve('/api/goodssku/recommend', (params, ctx) => goods.recommend(ctx, params)),
    serve('/api/goodssku/lists', ({ sku_ids }, ctx) => goods.bySkus(ctx, sku_ids)),
    serve('/api/goodssku/detail', ({ sku_id }, ctx) => detail.detailWithCoupons(ctx, sku_id)),
    serve('/api/goodssku/info', ({ sku_id }, ctx) => detail.infoWithCoupons(ctx, sku_id)),
    serve('/api/goodssku/getInfoForCategory', ({ sku_id }, ctx) => detail.infoForCategory(ctx, sku_id)),
    serve('/api/goodscategory/relevanceinfo', ({ category_id, keyword, site_id, website_id }, ctx) =>
      filterPanel(ctx, { categoryId: category_id, keyword, siteId: site_id, websiteId: website_id }),
    ),
    serve('/api/goods/searchSuggestions', ({ keyword, site_id, website_id }, ctx) =>
      suggestions(ctx, keyword, { siteId: site_id, websiteId: website_id }),
    ),
    serve('/api/goods/modifyclicks', async ({ sku_id }, ctx) => {
      await goods.countClick(ctx, sku_id)
      return null
    }),
    // WeChat's goods circle is not used: nothing is sent there (wire/goods-and-cart section 2)
    serve('/goodscircle/api/config/info', () => ({ is_use: 0 })),
    serve('/goodscircle/api/goods/sync', () => null),
    serve('/api/goods/aftersale', (_params, ctx) => goods.afterSale(ctx)),
    serveOnce('/operator/api/goods/state', async ({ goods_id, goods_state }, ctx, trx) => {
      await operator.changeState(trx, ctx, goods_id, goods_state)
      return { data: null }
    }),
    serveOnce('/operator/api/goods/sku', async (change, ctx, trx) => {
      await operator.changeSku(trx, ctx, change)
      return { data: null }
    }),
  ],
  settings: (mall) => [
    {
      key: 'express_template',
      read: (siteId, trx) => templates(trx ?? mall.db, siteId),
      write: (trx, siteId, value) => saveTemplates(trx, siteId, value.list, mall.newId),
    },
  ],
}
