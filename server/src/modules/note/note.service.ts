import type { NoteDetail, NoteGoods, NoteGroup, NoteRow } from '@mall/contract/note'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { isSold, skuFacts } from '../goods/sku.service'
import * as store from './note.store'

export const unknownNote = () => refuse({ zh: '笔记不存在', en: 'Note not found' })

export async function groups({ mall }: Ctx, siteId: number): Promise<NoteGroup[]> {
  const rows = await store.findGroups(mall.readDb, siteId)
  return rows.map((row) => ({ ...row, notes_num: Number(row.notes_num), release_num: Number(row.release_num) }))
}

export function page(ctx: Ctx, filter: store.NoteFilter, paging: Paging): Promise<PageOf<NoteRow>> {
  const { readDb } = ctx.mall
  return pageOf(paging, {
    count: () => store.countNotes(readDb, filter, ctx.now),
    list: async (limit, offset) => {
      const notes = await store.findNotes(readDb, filter, ctx.now, limit, offset)
      const liked = await likedOf(
        ctx,
        notes.map(({ note_id }) => note_id),
      )
      return notes.map((note) => noteRow(note, liked.has(note.note_id)))
    },
  })
}

/** Every time it is opened counts one reader. */
export async function detail(ctx: Ctx, noteId: number): Promise<NoteDetail> {
  const note = await store.countReader(ctx.mall.db, noteId, ctx.now)
  if (!note) throw unknownNote()
  const [liked, goods] = await Promise.all([likedOf(ctx, [noteId]), goodsOf(ctx, note.goods as number[])])
  return { ...noteRow(note, liked.has(noteId)), note_content: note.note_content, goods_list: goods }
}

/** Of a note that may be read; whoever is shown no more than its head is no reader of it. */
export async function head({ mall, now }: Ctx, noteId: number, db = mall.readDb): Promise<store.Note> {
  const note = await store.findPublished(db, noteId, now)
  if (!note) throw unknownNote()
  return note
}

/** Twice the same is once. The note's count, a row many want, comes last. */
export async function like(ctx: Ctx, noteId: number): Promise<null> {
  const { mall, memberId, now } = ctx
  const note = await head(ctx, noteId, mall.db)
  const { site_id } = note
  await mall.tx(async (trx) => {
    const isFresh = await store.insertLike(trx, { member_id: memberId, note_id: noteId, site_id, create_time: now })
    if (isFresh && !(await store.addLikes(trx, note, 1))) throw unknownNote()
  })
  return null
}

export async function unlike({ mall, memberId }: Ctx, noteId: number): Promise<null> {
  await mall.tx(async (trx) => {
    const site_id = await store.deleteLike(trx, memberId, noteId)
    if (site_id !== undefined) await store.addLikes(trx, { site_id, note_id: noteId }, -1)
  })
  return null
}

export const isLiked = async ({ mall, memberId }: Ctx, noteId: number): Promise<0 | 1> =>
  (await store.findLiked(mall.db, memberId, [noteId])).has(noteId) ? 1 : 0

const likedOf = ({ mall, memberId }: Ctx, noteIds: number[]) =>
  memberId === 0 || noteIds.length === 0
    ? Promise.resolve(new Set<number>())
    : store.findLiked(mall.db, memberId, noteIds)

/** In the order of the note; what is not on sale is left out. */
async function goodsOf({ mall, now }: Ctx, skuIds: number[]): Promise<NoteGoods[]> {
  const facts = await skuFacts(mall.readDb, skuIds, now)
  return skuIds.flatMap((skuId) => {
    const sku = facts.get(skuId)
    if (!sku || !isSold(sku)) return []
    const { goodsId, goodsName, stock, discountPrice, skuImage } = sku
    return {
      ...{ sku_id: skuId, goods_id: goodsId, goods_name: goodsName, goods_stock: stock },
      ...{ price: yuan(discountPrice), goods_image: skuImage },
    }
  })
}

const noteRow = (note: store.Note, isLikedByReader: boolean): NoteRow => ({
  note_id: note.note_id,
  note_type: note.note_type as NoteRow['note_type'],
  note_title: note.note_title,
  note_abstract: note.note_abstract,
  cover_type: note.cover_type,
  cover_img: note.cover_img,
  goods_highlights: note.goods_highlights,
  read_num: note.initial_read_num + note.read_num,
  initial_read_num: note.initial_read_num,
  is_show_read_num: note.is_show_read_num,
  dianzan_num: note.initial_dianzan_num + note.dianzan_num,
  initial_dianzan_num: note.initial_dianzan_num,
  is_show_dianzan_num: note.is_show_dianzan_num,
  is_show_release_time: note.is_show_release_time,
  update_time: note.update_time,
  is_dianzan: isLikedByReader ? 1 : 0,
  label: note.label,
})
