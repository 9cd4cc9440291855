import type { Distributor, FenxiaoLevel } from '@mall/contract/fenxiao'
import { cents, yuan } from '@/domain/price/money'

/** Conditions of a level, in the order of the wire. */
const names = [
  'fenxiao_order_num',
  'fenxiao_order_meney',
  'one_fenxiao_order_num',
  'one_fenxiao_order_money',
  'order_num',
  'order_money',
  'child_num',
  'child_fenxiao_num',
  'one_child_num',
  'one_child_fenxiao_num',
] as const
export type StepName = (typeof names)[number]

const isSum = (name: StepName) => name.endsWith('_money') || name === 'fenxiao_order_meney'

export interface Step {
  name: StepName
  /** as it is shown */
  needed: string
  /** undefined: the mall does not tell this figure of a distributor */
  reached: string | undefined
  /** 0 to 100 */
  percent: number
  isMet: boolean
}

export interface Rise {
  next: FenxiaoLevel
  /** conditions that are used */
  steps: readonly Step[]
  /** any one of them is enough */
  any: boolean
  isMet: boolean
}

const shown = (name: StepName, amount: number) => (isSum(name) ? `¥${yuan(amount)}` : String(amount))
/** Whole cents of money, else the number itself. */
const amountOf = (name: StepName, figure: string | number) => (isSum(name) ? cents(String(figure)) : Number(figure))

function stepOf(name: StepName, next: FenxiaoLevel, figures: Partial<Record<StepName, string | number>>): Step[] {
  const needed = amountOf(name, next[name])
  if (!(needed > 0)) return []
  const figure = figures[name]
  const reached = figure === undefined ? undefined : amountOf(name, figure)
  const percent = Math.floor(((reached ?? 0) * 100) / needed)
  return [
    {
      ...{ name, needed: shown(name, needed), reached: reached === undefined ? undefined : shown(name, reached) },
      ...{ percent: Math.min(100, Math.max(0, percent)), isMet: reached !== undefined && reached >= needed },
    },
  ]
}

/** How far it is to the next level (wire/fenxiao.md section 3); undefined: there is none above. */
export function riseOf(distributor: Distributor): Rise | undefined {
  // other servers answer an empty list, or nothing
  const next = (distributor.condition as Distributor['condition'] | undefined)?.last_level
  if (!next || !('level_id' in next)) return undefined
  const steps = names.flatMap((name) => stepOf(name, next, distributor))
  const any = next.upgrade_type === 1
  const isMet = steps.length > 0 && (any ? steps.some((one) => one.isMet) : steps.every((one) => one.isMet))
  return { next, steps, any, isMet }
}
