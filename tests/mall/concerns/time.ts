import { day, minute, unclear } from '../model/clock'
import type { Model } from '../model/state'
import type { Run } from '../model/run'
import { Deviation, type Action, type Concern } from '../model/step'
import { activityTimer } from './activities'
import { codeTimer } from './desk'
import { fireOrder } from './life'
import { keepTokens } from './members'
import { refundTimer } from './refunds'

const platform = 'dev-platform-key'
/** Long ones also come to another time of day. */
const jumps = [31 * minute, 3 * day + 121 * minute, 8 * day + 4 * 60 * minute, 15 * day + 7 * 60 * minute]

/** Parts that have timers of their own say what a jump does to the model, and when they are due. */
export interface Timer {
  due(model: Model): number[]
  fire(model: Model): void
}

export const timers: Timer[] = [
  {
    due: (model) => model.orders.filter(({ dueAt }) => dueAt > 0).map(({ dueAt }) => dueAt),
    fire(model) {
      for (const order of model.orders) fireOrder(model, order)
    },
  },
  refundTimer,
  codeTimer,
  activityTimer,
]

const pass: Action = {
  name: 'time passes',
  weight: 7,
  plan(model, random) {
    const clear = jumps.filter((jump) =>
      timers.every((timer) => timer.due(model).every((at) => Math.abs(at - model.now - jump) > unclear)),
    )
    // most orders should live longer than half an hour
    const jump = random.chance(0.5) ? random.pick(clear) : undefined
    if (!jump) return undefined
    return {
      what: `${Math.round(jump / minute)} minutes pass`,
      touches: ['clock'],
      alone: true,
      expect: () => passes(model, jump),
      act: (run) => moveClock(run, jump),
    }
  },
}

/** Nothing falls due near one of these moments from now, nor after the last of them within `quiet`. */
export const isClear = (model: Model, moments: number[], quiet: number): boolean =>
  timers
    .flatMap((timer) => timer.due(model))
    .map((at) => at - model.now)
    .every((at) => moments.every((one) => Math.abs(at - one) > unclear) && !(at > Math.max(...moments) && at < quiet))

/** What time alone does. */
export function passes(model: Model, seconds: number): void {
  model.now += seconds
  for (const timer of timers) timer.fire(model)
}

/** A key lives a day of the mall's clock: whether an unknown jump was made, the clock tells. */
export async function moveClock(run: Run, seconds: number): Promise<void> {
  const before = await run.world.read(() => run.world.offset())
  const moved = async () => (await run.world.offset()) === before + seconds
  await run.world.read(() => keepTokens(run, seconds))
  await run.must({ path: '/operator/api/dev/clock', params: { seconds }, operator: platform }, moved)
  await run.world.sameClock()
  for (let round = 0; ; round += 1) {
    await run.world.runDue()
    if ((await run.world.read(() => dueJobs(run))) === 0) break
    if (round > 100) throw new Deviation('due jobs do not come to an end')
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** What is due, or in the hands of the server's own worker. */
async function dueJobs({ db, world }: Run): Promise<number> {
  const rows = await db
    .selectFrom('job')
    .select('key')
    .where('state', '=', 0)
    .where('run_at', '<=', await world.mallTime())
    .execute()
  return rows.length
}

export const time: Concern = { name: 'time', actions: [pass] }
