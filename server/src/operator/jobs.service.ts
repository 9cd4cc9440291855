import type { JobRow } from '@mall/contract/operator'
import type { Tx } from '../database/transaction'
import { refuse, type Ctx } from '../http/route'
import { countTroubled, findTroubled, retryTroubled, type Trouble } from '../jobs/jobDesk'
import type { JobName } from '../jobs/jobStore'
import { pageOf, type PageOf, type Paging } from '../lib/paging'

/** Timed work that did not get done. */
export const listJobs = ({ mall, now }: Ctx, state: Trouble, paging: Paging): Promise<PageOf<JobRow>> =>
  pageOf(paging, {
    count: () => countTroubled(mall.db, state, now),
    list: async (limit, offset) =>
      (await findTroubled(mall.db, state, now, limit, offset)).map((row) => ({ ...row, state })),
  })

export async function retryJob(trx: Tx, { now }: Ctx, name: JobName): Promise<void> {
  if (!(await retryTroubled(trx, name, now)))
    throw refuse({ zh: '任务不存在，或还没有到执行时间', en: 'No such job, or it is not due yet' })
}
