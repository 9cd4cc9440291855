import type { HelpClass, HelpInfo, HelpRow } from '@mall/contract/content'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import * as store from './content.store'

/** Articles shown below their class; the rest is behind help/page. */
const articlesMost = 1000

const unknownHelp = () => refuse({ zh: '帮助文章不存在', en: 'Help article not found' })

export async function classes({ mall }: Ctx): Promise<HelpClass[]> {
  const [rows, helps] = await Promise.all([
    store.findClasses(mall.readDb),
    store.findHelps(mall.readDb, 0, articlesMost, 0),
  ])
  return rows.map(({ class_id, class_name }) => ({
    class_id,
    class_name,
    child_list: helps
      .filter((help) => help.class_id === class_id)
      .map((help) => ({ id: help.help_id, title: help.title })),
  }))
}

export const page = ({ mall }: Ctx, classId: number, paging: Paging) =>
  pageOf<HelpRow>(paging, {
    count: () => store.countHelps(mall.readDb, classId),
    list: async (limit, offset) =>
      (await store.findHelps(mall.readDb, classId, limit, offset)).map((row) => ({ ...head(row), sort: row.sort })),
  })

export async function info({ mall }: Ctx, id: number): Promise<HelpInfo> {
  const row = await store.findHelp(mall.readDb, id)
  if (!row) throw unknownHelp()
  return { ...head(row), content: row.content, link_address: row.link_address }
}

const head = ({ help_id, title, class_id, class_name, create_time }: store.Help) => ({
  id: help_id,
  title,
  class_id,
  class_name,
  create_time,
})

interface Form {
  /** 0 = new */
  id: number
  /** 0 = the class named class_name, made when it is missing */
  class_id: number
  class_name: string
  title: string
  content: string
  sort: number
  link_address: string
}

export async function save(trx: Tx, ctx: Ctx, { id, class_name, ...form }: Form): Promise<number> {
  const class_id = await classOf(trx, ctx, form.class_id, class_name.trim())
  if (id !== 0) {
    if (!(await store.updateHelp(trx, id, { ...form, class_id }))) throw unknownHelp()
    return id
  }
  const newId = ctx.mall.newId()
  await store.insertHelp(trx, newId, { ...form, class_id }, ctx.now)
  return newId
}

async function classOf(trx: Tx, ctx: Ctx, classId: number, name: string): Promise<number> {
  if (classId !== 0) {
    if (!(await store.findClass(trx, classId))) throw refuse({ zh: '帮助分类不存在', en: 'Help category not found' })
    return classId
  }
  if (!name)
    throw refuse({ zh: '请填写帮助分类', en: 'Please enter a help category' }, { errorCode: 'REQUEST_CLASS_NAME' })
  return store.openClass(trx, ctx.mall.newId(), name)
}

export async function remove(trx: Tx, id: number): Promise<void> {
  if (!(await store.deleteHelp(trx, id))) throw unknownHelp()
}
