import { accountModule } from './account/account.routes'
import { addressModule } from './address/address.routes'
import { authModule } from './auth/auth.routes'
import { cartModule } from './cart/cart.routes'
import { checkoutModule } from './checkout/checkout.routes'
import { couponModule } from './coupon/coupon.routes'
import { levelModule } from './level/level.routes'
import { memberModule } from './member/member.routes'
import type { Module } from './module'
import { orderModule } from './order/order.routes'
import { payModule } from './pay/pay.routes'
import { pendingModule } from './pending/pending.routes'

/** Every noun the server speaks. Order matters for order events and for the seed. */
export const modules: Module[] = [
  authModule,
  memberModule,
  levelModule,
  accountModule,
  addressModule,
  couponModule,
  cartModule,
  checkoutModule,
  orderModule,
  payModule,
  pendingModule,
]
