import type { ActionCost, SetDataCall } from '../../shared/measurements'
import { shownPage, type Page, type Sim } from '../sim'

/** ms without anything going on after which an action is over; one that never rests is cut at the limit. */
const quiet = 60
const limit = 8000

const acting = /^(App\.call|Page\.(setData|callMethod)|Element\.(tap|touch|trigger|dispatch|call|setData)|Tool\.native)/

/** How the cost of a call is named; undefined for one that only looks. */
export function actionName(method: string, params: Record<string, unknown>): string | undefined {
  if (!acting.test(method)) return undefined
  const more =
    params.method ?? params.functionName ?? params.type ?? params.eventName ?? params.functionDeclaration ?? ''
  const words = String(more).replace(/\s+/g, ' ').slice(0, 60)
  return words ? `${method} ${words}` : method
}

/** What happens from one call of the automator until nothing is under way any more. */
export interface Actions {
  readonly costs: ActionCost[]
  /** Runs a call as an action; the one before it is over. A call within a call belongs to the outer one. */
  run<Result>(name: string, run: () => Result): Result
  /** Something the action has to wait for, and its end: a timer, a request. */
  began(): void
  ended(): void
  setData(call: SetDataCall): void
  made(): void
  requested(): void
  /** Resolves when nothing is under way, or at the limit. */
  settled(): Promise<void>
}

/** @param onSettled told after each action that came to rest */
export function createActions(sim: Sim, now: () => number, onSettled: (page: Page) => void): Actions {
  const costs: ActionCost[] = []
  let current: ActionCost | undefined
  let underWay = 0
  let starting = false
  let last = 0
  let watch: number | undefined
  let waiting: { since: number; tell(): void }[] = []

  function open(name: string): void {
    if (current) close(false)
    last = now()
    current = {
      name,
      page: '',
      at: last,
      ms: 0,
      setData: 0,
      bytes: 0,
      biggest: 0,
      nodes: 0,
      requests: 0,
      settled: true,
    }
    costs.push(current)
    touch()
  }

  function close(settled: boolean): void {
    const page = shownPage(sim)
    Object.assign(current!, { ms: Math.round(last - current!.at), page: page?.path ?? '', settled })
    current = undefined
    if (settled && page) onSettled(page)
  }

  function touch(): void {
    last = now()
    watch ??= sim.window.setTimeout(look, quiet)
  }

  function look(): void {
    watch = undefined
    const resting = underWay === 0 && now() - last >= quiet
    const over = (since: number) => resting || now() - since > limit
    if (current && over(current.at)) close(resting)
    const done = waiting.filter(({ since }) => over(since))
    waiting = waiting.filter(({ since }) => !over(since))
    for (const { tell } of done) tell()
    if (!resting) watch = sim.window.setTimeout(look, quiet)
  }

  const began = () => {
    underWay += 1
    touch()
  }
  const ended = () => {
    underWay -= 1
    touch()
  }
  open('launch')
  return {
    costs,
    run(name, run) {
      if (starting) return run()
      open(name)
      began()
      starting = true
      try {
        const result = run()
        if (result instanceof Promise) void result.then(ended, ended)
        else ended()
        return result
      } catch (error) {
        ended()
        throw error
      } finally {
        starting = false
      }
    },
    began,
    ended,
    setData({ bytes }) {
      touch()
      if (!current) return
      current.setData += 1
      current.bytes += bytes
      current.biggest = Math.max(current.biggest, bytes)
    },
    made() {
      if (current) current.nodes += 1
    },
    requested() {
      if (current) current.requests += 1
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.push({ since: now(), tell: resolve })
        watch ??= sim.window.setTimeout(look, quiet)
      }),
  }
}
