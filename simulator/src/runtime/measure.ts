import { hasLayout, measureLayout } from './measure/layout'
import { actionName, createActions } from './measure/actions'
import { createBridge } from './measure/bridge'
import { createTimers, type TimerFunctions } from './measure/timers'
import { measureTree } from './measure/tree'
import { elementOf, nodeOfInstance, type Instance, type Node } from './glass'
import { shownPage, type Page, type Sim, type WxFunction } from './sim'
import type { Bodies, Measurements, PageCost, RequestEntry, SetDataCall } from '../shared/measurements'
import { simulatorName } from '../shared/messages'

export type { RequestEntry, SetDataCall }

/** Counts what the mini-program costs while it runs. */
export interface Measure {
  /** Timers of the logic layer, so that what is left behind can be told. */
  timers: TimerFunctions
  readonly setDataCalls: SetDataCall[]
  readonly requests: RequestEntry[]
  readonly bodies: WeakMap<RequestEntry, Bodies>
  /** Warnings of the framework and of the simulator itself. */
  readonly warnings: string[]
  readonly exceptions: string[]
  readonly entered: Set<string>
  readonly preloaded: Set<string>
  /** Answers a row of the protocol: its own ones, and those that act as actions. */
  answer(method: string, params: Record<string, unknown>, otherwise: Answer): Promise<unknown>
  /** Runs something a user would do: what follows from it is its cost. */
  action<Result>(name: string, run: () => Result): Result
  /** Resolves when no setData, timer of up to 50 ms or request is under way. */
  settled(): Promise<void>
  /** @param closer waits for the pictures of the shown page, to tell their sizes */
  report(closer?: boolean): Promise<Measurements>
  /** What setData's data is on the other side of the bridge: JSON, with its size counted. */
  throughSetData(instance: Instance, data: object): object
  setDataDone(): void
  nodeCreated(): void
  frameOpened(window: Page['window']): void
  pageClosed(page: Page): void
  packageEntered(root: string): void
  packagePreloaded(root: string): void
  requested(entry: RequestEntry, bodies?: Bodies): void
  /** Counts what app code calls of `wx` from now on. */
  countCalls(...apis: Record<string, WxFunction>[]): void
  logged(type: string, args: unknown[]): void
  warned(words: string): void
  failed(words: string): void
}

type Answer = (method: string, params: Record<string, unknown>) => Promise<unknown>

/** Letters of base64. */
const largestKept = 1 << 20

/** Work of the host that an action waits for. */
const awaited = /^network\.(request|upload|download)/

export function createMeasure(sim: Sim): Measure {
  const { performance } = sim.window
  const begun = performance.now()
  const now = () => performance.now() - begun
  const pages = new Map<string, PageCost>()
  const looked = new WeakSet<Page>()
  const calls: Measurements['calls'] = {}
  const fields = new Map<string, Set<string>>()
  const closed = new WeakSet<Document>()
  const longTasks = watchLongTasks(sim, begun)
  const pictures: Measurements['pictures'] = []
  /** setData calls under way: one may make another by what it renders. */
  const open: SetDataCall[] = []
  const bridge = createBridge((words) => measure.warned(words))
  const actions = createActions(sim, now, (page) => {
    lookAt(page)
    if (!looked.has(page)) void lookCloser(page)
  })
  const timers = createTimers(sim, actions)

  const ask = sim.host.ask
  sim.host.ask = (work, params, news) => {
    const asked = ask(work, params, news)
    if (awaited.test(work)) {
      actions.began()
      asked.answer.then(actions.ended, actions.ended)
    }
    return asked as never
  }

  function lookAt(page: Page): PageCost {
    const size = measureTree(page)
    const { path, query } = page
    const known = pages.get(path)
    const cost = known && known.nodes >= size.nodes ? known : { first: size, ...known, path, query, ...size }
    pages.set(path, cost)
    return cost
  }

  async function lookCloser(page: Page): Promise<void> {
    looked.add(page)
    if (!hasLayout(page)) return
    const layout = await measureLayout(page)
    lookAt(page).layout = layout
  }

  const measure: Measure = {
    timers: timers.functions,
    setDataCalls: [],
    requests: [],
    bodies: new WeakMap(),
    warnings: [],
    exceptions: [],
    entered: new Set(['']),
    preloaded: new Set(),
    async answer(method, params, otherwise) {
      if (method === 'Simulator.measurements') return measure.report(params.layout !== false)
      if (method === 'Simulator.settled') return actions.settled()
      const name = actionName(method, params)
      return name ? actions.run(name, () => otherwise(method, params)) : otherwise(method, params)
    },
    action: (name, run) => actions.run(name, run),
    settled: () => actions.settled(),
    async report(closer = true) {
      const page = shownPage(sim)
      if (page) {
        lookAt(page)
        if (closer) await lookCloser(page)
      }
      return {
        label: simulatorName,
        layout: Boolean(page && hasLayout(page)),
        ratio: sim.phone.ratio,
        actions: actions.costs,
        pages: [...pages.values()],
        setData: measure.setDataCalls,
        requests: measure.requests,
        timers: timers.leftBehind(),
        exceptions: measure.exceptions,
        warnings: measure.warnings,
        calls,
        fields: Object.fromEntries([...fields].map(([component, names]) => [component, [...names]])),
        longTasks,
        pictures,
      }
    },
    throughSetData(instance, data) {
      const { data: arrived, bytes } = bridge(data)
      const node = nodeOfInstance(instance)
      const shown = shownPage(sim)
      const owner = pageOf(sim, node)
      const document = documentOf(node)
      const hidden = owner ? owner !== shown : Boolean(document && closed.has(document))
      const page = (owner ?? shown)?.path ?? ''
      const call = { at: Math.round(now()), page, component: node.is, bytes, nodes: 0, hidden }
      open.push(call)
      measure.setDataCalls.push(call)
      const names = fields.get(node.is) ?? new Set()
      fields.set(node.is, names)
      for (const path in data) names.add(/^[^.[]*/.exec(path)![0])
      actions.setData(call)
      return arrived
    },
    setDataDone: () => void open.pop(),
    nodeCreated() {
      actions.made()
      const call = open[open.length - 1]
      if (call) call.nodes += 1
    },
    frameOpened: (window) => watchPictures(sim, window, begun, pictures),
    pageClosed: (page) => void closed.add(page.document),
    packageEntered: (root) => void measure.entered.add(root),
    packagePreloaded: (root) => void measure.preloaded.add(root),
    requested(entry, bodies = {}) {
      actions.requested()
      measure.requests.push(entry)
      const kept = (body?: string) => (body && body.length <= largestKept ? body : undefined)
      measure.bodies.set(entry, { sent: kept(bodies.sent), answer: kept(bodies.answer) })
    },
    countCalls(...apis) {
      for (const wx of apis) {
        for (const [name, run] of Object.entries(wx)) {
          if (typeof run !== 'function') continue
          wx[name] = (...args) => {
            calls[name] = (calls[name] ?? 0) + 1
            return run(...args)
          }
        }
      }
    },
    logged(type, args) {
      sim.emit('App.logAdded', { type, args })
    },
    warned: (words) => void measure.warnings.push(words),
    failed: (words) => void measure.exceptions.push(words),
  }
  return measure
}

const documentOf = (node: Node): Document | undefined => elementOf(node)?.ownerDocument

function pageOf(sim: Sim, node: Node): Page | undefined {
  const document = documentOf(node)
  const owns = (page: Page) => page.node === node || page.document === document
  return sim.stack.find(owns) ?? [...sim.tabPages.values()].find(owns)
}

/** Chromium tells tasks of more than 50 ms. */
function watchLongTasks(sim: Sim, begun: number): Measurements['longTasks'] {
  const tasks: Measurements['longTasks'] = []
  observe(sim.window, 'longtask', ({ startTime, duration }) => {
    tasks.push({ at: Math.round(startTime - begun), ms: Math.round(duration), page: shownPage(sim)?.path ?? '' })
  })
  return tasks
}

function watchPictures(sim: Sim, window: Page['window'], begun: number, pictures: Measurements['pictures']): void {
  // times of a frame count from its own opening
  const later = window.performance?.timeOrigin - sim.window.performance.timeOrigin - begun
  observe(window, 'resource', (entry) => {
    const { name, initiatorType, startTime, duration } = entry as PerformanceResourceTiming
    if (!['img', 'image', 'css'].includes(initiatorType) || !name.startsWith('http')) return
    const page = shownPage(sim)?.path ?? ''
    pictures.push({ url: name, page, at: Math.round(startTime + later), ms: Math.round(duration) })
  })
}

function observe(window: Page['window'], type: string, tell: (entry: PerformanceEntry) => void): void {
  const Observer = window.PerformanceObserver as typeof PerformanceObserver | undefined
  if (!Observer?.supportedEntryTypes?.includes(type)) return
  new Observer((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
}
