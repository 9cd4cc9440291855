import { serve } from '../../http/route'
import type { Module } from '../module'
import * as poster from './poster.service'

export const posterModule: Module = {
  routes: [serve('/api/goodssku/goodsQrcode', ({ sku_id }, ctx) => poster.goodsQrcode(ctx, sku_id))],
}
