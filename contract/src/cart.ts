/** The ordinary and the wholesale cart (goods-and-cart.md section 4). */
import * as v from 'valibot'
import { call } from './define'
import { id, idList, int, out, site } from './fields'

export const cartRow = v.object({
  cart_id: out.int,
  site_id: out.int,
  site_name: out.text,
  sku_id: out.int,
  goods_name: out.text,
  sku_name: out.text,
  /** SkuSpec[] */
  sku_spec_format: out.json,
  num: out.int,
  price: out.money,
  market_price: out.money,
  discount_price: out.money,
  member_price: out.money,
  /** 0 none, 1 time-limited discount */
  promotion_type: out.flag,
  stock: out.int,
  sku_image: out.url,
  goods_state: out.flag,
  verify_state: out.int,
  shop_status: out.flag,
  is_own: out.flag,
  unit: out.text,
  max_buy: out.int,
  min_buy: out.int,
})
export type CartRow = v.InferOutput<typeof cartRow>

const wholesaleCartRow = v.object({
  ...cartRow.entries,
  /** WholesaleStep[] */
  price_json: out.json,
  min_price: out.money,
  max_price: out.money,
  min_num: out.int,
})
export type WholesaleCartRow = v.InferOutput<typeof wholesaleCartRow>
/** Parsed `price_json`: the price of one piece from `num` pieces on. */
export interface WholesaleStep {
  num: number
  price: string
}

const cartBadge = v.object({ cart_id: out.int, sku_id: out.int, num: out.int, goods_id: out.int })
export type CartBadge = v.InferOutput<typeof cartBadge>

/** -1 when num is outside min..max comes with these (below 1 is -10006). */
export interface CartLimit {
  min: number
  max: number
}

const add = { sku_id: id(), num: int(1), ...site }
const edit = { cart_id: id(), num: int(1) }

export const cart = {
  '/api/cart/goodslists': call({ auth: 'T', params: {}, data: v.array(cartRow) }),
  '/api/cart/lists': call({ auth: 'T', params: {}, data: v.array(cartBadge) }),
  '/api/cart/add': call({ auth: 'T', params: add, data: out.int }),
  '/api/cart/edit': call({ auth: 'T', params: { ...edit, sku_id: v.optional(id()) }, data: out.none }),
  '/api/cart/delete': call({ auth: 'T', params: { cart_id: idList() }, data: out.none }),
  '/api/cart/clear': call({ auth: 'T', params: {}, data: out.none }),
  '/api/cart/count': call({ auth: 'T', params: {}, data: out.int }),
  '/wholesale/api/cart/lists': call({ auth: 'T', params: {}, data: v.array(wholesaleCartRow) }),
  '/wholesale/api/cart/add': call({ auth: 'T', params: add, data: out.int }),
  '/wholesale/api/cart/edit': call({ auth: 'T', params: edit, data: out.none }),
  '/wholesale/api/cart/delete': call({ auth: 'T', params: { cart_id: idList() }, data: out.none }),
  '/wholesale/api/cart/clear': call({ auth: 'T', params: {}, data: out.none }),
  '/wholesale/api/cart/count': call({ auth: 'T', params: {}, data: out.int }),
} as const
