import { serve } from '../../http/route'
import type { Module } from '../module'
import { levels, saveLevels } from './level.service'
import { giftJobs } from './levelGift.service'

export const levelModule: Module = {
  routes: [serve('/api/memberlevel/lists', (_, { mall }) => levels(mall.readDb))],
  lastingJobs: giftJobs,
  settings: (mall) => [
    {
      key: 'levels',
      read: async (_site, trx) => ({ list: await levels(trx ?? mall.db) }),
      write: (trx, _site, value) => saveLevels(trx, value.list, { newId: mall.newId, now: mall.clock.now() }),
    },
  ],
}
