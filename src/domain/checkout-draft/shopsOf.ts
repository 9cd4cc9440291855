import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'

/** shop_goods_list is a map by site, or the one shop of a promotion (wire README section 9). */
export function shopsOf({ shop_goods_list: list }: CheckoutData): CheckoutShop[] {
  const isOne = (value: typeof list): value is CheckoutShop => Array.isArray((value as CheckoutShop).goods_list)
  return isOne(list) ? [list] : Object.values(list).sort((a, b) => a.site_id - b.site_id)
}
