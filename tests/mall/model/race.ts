import { copyOf } from './copy'
import type { Run } from './run'
import type { Model } from './state'
import { Deviation, type Step } from './step'

/** unknown = the answer was lost, or the call was before it arrived: done, refused or never made. */
export type Verdict = 'done' | 'refused' | 'unknown'

/** One of those who want something of the same rows at the same moment. */
export interface Rival {
  what: string
  /** Makes this model what the mall is after it, or says that the mall must refuse it now. */
  apply(model: Model): 'done' | 'refused'
  /** Whatever can be read beforehand; the call itself is what comes back. */
  prepare(run: Run): Promise<() => Promise<Verdict>>
}

/**
 * Rivals at the same moment. Each is all or nothing, so the mall must be as one order of them leaves it, and must have
 * answered each as that order says; the run goes on from there.
 */
export const race = (groups: Rival[][]): Step => ({
  what: groups.map((group) => group.map(({ what }) => what).join(' AGAINST ')).join('; '),
  touches: ['race'],
  alone: true,
  expect: () => undefined,
  async act(run) {
    const calls = await Promise.all(groups.map((group) => Promise.all(group.map((one) => one.prepare(run)))))
    const verdicts = await Promise.all(calls.map((group) => Promise.all(group.map((call) => call()))))
    await run.world.ready()
    await run.world.settled()
    await run.world.allDone()
    await decide(run, groups, verdicts)
  },
})

async function decide(run: Run, groups: Rival[][], verdicts: Verdict[][]): Promise<void> {
  const before = run.model
  const tried: string[] = []
  for (const order of everyOrder(verdicts.map(possible))) {
    const model = copyOf(before)
    const said = order.map((of, g) => of.map((i) => ({ i, verdict: groups[g]?.[i]?.apply(model) })))
    const name = said.map((group) => group.map(({ i, verdict }) => `${i}:${verdict}`).join(' ')).join('; ')
    const agrees = said.every((group, g) =>
      group.every(({ i, verdict }) => verdicts[g]?.[i] === 'unknown' || verdicts[g]?.[i] === verdict),
    )
    if (!agrees) {
      tried.push(`${name}: was answered ${verdicts.map((group) => group.join()).join('; ')}`)
      continue
    }
    run.model = model
    const differences = await run.differences()
    if (differences.length === 0) return
    tried.push(`${name}: ${differences.slice(0, 5).join('; ')}`)
  }
  run.model = before
  throw new Deviation(`no order of the rivals leads here:\n${tried.slice(0, 8).join('\n')}`)
}

/** Orders of the rivals of a group, with and without each whose outcome is unknown. */
function possible(group: Verdict[]): number[][] {
  const subsets = group.reduce<number[][]>(
    (all, verdict, i) => all.flatMap((some) => (verdict === 'unknown' ? [[...some, i], some] : [[...some, i]])),
    [[]],
  )
  return subsets.flatMap(ordersOf)
}

function ordersOf(of: number[]): number[][] {
  if (of.length < 2) return [of]
  return of.flatMap((first) => ordersOf(of.filter((one) => one !== first)).map((rest) => [first, ...rest]))
}

/** One order of each group in every combination. */
const everyOrder = (groups: number[][][]): number[][][] =>
  groups.reduce<number[][][]>((all, orders) => all.flatMap((some) => orders.map((one) => [...some, one])), [[]])
