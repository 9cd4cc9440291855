import type { OrderLine as WireLine, OrderRow } from '@mall/contract/order'
import {
  actionsOf,
  closeReasons,
  deliveryStates,
  deliveryTypes,
  evaluateStates,
  orderPromotionNames,
  orderActions,
  orderFrom,
  orderStates,
  orderTypes,
  payTypes,
  refundStates,
  type DeliveryType,
  type OrderAction,
  type OrderStatus,
  type OrderType,
  type PayType,
  type State,
} from '@mall/contract/status'
import { said, type Language, type Words } from '@mall/contract/words'
import { yuan } from '../../lib/money'
import { knownIn } from '../../words/known'
import type { Order, OrderLine } from './order.store'
import { offersComplaint, refundActionsOf } from './refundActions'

const colours: Partial<Record<OrderAction, string>> = { orderPay: 'primary', memberTakeDelivery: 'primary' }

const actionRow = (action: OrderAction, language: Language) => ({
  action,
  title: orderActions[action][language],
  color: colours[action] ?? '',
})

/** What the member may do now; an extended order cannot be extended again. */
function actionsNow(order: Order, language: Language) {
  const byStatus: Partial<Record<OrderStatus, readonly OrderAction[]>> = actionsOf[order.order_type as OrderType]
  const actions = order.is_lock ? [] : (byStatus[order.order_status as OrderStatus] ?? [])
  return actions
    .filter((action) => action !== 'extendTakeDelivery' || order.is_extended === 0)
    .map((action) => actionRow(action, language))
}

const pick = (names: object, key: string | number, language: Language): string =>
  (names as Partial<Record<string | number, Words>>)[key]?.[language] ?? ''

const goodsClasses = { 1: said('实物商品', 'Goods'), 2: said('虚拟商品', 'Virtual goods') } as const

export function stateName(
  { order_type, order_status }: Pick<Order, 'order_type' | 'order_status'>,
  language: Language,
): string {
  const states: Partial<Record<number, State>> = orderStates[order_type as OrderType]
  return states[order_status]?.name[language] ?? ''
}

/** The wire's order row (orders-and-aftersales section 1.1). */
export function orderRow(order: Order, lines: OrderLine[], language: Language, promotionState?: Words): OrderRow {
  const state = stateName(order, language)
  const action = actionsNow(order, language)
  return {
    order_id: order.order_id,
    order_no: order.order_no,
    site_id: order.site_id,
    site_name: order.site_name,
    website_id: order.website_id,
    order_type: order.order_type as OrderType,
    order_type_name: pick(orderTypes, order.order_type, language),
    order_from: order.order_from as keyof typeof orderFrom,
    order_from_name: pick(orderFrom, order.order_from, language),
    order_name: order.order_name,
    member_id: order.member_id,
    out_trade_no: order.out_trade_no,
    promotion_type: order.promotion_type as OrderRow['promotion_type'],
    promotion_type_name: pick(orderPromotionNames, order.promotion_type, language),
    promotion_status_name: promotionState?.[language] ?? '',
    promotion_id: order.promotion_id,
    promotion_ref: order.promotion_ref,
    order_status: order.order_status as OrderStatus,
    order_status_name: state,
    order_status_action: JSON.stringify({ status: order.order_status, name: state, action }),
    pay_status: order.pay_status as 0 | 1,
    pay_type: order.pay_type as PayType,
    pay_type_name: pick(payTypes, order.pay_type, language),
    delivery_status: order.delivery_status as 0 | 1 | 2,
    delivery_status_name: pick(deliveryStates, order.delivery_status, language),
    is_lock: order.is_lock as 0 | 1,
    is_enable_refund: order.is_enable_refund as 0 | 1,
    is_evaluate: order.is_evaluate as 0 | 1,
    evaluate_status: order.evaluate_status as 0 | 1 | 2,
    evaluate_status_name:
      order.is_evaluate || order.evaluate_status ? pick(evaluateStates, order.evaluate_status, language) : '',
    delivery_type: order.delivery_type as DeliveryType | '',
    delivery_type_name: pick(deliveryTypes, order.delivery_type, language),
    name: order.name,
    mobile: order.mobile,
    telephone: order.telephone,
    address: order.address,
    full_address: order.full_address,
    longitude: order.longitude,
    latitude: order.latitude,
    buyer_message: order.buyer_message,
    buyer_ask_delivery_time: order.buyer_ask_delivery_time,
    delivery_store_id: order.delivery_store_id,
    delivery_store_name: order.delivery_store_name,
    delivery_store_info: order.delivery_store_id > 0 ? JSON.stringify(order.delivery_store_info) : '',
    delivery_code: order.delivery_code,
    virtual_code: order.virtual_code,
    ...amounts(order),
    goods_num: order.goods_num,
    ...invoiceRow(order),
    create_time: order.create_time,
    pay_time: order.pay_time,
    delivery_time: order.delivery_time,
    sign_time: order.sign_time,
    finish_time: order.finish_time,
    close_time: order.close_time,
    close_reason: knownIn(closeReasons, language, order.close_reason),
    order_goods: lines.map((line) => lineRow(order, line, language)),
    action,
  }
}

const amounts = (order: Order) => ({
  goods_money: yuan(order.goods_money),
  delivery_money: yuan(order.delivery_money),
  promotion_money: yuan(order.promotion_money),
  coupon_id: order.coupon_id,
  coupon_money: yuan(order.coupon_money),
  platform_coupon_id: order.platform_coupon_id,
  platform_coupon_money: yuan(order.platform_coupon_money),
  platform_coupon_shop_money: yuan(order.platform_coupon_shop_money),
  platform_coupon_total_money: yuan(order.platform_coupon_total_money),
  point: order.point,
  point_money: yuan(order.point_money),
  adjust_money: yuan(order.adjust_money),
  invoice_money: yuan(order.invoice_money),
  invoice_delivery_money: yuan(order.invoice_delivery_money),
  order_money: yuan(order.order_money),
  balance_money: yuan(order.balance_money),
  pay_money: yuan(order.pay_money),
  refund_money: yuan(order.refund_money),
})

/** What an order with an invoice remembers of it. */
export type WrittenInvoice = Omit<Pick<OrderRow, keyof typeof noInvoice>, 'is_invoice'>

const invoiceRow = (order: Order) =>
  order.is_invoice ? { ...noInvoice, ...(order.invoice as Partial<WrittenInvoice>), is_invoice: 1 as const } : noInvoice

const noInvoice = {
  is_invoice: 0 as const,
  invoice_type: 0,
  invoice_title: '',
  invoice_title_type: 0,
  invoice_content: '',
  invoice_rate: '0.00',
  invoice_email: '',
  invoice_full_address: '',
  taxpayer_number: '',
  is_tax_invoice: 0 as const,
}

/** The wire's order_goods row. */
export const lineRow = (order: Order, line: OrderLine, language: Language): WireLine => ({
  order_goods_id: line.order_goods_id,
  order_id: line.order_id,
  order_no: order.order_no,
  site_id: line.site_id,
  goods_id: line.goods_id,
  goods_name: line.goods_name,
  sku_id: line.sku_id,
  sku_name: line.sku_name,
  sku_spec_format: JSON.stringify(line.sku_spec_format),
  sku_image: line.sku_image,
  sku_no: line.sku_no,
  is_virtual: line.is_virtual as 0 | 1,
  goods_class: line.is_virtual ? 2 : 1,
  goods_class_name: goodsClasses[line.is_virtual ? 2 : 1][language],
  price: yuan(line.price),
  num: line.num,
  goods_money: yuan(line.goods_money),
  real_goods_money: yuan(line.real_goods_money),
  promotion_money: yuan(line.promotion_money),
  coupon_money: yuan(line.coupon_money),
  platform_coupon_money: yuan(line.platform_coupon_money),
  point_money: yuan(line.point_money),
  adjust_money: yuan(line.adjust_money),
  delivery_status: line.delivery_status as 0 | 1 | 2,
  delivery_status_name: pick(deliveryStates, line.delivery_status, language),
  refund_status: line.refund_status as WireLine['refund_status'],
  refund_status_name: refundStates[line.refund_status as keyof typeof refundStates].name[language],
  refund_type: line.refund_type as WireLine['refund_type'],
  refund_action: refundActionsOf(order, line, language),
  complain_action: offersComplaint(line),
  is_present: line.is_present as 0 | 1,
  commission_rate: '0.00',
})
