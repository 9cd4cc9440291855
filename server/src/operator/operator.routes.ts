import { configValues, type ConfigKey } from '@mall/contract/settings'
import { serve, serveOnce, type Ctx } from '../http/route'
import type { Module } from '../modules/module'
import { moveClock } from './dev.service'
import { platformOnly } from './gate'
import { listJobs, retryJob } from './jobs.service'

type Reset = () => Promise<void>

/** The site whose value is meant; keys of scope P are the platform's alone. */
function siteFor(ctx: Ctx, key: ConfigKey): number {
  if (configValues[key].scope === 'S') return ctx.siteId
  platformOnly(ctx)
  return 0
}

/** Settings and the development calls that belong to no noun (operator.md sections 2.9 and 2.11). */
export const operatorModule = (reset: Reset): Module => ({
  routes: [
    serve('/operator/api/config/get', async ({ key }, ctx) => ctx.mall.settings.get(key, siteFor(ctx, key))),
    serveOnce('/operator/api/config/save', async ({ key, value }, ctx, trx) => ({
      data: await ctx.mall.settings.save(trx, key, siteFor(ctx, key), value),
    })),
    serve('/operator/api/job/lists', ({ state, ...paging }, ctx) => listJobs(ctx, state, paging)),
    serveOnce('/operator/api/job/retry', async ({ dist_key: distKey, kind, key }, ctx, trx) => {
      await retryJob(trx, ctx, { distKey, kind, key })
      return { data: null }
    }),
    serveOnce('/operator/api/dev/clock', async ({ seconds }, { mall }, trx) => ({
      data: await moveClock(trx, mall.clock, seconds),
    })),
    serve('/operator/api/dev/rundue', (_, { mall }) => mall.jobs.runDue()),
    serve('/operator/api/dev/reset', async () => {
      await reset()
      return null
    }),
  ],
})
