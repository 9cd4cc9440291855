/** Account cancellation (member.md section 8). */
import * as v from 'valibot'
import { agreement } from './auth'
import { call } from './define'
import { out } from './fields'

/** Why an account cannot be closed now, with how many of it (section 8). */
export const cancelBlocks = ['order', 'refund', 'presale', 'withdraw', 'fenxiao', 'money'] as const
const cancelBlock = v.object({ type: v.picklist(cancelBlocks), name: out.text, num: out.int })
export type CancelBlock = v.InferOutput<typeof cancelBlock>

const cancelAssets = v.object({
  member_info: v.object({
    is_fenxiao: out.flag,
    point: out.int,
    balance: out.money,
    balance_money: out.money,
    balance_withdraw_apply: out.money,
  }),
  member_coupon_count: out.int,
  member_platformcoupon_count: out.int,
  order_pay_count: out.int,
  order_delivery_count: out.int,
  order_take_delivery_count: out.int,
  order_refund_count: out.int,
  /** null = not a distributor */
  fenxiao_info: v.nullable(
    v.looseObject({ fenxiao_name: out.text, account: out.money, account_withdraw_apply: out.money }),
  ),
  fenxiao_order_count: out.int,
  /** empty = may apply */
  blocks: v.array(cancelBlock),
})
export type CancelAssets = v.InferOutput<typeof cancelAssets>

const cancelState = v.object({
  status: v.picklist([0, 1, -1]),
  reason: out.text,
  audit_time: out.time,
})
export type CancelState = v.InferOutput<typeof cancelState>

export const cancellation = {
  '/membercancel/api/membercancel/config': call({
    auth: '-',
    params: {},
    data: v.object({ is_enable: out.flag, is_audit: out.flag }),
  }),
  '/membercancel/api/membercancel/agreement': call({ auth: '-', params: {}, data: agreement }),
  '/membercancel/api/membercancel/accountInfo': call({ auth: 'T', params: {}, data: cancelAssets }),
  '/membercancel/api/membercancel/apply': call({ auth: 'T', params: {}, data: out.none }),
  '/membercancel/api/membercancel/info': call({ auth: 'T', params: {}, data: v.nullable(cancelState) }),
  '/membercancel/api/membercancel/cancelApply': call({ auth: 'T', params: {}, data: out.none }),
} as const
