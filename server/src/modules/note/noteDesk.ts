import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { written, type ContentDesk, type ContentFields, type ContentPlace } from '../content/contentDesk'
import { skuFacts } from '../goods/sku.service'
import { differences } from '../import/list'
import { unknownNote } from './note.service'
import * as store from './note.store'
import { noteColumns, noteNeeds } from './noteFields'

export const noteDesk: ContentDesk<'note'> = {
  kind: 'note',
  needs: noteNeeds,
  list: 'notes',
  unknown: unknownNote,
  siteOf: async (trx, id) => (await store.findNote(trx, id))?.site_id,
  async create(trx, fields, { ctx, siteId, id }) {
    const columns = written(await columnsOf(trx, fields, { ctx, siteId }))
    const { group_id = 0, note_type = '', note_title = '', note_content = '', ...more } = columns
    await store.insertNote(trx, {
      ...{ ...more, site_id: siteId, note_id: id, group_id, note_type, note_title, note_content },
      update_time: ctx.now,
    })
  },
  async change(trx, fields, { ctx, siteId, id }) {
    const before = await store.findNote(trx, id)
    if (!before) throw unknownNote()
    const columns = await columnsOf(trx, fields, { ctx, siteId })
    // the same words once more are no news
    if (Object.keys(differences({ ...before }, columns)).length === 0) return
    await store.updateNote(trx, before, { ...written(columns), update_time: ctx.now })
  },
  remove: (trx, { siteId, id }) => store.deleteNote(trx, { site_id: siteId, note_id: id }),
}

async function columnsOf(trx: Tx, fields: ContentFields<'note'>, { ctx, siteId }: Omit<ContentPlace, 'id'>) {
  const { group_name, goods } = fields
  if (goods) await checkGoods(trx, ctx, siteId, goods)
  return {
    ...noteColumns(fields),
    ...(goods && { goods }),
    ...(group_name !== undefined && { group_id: await openGroup(trx, ctx, siteId, group_name.trim()) }),
  }
}

/** The group of that name, made when it is missing: the site's turn is held. */
async function openGroup(trx: Tx, { mall }: Ctx, siteId: number, group_name: string): Promise<number> {
  const known = (await store.findGroupsOf(trx, [siteId])).find((group) => group.group_name === group_name)
  if (known) return known.group_id
  const group_id = mall.newId()
  await store.insertGroup(trx, { site_id: siteId, group_id, group_name })
  return group_id
}

async function checkGoods(trx: Tx, { now }: Ctx, siteId: number, skuIds: number[]): Promise<void> {
  const facts = await skuFacts(trx, skuIds, now)
  if (skuIds.some((skuId) => facts.get(skuId)?.siteId !== siteId))
    throw refuse({ zh: '笔记中有不属于本店的商品', en: 'The note names goods that are not of this shop' })
}
