/** Pay bills and the cashier (checkout-and-pay.md section 4). */
import * as v from 'valibot'
import { call } from './define'
import { flag, idList, out, payPassword, text, word } from './fields'
import { payWays } from './status'

const tradeNo = () => text(64)
/** what a bill pays (section 4.1) */
const payEvents = ['order', 'recharge', 'presale_deposit', 'presale_final', 'pointexchange'] as const
const payState = v.picklist([0, 1, 2, -1])

const payInfo = v.object({
  id: out.int,
  site_id: out.int,
  out_trade_no: out.text,
  /** empty until a way is chosen */
  pay_type: v.picklist(['', 'ONLINE_PAY', 'BALANCE', 'OFFLINE_PAY', ...payWays]),
  trade_no: out.text,
  pay_no: out.text,
  pay_body: out.text,
  pay_detail: out.text,
  pay_money: out.money,
  pay_status: payState,
  pay_time: out.time,
  create_time: out.time,
  event: v.picklist(payEvents),
  /** ids of the event */
  order_ids: v.array(out.int),
  /** for the result page; 0 = the bill pays no order */
  order_type: v.picklist([0, 1, 2, 3, 4]),
  expire_time: out.time,
})
export type PayInfo = v.InferOutput<typeof payInfo>

const wechatPayment = v.object({
  timeStamp: out.text,
  nonceStr: out.text,
  package: out.text,
  signType: out.text,
  paySign: out.text,
})
export type WechatPayment = v.InferOutput<typeof wechatPayment>

const payAnswer = v.variant('type', [
  v.object({ type: v.literal('url'), url: out.url }),
  v.object({ type: v.literal('html'), html: out.html }),
  v.object({ type: v.literal('jsapi'), data: wechatPayment }),
  v.object({ type: v.literal('done') }),
  v.object({ type: v.literal('offline'), content: out.html }),
  v.object({ type: v.literal('sandbox') }),
])
export type PayAnswer = v.InferOutput<typeof payAnswer>

export const pay = {
  '/api/pay/info': call({ auth: 'T', params: { out_trade_no: tradeNo() }, data: payInfo }),
  '/api/pay/type': call({
    auth: 't',
    /** with it, the ways of that bill, which is the member's own */
    params: { out_trade_no: v.optional(tradeNo()) },
    data: v.object({ pay_type: out.csv }),
  }),
  '/api/pay/pay': call({
    auth: 'T',
    params: {
      out_trade_no: tradeNo(),
      pay_type: word(payWays),
      app_type: v.optional(word(['wechat', 'h5', 'weapp'])),
      return_url: v.optional(text(2000)),
      is_matched: v.optional(flag()),
      /** for BALANCE */
      pay_password: v.optional(payPassword()),
    },
    data: payAnswer,
    idempotent: true,
  }),
  '/api/pay/status': call({
    auth: 'T',
    params: { out_trade_no: tradeNo() },
    data: v.object({ pay_status: payState }),
  }),
  '/api/order/pay': call({ auth: 'T', params: { order_ids: idList() }, data: out.text, idempotent: true }),
  '/shopcomponent/api/weapp/scenecheck': call({
    auth: '-',
    params: { scene: text(50) },
    data: v.object({ is_matched: out.flag }),
  }),
} as const
