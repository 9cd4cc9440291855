import type { Quote, Step } from './quote'
import { express } from './steps/express'
import { freeShipping } from './steps/freeShipping'
import { goodsMoney } from './steps/goodsMoney'
import { limits } from './steps/limits'
import { local } from './steps/local'
import { manjian } from './steps/manjian'
import { orderMoney } from './steps/orderMoney'
import { pay } from './steps/pay'
import { price } from './steps/price'
import { shopCoupon } from './steps/shopCoupon'

/** The order of wire/checkout-and-pay section 3; a later step sees what the earlier ones left. */
export const steps: readonly Step[] = [
  price,
  goodsMoney,
  manjian,
  express,
  local,
  freeShipping,
  orderMoney,
  shopCoupon,
  limits,
  pay,
]

export const reckon = (quote: Quote): Quote => steps.reduce((now, step) => step(now), quote)
