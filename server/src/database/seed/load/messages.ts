import { sql } from 'kysely'
import type { JobHandler } from '../../../jobs/jobs'
import { accountNews, orderNewsKind, packageNewsKind, type AccountNews } from '../../../jobs/newsJobs'
import { yuan } from '../../../lib/money'
import type { Mall } from '../../../mall'
import { leaveMessage } from '../../../modules/message/message.service'
import { leaveServicerNews } from '../../../modules/message/servicerNews.service'
import { keepRecord } from '../../../modules/message/records.service'
import type { Phrase } from '../../../words/phrases'
import { chatRows } from '../chat'
import { toldToAll } from '../messages'

const day = 86_400
const member = 1
/** entries of accounts that member 1 was told of */
const entriesMost = 8
/** numbers kept for what is sent to all */
const records = 10

type Handlers = Readonly<Record<string, JobHandler>>

/** What member 1 has been told of what the other lists hold (wire/demo-data section 6): the newest is unread. */
export async function loadMessages(mall: Mall, handlers: Handlers): Promise<void> {
  const now = mall.clock.now()
  await tellPromised(mall, handlers)
  await tellOfOrders(mall, handlers)
  await tellOfAccounts(mall, handlers)
  await tellOfGroups(mall)
  await tellToAll(mall, now)
  const said = chatRows(now).at(-1)
  if (said)
    await mall.tx((trx) =>
      leaveServicerNews(trx, mall, { memberId: member, siteId: 3, words: said.words, at: said.add_time }),
    )
  await sql`UPDATE site_message SET state = 1 WHERE create_time < ${now - 2 * day}
    AND (record_id > 0 OR EXISTS (SELECT FROM site_message newer WHERE newer.member_id = site_message.member_id
      AND newer.sub_type = site_message.sub_type AND newer.create_time > site_message.create_time))`.execute(mall.db)
  await numberAnew(mall)
}

/** Small numbers, the same in every demo mall; copies have those of their records. */
async function numberAnew({ db }: Mall): Promise<void> {
  await sql`UPDATE site_message SET message_id = ${records} + numbered.n
    FROM (SELECT member_id, message_key, row_number() OVER (ORDER BY create_time, member_id, message_key) AS n
      FROM site_message WHERE record_id = 0) numbered
    WHERE site_message.member_id = numbered.member_id AND site_message.message_key = numbered.message_key`.execute(db)
}

/** What the demo mall's own past has promised, as its worker would have. */
async function tellPromised(mall: Mall, handlers: Handlers): Promise<void> {
  const jobs = await mall.db.selectFrom('job').selectAll().where('kind', 'like', 'message.%').execute()
  for (const { kind, dist_key: distKey, key, payload } of jobs)
    await handlers[kind]?.({ kind, distKey, key, payload: JSON.parse(payload) as unknown, attempts: 1 }, mall)
  await mall.db.deleteFrom('job').where('kind', 'like', 'message.%').execute()
}

async function tellOfOrders(mall: Mall, handlers: Handlers): Promise<void> {
  const { db } = mall
  const tell = (kind: string, key: string, payload: unknown) =>
    handlers[kind]?.({ kind, distKey: member, key, payload, attempts: 1 }, mall)
  const orders = await db.selectFrom('orders').selectAll().where('member_id', '=', member).execute()
  for (const { order_id, order_type, order_status, delivery_time, close_time, sign_time } of orders) {
    await tell(orderNewsKind, `${order_id}/create`, null)
    if (delivery_time > 0) await tell(orderNewsKind, `${order_id}/delivery`, { at: delivery_time })
    if (delivery_time > 0 && order_type === 3) await tell(packageNewsKind, `${order_id}/0`, { at: delivery_time })
    if (order_status === -1 && close_time > 0) await tell(orderNewsKind, `${order_id}/close`, { at: close_time })
    if (order_type === 2 && sign_time > 0) await tell(orderNewsKind, `${order_id}/receive`, { at: sign_time })
  }
  const parcels = await db
    .selectFrom('order_package')
    .selectAll()
    .where('member_id', '=', member)
    .where('delivery_type', '=', 'express')
    .execute()
  for (const { order_id, package_id, create_time } of parcels)
    await tell(packageNewsKind, `${order_id}/${package_id}`, { at: create_time })
}

async function tellOfAccounts(mall: Mall, handlers: Handlers): Promise<void> {
  const entries = await mall.db
    .selectFrom('account_log')
    .selectAll()
    .where('member_id', '=', member)
    .where('kind', '<>', 'growth')
    .where('from_type', 'in', ['refund', 'memberconsume', 'upgrade', 'memberrecharge', 'adjust'])
    .orderBy('create_time', 'desc')
    .orderBy('ref')
    .limit(entriesMost)
    .execute()
  for (const { kind, ref, delta, from_type, type_name, remark, said, create_time } of entries) {
    const phrases = said as { type_name?: Phrase; remark?: Phrase } | null
    const news: AccountNews = {
      ...{ account_type: kind, account_data: kind === 'point' ? String(delta) : yuan(delta), from_type },
      ...{ type_name: phrases?.type_name ?? type_name, remark: phrases?.remark ?? remark, at: create_time },
    }
    const { kind: jobKind, key } = accountNews(member, `${kind}/${ref}`, news)
    await handlers[jobKind]?.({ kind: jobKind, distKey: member, key: String(key), payload: news, attempts: 1 }, mall)
  }
}

/** Groups of member 1 that are complete or have failed. */
async function tellOfGroups(mall: Mall): Promise<void> {
  const { db } = mall
  const groups = await db
    .selectFrom('pintuan_order as own')
    .innerJoin('orders as bought', (on) =>
      on.onRef('bought.member_id', '=', 'own.member_id').onRef('bought.order_id', '=', 'own.order_id'),
    )
    .innerJoin('order_line as line', (on) =>
      on.onRef('line.member_id', '=', 'own.member_id').onRef('line.order_id', '=', 'own.order_id'),
    )
    .select(['own.id', 'own.site_id', 'own.pintuan_id', 'own.status', 'line.goods_id', 'bought.pay_time'])
    .where('own.member_id', '=', member)
    .where('own.status', 'in', [1, 3])
    .execute()
  for (const { id, site_id, pintuan_id, status, goods_id, pay_time } of groups)
    await mall.tx((trx) =>
      leaveMessage(trx, mall, {
        ...{ memberId: member, siteId: site_id, occasion: status === 3 ? 'groupComplete' : 'groupFailed' },
        ...{ type: 'pintuan', activityId: pintuan_id, ref: id, goodsId: goods_id, at: pay_time },
      }),
    )
}

async function tellToAll(mall: Mall, now: number): Promise<void> {
  const [old, ...fresh] = toldToAll(now).map((told, i) => ({
    ...{ site_id: 0, record_id: i + 1, sub_type: 'group', to_all: 1, image: '', facts: '{}', ...told },
  }))
  await mall.tx(async (trx) => {
    for (const record of fresh) await keepRecord(trx, record)
    if (old) await keepRecord(trx, old, [member])
  })
}
