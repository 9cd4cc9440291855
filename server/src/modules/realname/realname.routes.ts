import { serve } from '../../http/route'
import type { Module } from '../module'
import { apply, info } from './realname.service'

export const realnameModule: Module = {
  routes: [
    serve('/api/memberauth/info', (_, ctx) => info(ctx)),
    serve('/api/memberauth/add', async (form, ctx) => {
      await apply(ctx, form)
      return null
    }),
  ],
}
