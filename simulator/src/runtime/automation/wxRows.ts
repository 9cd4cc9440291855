import { plain, wordsOf } from '../host'
import type { Sim, WxFunction } from '../sim'
import type { Rows } from './rows'

type Options = Record<string, unknown>
type Run = (...args: unknown[]) => unknown
type Callback = (result: unknown) => void
interface Mock {
  method: string
  result?: unknown
  functionDeclaration?: string
  args?: unknown[]
  pluginId?: string
}

/** These answer with a task, and only callbacks hear the result. */
const tasks = new Set(['request', 'uploadFile', 'downloadFile', 'connectSocket'])
const answersAtOnce =
  /Sync$|^(on|off|canIUse|report)|^create(?!BLE)|Manager$|^get(Window|Device|AppBase|SkylineInfo)|^get(SystemSetting|AppAuthorizeSetting|MenuButtonBoundingClientRect)$/

/** `App.callWxMethod` and `App.mockWxMethod`. */
export function wxRows(sim: Sim): Rows {
  return {
    'App.callWxMethod': async ({ method, args = [], pluginId }: Mock) => {
      refusePlugin(pluginId)
      const run = sim.wx[method] as Run | undefined
      if (typeof run !== 'function') throw new Error(`wx.${method} is not a function`)
      try {
        return { result: told(await (tasks.has(method) ? heard(run, args[0] as Options) : run(...args))) }
      } catch (error) {
        throw new Error(wordsOf(error), { cause: error })
      }
    },
    'App.mockWxMethod': (mock: Mock) => {
      const { method, result, functionDeclaration, pluginId } = mock
      refusePlugin(pluginId)
      if (typeof sim.origin[method] !== 'function') throw new Error(`wx.${method} is not a function`)
      const restored = result === undefined && functionDeclaration === undefined
      sim.wx[method] = restored ? sim.origin[method]! : mocked(sim, mock)
      return {}
    },
  }
}

function refusePlugin(pluginId?: string): void {
  if (pluginId) throw new Error(`not simulated: plugin ${pluginId}`)
}

/** A mock does not come back when it gives nothing: the caller waits, as with WeChat's tools. */
function mocked(sim: Sim, { method, result, functionDeclaration, args = [] }: Mock): WxFunction {
  const runs = functionDeclaration && functionOf(functionDeclaration)
  const self = { origin: sim.origin[method] }
  const run = (given: unknown[]): unknown => {
    if (!runs) return result
    return sim.service.evaluate(`(self, all) => (${runs}).apply(self, all)`, [self, [...given, ...args]])
  }
  if (answersAtOnce.test(method)) return ((...given: unknown[]) => run(given)) as WxFunction
  return ((options: Options = {}, ...more: unknown[]) => {
    const { success, fail, complete } = options as Record<string, Callback | undefined>
    const answer = new Promise((resolve, reject) => {
      void Promise.resolve()
        .then(() => run([options, ...more]))
        .then(
          (value) => {
            if (value === undefined) return sim.measure.warned(`the mock of ${method} gave undefined: its caller waits`)
            const full = typeof value === 'object' ? { errMsg: `${method}:ok`, ...value } : value
            if (/:fail/.test((full as { errMsg?: string }).errMsg ?? '')) reject(full)
            else resolve(full)
          },
          (error: unknown) => reject({ errMsg: `${method}:fail ${wordsOf(error)}` }),
        )
    })
    if (!success && !fail && !complete) return answer
    const tell = (first?: Callback) => (value: unknown) => {
      first?.(value)
      complete?.(value)
    }
    answer.then(tell(success), tell(fail)).catch((error: unknown) => sim.report(error))
    return tasks.has(method) ? stillTask : undefined
  }) as WxFunction
}

const nothing = () => {}
const stillTask = {
  abort: nothing,
  onHeadersReceived: nothing,
  offHeadersReceived: nothing,
  onChunkReceived: nothing,
  offChunkReceived: nothing,
  onProgressUpdate: nothing,
  offProgressUpdate: nothing,
}

/** The text as an expression; a method's text (`name() {}`) is none. */
function functionOf(text: string): string {
  for (const source of [text, text.replace(/^(async\s+)?/, '$1function ')]) {
    try {
      new Function(`return (${source})`)
      return source
    } catch {
      // the other way of writing it
    }
  }
  throw new Error(`this is not a function: ${text.slice(0, 80)}`)
}

function heard(run: Run, options: Options = {}): Promise<unknown> {
  return new Promise((resolve, reject) => run({ ...options, success: resolve, fail: reject }))
}

/** What of a result is data: an event channel, a task or a manager stays behind. */
function told(result: unknown): unknown {
  try {
    return plain(result)
  } catch {
    const data = Object.entries(result as Options).filter(([, value]) => typeof value !== 'object' || value === null)
    return Object.fromEntries(data)
  }
}
