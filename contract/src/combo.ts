/** Combo (bundling): several skus for one price (promotions.md section 6). */
import * as v from 'valibot'
import { call } from './define'
import { id, out } from './fields'

const comboGoods = v.object({
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  price: out.money,
  /** its share of one package */
  promotion_price: out.money,
  stock: out.int,
  unit: out.text,
  goods_state: out.flag,
  verify_state: out.int,
})
export type ComboGoods = v.InferOutput<typeof comboGoods>

const comboRow = v.object({
  bl_id: out.int,
  bl_name: out.text,
  bl_price: out.money,
  /** sum of the list prices */
  goods_money: out.money,
  /** 1 buyer pays by template, 2 seller pays */
  shipping_fee_type: v.picklist([1, 2]),
  /** 1 on, 0 off */
  status: out.flag,
  site_id: out.int,
  bundling_goods: v.array(comboGoods),
})
export type ComboRow = v.InferOutput<typeof comboRow>

export const combo = {
  '/bundling/api/bundling/lists': call({ auth: '-', params: { sku_id: id() }, data: v.array(comboRow) }),
  '/bundling/api/bundling/detail': call({ auth: '-', params: { bl_id: id() }, data: comboRow }),
} as const
