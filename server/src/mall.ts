import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock'
import type { Config } from './config'
import type { DB } from './database/schema'
import type { Tx } from './database/transaction'
import type { Jobs } from './jobs/jobs'
import type { Payables } from './modules/pay/payable'
import type { OrderEvents } from './orderEvents'
import type { Outside } from './outside/outside'
import type { PromotionDesks } from './promotions/promotionDesk'
import type { Promotions } from './promotions/registry'
import type { Rules } from './rules/rules'
import type { Settings } from './settings/settings'

/** The services every module shares. */
export interface Mall {
  db: Kysely<DB>
  /** Goods, search and content only; own orders, cart, balance and stock always come from `db`. */
  readDb: Kysely<DB>
  /** The only way to open a transaction: retried on conflicts, so nothing outside the database may happen in `fn`. */
  tx<T>(fn: (trx: Tx) => Promise<T>): Promise<T>
  clock: Clock
  config: Config
  settings: Settings
  /** What is kept of rarely changed rows; nothing outside of a shopper's call. */
  rules: Rules
  /** The mall as one shopper's call sees it: rules are kept. `version`: of the rules, where the call has read it. */
  forCall(version?: number): Mall
  jobs: Jobs
  events: OrderEvents
  promotions: Promotions
  desks: PromotionDesks
  payables: Payables
  /** A new row id below 2^53; ids grow with time and say nothing about rights. */
  newId(): number
  outside: Outside
  log: FastifyBaseLogger
}
