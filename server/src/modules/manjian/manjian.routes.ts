import { serve } from '../../http/route'
import type { Module } from '../module'
import { giveEarned } from './earned.service'
import { info, listOfShops } from './manjian.service'
import { freeShippingDesk } from './freeShippingDesk'
import { manjianDesk } from './manjianDesk'

export const manjianModule: Module = {
  routes: [
    serve('/manjian/api/manjian/info', ({ goods_id }, ctx) => info(ctx, goods_id)),
    serve('/manjian/api/manjian/lists', ({ site_ids }, ctx) => listOfShops(ctx, site_ids)),
  ],
  desks: [manjianDesk, freeShippingDesk],
  subscribe(events) {
    events.on('completed', giveEarned)
  },
}
