import { stillClock } from '../../../clock'
import { localCtx } from '../../../http/localCtx'
import type { NewJob, JobHandler } from '../../../jobs/jobs'
import type { Mall } from '../../../mall'
import type { CheckoutParams } from '../../../modules/checkout/checkout.service'
import { create } from '../../../modules/checkout/create.service'
import { ship } from '../../../modules/order/orderOperator.service'
import { play } from '../../../modules/pay/sandbox.service'
import type { PromotionType } from '../../../promotions/promotionKind'
import type { Tx } from '../../transaction'
import type { AddressSeed } from '../types'

/** The same mall at another time: its own clock stays with whoever else works in it. */
export function mallAt(mall: Mall, at: number, other: Partial<Mall> = {}): Mall {
  const then: Mall = { ...mall, ...other, clock: stillClock(at), events: mall.events.forCall(() => then) }
  return then
}

export interface Past {
  at: (time: number) => Mall
  /** Does what a running mall would have done by then. */
  until: (time: number) => Promise<void>
}

/**
 * A mall whose past is played step by step. What has a handler and was due before its present waits here: a worker would
 * do it at the time of today, and close an order before its next step.
 */
export function pastOf(mall: Mall, handlers: Record<string, JobHandler>, other: Partial<Mall> = {}): Past {
  const present = mall.clock.now()
  const due = new Map<string, NewJob>()
  const nameOf = ({ kind, distKey, key }: Pick<NewJob, 'kind' | 'distKey' | 'key'>) => `${kind} ${distKey} ${key}`
  const jobs: Mall['jobs'] = {
    ...mall.jobs,
    async enqueue(trx, job) {
      due.delete(nameOf(job))
      if (job.runAt <= present && job.kind in handlers) due.set(nameOf(job), job)
      else await mall.jobs.enqueue(trx, job)
    },
    async cancel(trx, job) {
      if (!due.delete(nameOf(job))) await mall.jobs.cancel(trx, job)
    },
  }
  const at = (time: number) => mallAt(mall, time, { ...other, jobs })
  return {
    at,
    async until(time) {
      for (;;) {
        const [job] = [...due.values()].filter(({ runAt }) => runAt <= time).sort((a, b) => a.runAt - b.runAt)
        if (!job) return
        due.delete(nameOf(job))
        const { kind, distKey, key, runAt, payload = null } = job
        await handlers[kind]?.({ kind, distKey, key: String(key), payload, attempts: 1 }, at(runAt))
      }
    },
  }
}

/** Where the address is, with somebody else at its door. */
export function doorOf({ longitude, latitude, ...place }: AddressSeed, name: string, mobile: string) {
  return { ...place, longitude: Number(longitude), latitude: Number(latitude), id: 0, name, mobile }
}

/** Orders and pays; answers the number of the bill. */
export async function buy(
  mall: Mall,
  memberId: number,
  type: PromotionType,
  params: CheckoutParams & Record<string, unknown>,
): Promise<string> {
  const kind = mall.promotions.of(type)
  if (!kind) throw new Error(`nobody sells by "${type}"`)
  const ctx = localCtx(mall, { memberId })
  const { data: number } = await mall.tx((trx) => create(ctx, trx, kind, params))
  await play(mall, number, 'paid')
  return number
}

export const operatorOf = (mall: Mall) => localCtx(mall, { operator: { name: 'demo merchant', siteId: 0 } })

/** The shop sends an order. */
export const send = (trx: Tx, mall: Mall, orderId: number): Promise<void> =>
  ship(trx, operatorOf(mall), {
    ...{ order_id: orderId, express_company_name: '顺丰速运', delivery_type: 'express' },
    delivery_no: `SF${String(orderId % 1e12).padStart(12, '0')}`,
  })
