import type { PayWay } from '@mall/contract/status'
import type { Words } from '@mall/contract/words'
import { isOwnAddress } from '../../http/ownAddress'
import { refuse, type Ctx } from '../../http/route'
import { ChannelFailure, type PayStart } from '../../outside/pay/payChannel'
import { openidIn } from '../member/memberPerson.service'
import { billStatus, findBill } from './bill.store'
import { channelOf, lookJob } from './channels'

export interface Asked {
  out_trade_no: string
  pay_type: PayWay
  return_url?: string | undefined
}

const elsewhere = {
  zh: '该支付单已在其他端发起支付，请回到原来的端完成支付，或换一种支付方式',
  en: 'This payment was started elsewhere. Finish it there, or pay another way.',
}
const words: Record<string, Words> = {
  NO_OPENID: { zh: '请先使用微信登录，再用微信支付', en: 'Please log in with WeChat before you pay with WeChat Pay' },
  ORDERPAID: {
    zh: '订单已支付，请稍后查看结果',
    en: 'This order has been paid already. The result will show in a moment.',
  },
  ORDER_PAID: {
    zh: '订单已支付，请稍后查看结果',
    en: 'This order has been paid already. The result will show in a moment.',
  },
  ORDER_CLOSED: { zh: '支付单已关闭，请重新下单', en: 'This payment was closed. Please order again.' },
  // WeChat takes the same number with the same buyer and kind of payment only
  INVALID_REQUEST: elsewhere,
  OUT_TRADE_NO_USED: elsewhere,
}

/**
 * Tells the channel of the bill, ahead of the transaction that puts it in progress. Undefined where there is no channel
 * to tell, or nothing to pay: why is said by the transaction.
 */
export async function begin(ctx: Ctx, { out_trade_no, pay_type, return_url }: Asked): Promise<PayStart | undefined> {
  const { mall, memberId, appType, ip, now } = ctx
  const channel = channelOf(mall, pay_type)
  const bill = await findBill(mall.db, out_trade_no)
  if (!channel) return undefined
  if (bill?.member_id !== memberId || bill.pay_status === billStatus.paid || bill.pay_status === billStatus.closed)
    return undefined
  const openid = await openidIn(mall.db, memberId, appType)
  try {
    return await channel.start({
      outTradeNo: out_trade_no,
      cents: bill.pay_money,
      title: bill.pay_body,
      expireTime: bill.expire_time,
      now,
      appType,
      openid,
      ip,
      returnUrl: return_url && isOwnAddress(return_url, mall.config) ? return_url : '',
    })
  } catch (error) {
    const code = error instanceof ChannelFailure ? error.code : ''
    ctx.log.warn({ err: error, bill: bill.bill_id }, 'a payment could not be begun')
    // its notification was lost
    if (code === 'ORDERPAID' || code === 'ORDER_PAID')
      await mall.tx((trx) => mall.jobs.enqueue(trx, lookJob(bill, channel.name, now)))
    throw refuse(
      words[code] ?? {
        zh: '暂时无法发起支付，请稍后再试或换一种支付方式',
        en: 'The payment could not be started. Please try again later or pay another way.',
      },
    )
  }
}
