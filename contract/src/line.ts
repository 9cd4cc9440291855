/** A bought thing, alike in the checkout (checkout-and-pay.md) and in the orders made there (orders-and-aftersales.md). */
import * as v from 'valibot'
import { out } from './fields'

export const boughtGoods = v.object({
  sku_id: out.int,
  goods_id: out.int,
  goods_name: out.text,
  sku_name: out.text,
  /** SkuSpec[] */
  sku_spec_format: out.json,
  sku_image: out.url,
  is_virtual: out.flag,
  /** 1 physical, 2 virtual */
  goods_class: v.picklist([1, 2]),
  price: out.money,
  num: out.int,
  goods_money: out.money,
  real_goods_money: out.money,
  promotion_money: out.money,
  coupon_money: out.money,
  platform_coupon_money: out.money,
  point_money: out.money,
  is_present: out.flag,
})
export type BoughtGoods = v.InferOutput<typeof boughtGoods>
