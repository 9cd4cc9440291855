import { serve, serveOnce, refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { payProof, unproven, type PayProof } from '../member/payPassword.service'
import type { Module } from '../module'
import { begin, type Asked } from './begin.service'
import { ways } from './channels'
import { payBackBill, restoreLateRefunds } from './lateRefund.service'
import { lookAgain, lookSoon } from './look.service'
import { notifyPages } from './notify.routes'
import { chooseOffline, confirmOffline } from './offline.service'
import * as pay from './pay.service'
import { payBackPart, restoreParts } from './payPart.service'
import type { PayStart } from '../../outside/pay/payChannel'
import { sandboxPages } from './sandbox.routes'
import { play, prepaid } from './sandbox.service'

const hour = 3600

/** Numbers of bills can be guessed: a bill of another member is answered as one that does not exist. */
async function ownBill({ mall, memberId }: Ctx, outTradeNo: string): Promise<pay.Bill> {
  const bill = await pay.findBill(mall.db, outTradeNo)
  if (bill?.member_id !== memberId) throw refuse({ zh: '支付单不存在', en: 'Payment not found' })
  return bill
}

async function info(ctx: Ctx, outTradeNo: string) {
  const bill = await ownBill(ctx, outTradeNo)
  await lookSoon(ctx, bill)
  const ids = await pay.billIds(ctx.mall.db, bill)
  const payable = ctx.mall.payables.of(bill)
  return {
    id: bill.bill_id,
    site_id: 0,
    out_trade_no: bill.out_trade_no,
    pay_type: bill.pay_type as never,
    trade_no: bill.trade_no,
    pay_no: bill.out_trade_no,
    pay_body: bill.pay_body,
    pay_detail: bill.pay_detail,
    pay_money: yuan(bill.pay_money),
    pay_status: bill.pay_status as 0 | 1 | 2 | -1,
    pay_time: bill.pay_time,
    create_time: bill.create_time,
    event: payable.event,
    order_ids: ids,
    order_type: (await payable.orderType?.(ctx.mall.db, bill.member_id, ids)) ?? 0,
    expire_time: bill.expire_time,
  }
}

/** What is found out ahead of the transaction: the pay password, or what the channel wants the buyer to do. */
interface Ahead {
  offered: boolean
  proof?: PayProof
  next?: PayStart | undefined
}

async function lookAhead(ctx: Ctx, asked: Asked & { pay_password?: string | undefined }): Promise<Ahead> {
  const bill = await pay.findBill(ctx.mall.db, asked.out_trade_no)
  const offered = (await ways(ctx, bill)).includes(asked.pay_type)
  if (!offered) return { offered }
  if (asked.pay_type === 'BALANCE') return { offered, proof: await payProof(ctx, asked.pay_password) }
  return { offered, next: await begin(ctx, asked) }
}

const ahead = (asked: Asked & { pay_password?: string | undefined }, ctx: Ctx) => () => lookAhead(ctx, asked)

export const payModule: Module = {
  routes: [
    serve('/api/pay/info', ({ out_trade_no }, ctx) => info(ctx, out_trade_no)),
    serve('/api/pay/type', async ({ out_trade_no }, ctx) => {
      const bill = out_trade_no ? await ownBill(ctx, out_trade_no) : undefined
      return { pay_type: (await ways(ctx, bill)).join(',') }
    }),
    serve('/api/pay/status', async ({ out_trade_no }, ctx) => {
      const bill = await ownBill(ctx, out_trade_no)
      await lookSoon(ctx, bill)
      return { pay_status: bill.pay_status as 0 | 1 | 2 | -1 }
    }),
    // this mall sells in no video shop of WeChat
    serve('/shopcomponent/api/weapp/scenecheck', () => ({ is_matched: 0 as const })),
    serveOnce(
      '/api/pay/pay',
      async ({ out_trade_no, pay_type }, ctx, trx, known) => {
        if (!known?.offered) throw refuse({ zh: '该支付方式不可用', en: 'This payment method is not available' })
        if (pay_type === 'BALANCE') {
          const by = { memberId: ctx.memberId, outTradeNo: out_trade_no, proof: known.proof ?? unproven, at: ctx.now }
          await pay.payByWallet(trx, ctx.mall, by)
          return { data: { type: 'done' as const } }
        }
        if (pay_type === 'offlinepay')
          return { data: { type: 'offline' as const, content: await chooseOffline(trx, ctx, out_trade_no) } }
        const { memberId, appType, now: at } = ctx
        const started = { memberId, outTradeNo: out_trade_no, payType: pay_type, appType, at }
        await pay.startPayment(trx, ctx.mall, started)
        // it could not be paid when the channel was to be told of it
        if (!known.next)
          throw refuse({ zh: '支付单状态已变化，请重试', en: 'This payment has changed. Please try again.' })
        if (pay_type === 'wechatpay' && known.next.type === 'sandbox')
          return { data: { type: 'jsapi' as const, data: prepaid(out_trade_no, ctx.now) } }
        return { data: known.next }
      },
      ahead,
    ),
    serveOnce('/operator/api/order/confirmoffline', async ({ out_trade_no }, ctx, trx) => {
      await confirmOffline(trx, ctx, out_trade_no)
      return { data: null }
    }),
    serve('/operator/api/dev/paymark', async ({ out_trade_no, result }, ctx) => {
      await play(ctx.mall, out_trade_no, result)
      return null
    }),
  ],
  lastingJobs: { 'pay.look': lookAgain, 'pay.refund': payBackBill, 'pay.back': payBackPart },
  sweeps: [
    { kind: 'pay.owed', seconds: hour, run: restoreLateRefunds },
    { kind: 'pay.owedParts', seconds: hour, run: restoreParts },
  ],
  extend(app, mall) {
    notifyPages(app, mall)
    sandboxPages(app, mall)
  },
}
