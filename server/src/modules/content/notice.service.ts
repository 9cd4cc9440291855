import type { NoticeRow } from '@mall/contract/content'
import type { Language, Words } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import * as store from './content.store'

/** Who reads a notice. */
const receivers = new Map<string, Words>([
  ['mobile', { zh: '手机端', en: 'Mobile' }],
  ['web', { zh: '电脑端', en: 'Desktop' }],
  ['shop', { zh: '商家', en: 'Shops' }],
])

/** As the row keeps it. */
export const receiverName = (receivingType: string) => receivers.get(receivingType)?.zh ?? ''

const unknownNotice = () => refuse({ zh: '公告不存在', en: 'Notice not found' })

export const page = ({ mall, language }: Ctx, receivingType: string, paging: Paging) =>
  pageOf(paging, {
    count: () => store.countNotices(mall.readDb, receivingType),
    list: async (limit, offset) =>
      (await store.findNotices(mall.readDb, receivingType, limit, offset)).map((row) => noticeRow(row, language)),
  })

/** In the order asked for. */
export async function byIds({ mall, language }: Ctx, ids: number[]): Promise<NoticeRow[]> {
  const rows = await store.findNoticesById(mall.readDb, ids)
  const rowOf = new Map(rows.map((row) => [row.notice_id, noticeRow(row, language)]))
  return [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? [])
}

export async function info(ctx: Ctx, id: number): Promise<NoticeRow> {
  const [row] = await byIds(ctx, [id])
  if (!row) throw unknownNotice()
  return row
}

const noticeRow = (row: store.Notice, language: Language): NoticeRow => ({
  id: row.notice_id,
  title: row.title,
  content: row.content,
  create_time: row.create_time,
  is_top: row.is_top,
  receiving_type: row.receiving_type,
  receiving_name: receivers.get(row.receiving_type)?.[language] ?? row.receiving_name,
})

interface Form {
  /** 0 = new */
  id: number
  title: string
  content: string
  is_top: 0 | 1
  receiving_type: string
}

export async function save(trx: Tx, ctx: Ctx, { id, ...form }: Form): Promise<number> {
  const row = { ...form, receiving_name: receiverName(form.receiving_type) }
  if (id !== 0) {
    if (!(await store.updateNotice(trx, id, row))) throw unknownNotice()
    return id
  }
  const notice_id = ctx.mall.newId()
  await store.insertNotice(trx, { ...row, notice_id, create_time: ctx.now })
  return notice_id
}

export async function remove(trx: Tx, id: number): Promise<void> {
  if (!(await store.deleteNotice(trx, id))) throw unknownNotice()
}
