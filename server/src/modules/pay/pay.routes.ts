import { serve, serveOnce, refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { payProof, unproven } from '../member/payPassword.service'
import { orderTypeOf } from '../order/order.service'
import type { Module } from '../module'
import { adjust } from './adjust.service'
import * as pay from './pay.service'
import { payBack } from './payBack.service'
import { sandboxPages } from './sandbox.routes'
import { play, prepaid } from './sandbox.service'

async function info(ctx: Ctx, outTradeNo: string) {
  const bill = await pay.findBill(ctx.mall.db, outTradeNo)
  if (!bill) throw refuse('支付单不存在')
  const isOwner = bill.member_id === ctx.memberId
  const [orderId] = await pay.billOrders(ctx.mall.db, bill)
  return {
    id: bill.bill_id,
    site_id: 0,
    out_trade_no: bill.out_trade_no,
    pay_type: bill.pay_type as never,
    trade_no: isOwner ? bill.trade_no : '',
    pay_no: bill.out_trade_no,
    pay_body: bill.pay_body,
    pay_detail: isOwner ? bill.pay_detail : '',
    pay_money: yuan(bill.pay_money),
    pay_status: bill.pay_status as 0 | 1 | 2 | -1,
    pay_time: bill.pay_time,
    create_time: bill.create_time,
    event: 'order',
    order_type: orderId === undefined ? (0 as const) : await orderTypeOf(ctx.mall.db, bill.member_id, orderId),
    expire_time: bill.expire_time,
  }
}

/** What a shopper can choose. In development the sandbox is one; in the mini-program it plays WeChat Pay, too. */
function ways({ appType, mall }: Ctx): string[] {
  if (mall.config.mode !== 'development') return ['BALANCE']
  return appType === 'weapp' ? ['wechatpay', 'BALANCE', 'sandbox'] : ['BALANCE', 'sandbox']
}

const proofOf = ({ pay_type, pay_password }: { pay_type: string; pay_password?: string | undefined }, ctx: Ctx) =>
  pay_type === 'BALANCE' ? () => payProof(ctx, pay_password) : undefined

export const payModule: Module = {
  routes: [
    serve('/api/pay/info', ({ out_trade_no }, ctx) => info(ctx, out_trade_no)),
    serve('/api/pay/type', (_params, ctx) => ({ pay_type: ways(ctx).join(',') })),
    serve('/api/pay/status', async ({ out_trade_no }, ctx) => {
      const bill = await pay.findBill(ctx.mall.db, out_trade_no)
      if (!bill) throw refuse('支付单不存在')
      return { pay_status: bill.pay_status as 0 | 1 | 2 | -1 }
    }),
    serveOnce(
      '/api/pay/pay',
      async ({ out_trade_no, pay_type }, ctx, trx, proof) => {
        if (!ways(ctx).includes(pay_type)) throw refuse('该支付方式不可用')
        if (pay_type === 'BALANCE') {
          const by = { memberId: ctx.memberId, outTradeNo: out_trade_no, proof: proof ?? unproven, at: ctx.now }
          await pay.payByPurse(trx, ctx.mall, by)
          return { data: { type: 'done' as const } }
        }
        await pay.startPayment(trx, ctx.memberId, out_trade_no, pay_type)
        if (pay_type === 'wechatpay') return { data: { type: 'jsapi' as const, data: prepaid(out_trade_no, ctx.now) } }
        return { data: { type: 'sandbox' as const } }
      },
      proofOf,
    ),
    serveOnce('/api/order/pay', async ({ order_ids }, ctx, trx) => ({
      data: await pay.mergeBills(trx, ctx.mall, ctx.memberId, order_ids, ctx.now),
    })),
    serveOnce('/operator/api/order/adjust', async (asked, ctx, trx) => {
      await adjust(trx, ctx, asked)
      return { data: null }
    }),
    serve('/operator/api/dev/paymark', async ({ out_trade_no, result }, ctx) => {
      await play(ctx.mall, out_trade_no, result)
      return null
    }),
  ],
  subscribe(events) {
    events.on('closed', (trx, { memberId, orderId, at }, mall) => pay.replaceBills(trx, mall, memberId, [orderId], at))
  },
  jobs: {
    'pay.refund': async ({ payload }, mall) => {
      const { channel, outTradeNo, cents } = payload as { channel: string; outTradeNo: string; cents: number }
      await payBack(mall, { channel, outTradeNo, refundNo: outTradeNo, cents })
    },
  },
  extend: sandboxPages,
}
