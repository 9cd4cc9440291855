import type { FastifyInstance } from 'fastify'
import type { Route } from '../http/route'
import type { JobHandler } from '../jobs/jobs'
import type { Mall } from '../mall'
import type { OrderEvents } from '../orderEvents'
import type { PromotionKind } from '../promotions/promotionKind'
import type { AnyDesk } from '../promotions/promotionDesk'
import type { Payable } from './pay/payable'
import type { AnySettingSource } from '../settings/settings'

/** What a noun brings along. `modules/index.ts` is the one list of them. */
export interface Module {
  routes: Route[]
  /** The ways of selling it stands for. */
  promotions?: PromotionKind[]
  /** What the operator makes and closes of it. */
  desks?: AnyDesk[]
  /** What bills may pay of it. */
  payables?: Payable[]
  /** job kind -> handler */
  jobs?: Record<string, JobHandler>
  /** Jobs that give something back or end a hold: tried again at most hourly, never given up. */
  lastingJobs?: Record<string, JobHandler>
  /** Repeated searches for what a lost job missed. */
  sweeps?: { kind: string; seconds: number; run: (mall: Mall) => Promise<void> }[]
  subscribe?: (events: OrderEvents) => void
  /** Settings that live in the noun's own tables (levels, express_template, store ...). */
  settings?: (mall: Mall) => AnySettingSource[]
  /** Addresses outside the wire contract: payment callbacks, the chat socket. */
  extend?: (app: FastifyInstance, mall: Mall) => void
  /** Fills an empty database with this noun's part of the demo mall; runs in the order of modules/index.ts. */
  seed?: (mall: Mall) => Promise<void>
  /** The same, of what has to go through the services of its noun: the stock of all goods is opened by then. */
  seedOrders?: (mall: Mall) => Promise<void>
}
