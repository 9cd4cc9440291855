import { plain } from './host'
import { nodeOfInstance, type Instance } from './glass'
import { shownPage, type Page, type Sim } from './sim'

/** WeChat refuses more in one call, and its audit warns at a quarter of it. */
const mostBytes = 1024 * 1024
const manyBytes = 256 * 1024

/** One setData of a page or component. */
export interface SetDataCall {
  /** ms since the start. */
  at: number
  /** Page that was shown, and the component that called. */
  page: string
  component: string
  /** Bytes of its data as JSON in UTF-8. */
  bytes: number
  /** Elements it made. */
  nodes: number
  /** Whether the page it belongs to was not the shown one. */
  hidden: boolean
}

/** One request, upload or download. */
export interface RequestEntry {
  /** ms since 1970. */
  at: number
  kind: 'request' | 'upload' | 'download' | 'socket'
  url: string
  method: string
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** ms until the answer, and bytes of its body. */
  ms: number
  bytes: number
  /** Words of `fail`. */
  error?: string
}

export interface ConsoleLine {
  type: string
  args: unknown[]
}

/** Counts what the mini-program costs while it runs. */
export interface Measure {
  /** Timers of the logic layer, so that what is left behind can be told. */
  timers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>
  readonly setDataCalls: SetDataCall[]
  readonly requests: RequestEntry[]
  /** Warnings of the framework and of the simulator itself. */
  readonly warnings: string[]
  readonly exceptions: string[]
  readonly entered: Set<string>
  readonly preloaded: Set<string>
  /** What setData's data is on the other side of the bridge: JSON, with its size counted. */
  throughSetData(instance: Instance, data: object): object
  nodeCreated(): void
  frameOpened(window: Window): void
  pageClosed(page: Page): void
  packageEntered(root: string): void
  packagePreloaded(root: string, by: string): void
  requested(entry: RequestEntry): void
  logged(type: string, args: unknown[]): void
  warned(words: string): void
  failed(words: string): void
}

export function createMeasure(sim: Sim): Measure {
  const begun = Date.now()
  let current: SetDataCall | undefined
  const measure: Measure = {
    timers: {
      setTimeout: setTimeout.bind(globalThis),
      clearTimeout: clearTimeout.bind(globalThis),
      setInterval: setInterval.bind(globalThis),
      clearInterval: clearInterval.bind(globalThis),
    } as Measure['timers'],
    setDataCalls: [],
    requests: [],
    warnings: [],
    exceptions: [],
    entered: new Set(['']),
    preloaded: new Set(),
    throughSetData(instance, data) {
      const text = JSON.stringify(data, (key, value: unknown) => {
        if (value === undefined || typeof value === 'function')
          measure.warned(`setData: "${key}" is ${value === undefined ? 'undefined' : 'a function'}`)
        return value
      })
      const bytes = new TextEncoder().encode(text).length
      if (bytes > mostBytes) throw new Error(`setData: ${bytes} bytes, more than ${mostBytes}`)
      if (bytes > manyBytes) measure.warned(`setData: ${bytes} bytes in one call`)
      const node = nodeOfInstance(instance)
      const shown = shownPage(sim)
      current = {
        at: Date.now() - begun,
        page: shown?.path ?? '',
        component: node.is,
        bytes,
        nodes: 0,
        hidden: ![...sim.stack, ...sim.tabPages.values()].some((page) => page.shown && belongsTo(page, node)),
      }
      measure.setDataCalls.push(current)
      return plain(data) as object
    },
    nodeCreated() {
      if (current) current.nodes += 1
    },
    frameOpened() {},
    pageClosed() {},
    packageEntered: (root) => void measure.entered.add(root),
    packagePreloaded: (root) => void measure.preloaded.add(root),
    requested: (entry) => void measure.requests.push(entry),
    logged(type, args) {
      sim.emit('App.logAdded', { type, args })
    },
    warned: (words) => void measure.warnings.push(words),
    failed: (words) => void measure.exceptions.push(words),
  }
  return measure
}

function belongsTo(page: Page, node: { getBackendElement(): unknown }): boolean {
  const element = node.getBackendElement() as globalThis.Node | null
  return element ? element.ownerDocument === page.document : page.node === node
}
