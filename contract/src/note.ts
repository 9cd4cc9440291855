/** Store notes and their likes (shops-stores-notes.md section 4). */
import * as v from 'valibot'
import { call } from './define'
import { id, idList, idOrNone, out, page, paging, site } from './fields'

const noteGroup = v.object({ group_id: out.int, group_name: out.text, notes_num: out.int, release_num: out.int })
export type NoteGroup = v.InferOutput<typeof noteGroup>

const noteRow = v.object({
  note_id: out.int,
  note_type: v.picklist(['shop_said', 'goods_item']),
  note_title: out.text,
  note_abstract: out.text,
  /** 0 one picture, 1 several */
  cover_type: out.flag,
  cover_img: out.csv,
  goods_highlights: out.text,
  /** shown numbers are the initial number plus the counted one */
  read_num: out.int,
  initial_read_num: out.int,
  is_show_read_num: out.flag,
  dianzan_num: out.int,
  initial_dianzan_num: out.int,
  is_show_dianzan_num: out.flag,
  is_show_release_time: out.flag,
  update_time: out.time,
  is_dianzan: out.flag,
  label: out.text,
})
export type NoteRow = v.InferOutput<typeof noteRow>

const noteGoods = v.object({
  sku_id: out.int,
  goods_id: out.int,
  goods_name: out.text,
  goods_stock: out.int,
  price: out.money,
  goods_image: out.csv,
})
export type NoteGoods = v.InferOutput<typeof noteGoods>

const noteDetail = v.object({ ...noteRow.entries, note_content: out.html, goods_list: v.array(noteGoods) })
export type NoteDetail = v.InferOutput<typeof noteDetail>

export const note = {
  '/notes/api/notes/group': call({
    auth: '-',
    params: { ...site },
    data: v.array(noteGroup),
  }),
  '/notes/api/notes/lists': call({
    auth: 't',
    params: {
      ...paging,
      group_id: v.optional(idOrNone()),
      ...site,
      /** of notes, in spite of its name */
      goods_id_arr: v.optional(idList()),
    },
    data: page(noteRow),
  }),
  '/notes/api/notes/detail': call({ auth: 't', params: { note_id: id() }, data: noteDetail }),
  '/notes/api/record/add': call({ auth: 'T', params: { note_id: id() }, data: out.none }),
  '/notes/api/record/delete': call({ auth: 'T', params: { note_id: id() }, data: out.none }),
  '/notes/api/record/isDianzan': call({ auth: 'T', params: { note_id: id() }, data: out.flag }),
} as const
