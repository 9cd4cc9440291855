import type { Run } from '../model/run'
import { Deviation } from '../model/step'

const patience = 60_000
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Commissions, bindings and levels come by jobs: nothing is compared before these have come to their end. */
export async function jobsDone(run: Run): Promise<void> {
  const waiting = () =>
    run.db
      .selectFrom('job')
      .select(['kind', 'key', 'last_error'])
      .where('kind', 'in', ['fenxiao.bind', 'fenxiao.earn', 'fenxiao.follow', 'fenxiao.rise'])
      .where('state', '=', 0)
      .execute()
  for (const until = Date.now() + patience; ; await pause(20)) {
    const jobs = await run.world.read(waiting)
    if (jobs.length === 0) return
    if (Date.now() > until) throw new Deviation(`jobs of distribution come to no end: ${JSON.stringify(jobs)}`)
    await run.world.runDue()
  }
}
