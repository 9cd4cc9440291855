import { beginsAt, day, minute, unclear } from '../model/clock'
import type { Model } from '../model/state'
import type { Run } from '../model/run'
import type { Action, Concern } from '../model/step'
import { activityTimer } from './activities'
import { launchTimer } from './bargain'
import { codeTimer } from './desk'
import { fireOrder } from './life'
import { keepTokens } from './members'
import { groupTimer } from './pintuan'
import { presaleTimer } from './presale'
import { refundTimer } from './refunds'
import { treatTimer } from './treats'

const platform = 'dev-platform-key'
const shanghai = 8 * 3600
/** Long ones also come to another time of day. */
const jumps = [31 * minute, day, 3 * day + 121 * minute, 8 * day + 4 * 60 * minute, 15 * day + 7 * 60 * minute]

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
  groupTimer,
  launchTimer,
  presaleTimer,
  treatTimer,
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
      act: async (run) => moveClock(run, jump - (await ahead(run, jump))),
    }
  },
}

/** How far the clock has run by itself: a jump takes it back, so that hours of the day stay where they are planned. */
async function ahead({ world, model }: Run, jump: number): Promise<number> {
  const second = (await world.read(() => world.mallTime())) + shanghai
  const seconds = (((second + jump - beginsAt - model.now) % day) + day) % day
  return seconds < unclear ? seconds : 0
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
  await run.world.allDone()
}

export const time: Concern = { name: 'time', actions: [pass] }
