import { serve } from '../../http/route'
import type { Module } from '../module'
import * as cart from './cart.service'

export const cartModule: Module = {
  routes: [
    serve('/api/cart/goodslists', (_params, ctx) => cart.cartRows(ctx)),
    serve('/api/cart/lists', (_params, ctx) => cart.badgeRows(ctx)),
    serve('/api/cart/add', ({ sku_id, num }, ctx) => cart.add(ctx, sku_id, num)),
    serve('/api/cart/edit', async ({ cart_id, num, sku_id }, ctx) => {
      await cart.edit(ctx, cart_id, num, sku_id)
      return null
    }),
    serve('/api/cart/delete', async ({ cart_id }, ctx) => {
      await cart.remove(ctx, cart_id)
      return null
    }),
    serve('/api/cart/clear', async (_params, ctx) => {
      await cart.clear(ctx)
      return null
    }),
    serve('/api/cart/count', (_params, ctx) => cart.cartCount(ctx.mall.db, ctx.memberId, ctx.now)),
  ],
}
