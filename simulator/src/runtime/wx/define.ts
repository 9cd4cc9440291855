import { propertyNames } from '../builtins/define'
import { wordsOf } from '../host'
import type { AppEvents, Asked, Sim, WxFunction } from '../sim'

type Options = Record<string, unknown>

/** One area of `wx`: what is asked with callbacks or a Promise, what answers at once, and what listens. */
export interface Area {
  /** Answers with what `success` gets beside errMsg; throws with the words after "fail ", or with `failure(...)`. */
  async?: Record<string, (options: never) => unknown>
  sync?: Record<string, (...args: never[]) => unknown>
  /** What is no function. */
  values?: Record<string, unknown>
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
  return ((options: Options = {}) =>
    settle(
      sim,
      name,
      options,
      Promise.resolve().then(() => run(options as never)),
    )) as WxFunction
}

/** Tells the callbacks in `options` what came of it; without callbacks, the Promise that is returned tells. */
export function settle(
  sim: Sim,
  name: string,
  options: object,
  answer: Promise<unknown>,
): Promise<WxResult> | undefined {
  const { success, fail, complete } = options as Record<string, ((result: WxResult) => void) | undefined>
  const done = (result: unknown): WxResult => {
    const told = { ...(result as object), errMsg: `${name}:ok` }
    success?.(told)
    complete?.(told)
    return told
  }
  const failed = (error: unknown): WxResult => {
    const told = failureOf(name, error)
    // an app that swallows its failures must not swallow this one
    if (told.errMsg.startsWith('not simulated')) sim.report(error)
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
}

/** What `fail` gets. */
export function failureOf(name: string, error: unknown): WxResult {
  const more = error instanceof WxFailure ? error.more : {}
  const words = wordsOf(error)
  // a name that is not simulated must not pass for a refusal
  if (words.startsWith('not simulated')) return { ...more, errMsg: words }
  return { ...more, errMsg: /^\w+:fail/.test(words) ? words : `${name}:fail${words ? ` ${words}` : ''}` }
}

/** Runs what is asked of WeChat or of the phone, and writes down what came of it. */
export async function recorded<Result>(
  sim: Sim,
  name: string,
  options: unknown,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const asked: Asked = { at: Date.now(), name, options: withoutCallbacks(options) }
  sim.record.push(asked)
  try {
    const result = await run()
    asked.result = { ...(result as object), errMsg: `${name}:ok` }
    return result
  } catch (error) {
    asked.result = failureOf(name, error)
    throw error
  }
}

const withoutCallbacks = (options: unknown): unknown =>
  typeof options === 'object' && options !== null
    ? Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'function'))
    : options

/** A pair of `wx.onX` and `wx.offX`. */
export function listening(sim: Sim, on: string, event: keyof AppEvents): Record<string, WxFunction> {
  return {
    [on]: ((listener: (news: unknown) => void) => sim.events.on(event, listener)) as WxFunction,
    [on.replace(/^on/, 'off')]: ((listener?: (news: unknown) => void) => sim.events.off(event, listener)) as WxFunction,
  }
}

export interface Wx {
  /** What app code sees; a mock of the automator replaces a function here. */
  wx: Record<string, WxFunction>
  /** The same before any mock, also of names that are hidden. */
  origin: Record<string, WxFunction>
}

/**
 * Puts the areas together. A name WeChat has and nobody simulates throws when it is called.
 *
 * @param known names of WeChat's `wx`, with the version of the base library each came with
 */
export function createWx(sim: Sim, areas: Area[], known: Record<string, string>): Wx {
  const origin: Record<string, WxFunction> = {}
  for (const { async = {}, sync = {}, values = {} } of areas) {
    for (const [name, run] of Object.entries(async)) origin[name] = asyncApi(sim, name, run)
    for (const [name, run] of Object.entries(sync)) origin[name] = run as WxFunction
    Object.assign(origin, values)
  }
  const simulated = new Set(Object.keys(origin))
  for (const name of Object.keys(known)) {
    origin[name] ??= () => {
      const words = `not simulated: wx.${name}`
      sim.measure.warned(words)
      throw new Error(words)
    }
  }
  const hidden = (name: string | symbol): boolean => !hasName(sim, known, String(name))
  const wx = new Proxy(
    { ...origin },
    {
      get: (all, name, receiver) => (hidden(name) ? undefined : Reflect.get(all, name, receiver)),
      has: (all, name) => !hidden(name) && Reflect.has(all, name),
      ownKeys: (all) => Reflect.ownKeys(all).filter((name) => !hidden(name)),
      getOwnPropertyDescriptor: (all, name) => (hidden(name) ? undefined : Reflect.getOwnPropertyDescriptor(all, name)),
    },
  )
  origin.canIUse = wx.canIUse = ((schema: string) =>
    canIUse(schema, (name) => simulated.has(name) && !hidden(name))) as WxFunction
  return { wx, origin }
}

/** Whether the base library of now has a name: it is not `missing`, and not younger than `sdkVersion`. */
function hasName({ scenario }: Sim, known: Record<string, string>, name: string): boolean {
  const since = Object.hasOwn(known, name) ? known[name]! : ''
  return !scenario.missing.includes(name) && !isOlder(scenario.sdkVersion, since)
}

function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((text) => text.split('.').map(Number))
  for (let at = 0; at < 3; at += 1) {
    const difference = (ours?.[at] ?? 0) - (theirs?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Parameters and results of an API are not judged, only whether it is there; of a component the properties are. */
function canIUse(schema: string, has: (name: string) => boolean): boolean {
  const [name = '', property] = schema.split('.')
  const properties = propertyNames.get(name)
  if (!properties) return has(name)
  const camel = property?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return camel === undefined || properties.includes(camel)
}
