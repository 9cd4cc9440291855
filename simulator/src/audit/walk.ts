import { startSimulator, type Mode, type Simulator } from '../host/simulator'
import type { ActionCost, Measurements } from '../shared/measurements'
import type { AuditConfig, Bar, Drive, Subject } from './config'
import { kib, notMeasurable, type Verdict } from './verdict'

/** ms that timers of the last pages get to show themselves. */
const aftermath = 2500
const scroll =
  'function () { return new Promise((complete) => wx.pageScrollTo({ scrollTop: 100000, duration: 0, complete })) }'
const open = 'function (url) { return new Promise((done, fail) => wx.reLaunch({ url, success: () => done(), fail })) }'

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
      // without a layout nothing scrolls
      await simulator.call('App.callFunction', { functionDeclaration: scroll, args: [] }).catch(() => {})
      await drive.settled()
      await measurements()
    }
    await new Promise((resolve) => setTimeout(resolve, aftermath))
    const run = await measurements()
    const uncached = run.layout ? await picturesWithoutCache(run) : undefined
    return { run, uncached, bars: await judgeBars(subject.bars ?? [], drive, measurements) }
  } finally {
    await simulator.close()
  }
}

function driver(simulator: Simulator): Drive & { last?: number } {
  const drive: Drive & { last?: number } = {
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
      const { actions } = (await simulator.call('Simulator.measurements', {})) as Measurements
      drive.last = actions.length
      await act()
      await drive.settled()
    },
  }
  return drive
}

/** Each bar by the costs of the actions it took, put together. */
async function judgeBars(
  bars: Bar[],
  drive: Drive & { last?: number },
  measurements: () => Promise<Measurements>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [index, bar] of bars.entries()) {
    const rule = `O${index + 1}`
    try {
      drive.last = undefined
      await bar.act?.(drive)
      const { actions, pages } = await measurements()
      const costs = bar.act ? actions.slice(drive.last ?? actions.length) : actions.slice(0, 1)
      const page = pages.find(({ path }) => path === costs[0]?.page)
      verdicts.push(judge(rule, bar, costs, page))
    } catch (error) {
      verdicts.push({ ...notMeasurable(rule, bar.name), result: 'fail', findings: [(error as Error).message] })
    }
  }
  return verdicts
}

type PageSize = { path: string; nodes: number; depth: number } | undefined

function judge(rule: string, { name, act, limits }: Bar, costs: ActionCost[], page: PageSize): Verdict {
  const total = (field: 'setData' | 'bytes') => costs.reduce((sum, cost) => sum + cost[field], 0)
  const figures = { setData: total('setData'), bytes: total('bytes'), nodes: page?.nodes ?? 0, depth: page?.depth ?? 0 }
  const over = Object.entries(limits).filter(([field, limit]) => figures[field as keyof typeof figures] > limit)
  const words = [`${figures.setData} setData`, `${Math.round(kib(figures.bytes) * 10) / 10} KiB`]
  if (limits.nodes !== undefined) words.push(`${figures.nodes} nodes`)
  if (limits.depth !== undefined) words.push(`depth ${figures.depth}`)
  // an action without a trace was not the one that was meant
  const nothing = act !== undefined && figures.setData === 0
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
