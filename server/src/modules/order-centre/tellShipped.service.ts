import type { Mall } from '../../mall'
import type { Shipping } from '../../outside/wechat/wechat'
import { weappOpenid } from '../member/memberPerson.service'
import { paymentNumbers, sendingOf, type Sending } from '../order/orderSending.service'
import { billIds, billStatus, findBill, noteShippingTold, type Bill } from '../pay/pay.service'

/**
 * Tells WeChat's order centre of every payment of an order of which all is sent, once each. Runs after the event and reads
 * the orders as they are: late, twice and out of turn are all the same.
 */
export async function tellOfOrder(mall: Mall, memberId: number, orderId: number): Promise<void> {
  for (const outTradeNo of await paymentNumbers(mall.db, memberId, orderId)) {
    const bill = await findBill(mall.db, outTradeNo)
    if (bill && isOfMiniProgram(bill) && bill.shipping_told === 0) await tellOfBill(mall, bill, orderId)
  }
}

const isOfMiniProgram = (bill: Bill) =>
  bill.pay_status === billStatus.paid && bill.pay_type === 'wechatpay' && bill.app_type === 'weapp'

async function tellOfBill(mall: Mall, bill: Bill, orderId: number): Promise<void> {
  // a bill of another event has paid this one order, as the deposit of a presale
  const ids = bill.event === 'order' ? await billIds(mall.db, bill) : [orderId]
  const orders = (await sendingOf(mall.db, bill.member_id, ids)).filter(({ state }) => state !== 'closed')
  // the last one to be sent, or to be closed, comes here again
  if (orders.length === 0 || orders.some(({ state }) => state === 'waiting')) return
  const openid = await weappOpenid(mall.db, bill.member_id)
  // who has closed the account has no openid any more
  if (openid === '') return
  const told = await mall.outside.wechat.tellShipped({ transactionId: bill.trade_no, openid, ...asOne(orders) })
  if (told === 'told') await noteShippingTold(mall.db, bill, mall.clock.now())
}

/** WeChat knows one way for each payment: what can be followed goes before what is handed over. */
function asOne(orders: Sending[]): Pick<Shipping, 'way' | 'parcels'> {
  const parcels = orders.flatMap((order) => order.parcels)
  if (parcels.length > 0) return { way: 'express', parcels }
  const ways = new Set(orders.map(({ way }) => way))
  const way = (['local', 'pickup', 'virtual'] as const).find((one) => ways.has(one)) ?? 'local'
  const title = orders.map((order) => order.title).join('；')
  return { way, parcels: [{ company: '', number: '', title, mobile: '' }] }
}
