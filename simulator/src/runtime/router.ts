import { packageOf } from '../shared/packages'
import { parseQuery } from '../shared/query'
import { eventChannel, type EventChannel } from './eventChannel'
import { call, type Pages } from './pages'
import { isReachable } from './reach'
import { joinPath } from './service'
import { isTab, shownPage, type Page, type Sim } from './sim'
import { isOnline, networkType } from './wx/connection'

export interface RouteOptions {
  url: string
  events?: Record<string, (...args: unknown[]) => void>
}
/** WeChat's five routes. Each throws the words WeChat's `fail` has after "fail ". */
export interface Router {
  navigateTo(options: RouteOptions): { eventChannel: EventChannel }
  redirectTo(options: RouteOptions): object
  switchTab(options: RouteOptions): object
  reLaunch(options: RouteOptions): object
  navigateBack(options: { delta?: number }): object
}

const deepest = 10

export function createRouter(sim: Sim, pages: Pages): Router {
  const shown = () => shownPage(sim)

  function target({ url }: RouteOptions): { path: string; query: Record<string, string> } {
    if (typeof url !== 'string') throw new Error('parameter error: parameter.url should be String')
    const [place = '', text = ''] = url.split(/\?(.*)/s)
    const path = joinPath(place.replace(/\.html$/, ''), shown()?.path)
    const query = parseQuery(text)
    if (!sim.app.pages.includes(path)) {
      sim.events.tell('pageNotFound', { path, query, isEntryPage: sim.stack.length === 0 })
      throw new Error(`page "${path}" is not found`)
    }
    // the package of the first page came with the start
    if (sim.stack.length > 0 && !isReachable(sim, packageOf(sim.app.packages, path)))
      throw new Error('loadSubpackage fail')
    return { path, query }
  }

  function open(path: string, query: Record<string, string>, kind: string, channel?: EventChannel): Page {
    const page = pages.open(path, query, channel)
    sim.events.tell('appRoute', { path, openType: kind, webviewId: page.id })
    preload(sim, path)
    return page
  }

  function comeBack(page: Page): void {
    sim.chrome.paint()
    pages.show(page)
  }

  function closeAbove(depth: number): void {
    while (sim.stack.length > depth) pages.close(sim.stack.pop()!)
  }

  return {
    navigateTo(options) {
      const { path, query } = target(options)
      if (isTab(sim, path)) throw new Error('can not navigateTo a tabbar page')
      if (sim.stack.length >= deepest) throw new Error('webview count limit exceed')
      const channel = eventChannel(options.events)
      const below = shown()
      if (below) pages.hide(below)
      open(path, query, 'navigateTo', channel.opened)
      return { eventChannel: channel.opener }
    },
    redirectTo(options) {
      const { path, query } = target(options)
      if (isTab(sim, path)) throw new Error('can not redirectTo a tabbar page')
      closeAbove(Math.max(0, sim.stack.length - 1))
      open(path, query, 'redirectTo')
      return {}
    },
    switchTab(options) {
      const { path } = target(options)
      if (!isTab(sim, path)) throw new Error('can not switch to no-tabBar page')
      const before = shown()
      if (before?.path === path) return {}
      const kept = sim.tabPages.get(path)
      closeAbove(1)
      // a tab page lives on below the stack
      const below = sim.stack.pop()
      if (below && isTab(sim, below.path)) pages.hide(below)
      else if (below) pages.close(below)
      if (kept) {
        sim.stack.push(kept)
        comeBack(kept)
      } else open(path, {}, 'switchTab')
      return {}
    },
    reLaunch(options) {
      const { path, query } = target(options)
      const old = new Set([...sim.stack, ...sim.tabPages.values()])
      sim.stack.length = 0
      for (const page of old) pages.close(page)
      open(path, query, 'reLaunch')
      return {}
    },
    navigateBack({ delta = 1 } = {}) {
      const { closeContainer } = shown() ?? {}
      if (closeContainer) {
        closeContainer()
        return {}
      }
      if (sim.stack.length < 2) throw new Error('cannot navigate back at first page.')
      const left = Math.max(1, sim.stack.length - Math.max(1, delta))
      closeAbove(left)
      comeBack(shown()!)
      return {}
    },
  }
}

/** A tap on a native tab: tells the page too, as WeChat does. */
export function tapTab(sim: Sim, index: number): void {
  const { pagePath, text } = sim.app.config.tabBar!.list[index]!
  sim.router.switchTab({ url: `/${pagePath}` })
  const page = shownPage(sim)
  if (page) call(page, 'onTabItemTap', { index, pagePath, text })
}

/** Sub-packages that app.json wants fetched once this page is shown, by root or by name; over wifi unless it says all. */
function preload(sim: Sim, path: string): void {
  const { preloadRule, subPackages, subpackages } = sim.app.config
  const { packages = [], network = 'wifi' } = preloadRule?.[path] ?? {}
  if (!isOnline(sim) || (network === 'wifi' && networkType(sim) !== 'wifi')) return
  for (const word of packages) {
    const named = (subPackages ?? subpackages ?? []).find(({ name }) => name === word)
    sim.measure.packagePreloaded(word === '__APP__' ? '' : (named?.root ?? word).replace(/^\/|\/$/g, ''))
  }
}
