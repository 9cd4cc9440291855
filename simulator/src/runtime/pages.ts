import { packageOf } from '../shared/packages'
import { baseStyles } from './builtins/baseStyles'
import { eventChannel, type EventChannel } from './eventChannel'
import { listenToFingers } from './gestures'
import { createBackend, setProperties, notifyPageLifetime, type CodeSpace, type Instance, type Root } from './glass'
import type { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { isTab, shownPage, type Page, type Sim } from './sim'

const tabBarPath = 'custom-tab-bar/index'

/** Opens, shows, hides and closes pages; which one when is the router's. */
export interface Pages {
  open(path: string, query: Record<string, string>, channel?: EventChannel): Page
  show(page: Page): void
  hide(page: Page): void
  close(page: Page): void
}

export function createPages(sim: Sim, env: MiniProgramEnv, space: CodeSpace): Pages {
  let opened = 0

  function create(path: string, query: Record<string, string>, channel?: EventChannel): Page {
    sim.service.enter(packageOf(sim.app.packages, path))
    const withTabBar = isTab(sim, path) && sim.app.config.tabBar?.custom
    if (withTabBar) sim.service.define(tabBarPath)
    sim.service.define(path)
    const frame = sim.chrome.addFrame()
    const window = frame.contentWindow as Page['window']
    const { document } = window
    sim.measure.frameOpened(window)
    addStyles(document, baseStyles)
    const backend = createBackend(window, () => sim.measure.nodeCreated())
    for (const [place, css] of Object.entries(sim.app.styles)) backend.registerStyleSheetContent(place, css)
    const associated = env.associateBackend(backend)
    const createRoot = (tag: string, place: string) => associated.createRoot(tag, space, place)
    const root = createRoot('page', path)
    const page: Page = {
      id: ++opened,
      path,
      query,
      frame,
      window,
      document,
      settings: { ...sim.app.config.window, ...sim.app.json[path] },
      root,
      instance: root.get() as unknown as Instance,
      node: root.getComponent(),
      channel,
      bars: { top: 0, bottom: 0 },
      shown: false,
      closed: false,
      leftAt: 0,
    }
    if (withTabBar) page.tabBar = tabBarOf(createRoot('custom-tab-bar', tabBarPath))
    dressInstance(page)
    return page
  }

  return {
    open(path, query, channel) {
      const page = create(path, query, channel)
      sim.stack.push(page)
      if (isTab(sim, path)) sim.tabPages.set(path, page)
      sim.chrome.paint()
      // a page made by Component() takes its query as properties, too
      setProperties(page.node, query)
      attach(page.document, page.root)
      if (page.tabBar) attach(page.document, page.tabBar.root)
      listenToFingers(page.window)
      listenToScroll(sim, page)
      call(page, 'onLoad', query)
      show(page)
      // the view layer answers later that it has drawn
      sim.measure.timers.setTimeout(() => page.closed || call(page, 'onReady'), 0)
      return page
    },
    show,
    hide,
    close(page) {
      if (page.closed) return
      page.closed = true
      page.leftAt = performance.now()
      call(page, 'onUnload')
      page.root.release()
      page.tabBar?.root.release()
      page.frame.remove()
      if (sim.tabPages.get(page.path) === page) sim.tabPages.delete(page.path)
      sim.measure.pageClosed(page)
    },
  }
}

export function show(page: Page): void {
  if (page.shown) return
  page.shown = true
  call(page, 'onShow')
  notifyPageLifetime(page.root, 'show')
  if (page.tabBar) notifyPageLifetime(page.tabBar.root, 'show')
}

export function hide(page: Page): void {
  if (!page.shown) return
  page.shown = false
  page.leftAt = performance.now()
  call(page, 'onHide')
  notifyPageLifetime(page.root, 'hide')
  if (page.tabBar) notifyPageLifetime(page.tabBar.root, 'hide')
}

/** Calls a hook of the page's own; undefined when it has none. */
export function call(page: Page, hook: string, ...args: unknown[]): unknown {
  const run = page.instance[hook]
  return typeof run === 'function' ? (run as (...args: unknown[]) => unknown).apply(page.instance, args) : undefined
}

function tabBarOf(root: Root): NonNullable<Page['tabBar']> {
  return { root, instance: root.get() as unknown as Instance }
}

function dressInstance(page: Page): void {
  const silent = eventChannel().opened
  Object.assign(page.instance, {
    route: page.path,
    __route__: page.path,
    options: page.query,
    __wxWebviewId__: page.id,
    getPageId: () => `pageId:${page.id}`,
    getOpenerEventChannel: () => page.channel ?? silent,
    getTabBar: () => page.tabBar?.instance,
  })
}

function attach(document: Document, root: Root): void {
  const placeholder = document.createElement('div')
  document.body.append(placeholder)
  root.attach(document.body as never, placeholder as never)
}

function addStyles(document: Document, css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}

const defaultReachBottom = 50

function listenToScroll(sim: Sim, page: Page): void {
  let atBottom = false
  page.document.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight } = page.document.documentElement
    if (page !== shownPage(sim)) return
    call(page, 'onPageScroll', { scrollTop })
    const left = scrollHeight - scrollTop - page.window.innerHeight
    const near = left <= (page.settings.onReachBottomDistance ?? defaultReachBottom)
    if (near && !atBottom) call(page, 'onReachBottom')
    atBottom = near
  })
}
