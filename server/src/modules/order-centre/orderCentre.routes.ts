import type { OrderEvent } from '../../orderEvents'
import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import type { Module } from '../module'
import { lookKind as kind, tellingJobs } from './tellShipped.service'

/** An order that WeChat may have to be told of: paid there, and sent, handed over, or closed beside others of its bill. */
async function remember(trx: Tx, { memberId, orderId, payType, at }: OrderEvent, { jobs }: Mall): Promise<void> {
  if (payType === 'wechatpay') await jobs.enqueue(trx, { kind, distKey: memberId, key: orderId, runAt: at })
}

/** WeChat's order centre (wire/orders-and-aftersales section 2): the shop's money is held until it hears of the parcels. */
export const orderCentreModule: Module = {
  routes: [],
  lastingJobs: tellingJobs,
  subscribe(events) {
    // what is virtual is sent by being paid
    events.on('paid', async (trx, event, mall) => {
      if (event.orderType === 4) await remember(trx, event, mall)
    })
    events.on('shipped', remember)
    events.on('received', remember)
    events.on('refundedWhole', remember)
  },
}
