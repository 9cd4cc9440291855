import { restoreJobs } from '../../jobs/restoreJobs'
import type { Mall } from '../../mall'
import { closeJob } from './pintuanDesk'
import { endJob, settleJob } from './pintuanLife.service'
import { findEndless, findUnclosed, findUnsettled } from './pintuanSweep.store'

/** Groups, members and closed activities that wait for a job that was lost: it is put back, and due at once. */
export async function restorePintuan(mall: Mall): Promise<void> {
  const now = mall.clock.now()
  await restoreJobs(mall, async (most) => (await findEndless(mall.db, now, most)).map(endJob))
  await restoreJobs(mall, async (most) =>
    (await findUnsettled(mall.db, most)).map(({ member_id, id }) => settleJob(member_id, id, now)),
  )
  await restoreJobs(mall, async (most) =>
    (await findUnclosed(mall.db, most)).map(({ site_id, pintuan_id }) => closeJob(site_id, pintuan_id, now)),
  )
}
