import type { CompiledApp, WindowConfig } from '../shared/app'
import type { LaunchOptions, Scenario, StartOptions } from '../shared/scenario'
import type { Chrome } from './chrome/chrome'
import type { Emitter } from './emitter'
import type { Host } from './host'
import type { Measure } from './measure'
import type { EventChannel } from './eventChannel'
import type { Instance, Node, Root } from './glass'
import type { Router } from './router'
import type { Service } from './service'
import type { Phone } from './phone'

/** The running mini-program with all that is around it; every part of the runtime is given this. */
export interface Sim {
  app: CompiledApp
  options: StartOptions
  /** Live: changed through `Simulator.setScenario`. */
  scenario: Scenario
  /** The host page's window: chrome is drawn in it, pages are iframes of it. */
  window: Window & typeof globalThis
  host: Host
  phone: Phone
  /** Page stack, the shown page last. At most 10. */
  stack: Page[]
  /** Tab pages that were opened and live on below the stack. */
  tabPages: Map<string, Page>
  router: Router
  service: Service
  /** What app code sees as `wx`; the automator's mocks replace its functions. */
  wx: Record<string, WxFunction>
  /** The same before any mock. */
  origin: Record<string, WxFunction>
  /** App-wide news that `wx.on...` and the App's own hooks listen to. */
  events: Emitter<AppEvents>
  chrome: Chrome
  measure: Measure
  /** What the mini-program asked of WeChat and of the phone, and what it was told. */
  record: Asked[]
  /** Sends an event of the automator's protocol. */
  emit(method: string, params: unknown): void
  /**
   * Sends an uncaught error to the automator, to App.onError and to the console.
   * @param file the script that ran, for an error without a stack
   */
  report(error: unknown, file?: string): void
}

/** One thing asked: a payment, consent, a call, a share. */
export interface Asked {
  /** ms since 1970. */
  at: number
  name: string
  options: unknown
  /** What `success` or `fail` got; undefined while there is no answer. */
  result?: unknown
}

export type WxFunction = (...args: never[]) => unknown

export interface AppEvents {
  appShow: LaunchOptions
  appHide: object
  error: string
  unhandledRejection: { reason: unknown; promise?: unknown }
  pageNotFound: { path: string; query: Record<string, string>; isEntryPage: boolean }
  networkStatusChange: { isConnected: boolean; networkType: string }
  windowResize: { size: { windowWidth: number; windowHeight: number } }
  themeChange: { theme: 'light' | 'dark' }
  memoryWarning: { level: number }
  keyboardHeightChange: { height: number }
  /** A privacy API waits for consent; `resolve` tells what the user did. */
  needPrivacyAuthorization: PrivacyQuestion
  appRoute: { path: string; openType: string; webviewId: number }
}

export interface PrivacyQuestion {
  resolve(answer: { buttonId?: string; event: 'agree' | 'disagree' | 'exposureAuthorization' }): void
  info: { referrer: string }
}

/** One opened page: an iframe with its own document and component tree. */
export interface Page {
  id: number
  path: string
  query: Record<string, string>
  frame: HTMLIFrameElement
  window: Window & typeof globalThis
  document: Document
  /** app.json's window with the page's own settings over it; the navigation bar APIs change it. */
  settings: WindowConfig
  root: Root
  /** What app code knows as the page: `this` of its methods. */
  instance: Instance
  /** Node of `instance`. */
  node: Node
  tabBar?: { root: Root; instance: Instance }
  /** Closes the page-container that stands, if one does. */
  closeContainer?: () => void
  channel?: EventChannel
  /** Height of the native bars above and below, CSS px. */
  bars: { top: number; bottom: number }
  shown: boolean
  closed: boolean
  /** When it was last covered or closed, ms of `performance.now`. */
  leftAt: number
}

export const shownPage = (sim: Sim): Page | undefined => sim.stack[sim.stack.length - 1]
export const isTab = (sim: Sim, path: string): boolean =>
  (sim.app.config.tabBar?.list ?? []).some(({ pagePath }) => pagePath === path)
