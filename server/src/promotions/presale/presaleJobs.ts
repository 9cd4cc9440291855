import type { NewJob } from '../../jobs/jobs'
import type { Mall } from '../../mall'
import type { Tx } from '../../database/transaction'
import { changeOrder, type PresaleOrder, type PresaleOrderChange } from './presaleOrder.store'

type Named = Pick<PresaleOrder, 'member_id' | 'presale_order_id'>

/** The one job of a presale order: it runs when the next thing happens to it by itself. */
export const dueJob = ({ member_id, presale_order_id }: Named) => ({
  kind: 'presale.due',
  distKey: member_id,
  key: presale_order_id,
})

/** Ends the orders of an activity that the operator has closed. */
export const endingJob = (of: { site_id: number; presale_id: number }, runAt: number): NewJob => ({
  ...{ kind: 'presale.ending', distKey: of.site_id, key: of.presale_id, runAt },
})

/** When the next thing happens by itself; 0 = nothing will. */
export const dueTime = ({
  ends_at,
  final_ends_at,
  refund_due,
}: Pick<PresaleOrder, 'ends_at' | 'final_ends_at' | 'refund_due'>) => {
  const times = [ends_at, final_ends_at, refund_due].filter((time) => time > 0)
  return times.length > 0 ? Math.min(...times) : 0
}

/** Changes a locked order along with its job; answers how it stands now. */
export async function put(
  trx: Tx,
  mall: Mall,
  row: PresaleOrder,
  change: PresaleOrderChange & Partial<PresaleOrder>,
): Promise<PresaleOrder> {
  const after: PresaleOrder = { ...row, ...change }
  const due_time = dueTime(after)
  await changeOrder(trx, row, { ...change, due_time })
  if (due_time === 0) await mall.jobs.cancel(trx, dueJob(row))
  else if (due_time !== row.due_time) await mall.jobs.enqueue(trx, { ...dueJob(row), runAt: due_time })
  return { ...after, due_time }
}

/** Nothing happens to it by itself any more. */
export const settled = { ends_at: 0, final_ends_at: 0, refund_due: 0 }
