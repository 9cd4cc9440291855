import type { Bodies, RequestEntry, SetDataCall } from '../shared/measurements'
import { measureTree } from '../runtime/measure/tree'
import type { Page, Sim } from '../runtime/sim'
import { bodyElements } from './bodies'
import type { ConsoleLine } from './consoleLines'
import { el, table } from './dom'

/** One tab of the panel: `state` tells whether it has to be drawn again. */
export interface View {
  name: string
  /** A figure beside the name; `bad` makes it red. */
  count(): { figure: string; bad?: boolean }
  state(): string
  draw(): HTMLElement
}

/** The newest of a long list, newest first. */
const newest = <Row>(rows: readonly Row[]): Row[] => rows.slice(-200).reverse()
const empty = (words: string): HTMLElement => el('p', {}, words)
/** Our own bar for one call, and the size at which WeChat's audit fails; bytes. */
const big = 64 * 1024
const tooBig = 256 * 1024

export function views(sim: Sim, heard: ConsoleLine[]): View[] {
  const { measure } = sim
  return [
    {
      name: 'Pages',
      count: () => ({ figure: String(sim.stack.length) }),
      state: () => `${[...sim.stack, ...sim.tabPages.values()].map(({ id }) => id)} ${measure.setDataCalls.length}`,
      draw: () => pageStack(sim),
    },
    {
      name: 'setData',
      count: () => ({ figure: String(measure.setDataCalls.length) }),
      state: () => String(measure.setDataCalls.length),
      draw: () => (measure.setDataCalls.length ? setDataLog(measure.setDataCalls) : empty('No setData yet.')),
    },
    {
      name: 'Requests',
      count: () => ({ figure: String(measure.requests.length), bad: measure.requests.some(failed) }),
      state: () => measure.requests.map(({ status }) => status).join(),
      draw: () => (measure.requests.length ? requestLog(sim) : empty('No requests yet.')),
    },
    {
      name: 'Console',
      count: () => ({
        figure: String(heard.length + measure.warnings.length),
        bad: measure.exceptions.length > 0,
      }),
      state: () => `${heard[heard.length - 1]?.at.getTime()} ${heard.length} ${measure.warnings.length}`,
      draw: () => consoleLog(heard, measure.warnings),
    },
  ]
}

const failed = ({ status, error }: RequestEntry): boolean => Boolean(error) || status >= 400

function pageStack(sim: Sim): HTMLElement {
  const below = [...sim.tabPages.values()].filter((page) => !sim.stack.includes(page))
  const row = (page: Page, place: string) => ({ page, place, size: measureTree(page), cost: costOf(sim, page) })
  const rows = [
    ...sim.stack.map((page, index) => row(page, String(index + 1))).reverse(),
    ...below.map((page) => row(page, 'tab')),
  ]
  return table(
    rows,
    [
      { head: '#', width: '50px', cell: ({ place }) => place },
      { head: 'Page', cell: ({ page }) => address(page.path, new URLSearchParams(page.query).toString()) },
      { head: 'Nodes', width: '72px', number: true, cell: ({ size }) => String(size.nodes) },
      { head: 'Depth', width: '72px', number: true, cell: ({ size }) => String(size.depth) },
      { head: 'setData', width: '84px', number: true, cell: ({ cost }) => String(cost.calls) },
      { head: 'Bytes', width: '84px', number: true, cell: ({ cost }) => figure(cost.bytes) },
    ],
    ({ page }) => (page === sim.stack[sim.stack.length - 1] ? 'here' : ''),
  )
}

/** What was sent while the page, or another of the same path, was shown. */
function costOf({ measure }: Sim, { path }: Page): { calls: number; bytes: number } {
  const calls = measure.setDataCalls.filter(({ page }) => page === path)
  return { calls: calls.length, bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0) }
}

const figure = (value: number): string => value.toLocaleString('en')

/** A path, and its query in small letters below. */
function address(place: string, query: string): HTMLElement {
  const words = decodeURIComponent(query.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/&/g, ' & ')
  return el('div', {}, place, ...(query ? [el('small', {}, words)] : []))
}

function setDataLog(calls: readonly SetDataCall[]): HTMLElement {
  return table(
    newest(calls),
    [
      { head: 'ms', width: '80px', cell: ({ at }) => String(at) },
      { head: 'Bytes', width: '90px', number: true, cell: ({ bytes }) => figure(bytes) },
      { head: 'Nodes', width: '70px', number: true, cell: ({ nodes }) => String(nodes) },
      { head: 'Component', cell: ({ component }) => component },
      { head: 'Shown page', cell: ({ page, hidden }) => (hidden ? `${page} (not its own)` : page) },
    ],
    ({ bytes, hidden }) => (bytes > tooBig ? 'bad' : bytes > big || hidden ? 'warn' : ''),
  )
}

function requestLog({ measure }: Sim): HTMLElement {
  return table(
    newest(measure.requests),
    [
      { head: 'Status', width: '80px', cell: ({ status, error }) => (error ? 'failed' : String(status)) },
      { head: 'Request', cell: (entry) => requestWords(entry, measure.bodies.get(entry)) },
      { head: 'Bytes', width: '90px', number: true, cell: ({ bytes }) => figure(bytes) },
      { head: 'ms', width: '70px', number: true, cell: ({ ms }) => String(Math.round(ms)) },
    ],
    (entry) => (failed(entry) ? 'bad' : ''),
  )
}

function requestWords(entry: RequestEntry, bodies: Bodies | undefined): HTMLElement {
  const { method, url, error } = entry
  const [place = '', query = ''] = url.split(/\?(.*)/s)
  const failure = error ? [el('strong', {}, error)] : []
  return el('div', {}, address(`${method} ${place}`, query), ...failure, ...bodyElements(entry, bodies))
}

/** The same words in a row stand once, with how often they came. */
function gathered<Line extends { words: string }>(lines: readonly Line[]): (Line & { times: number })[] {
  const rows: (Line & { times: number })[] = []
  for (const line of lines) {
    const last = rows[rows.length - 1]
    if (last?.words === line.words) last.times += 1
    else rows.push({ ...line, times: 1 })
  }
  return rows
}

function consoleLog(heard: ConsoleLine[], warnings: readonly string[]): HTMLElement {
  const kinds: Partial<Record<ConsoleLine['type'], string>> = { error: 'bad', warn: 'warn' }
  const lines = newest(heard).map(({ at, type, words }) => ({
    time: at.toTimeString().slice(0, 8),
    kind: kinds[type] ?? '',
    words,
  }))
  const own = newest(warnings).map((words) => ({ time: 'simulator', kind: 'warn', words }))
  if (lines.length + own.length === 0) return empty('Nothing was written to the console.')
  return table(
    gathered([...lines, ...own]),
    [
      { head: 'Time', width: '96px', cell: ({ time }) => time },
      { head: 'Words', cell: ({ words }) => el('pre', {}, words) },
      { head: 'Times', width: '64px', number: true, cell: ({ times }) => (times > 1 ? String(times) : '') },
    ],
    ({ kind }) => kind,
  )
}
