import { startSimulator, type Mode, type Simulator } from '../host/simulator'
import type { Measurements, PageCost, SetDataCall } from '../shared/measurements'
import type { AuditConfig, Bar, Drive, Subject } from './config'
import { notMeasurable, type Verdict } from './verdict'

/** ms a hand takes between two things. */
const pause = 1000
/** ms that timers of the last pages get to show themselves. */
const aftermath = 2500
const scroll =
  'function () { return new Promise((complete) => wx.pageScrollTo({ scrollTop: 100000, duration: 0, complete })) }'
const open = 'function (url) { return new Promise((done, fail) => wx.reLaunch({ url, success: () => done(), fail })) }'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export interface Walk {
  run: Measurements
  bars: Verdict[]
  /** Addresses of pictures that no HTTP header lets a phone keep; undefined where no page shows pictures. */
  uncached?: string[]
}

/** Opens every page, scrolls it once and taps nothing; then does what the bars ask for. */
export async function walk(config: AuditConfig, subject: Subject, pages: string[], mode: Mode): Promise<Walk> {
  const { storage } = subject
  const simulator = await startSimulator({
    project: config.project,
    screen: config.screen,
    mode,
    storage,
    limitMs: 30_000,
  })
  const measurements = async () => (await simulator.call('Simulator.measurements', {})) as Measurements
  const drive = driver(simulator)
  try {
    await drive.settled()
    await measurements()
    for (const { path, query } of subject.pages ?? pages.map((path) => ({ path, query: undefined }))) {
      await drive.open(path, query)
      await measurements()
      await wait(pause)
      // without a layout nothing scrolls
      await simulator.call('App.callFunction', { functionDeclaration: scroll, args: [] }).catch(() => {})
      await drive.settled()
      await measurements()
      await wait(pause)
    }
    await wait(aftermath)
    const run = await measurements()
    const uncached = run.layout ? await picturesWithoutCache(run) : undefined
    return { run, uncached, bars: await judgeBars(subject.bars ?? [], drive, measurements) }
  } finally {
    await simulator.close()
  }
}

interface BarDrive extends Drive {
  /** setData calls of what was measured last. */
  calls?: SetDataCall[]
}

function driver(simulator: Simulator): BarDrive {
  const measurements = async () => (await simulator.call('Simulator.measurements', {})) as Measurements
  const drive: BarDrive = {
    simulator,
    settled: async () => void (await simulator.call('Simulator.settled', {})),
    async open(path, query = {}) {
      const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
      const url = `/${path}${words.length > 0 ? `?${words.join('&')}` : ''}`
      await simulator.call('App.callFunction', { functionDeclaration: open, args: [url] })
      await drive.settled()
    },
    async tap(selector) {
      const { pageId } = (await simulator.call('App.getCurrentPage', {})) as { pageId: number }
      const element = (await simulator.call('Page.getElement', { pageId, selector })) as { elementId: string }
      await simulator.call('Element.tap', { pageId, elementId: element.elementId })
      await drive.settled()
    },
    async measured(act) {
      const before = (await measurements()).setData.length
      await act()
      await drive.settled()
      drive.calls = (await measurements()).setData.slice(before)
    },
  }
  return drive
}

async function judgeBars(bars: Bar[], drive: BarDrive, measurements: () => Promise<Measurements>): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [index, bar] of bars.entries()) {
    const rule = `O${index + 1}`
    try {
      drive.calls = undefined
      if (bar.storage) await drive.simulator.relaunch({ storage: bar.storage })
      await drive.settled()
      await bar.act?.(drive)
      const { actions, setData, pages } = await measurements()
      const { page, at: begun, ms } = actions[bar.act ? actions.length - 1 : 0]!
      // what follows once it has come to rest, a timer for instance, is no longer the launch
      const launched = setData.filter(({ at }) => at <= begun + ms)
      const size = pages.find(({ path }) => path === page)
      const calls = (bar.act ? (drive.calls ?? []) : launched).filter(({ bytes }) => bytes >= (bar.leastBytes ?? 0))
      verdicts.push(judge(rule, bar, calls, size))
    } catch (error) {
      verdicts.push({ ...notMeasurable(rule, bar.name), result: 'fail', findings: [(error as Error).message] })
    }
  }
  return verdicts
}

type PageSize = PageCost | undefined

function judge(rule: string, { name, act, limits }: Bar, calls: SetDataCall[], page: PageSize): Verdict {
  const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
  const biggest = Math.max(0, ...calls.map((call) => call.bytes))
  const size = act ? page : page?.first
  const figures = { setData: calls.length, bytes, biggest, nodes: size?.nodes ?? 0, depth: size?.depth ?? 0 }
  const over = Object.entries(limits).filter(([field, limit]) => figures[field as keyof typeof figures] > limit)
  const words = [`${calls.length} setData`, `${(bytes / 1024).toFixed(1)} KiB`]
  if (limits.biggest !== undefined) words.push(`${(biggest / 1024).toFixed(1)} KiB in one`)
  if (limits.nodes !== undefined) words.push(`${figures.nodes} nodes`)
  if (limits.depth !== undefined) words.push(`depth ${figures.depth}`)
  // without a trace it was not what was meant
  const nothing = act !== undefined && calls.length === 0
  return {
    rule,
    title: name,
    result: over.length > 0 || nothing ? 'fail' : 'pass',
    figure: words.join(', '),
    worst: page?.path,
    findings: nothing ? ['nothing was measured'] : over.map(([field, limit]) => `${field} above ${limit}`),
  }
}

async function picturesWithoutCache({ pages }: Measurements): Promise<string[]> {
  const addresses = new Set(pages.flatMap(({ layout }) => (layout?.images ?? []).map(({ src }) => src)))
  const bare: string[] = []
  for (const address of addresses) {
    if (!address.startsWith('http') || address.includes('/__app/')) continue
    const answer = await fetch(address).catch(() => undefined)
    await answer?.body?.cancel()
    const keeps = ['cache-control', 'expires', 'etag', 'last-modified'].some((name) => answer?.headers.has(name))
    const never = /no-store/.test(answer?.headers.get('cache-control') ?? '')
    if (!keeps || never) bare.push(address)
  }
  return bare
}
