import type { GroupMessage, MessageKind, MessageRow, MessageThread } from '@mall/contract/message'
import type { Language } from '@mall/contract/words'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, window, type PageOf, type Paging } from '../../lib/paging'
import { tell, type Phrase } from '../../words/phrases'
import { shopBlocks } from '../shop/shop.service'
import { bringRecords, recordsOf, type SentRecord } from './records.service'
import * as store from './message.store'
import { messageStates, type Message } from './message.store'
import { accountName, kindNames, tellOccasion } from './words'

type Facts = Record<string, unknown>

const isPhrase = (fact: unknown): fact is Phrase => typeof fact === 'object' && fact !== null && 'key' in fact
/** A fact as it is read: phrases in the reader's language. */
const readable = (fact: unknown, language: Language): unknown => (isPhrase(fact) ? tell(fact, language) : fact)

interface Told {
  title: string
  content: string
  text: string
  image: string
  news: Facts
}

/** The server's own in the reader's language, an operator's as written (wire/README section 3.1). */
function told(row: Message, record: SentRecord | undefined, language: Language): Told {
  const facts = Object.fromEntries(
    Object.entries(row.facts as Facts).map(([name, fact]) => [name, readable(fact, language)]),
  )
  if (row.record_id > 0) {
    const { title = '', content = '', text = '', image = '', facts: sent = {} } = record ?? {}
    return { title, content, text, image, news: row.sub_type === 'group' ? facts : (sent as Facts) }
  }
  const { words, ...news } = facts
  const values = { ...news, ...(words as Facts | undefined), account: accountName(String(news.account_type), language) }
  const strings = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return { ...tellOccasion(row.occasion, strings, language), text: '', image: '', news }
}

/** What the operator sent, for those of the rows that are copies of it. */
const recordsBehind = ({ mall }: Ctx, rows: Message[]) =>
  recordsOf(
    mall.db,
    rows.filter((row) => row.record_id > 0),
  )

export interface Asked extends Paging {
  site_id?: number | undefined
  status?: 0 | 1 | undefined
}

/** Messages of one kind, newest first. */
export async function ofKind(
  ctx: Ctx,
  kind: MessageKind,
  { site_id: siteId = 0, status, ...paging }: Asked,
): Promise<PageOf<MessageRow>> {
  const { mall, memberId, language } = ctx
  await bringRecords(ctx)
  const asked = { memberId, kind, siteId, isRead: status === undefined ? undefined : status === 1 }
  return pageOf(paging, {
    count: () => store.countListed(mall.db, asked),
    async list(limit, offset) {
      const rows = await store.findListed(mall.db, asked, limit, offset)
      const records = await recordsBehind(ctx, rows)
      return rows.map((row) => messageRow(row, told(row, records.get(row.record_id), language)))
    },
  })
}

const messageRow = (row: Message, { title, content, text, image, news }: Told): MessageRow => ({
  ...{ id: row.message_id, site_id: row.site_id, type: 0, sub_type: row.sub_type as MessageKind },
  ...{ title, content, text, image, message_json: JSON.stringify(news) },
  is_seed: row.state === messageStates.unread ? 0 : 1,
  ...{ sended_status: 1, sended_time: row.create_time, create_time: row.create_time },
})

/** One row per kind over all shops, of servicer one per shop. */
export async function threads(ctx: Ctx, paging: Paging): Promise<PageOf<MessageThread>> {
  const { mall, memberId, language } = ctx
  await bringRecords(ctx)
  const all = await store.findThreads(mall.db, memberId)
  const { limit, offset } = window(paging)
  const shown = all.slice(offset, offset + limit)
  const [records, shops] = await Promise.all([
    recordsBehind(ctx, shown),
    shopBlocks(
      mall.db,
      shown.map((row) => row.thread_site).filter((id) => id > 0),
    ),
  ])
  const list = shown.map((row) => ({
    ...{ id: row.message_id, member_id: memberId, site_id: row.thread_site, sub_type: row.sub_type as MessageKind },
    title: shops.get(row.thread_site)?.site_name ?? kindNames[row.sub_type as MessageKind][language],
    content: told(row, records.get(row.record_id), language).content,
    ...{ remind_num: row.unread, send_time: row.create_time },
  }))
  return { count: all.length, page_count: Math.ceil(all.length / limit), list }
}

export async function unread(ctx: Ctx): Promise<{ count: number }> {
  await bringRecords(ctx)
  return { count: await store.countUnread(ctx.mall.db, ctx.memberId) }
}

export const names = (language: Language): Record<MessageKind, string> =>
  Object.fromEntries(Object.entries(kindNames).map(([kind, words]) => [kind, words[language]])) as Record<
    MessageKind,
    string
  >

/** A group message, only to whom it was sent. */
export async function groupMessage(ctx: Ctx, recordId: number): Promise<GroupMessage> {
  await bringRecords(ctx)
  const row = await store.findMessage(ctx.mall.db, ctx.memberId, recordId)
  const record = row && row.record_id === recordId ? (await recordsBehind(ctx, [row])).get(recordId) : undefined
  if (!record) throw refuse({ zh: '消息不存在', en: 'Message not found' })
  const { record_id: id, title, text, image, create_time } = record
  return { id, title, text, image, create_time }
}

export async function read({ mall, memberId }: Ctx, id: number): Promise<null> {
  await store.markRead(mall.db, memberId, id)
  return null
}

export async function receive(ctx: Ctx): Promise<null> {
  await bringRecords(ctx)
  return null
}

export async function readKinds(ctx: Ctx, kinds: MessageKind[], siteId: number): Promise<null> {
  await bringRecords(ctx)
  await store.markKindsRead(ctx.mall.db, ctx.memberId, kinds, siteId)
  return null
}

export async function remove({ mall, memberId }: Ctx, id: number): Promise<null> {
  await store.remove(mall.db, memberId, id)
  return null
}

/** What the member has of the kind that a row of the list stands for. */
export async function removeThread({ mall, memberId }: Ctx, id: number): Promise<null> {
  const row = await store.findMessage(mall.db, memberId, id)
  if (row && row.state !== messageStates.deleted) await store.removeThread(mall.db, row)
  return null
}
