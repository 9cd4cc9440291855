import type { Random } from '../world/random'
import type { Activity } from './activity'
import { piecesOf, type Bill, type Model, type Order } from './state'
import type { Run } from './run'

/** Something somebody does, planned against the model alone: whether it succeeds is known before it is tried. */
export interface Step {
  /** told in the log; without ids, so that a replay tells the same */
  what: string
  /** What it works on: no two steps that run at the same time share one. */
  touches: string[]
  /** nothing else runs beside it */
  alone?: true
  /** the mall goes on with it by jobs, which come to their end before anything is compared */
  leavesJobs?: boolean
  /** Makes the model what the mall must be afterwards. */
  expect(): void
  /** Does it; throws a Deviation when the mall answers something else. */
  act(run: Run): Promise<void>
}

export interface Action {
  name: string
  weight: number
  /** brings new orders: left out when the run comes to its end */
  creates?: true
  /** several calls meet on the same rows: which comes first is open, so the plan after it is not the seed's alone */
  races?: true
  /** undefined = there is nothing to do it with now */
  plan(model: Model, random: Random): Step | undefined
}

/** What one part of the mall adds to the model run. */
export interface Concern {
  name: string
  actions: Action[]
  /** What the tables say otherwise than the model. */
  check?(run: Run): Promise<string[]>
  /** The same of what may take its time, once all work that was due is done. */
  atEnd?(run: Run): string[]
}

/** The mall did what the model says it must not, or did not do what it must. */
export class Deviation extends Error {}

/** from here on nobody can tell who of those at work at the same time gets the last ones, or those that come back */
const scarce = 30

/** Names for `touches`. */
export const touching = {
  member: (n: number) => `member ${n}`,
  /** who pays it, and whose orders change with that */
  bill: ({ member, orders }: Bill) => [
    ...new Set([member, ...orders.flatMap(({ part }) => part?.members() ?? [])].map(({ n }) => touching.member(n))),
  ],
  scarceSkus: (model: Model, skus: readonly { sku: number }[]) =>
    skus.filter(({ sku }) => (model.stock.get(sku) ?? 0) < scarce).map(({ sku }) => `sku ${sku}`),
  activity: ({ n }: Pick<Activity, 'n'>) => `activity ${n}`,
  /** what comes back when its pieces do */
  piecesOf: (model: Model, order: Order) => [
    ...touching.scarceSkus(model, piecesOf(order)),
    ...(order.activity ? [touching.activity(order.activity)] : []),
  ],
  couponType: (type: number) => `coupon type ${type}`,
}

export const leavesJobs = ({ orders, presale }: Bill): boolean =>
  presale !== undefined || orders.some(({ part }) => part !== undefined)
