import { serve } from '../../http/route'
import type { Module } from '../module'
import { giveEarned } from './earned.service'
import { info } from './manjian.service'
import { freeShippingDesk } from './freeShippingDesk'
import { manjianDesk } from './manjianDesk'

export const manjianModule: Module = {
  routes: [serve('/manjian/api/manjian/info', ({ goods_id }, ctx) => info(ctx, goods_id))],
  desks: [manjianDesk, freeShippingDesk],
  subscribe(events) {
    events.on('completed', giveEarned)
  },
}
