/** Refunds and complaints (orders-and-aftersales.md sections 3 and 4). */
import * as v from 'valibot'
import { call } from './define'
import { id, oneOf, out, page, paging, text } from './fields'
import { orderLine, refundAction } from './order'

const refundStatus = v.picklist([0, 1, 2, 3, 4, 5, 6, -1])

const refundRow = v.object({
  ...orderLine.entries,
  refund_no: out.text,
  refund_apply_money: out.money,
  refund_real_money: out.money,
  site_name: out.text,
})
export type RefundRow = v.InferOutput<typeof refundRow>

const refundData = v.object({
  order_goods_info: orderLine,
  /** what this line would get now, freight of the last line included */
  refund_money: out.money,
  /** 1 refund only, 2 return and refund */
  refund_type: v.array(v.picklist([1, 2])),
  refund_reason_type: v.pipe(v.array(out.text), v.length(4)),
})
export type RefundData = v.InferOutput<typeof refundData>

const refundLog = v.object({
  action: out.text,
  action_time: out.time,
  /** 1 buyer, 2 seller, 3 platform or system */
  action_way: v.picklist([1, 2, 3]),
  username: out.text,
  refund_status: refundStatus,
})
export type RefundLog = v.InferOutput<typeof refundLog>

const refundDetail = v.object({
  ...orderLine.entries,
  refund_no: out.text,
  refund_reason: out.text,
  refund_remark: out.text,
  refund_images: out.csv,
  refund_apply_money: out.money,
  refund_real_money: out.money,
  refund_delivery_money: out.money,
  refund_action_time: out.time,
  refund_time: out.time,
  refund_refuse_reason: out.text,
  refund_delivery_name: out.text,
  refund_delivery_no: out.text,
  /** where the goods go back to */
  refund_address: out.text,
  shop_address: out.text,
  refund_log_list: v.array(refundLog),
})
export type RefundDetail = v.InferOutput<typeof refundDetail>

const complainInfo = v.object({
  complain_no: out.text,
  complain_status: v.picklist([0, 1, 2, -1]),
  complain_status_name: out.text,
  complain_reason: out.text,
  complain_remark: out.text,
  complain_apply_money: out.money,
  complain_apply_time: out.time,
  complain_time: out.time,
  complain_refuse_reason: out.text,
  complain_action: v.array(refundAction),
  refund_log_list: v.array(refundLog),
})
export type ComplainInfo = v.InferOutput<typeof complainInfo>
const complainDetail = v.object({
  order_goods_info: orderLine,
  refund_money: out.money,
  refund_reason_type: v.array(out.text),
  /** null before the first complaint */
  complain_info: v.nullable(complainInfo),
})
export type ComplainDetail = v.InferOutput<typeof complainDetail>

const line = { order_goods_id: id() }

export const refund = {
  '/api/orderrefund/lists': call({ auth: 'T', params: paging, data: page(refundRow) }),
  '/api/orderrefund/refundData': call({ auth: 'T', params: line, data: refundData }),
  '/api/orderrefund/refund': call({
    auth: 'T',
    params: {
      ...line,
      refund_type: oneOf([1, 2]),
      refund_reason: text(),
      refund_remark: v.optional(text(500)),
      refund_images: v.optional(text(5000)),
    },
    data: out.none,
    idempotent: true,
  }),
  '/api/orderrefund/cancel': call({ auth: 'T', params: line, data: out.none }),
  '/api/orderrefund/delivery': call({
    auth: 'T',
    params: {
      ...line,
      refund_delivery_name: text(50),
      refund_delivery_no: text(50),
      refund_delivery_remark: v.optional(text(500)),
    },
    data: out.none,
  }),
  '/api/orderrefund/detail': call({ auth: 'T', params: line, data: refundDetail }),
  '/api/ordercomplain/detail': call({ auth: 'T', params: line, data: complainDetail }),
  '/api/ordercomplain/complain': call({
    auth: 'T',
    params: { ...line, complain_reason: text(), complain_remark: v.optional(text(500)) },
    data: out.none,
    idempotent: true,
  }),
  '/api/ordercomplain/cancel': call({ auth: 'T', params: line, data: out.none }),
} as const
