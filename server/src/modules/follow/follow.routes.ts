import { serve } from '../../http/route'
import type { Module } from '../module'
import * as follow from './follow.service'

export const followModule: Module = {
  routes: [
    serve('/api/shopmember/add', ({ site_id }, ctx) => follow.add(ctx, site_id)),
    serve('/api/shopmember/delete', ({ site_id }, ctx) => follow.remove(ctx, site_id)),
    serve('/api/shopmember/issubscribe', ({ site_id }, ctx) => follow.isFollowed(ctx, site_id)),
    serve('/api/shopmember/membershoppages', (paging, ctx) => follow.page(ctx, paging)),
  ],
}
