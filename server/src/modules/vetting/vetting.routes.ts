import { serve } from '../../http/route'
import type { Module } from '../module'
import { pushPages } from './push.routes'
import { askAgain, decide } from './settle.service'

export const vettingModule: Module = {
  routes: [
    serve('/operator/api/content/decide', async ({ id, agree }, ctx) => {
      await decide(ctx, id, agree === 1)
      return null
    }),
  ],
  sweeps: [{ kind: 'vetting.again', seconds: 600, run: askAgain }],
  extend: pushPages,
}
