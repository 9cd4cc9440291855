import type { CheckoutAccount, CheckoutData, CheckoutLine, CheckoutShop } from '@mall/contract/checkout'
import type { ShopBlock } from '@mall/contract/goods'
import { yuan } from '../../lib/money'
import { deliveryRow } from '../../modules/checkout/checkoutDelivery'
import type { SkuFacts } from '../../modules/goods/sku.service'
import type { NewLine, NewOrder } from '../../modules/order/order.service'
import type { Presale } from './presale.store'
import { keptOf } from './presaleKept'
import type { PresaleOrder } from './presaleOrder.store'

interface Around {
  /** cents of the rest that the wallets pay */
  balance: number
  account: CheckoutAccount
  shop: ShopBlock | undefined
  /** as it is now; undefined = it is sold no more, which the order does not mind */
  sku: SkuFacts | undefined
  activity: Presale | undefined
}

const none = yuan(0)

/** The wire's checkout data of the rest: what the deposit fixed, and what is paid now. */
export function finalData(row: PresaleOrder, around: Around): CheckoutData {
  const { order, lines } = keptOf(row)
  const amounts = amountsOf(row, order, around.balance)
  return {
    ...amounts,
    adjust_money: none,
    is_virtual: order.order_type === 4 ? 1 : 0,
    platform_coupon_id: 0,
    point_config: { is_use: 0, point_exchange_rate: 100, point_max_share: 0, max_point: 0, max_point_money: none },
    shop_goods_list: shopOf(row, order, lines, amounts, around),
    member_address: order.name || order.mobile ? addressOf(order) : null,
    member_account: around.account,
    presale_info: {
      presale_id: row.presale_id,
      presale_name: around.activity?.presale_name ?? '',
      presale_deposit: yuan(row.presale_deposit),
      presale_price: yuan(row.presale_price),
      pay_start_time: row.pay_start_time,
      pay_end_time: row.pay_end_time,
      deliver_type: row.deliver_type,
      deliver_time: row.deliver_time,
    },
    promotion_presale_info: {
      is_deposit_back: row.is_deposit_back as 0 | 1,
      deposit_agreement: around.activity?.deposit_agreement ?? '',
    },
    presale_deposit_money: yuan(row.deposit_money),
    presale_money: yuan(row.presale_price * row.num),
    final_money: yuan(row.final_money),
  }
}

const amountsOf = (row: PresaleOrder, order: NewOrder, balance: number) => ({
  goods_money: yuan(order.goods_money),
  delivery_money: yuan(order.delivery_money),
  promotion_money: yuan(order.promotion_money ?? 0),
  coupon_money: none,
  platform_coupon_money: none,
  point_money: none,
  invoice_money: yuan(order.invoice_money ?? 0),
  invoice_delivery_money: yuan(order.invoice_delivery_money ?? 0),
  order_money: yuan(row.deposit_money + row.final_money),
  balance_money: yuan(balance),
  pay_money: yuan(row.final_money - balance),
  point: 0,
  goods_num: row.num,
})

function shopOf(
  row: PresaleOrder,
  order: NewOrder,
  lines: NewLine[],
  amounts: ReturnType<typeof amountsOf>,
  { shop, sku }: Around,
): CheckoutShop {
  if (!shop) throw new Error(`no shop ${row.site_id}`)
  const gifts = lines.filter((line) => line.is_present)
  const { delivery: _, ...ways } = deliveryRow({
    ...{ type: order.delivery_type as 'express', store: undefined, stores: [], local: undefined, terms: undefined },
    ...{ askedTime: '', refused: undefined },
  })
  return {
    ...amounts,
    ...ways,
    site_id: row.site_id,
    site_name: order.site_name,
    website_id: order.website_id ?? 0,
    goods_list: lines.filter((line) => !line.is_present).map((line) => lineOf(line, sku)),
    order_name: order.order_name,
    goods_list_str: `${row.sku_id}:${row.num}`,
    buyer_message: order.buyer_message ?? '',
    shop,
    limit_purchase: [],
    coupon_id: 0,
    is_free_delivery: order.delivery_type === 'express' && order.delivery_money === 0 ? 1 : 0,
    promotion: { manjian: [], freeshipping: null },
    manjian_rule_list: [],
    present_list: {
      goods_list: gifts.map(({ sku_id, goods_id, sku_name, sku_image = '', num }) => ({
        ...{ sku_id, goods_id, sku_name, sku_image, num },
      })),
      coupon_list: [],
    },
    delivery: {
      delivery_type: (order.delivery_type ?? '') as CheckoutShop['delivery']['delivery_type'],
      store_id: order.delivery_store_id ?? 0,
    },
    delivery_error: null,
    invoice_config: { invoice_status: 0, type: [], invoice_content: [], invoice_rate: none, invoice_money: none },
    invoice: null,
    is_invoice: order.is_invoice ? 1 : 0,
  }
}

const lineOf = (line: NewLine, sku: SkuFacts | undefined): CheckoutLine => ({
  sku_id: line.sku_id,
  goods_id: line.goods_id,
  goods_name: line.goods_name,
  sku_name: line.sku_name,
  sku_spec_format: String(line.sku_spec_format ?? '[]'),
  sku_image: line.sku_image ?? '',
  num: line.num,
  price: yuan(line.price),
  goods_money: yuan(line.goods_money),
  real_goods_money: yuan(line.real_goods_money),
  promotion_money: yuan(line.promotion_money ?? 0),
  coupon_money: none,
  platform_coupon_money: none,
  point_money: none,
  is_virtual: line.is_virtual ? 1 : 0,
  goods_class: line.is_virtual ? 2 : 1,
  stock: sku?.stock ?? 0,
  weight: String((sku?.weight ?? 0) / 1000),
  volume: String((sku?.volume ?? 0) / 1_000_000),
  is_free_shipping: sku?.isFreeShipping ? 1 : 0,
  max_buy: 0,
  min_buy: 0,
  is_present: 0,
})

const addressOf = (order: NewOrder): NonNullable<CheckoutData['member_address']> => ({
  id: 0,
  name: order.name ?? '',
  mobile: order.mobile ?? '',
  telephone: order.telephone ?? '',
  province_id: order.province_id ?? 0,
  city_id: order.city_id ?? 0,
  district_id: order.district_id ?? 0,
  address: order.address ?? '',
  full_address: order.full_address ?? '',
  longitude: order.longitude ?? '',
  latitude: order.latitude ?? '',
  is_default: 0,
})
