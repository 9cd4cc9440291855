/** Every call of the wire, merged. The storefront imports the types only. */
import { address } from './address'
import { auth } from './auth'
import { cart } from './cart'
import { category } from './category'
import { checkout } from './checkout'
import { config } from './config'
import { coupon } from './coupon'
import { diy } from './diy'
import { goods } from './goods'
import { order } from './order'
import { pay } from './pay'
import { wechat } from './wechat'

export const api = {
  ...config,
  ...auth,
  ...wechat,
  ...diy,
  ...category,
  ...goods,
  ...coupon,
  ...cart,
  ...checkout,
  ...pay,
  ...order,
  ...address,
} as const

export type Api = typeof api
export type Path = keyof Api
