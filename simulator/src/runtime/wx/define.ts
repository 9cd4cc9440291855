import { wordsOf } from '../host'
import type { AppEvents, Sim, WxFunction } from '../sim'

type Options = Record<string, unknown>

/** One area of `wx`: what is asked with callbacks or a Promise, what answers at once, and what listens. */
export interface Area {
  /** Answers with what `success` gets beside errMsg; throws with the words after "fail ", or with `failure(...)`. */
  async?: Record<string, (options: never) => unknown>
  sync?: Record<string, (...args: never[]) => unknown>
}

/** A failure with more than words: `errno`, `errCode`. */
export class WxFailure extends Error {
  constructor(
    words: string,
    readonly more: Options = {},
  ) {
    super(words)
  }
}

export interface WxResult extends Options {
  errMsg: string
}

/**
 * Gives an API WeChat's ways: callbacks without a Promise, or a Promise without callbacks; `complete` last; never an answer
 * within the call itself.
 */
export function asyncApi(sim: Sim, name: string, run: (options: never) => unknown): WxFunction {
  return ((options: Options = {}) => {
    const { success, fail, complete } = options as Record<string, ((result: WxResult) => void) | undefined>
    const answer = Promise.resolve().then(() => run(options as never))
    const done = (result: unknown): WxResult => {
      const told = { ...(result as object), errMsg: `${name}:ok` }
      success?.(told)
      complete?.(told)
      return told
    }
    const failed = (error: unknown): WxResult => {
      const more = error instanceof WxFailure ? error.more : {}
      const words = wordsOf(error)
      const told = { ...more, errMsg: /^\w+:fail/.test(words) ? words : `${name}:fail ${words}` }
      fail?.(told)
      complete?.(told)
      return told
    }
    if (success || fail || complete) {
      void answer.then(done, failed).catch((error: unknown) => sim.report(error))
      return undefined
    }
    return answer.then(done, (error: unknown) => {
      throw failed(error)
    })
  }) as WxFunction
}

/** A pair of `wx.onX` and `wx.offX`. */
export function listening(sim: Sim, on: string, event: keyof AppEvents): Record<string, WxFunction> {
  return {
    [on]: ((listener: (news: unknown) => void) => sim.events.on(event, listener)) as WxFunction,
    [on.replace(/^on/, 'off')]: ((listener?: (news: unknown) => void) => sim.events.off(event, listener)) as WxFunction,
  }
}

/** Puts the areas together. A name WeChat has and nobody simulates throws when it is called; so does one that is `missing`. */
export function createWx(sim: Sim, areas: Area[], known: readonly string[]): Record<string, WxFunction> {
  const wx: Record<string, WxFunction> = {}
  for (const { async = {}, sync = {} } of areas) {
    for (const [name, run] of Object.entries(async)) wx[name] = asyncApi(sim, name, run)
    for (const [name, run] of Object.entries(sync)) wx[name] = run as WxFunction
  }
  for (const name of known) {
    wx[name] ??= () => {
      throw new Error(`not simulated: wx.${name}`)
    }
  }
  for (const name of sim.scenario.missing) delete wx[name]
  return wx
}
