import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import { yuan } from '../../lib/money'
import { timeText } from '../../lib/date'
import type { Mall } from '../../mall'
import type { OrderEvent, OrderEvents } from '../../orderEvents'
import type { Moment, Told } from '../../outside/wechat/noticeFields'
import { isAway } from '../../tokens/tokens'
import { weappOpenid } from '../member/memberPerson.service'
import { newestParcel, orderToTell } from '../order/orderNews.service'

/*
 * Subscribe messages of WeChat (wire/start-and-login section 3.2): who is away and has agreed hears of the moment. They are
 * promised with the event and sent after its COMMIT, at most once: the job ends before anything is sent.
 */

const kind = 'message.notice'

export interface Notice {
  at: number
  /** the order it is about, whose number and goods are told */
  orderId?: number
  /** route that the message opens; missing = the order's page */
  page?: string
  told?: Partial<Record<Told, string>>
}

interface Named {
  moment: Moment
  memberId: number
  /** names the event once among those of the moment */
  ref: string | number
}

/** In the transaction of the event; a mall without a template for the moment promises nothing. */
export async function promiseNotice(trx: Tx, mall: Mall, { moment, memberId, ref }: Named, notice: Notice) {
  if (mall.outside.wechat.templateIds([moment]).length === 0) return
  const named = { kind, distKey: memberId, key: `${moment}/${ref}` }
  await mall.jobs.enqueue(trx, { ...named, runAt: notice.at, payload: notice })
}

/** Payments by the wallet and confirmations of receipt are the member's own doing, so the member is there. */
export function noticeOrders(events: OrderEvents): void {
  const of =
    (moment: Moment) =>
    (trx: Tx, { memberId, orderId, at }: OrderEvent, mall: Mall) =>
      promiseNotice(trx, mall, { moment, memberId, ref: orderId }, { at, orderId })
  events.on('paid', async (trx, event, mall) => {
    if (event.payType !== '' && event.payType !== 'BALANCE') await of('ORDER_PAY')(trx, event, mall)
  })
  events.on('shipped', of('ORDER_DELIVERY'))
  events.on('received', async (trx, event, mall) => {
    if (!event.isOwn) await of('ORDER_TAKE_DELIVERY')(trx, event, mall)
  })
}

async function send(job: Job, mall: Mall): Promise<void> {
  const { distKey: memberId, key, payload } = job
  const moment = key.split('/')[0] as Moment
  const openid = await weappOpenid(mall.db, memberId)
  if (openid === '' || !(await isAway(mall.db, memberId, mall.clock.now()))) return
  const notice = await wordsOf(mall, memberId, payload as Notice)
  if (!notice || !(await mall.jobs.claim(job))) return
  try {
    const outcome = await mall.outside.wechat.notify({ openid, keyword: moment, ...notice })
    if (outcome !== 'sent') mall.log.info({ moment, outcome }, 'a subscribe message was not sent')
  } catch (error) {
    mall.log.warn({ err: error, moment }, 'a subscribe message could not be sent')
  }
}

const pages: Record<number, string> = {
  1: 'pages/order/detail/detail',
  2: 'pages/order/detail_pickup/detail_pickup',
  3: 'pages/order/detail_local_delivery/detail_local_delivery',
  4: 'pages/order/detail_virtual/detail_virtual',
}

/** Undefined: the order is not there. */
async function wordsOf({ db }: Mall, memberId: number, { orderId, page = '', told, at }: Notice) {
  const time = timeText(at)
  if (orderId === undefined) return { page, data: { time, ...told } }
  const order = await orderToTell(db, memberId, orderId)
  if (!order) return undefined
  const { order_no, order_name, order_type } = order.news
  const parcel = order_type === 1 ? await newestParcel(db, memberId, orderId) : undefined
  return {
    page: page || `${pages[order_type]}?order_id=${orderId}`,
    data: {
      ...{ order: order_no, goods: order_name, amount: `¥${yuan(order.payMoney)}`, time },
      ...(parcel ? { company: parcel.express_company_name, number: parcel.delivery_no } : {}),
      ...told,
    },
  }
}

export const noticeJobs = { [kind]: send }
