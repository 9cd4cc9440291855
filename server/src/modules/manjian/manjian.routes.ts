import { serve } from '../../http/route'
import type { Module } from '../module'
import { giveEarned } from './earned.service'
import { info } from './manjian.service'

export const manjianModule: Module = {
  routes: [serve('/manjian/api/manjian/info', ({ goods_id }, ctx) => info(ctx, goods_id))],
  subscribe(events) {
    events.on('completed', giveEarned)
  },
}
