import { serve } from '../../http/route'
import type { Module } from '../module'
import * as note from './note.service'

export const noteModule: Module = {
  routes: [
    serve('/notes/api/notes/group', ({ site_id = 0 }, ctx) => note.groups(ctx, site_id)),
    serve('/notes/api/notes/lists', ({ site_id = 0, group_id = 0, goods_id_arr, ...paging }, ctx) =>
      note.page(ctx, { siteId: site_id, groupId: group_id, ids: goods_id_arr }, paging),
    ),
    serve('/notes/api/notes/detail', ({ note_id }, ctx) => note.detail(ctx, note_id)),
    serve('/notes/api/record/add', ({ note_id }, ctx) => note.like(ctx, note_id)),
    serve('/notes/api/record/delete', ({ note_id }, ctx) => note.unlike(ctx, note_id)),
    serve('/notes/api/record/isDianzan', ({ note_id }, ctx) => note.isLiked(ctx, note_id)),
  ],
}
