import { serve } from '../../http/route'
import type { Module } from '../module'
import * as config from './config.service'

export const configModule: Module = {
  routes: [
    serve('/api/config/init', (_params, ctx) => config.init(ctx)),
    serve('/api/config/defaultimg', (_params, ctx) => config.defaultImages(ctx)),
    serve('/api/config/copyright', (_params, ctx) => config.copyright(ctx)),
    serve('/api/config/time', (_params, ctx) => ctx.now),
    serve('/api/config/servicer', ({ site_id = 0 }, ctx) => config.servicer(ctx, site_id)),
    serve('/api/config/getCaptchaConfig', (_params, ctx) => config.captcha(ctx)),
    serve('/api/addon/addonisexit', (_params, ctx) => config.addonFlags(ctx)),
    serve('/api/addon/isexit', ({ name }, ctx) => config.isThere(ctx, name)),
    serve('/api/diyview/style', (_params, ctx) => config.style(ctx)),
    serve('/api/diyview/bottomNav', (_params, ctx) => config.bottomNav(ctx, 0)),
    serve('/api/diyview/shopBottomNav', ({ site_id = 0 }, ctx) => config.bottomNav(ctx, site_id)),
  ],
}
