import type { Measurements, RequestEntry } from '../shared/measurements'
import { mostAtOnce } from './atOnce'
import { deprecatedNames } from './deprecated'
import { imageRules } from './imageRules'
import { layoutRules } from './layoutRules'
import { atMost, kib, none, notMeasurable, type Verdict } from './verdict'

/** A list that is not there yet is drawn as an empty one, as Taro's templates want it before their first data. */
const silentInWeChat = /^The for-list data is neither Array nor Object, got type "(undefined|null)"/

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Rules judged by what a walk through the pages cost. */
export function measuredRules(run: Measurements): Verdict[] {
  return [
    scriptTime(run),
    notMeasurable('P2', 'first screen within 5 s'),
    atMost('P3', 'nodes made by one setData (for render time)', 300, '', run.setData.map(({ nodes, page }) => ({ value: nodes, where: page }))),
    setDataRate(run),
    atMost('P5', 'KiB in one setData', 256, ' KiB', run.setData.map(({ bytes, page }) => ({ value: kib(bytes), where: page }))),
    ...treeRules(run),
    atMost('P7', 'ms until an answer', 1000, ' ms', run.requests.map(({ ms, url }) => ({ value: ms, where: pathOf(url) }))),
    requestsInFlight(run),
    ...imageRules(run),
    duplicates(run),
    ...layoutRules(run),
    none('B1', 'no exceptions', run.exceptions.map((words) => words.split('\n')[0]!)),
    none('B2', 'requests succeed', run.requests.filter(hasFailed).map(({ url, status, error }) => `${pathOf(url)}: ${error ?? status}`)),
    none('B3', 'no deprecated API is called', Object.keys(run.calls).filter((name) => deprecatedNames.has(name)).map((name) => `wx.${name}, ${run.calls[name]} times`)),
    timers(run),
    none('X1', 'no setData from pages nobody sees', [...new Set(run.setData.filter(({ hidden }) => hidden).map(({ component }) => component))]),
none('X2', 'no warnings', [...new Set(run.warnings.filter((words) => !silentInWeChat.test(words)))]),
  ] // prettier-ignore
}

const pathOf = (url: string): string => url.replace(/^\w+:\/\/[^/]+/, '').split('?')[0]!

/** of HTTP, or of a socket: how it was closed, 1000 = as wanted */
const isFine = (status: number) => (status > 0 && status < 400) || [401, 403, 1000].includes(status)
const hasFailed = ({ status, error }: RequestEntry) => error !== undefined || !isFine(status)

function scriptTime({ layout, longTasks }: Measurements): Verdict {
  const title = 'ms of one task'
  if (!layout) return notMeasurable('P1', title)
  return atMost('P1', title, 1000, ' ms', longTasks.map(({ ms, page }) => ({ value: ms, where: page }))) // prettier-ignore
}

/** Most calls of one component within any second. */
function setDataRate({ setData }: Measurements): Verdict {
  const times = new Map<string, number[]>()
  const measured: { value: number; where: string }[] = []
  for (const { at, page, component } of setData) {
    const key = `${page} ${component}`
    const recent = [...(times.get(key) ?? []).filter((time) => at - time < 1000), at]
    times.set(key, recent)
    measured.push({ value: recent.length, where: component === page ? page : key })
  }
  return atMost('P4', 'setData calls in a second', 20, '', measured)
}

function treeRules({ pages }: Measurements): Verdict[] {
  return [
    atMost('P6', 'nodes of a page', 999, '', pages.map(({ nodes, path }) => ({ value: nodes, where: path }))),
    atMost('P6', 'depth of a page', 29, '', pages.map(({ depth, path }) => ({ value: depth, where: path }))),
    atMost('P6', 'children of a node', 60, '', pages.map(({ widest, widestNode, path }) => ({ value: widest, where: `${path} ${widestNode}` }))),
  ] // prettier-ignore
}

function requestsInFlight({ requests }: Measurements): Verdict {
  const most = mostAtOnce(requests, 300)
  return atMost('P8', 'requests in flight for more than 300 ms', 10, '', [
    { value: most.length, where: most.map(({ url }) => pathOf(url)).join(', ') },
  ])
}

function duplicates({ requests }: Measurements): Verdict {
  const large = requests.filter(({ bytes, kind }) => kind === 'request' && bytes > 128 * 1024)
  const again = large.filter((entry, index) =>
    large.slice(0, index).some(({ url, bytes, at }) => url === entry.url && bytes === entry.bytes && entry.at - at < 180_000),
  ) // prettier-ignore
  return none(
    'P13',
    'no answer above 128 KiB twice in 3 min',
    again.map(({ url }) => pathOf(url)),
  )
}

function timers({ timers: left }: Measurements): Verdict {
  const bad = left.filter(({ state, fired, waiting }) => fired > 0 || (state === 'closed' && waiting))
  const words = bad.map(
    ({ page, kind, delay, state, fired, waiting }) =>
      `${page}: ${kind} of ${Math.round(delay)} ms, page ${state}, fired ${fired} times${waiting ? ', still waits' : ''}`,
  )
  return none('B8', 'timers end with their page', words, `${bad.length}, fired ${sum(bad.map(({ fired }) => fired))}`)
}
