import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import type { Shipping } from '../../outside/wechat/wechat'
import { weappOpenid } from '../member/memberPerson.service'
import { paymentNumbers, sendingOf, type Sending } from '../order/orderSending.service'
import { billIds, billStatus, findBill, noteShippingTold, type Bill } from '../pay/pay.service'

/** named after the order, and after the payment */
export const lookKind = 'order-centre.tell'
const tellKind = 'order-centre.payment'

/**
 * An order was sent or closed: of every payment of it of which all is sent now, WeChat is told by a job of that payment, so
 * that its orders never tell side by side. Runs after the event and reads the orders as they are: late, twice and out of
 * turn are all the same.
 */
async function lookAtOrder({ distKey: memberId, key }: Job, mall: Mall): Promise<void> {
  const orderId = Number(key)
  for (const outTradeNo of await paymentNumbers(mall.db, memberId, orderId)) {
    const bill = await findBill(mall.db, outTradeNo)
    if (!bill || !(await sentBy(mall, bill, orderId))) continue
    const named = { kind: tellKind, distKey: memberId, key: outTradeNo, payload: orderId }
    // one in hand is asking already, and stays as it is
    await mall.tx((trx) => mall.jobs.restore(trx, { ...named, runAt: mall.clock.now() }))
  }
}

const isOfMiniProgram = (bill: Bill) =>
  bill.pay_status === billStatus.paid && bill.pay_type === 'wechatpay' && bill.app_type === 'weapp'

/** What the order centre is still to hear of a payment of this order; undefined = nothing, or not yet. */
async function sentBy({ db }: Mall, bill: Bill, orderId: number): Promise<Sending[] | undefined> {
  if (!isOfMiniProgram(bill) || bill.shipping_told > 0) return undefined
  // a bill of another event has paid this one order, as the deposit of a presale
  const ids = bill.event === 'order' ? await billIds(db, bill) : [orderId]
  const orders = (await sendingOf(db, bill.member_id, ids)).filter(({ state }) => state !== 'closed')
  // the last one to be sent, or to be closed, comes here again
  return orders.length === 0 || orders.some(({ state }) => state === 'waiting') ? undefined : orders
}

async function tellOfPayment({ key: outTradeNo, payload: orderId }: Job, mall: Mall): Promise<void> {
  const bill = await findBill(mall.db, outTradeNo)
  const orders = bill && (await sentBy(mall, bill, orderId as number))
  if (!orders) return
  const openid = await weappOpenid(mall.db, bill.member_id)
  // who has closed the account has no openid any more
  if (openid === '') return
  const told = await mall.outside.wechat.tellShipped({ transactionId: bill.trade_no, openid, ...asOne(orders) })
  if (told === 'told') await noteShippingTold(mall.db, bill, mall.clock.now())
}

export const tellingJobs = { [lookKind]: lookAtOrder, [tellKind]: tellOfPayment }

/** WeChat knows one way for each payment: what can be followed goes before what is handed over. */
function asOne(orders: Sending[]): Pick<Shipping, 'way' | 'parcels'> {
  const parcels = orders.flatMap((order) => order.parcels)
  if (parcels.length > 0) return { way: 'express', parcels }
  const ways = new Set(orders.map(({ way }) => way))
  const way = (['local', 'pickup', 'virtual'] as const).find((one) => ways.has(one)) ?? 'local'
  const title = orders.map((order) => order.title).join('；')
  return { way, parcels: [{ company: '', number: '', title, mobile: '' }] }
}
