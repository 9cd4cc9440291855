import type { RequestEntry, SetDataCall } from '../shared/measurements'
import type { Page, Sim } from '../runtime/sim'
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
      state: () => [...sim.stack, ...sim.tabPages.values()].map(({ id }) => id).join(),
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
      draw: () => (measure.requests.length ? requestLog(measure.requests) : empty('No requests yet.')),
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
  const rows: { page: Page; place: string }[] = [
    ...sim.stack.map((page, index) => ({ page, place: String(index + 1) })).reverse(),
    ...below.map((page) => ({ page, place: 'tab' })),
  ]
  return table(
    rows,
    [
      { head: '#', width: '60px', cell: ({ place }) => place },
      { head: 'Page', cell: ({ page }) => page.path },
      { head: 'Query', cell: ({ page }) => new URLSearchParams(page.query).toString() },
      { head: 'Id', width: '60px', number: true, cell: ({ page }) => String(page.id) },
    ],
    ({ page }) => (page === sim.stack[sim.stack.length - 1] ? 'here' : ''),
  )
}

function setDataLog(calls: readonly SetDataCall[]): HTMLElement {
  return table(
    newest(calls),
    [
      { head: 'ms', width: '80px', cell: ({ at }) => String(at) },
      { head: 'Bytes', width: '90px', number: true, cell: ({ bytes }) => bytes.toLocaleString('en') },
      { head: 'Nodes', width: '70px', number: true, cell: ({ nodes }) => String(nodes) },
      { head: 'Component', cell: ({ component }) => component },
      { head: 'Shown page', cell: ({ page, hidden }) => (hidden ? `${page} (not its own)` : page) },
    ],
    ({ bytes, hidden }) => (bytes > tooBig ? 'bad' : bytes > big || hidden ? 'warn' : ''),
  )
}

function requestLog(requests: readonly RequestEntry[]): HTMLElement {
  return table(
    newest(requests),
    [
      { head: 'Status', width: '80px', cell: ({ status, error }) => (error ? 'failed' : String(status)) },
      { head: 'Request', cell: ({ method, url, error }) => `${method} ${url}${error ? ` - ${error}` : ''}` },
      { head: 'Bytes', width: '90px', number: true, cell: ({ bytes }) => bytes.toLocaleString('en') },
      { head: 'ms', width: '70px', number: true, cell: ({ ms }) => String(Math.round(ms)) },
    ],
    (entry) => (failed(entry) ? 'bad' : ''),
  )
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
    [...lines, ...own],
    [
      { head: 'Time', width: '96px', cell: ({ time }) => time },
      { head: 'Words', cell: ({ words }) => el('pre', {}, words) },
    ],
    ({ kind }) => kind,
  )
}
