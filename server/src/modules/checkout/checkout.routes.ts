import type { Module } from '../module'
import { couponOfCheckoutBack, giveBack } from './restitution.service'

export const checkoutModule: Module = {
  // each promotion has its own three (promotions/<name>)
  routes: [],
  subscribe(events) {
    events.on('closed', giveBack)
    events.on('refundedWhole', couponOfCheckoutBack)
  },
}
