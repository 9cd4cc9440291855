import { serve } from '../../http/route'
import type { Module } from '../module'
import * as account from './bankAccount.service'

export const withdrawModule: Module = {
  routes: [
    serve('/api/memberbankaccount/page', (paging, ctx) => account.list(ctx, paging)),
    serve('/api/memberbankaccount/info', ({ id }, ctx) => account.info(ctx, id)),
    serve('/api/memberbankaccount/defaultinfo', (_, ctx) => account.defaultInfo(ctx)),
    serve('/api/memberbankaccount/add', (form, ctx) => account.add(ctx, form)),
    serve('/api/memberbankaccount/edit', async ({ id, ...form }, ctx) => {
      await account.edit(ctx, id, form)
      return null
    }),
    serve('/api/memberbankaccount/delete', async ({ id }, ctx) => {
      await account.remove(ctx, id)
      return null
    }),
    serve('/api/memberbankaccount/setdefault', async ({ id }, ctx) => {
      await account.setDefault(ctx, id)
      return null
    }),
  ],
}
