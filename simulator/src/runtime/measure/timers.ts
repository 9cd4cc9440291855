import type { LeftTimer } from '../../shared/measurements'
import { shownPage, type Page, type Sim } from '../sim'
import type { Actions } from './actions'

/** Timers up to this many ms belong to the action that set them. */
const short = 50

/** A page takes its timers away in tasks of its own after it was left; what comes due until then is not left behind. */
const parting = 500

export type TimerFunctions = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>

export interface Timers {
  /** What the logic layer gets. */
  functions: TimerFunctions
  leftBehind(): LeftTimer[]
}

interface Timer {
  kind: LeftTimer['kind']
  delay: number
  owner: Page | undefined
  short: boolean
}

export function createTimers(sim: Sim, actions: Actions): Timers {
  const waiting = new Map<number, Timer>()
  const left = new Map<string, LeftTimer>()
  const real = sim.window

  function away(owner: Page | undefined): LeftTimer['state'] | undefined {
    if (!owner || owner === shownPage(sim)) return undefined
    return owner.closed ? 'closed' : 'hidden'
  }

  function entryOf({ kind, delay, owner }: Timer, state: LeftTimer['state']): LeftTimer {
    const page = owner!.path
    const key = [kind, delay, page, state].join()
    const known = left.get(key) ?? { kind, delay, page, state, fired: 0, waiting: false }
    left.set(key, known)
    return known
  }

  function note(timer: Timer): void {
    const state = timer.short ? undefined : away(timer.owner)
    if (state && performance.now() - timer.owner!.leftAt > parting) entryOf(timer, state).fired += 1
  }

  function drop(id: number): void {
    const timer = waiting.get(id)
    waiting.delete(id)
    if (timer?.short) actions.ended()
  }

  type Run = (...args: unknown[]) => void
  const functions = {
    setTimeout(run: Run, delay = 0, ...args: unknown[]) {
      const timer: Timer = { kind: 'timeout', delay, owner: shownPage(sim), short: !(delay > short) }
      const id = real.setTimeout(() => {
        note(timer)
        try {
          run(...args)
        } finally {
          drop(id)
        }
      }, delay)
      waiting.set(id, timer)
      if (timer.short) actions.began()
      return id
    },
    setInterval(run: Run, delay = 0, ...args: unknown[]) {
      const timer: Timer = { kind: 'interval', delay, owner: shownPage(sim), short: false }
      const id = real.setInterval(() => {
        note(timer)
        run(...args)
      }, delay)
      waiting.set(id, timer)
      return id
    },
    clearTimeout(id: number) {
      real.clearTimeout(id)
      drop(id)
    },
    clearInterval(id: number) {
      real.clearInterval(id)
      drop(id)
    },
  }
  return {
    functions: functions as unknown as TimerFunctions,
    leftBehind() {
      const told = new Map([...left].map(([key, entry]) => [key, { ...entry }]))
      for (const timer of waiting.values()) {
        const state = timer.short ? undefined : away(timer.owner)
        if (!state) continue
        const { kind, delay, owner } = timer
        const page = owner!.path
        const key = [kind, delay, page, state].join()
        told.set(key, { kind, delay, page, state, fired: told.get(key)?.fired ?? 0, waiting: true })
      }
      return [...told.values()]
    },
  }
}
