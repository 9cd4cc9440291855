import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { written, type ContentDesk } from '../content/contentDesk'
import { skuFacts } from '../goods/sku.service'
import { unknownNote } from './note.service'
import * as store from './note.store'
import { noteColumns, noteNeeds } from './noteFields'

type NoteColumns = ReturnType<typeof noteColumns> & { goods?: number[]; group_id?: number }

export const noteDesk: ContentDesk<'note', store.Note, NoteColumns> = {
  kind: 'note',
  needs: noteNeeds,
  list: 'notes',
  unknown: unknownNote,
  find: store.findNote,
  async columns(trx, fields, _before, { ctx, siteId }) {
    const { group_name, goods } = fields
    if (goods) await checkGoods(trx, ctx, siteId, goods)
    return {
      ...noteColumns(fields),
      ...(goods && { goods }),
      ...(group_name !== undefined && { group_id: await openGroup(trx, ctx, siteId, group_name.trim()) }),
    }
  },
  async create(trx, columns, { ctx, siteId, id }) {
    const { group_id = 0, note_type = '', note_title = '', note_content = '', ...more } = written(columns)
    await store.insertNote(trx, {
      ...{ ...more, site_id: siteId, note_id: id, group_id, note_type, note_title, note_content },
      update_time: ctx.now,
    })
  },
  change: (trx, columns, before, { ctx }) =>
    store.updateNote(trx, before, { ...written(columns), update_time: ctx.now }),
  remove: (trx, { siteId, id }) => store.deleteNote(trx, { site_id: siteId, note_id: id }),
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
