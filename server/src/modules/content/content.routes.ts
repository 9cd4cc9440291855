import { serve, serveOnce } from '../../http/route'
import type { Module } from '../module'
import * as content from './content.service'
import * as help from './help.service'
import * as notice from './notice.service'

export const contentModule: Module = {
  routes: [
    serve('/api/notice/page', ({ receiving_type = '', ...paging }, ctx) => notice.page(ctx, receiving_type, paging)),
    serve('/api/notice/lists', ({ id_arr }, ctx) => notice.byIds(ctx, id_arr)),
    serve('/api/notice/info', ({ id }, ctx) => notice.info(ctx, id)),
    serve('/api/helpclass/lists', (_params, ctx) => help.classes(ctx)),
    serve('/api/help/page', ({ class_id = 0, app_module: _module, ...paging }, ctx) =>
      help.page(ctx, class_id, paging),
    ),
    serve('/api/help/info', ({ id }, ctx) => help.info(ctx, id)),
    serveOnce('/operator/api/notice/save', async (form, ctx, trx) => ({ data: await notice.save(trx, ctx, form) })),
    serveOnce('/operator/api/notice/delete', async ({ id }, _ctx, trx) => {
      await notice.remove(trx, id)
      return { data: null }
    }),
    serveOnce('/operator/api/help/save', async (form, ctx, trx) => ({ data: await help.save(trx, ctx, form) })),
    serveOnce('/operator/api/help/delete', async ({ id }, _ctx, trx) => {
      await help.remove(trx, id)
      return { data: null }
    }),
    serveOnce('/operator/api/content/save', async (form, ctx, trx) => ({ data: await content.save(trx, ctx, form) })),
    serveOnce('/operator/api/content/delete', async (form, ctx, trx) => {
      await content.remove(trx, ctx, form)
      return { data: null }
    }),
  ],
}
