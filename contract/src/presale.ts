/** Presale: a deposit now, the rest later (promotions.md section 5). `order_id` is the presale order's own id here. */
import * as v from 'valibot'
import { call } from './define'
import { id, oneOf, out, page, paging } from './fields'
import { goodsDetail, promotionList, shopBlock } from './goods'
import { orderAction } from './order'

const presaleFields = {
  presale_id: out.int,
  presale_name: out.text,
  presale_stock: out.int,
  presale_deposit: out.money,
  /** what the deposit counts for, "0.00" = itself */
  presale_price: out.money,
  /** limit per member */
  presale_num: out.int,
  start_time: out.time,
  end_time: out.time,
  pay_start_time: out.time,
  pay_end_time: out.time,
  /** 0 fixed date, 1 days after payment */
  deliver_type: out.flag,
  /** unix seconds or days, by deliver_type */
  deliver_time: out.int,
  /** 1 = the deposit is not returnable */
  is_deposit_back: out.flag,
  deposit_agreement: out.html,
  /** activityStates */
  status: v.picklist([0, 1, 2, -1]),
  sale_num: out.int,
  goods_id: out.int,
  goods_name: out.text,
  goods_image: out.csv,
  price: out.money,
  goods_stock: out.int,
  unit: out.text,
}
const presaleRow = v.object(presaleFields)
export type PresaleRow = v.InferOutput<typeof presaleRow>

const presaleGoods = v.object({
  ...goodsDetail.entries,
  ...presaleFields,
  /** the member may order now */
  is_buy: out.flag,
  /** pieces that the member may still order */
  sure_buy_num: out.int,
})
export type PresaleGoods = v.InferOutput<typeof presaleGoods>

const presaleOrder = v.object({
  id: out.int,
  order_no: out.text,
  presale_id: out.int,
  sku_id: out.int,
  sku_name: out.text,
  sku_image: out.url,
  goods_id: out.int,
  goods_name: out.text,
  num: out.int,
  price: out.money,
  presale_deposit: out.money,
  presale_deposit_money: out.money,
  presale_price: out.money,
  presale_money: out.money,
  final_money: out.money,
  order_money: out.money,
  pay_deposit_money: out.money,
  pay_final_money: out.money,
  balance_deposit_money: out.money,
  balance_final_money: out.money,
  deposit_out_trade_no: out.text,
  final_out_trade_no: out.text,
  pay_start_time: out.time,
  pay_end_time: out.time,
  /** presaleOrderStates; in 2 that of the real order */
  order_status: out.int,
  order_status_name: out.text,
  /** presaleRefundStates */
  refund_status: v.picklist([0, 1, 2, -1]),
  refund_status_name: out.text,
  is_deposit_back: out.flag,
  /** the real order, 0 = none yet */
  relate_order_id: out.int,
  predict_delivery_time: out.time,
  action: v.array(orderAction),
})
export type PresaleOrder = v.InferOutput<typeof presaleOrder>

const onOrder = () => call({ auth: 'T', params: { order_id: id() }, data: out.none })

export const presale = {
  '/presale/api/goods/page': call({
    auth: '-',
    params: promotionList,
    data: page(presaleRow),
  }),
  '/presale/api/goods/detail': call({
    auth: 't',
    params: { id: id(), sku_id: v.optional(id()) },
    /** presale_num at the top: orders so far */
    data: v.object({ goods_sku_detail: presaleGoods, presale_num: out.int, shop_info: shopBlock }),
  }),
  '/presale/api/goods/info': call({ auth: '-', params: { id: id(), sku_id: id() }, data: presaleGoods }),
  '/presale/api/order/page': call({
    auth: 'T',
    params: { ...paging, order_status: v.optional(oneOf([0, 1, 2, -1])) },
    data: page(presaleOrder),
  }),
  '/presale/api/order/detail': call({ auth: 'T', params: { order_id: id() }, data: presaleOrder }),
  '/presale/api/order/close': onOrder(),
  '/presale/api/order/delete': onOrder(),
  /** out_trade_no: in status 0 the deposit's, in 1 the final's */
  '/presale/api/order/pay': call({ auth: 'T', params: { id: id() }, data: out.text, idempotent: true }),
  '/presale/api/refund/applyRefund': call({
    auth: 'T',
    params: { order_id: id() },
    data: out.none,
    idempotent: true,
  }),
  '/presale/api/refund/cancelRefund': onOrder(),
} as const
