import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as diy from './diy.service'

export const diyModule: Module = {
  routes: [
    serve('/api/diyview/info', ({ id, name, site_id = 0, website_id, web_city }, ctx) =>
      diy.page(ctx, { id, name, siteId: site_id, websiteId: website_id ?? asId(web_city) }),
    ),
    serve('/api/diyview/memberIndex', (_params, ctx) => diy.memberIndex(ctx)),
    serve('/api/website/info', (_params, ctx) => diy.website(ctx)),
    serve('/api/website/getWebsiteidByAddress', ({ web_city }, ctx) => diy.cityByAddress(ctx, web_city)),
    serve('/api/website/getWebsiteInfo', ({ site_id = 0 }, ctx) => diy.cityOf(ctx, site_id)),
    serve('/api/adv/detail', ({ keyword }, ctx) => diy.adv(ctx, keyword)),
    serveOnce('/operator/api/diy/save', async ({ site_id: _site, ...form }, ctx, trx) => {
      await diy.save(trx, ctx, form)
      return { data: null }
    }),
  ],
}

/** web_city is the older name of website_id. */
const asId = (text = '') => (/^\d{1,16}$/.test(text) ? Number(text) : 0)
