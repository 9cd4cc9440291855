import type { Tx } from '../../database/transaction'
import type { Job } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import type { OrderEvent, OrderEvents } from '../../orderEvents'
import { orderToTell, packageToTell } from '../order/orderNews.service'
import { orderNews, orderNewsKind, packageNews, packageNewsKind, type OrderNews } from '../../jobs/newsJobs'
import { writeNews } from './write.service'

/** What others than the member do to an order (wire/messages-chat-verification section 1). */
export function tellOfOrders(events: OrderEvents): void {
  events.on('shipped', async (trx, event, mall) => {
    await promise(trx, event, mall, 'delivery')
    if (event.orderType === 3) await mall.jobs.enqueue(trx, packageNews(event, 0))
  })
  events.on('received', (trx, event, mall) => promise(trx, event, mall, 'receive'))
  events.on('closed', (trx, event, mall) => promise(trx, event, mall, 'close'))
}

async function promise(trx: Tx, event: OrderEvent, mall: Mall, action: 'delivery' | 'receive' | 'close') {
  if (!event.isOwn) await mall.jobs.enqueue(trx, orderNews(event, action))
}

async function writeOrderNews({ distKey: memberId, key, payload }: Job, mall: Mall): Promise<void> {
  const [orderId, action = ''] = key.split('/')
  const order = await orderToTell(mall.db, memberId, Number(orderId))
  if (!order) return
  const { at = order.news.create_time, reason } = (payload ?? {}) as Partial<OrderNews>
  await writeNews(mall, {
    ...{ memberId, key: `order/${key}`, siteId: order.siteId, kind: 'order', occasion: action, at },
    facts: { ...order.news, action_type: action, ...(reason === undefined ? {} : { words: { reason } }) },
  })
}

async function writePackageNews({ distKey: memberId, key, payload }: Job, mall: Mall): Promise<void> {
  const [orderId, packageId] = key.split('/').map(Number)
  const parcel = await packageToTell(mall.db, memberId, orderId ?? 0, packageId ?? 0)
  if (!parcel) return
  const { at } = payload as OrderNews
  await writeNews(mall, {
    ...{ memberId, key: `package/${key}`, siteId: parcel.siteId, kind: 'delivery', occasion: 'package', at },
    facts: parcel.news,
  })
}

export const orderNewsJobs = { [orderNewsKind]: writeOrderNews, [packageNewsKind]: writePackageNews }
