import { serve } from '../../http/route'
import type { Module } from '../module'
import * as address from './address.service'

export const addressModule: Module = {
  routes: [
    serve('/api/memberaddress/page', ({ type, ...paging }, ctx) => address.list(ctx, type, paging)),
    serve('/api/memberaddress/info', (params, ctx) => address.info(ctx, params.id, params.default === 1)),
    serve('/api/memberaddress/add', (form, ctx) => address.add(ctx, form)),
    serve('/api/memberaddress/edit', ({ id, ...form }, ctx) => address.edit(ctx, id, form)),
    serve('/api/memberaddress/setdefault', async ({ id }, ctx) => {
      await address.setDefault(ctx, id)
      return null
    }),
    serve('/api/memberaddress/delete', async ({ id }, ctx) => {
      await address.remove(ctx, id)
      return null
    }),
    serve('/api/memberaddress/addthreeparties', (params, ctx) => address.addNamed(ctx, params)),
    serve('/api/memberaddress/tranAddressInfo', ({ latlng }, ctx) => address.regionAt(ctx, latlng)),
  ],
}
