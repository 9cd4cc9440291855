import fs from 'node:fs'
import path from 'node:path'
import type { WebSocket } from 'ws'
import { compile } from '../compile/compile'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { LaunchOptions, Scenario, StartOptions } from '../shared/scenario'
import { parseQuery } from '../shared/query'
import { bundleRuntime } from './bundle'
import { openChromium, type Picture } from './chromium'
import { openJsdom, type JsdomPage } from './jsdom'
import { networkWork } from './network'
import { pageLine, type PageLine } from './pageLine'
import { startWebServer } from './webServer'

export type Mode = 'chromium' | 'jsdom' | 'hand'

export interface SimulatorOptions {
  /** The project: its project.config.json says where app.json is; or the folder of app.json itself. */
  project: string
  mode: Mode
  appId?: string
  launch?: Partial<LaunchOptions>
  scenario?: Partial<Scenario>
  storage?: StartOptions['storage']
  screen?: StartOptions['screen']
  /** ms within which each call is answered. */
  limitMs?: number
  /** Port of the host page; 0 = a free one. */
  port?: number
  onEvent?(method: string, params: unknown): void
}

/** How the mini-program is started anew; what is left out is as at the first start. */
export interface Relaunch {
  /** May carry a query: `pages/goods/goods?id=1`. */
  path?: string
  query?: Record<string, string>
  scene?: number
  appId?: string
  referrerInfo?: object
  shareTicket?: string
  scenario?: Partial<Scenario>
  /** In place of all that is stored; without it what the app has written is kept. */
  storage?: StartOptions['storage']
}

export interface Simulator {
  mode: Mode
  url: string
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  screenshot(): Promise<string>
  /** Ends the running mini-program and starts it again, in the same browser. */
  relaunch(how?: Relaunch): Promise<void>
  close(): Promise<void>
}

const entries = { chromium: 'runtime/browserEntry', jsdom: 'runtime/jsdomEntry', hand: 'panel/handEntry' } as const
const defaultScreen = { width: 375, height: 667, ratio: 2 }
const defaultLimit = 10_000
/** ms in which the host page may still come up after an error. */
const errorGrace = 500
/** ms for the host page to be up. */
const startLimit = 30_000

/** Runs a compiled mini-program. Resolves when its first page is open. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { mode, onEvent = () => {}, limitMs = defaultLimit } = options
  const { folder, appId, urlCheck } = projectOf(options.project)
  const sizes = mode !== 'hand'
  const app = compile(folder, sizes)
  const runtime = await bundleRuntime(entries[mode])
  const first: StartOptions = {
    appId: options.appId ?? appId,
    launch: {
      path: app.config.entryPagePath ?? app.pages[0]!,
      query: {},
      scene: 1001,
      referrerInfo: {},
      ...options.launch,
    },
    scenario: options.scenario ?? {},
    storage: options.storage,
    screen: options.screen ?? defaultScreen,
    urlCheck,
    byHand: mode === 'hand',
  }
  let start = first
  // a person reloads the page to see a new build
  const appNow = () => (mode === 'hand' ? compile(folder, sizes) : app)
  const web = await startWebServer(folder, { app: appNow, options: () => start }, runtime, options.port)
  const work = networkWork()
  let page: PageLine | undefined
  let picture: Picture | undefined
  let jsdom: JsdomPage | undefined
  let stopped = 'no page is open'
  let arrived: (line: PageLine) => void = () => {}
  let failed: (error: Error) => void = () => {}

  function connect(line: Line<ToPage, ToHost>): PageLine {
    const connected: PageLine = pageLine(line, {
      limitMs,
      onEvent: (method, params) => connected === page && onEvent(method, params),
      work,
      onHang: (method) => void stop(`the page was stopped: ${method} never ended`),
    })
    page?.end('the page was opened anew')
    page = connected
    arrived(connected)
    return connected
  }

  async function stop(words: string): Promise<void> {
    stopped = words
    page?.end(words)
    failed(new Error(words))
    const [oldPicture, oldJsdom] = [picture, jsdom]
    page = picture = jsdom = undefined
    await Promise.all([oldPicture?.close(), oldJsdom?.close()])
  }

  async function newPicture(): Promise<Picture> {
    const mine: { picture?: Picture } = {}
    mine.picture = await openChromium(start, {
      onError(words) {
        // once it runs it tells of errors itself; this one may have come faster than the news that it runs, and is
        // nothing to a start that comes after it
        const fail = failed
        setTimeout(() => fail(new Error(words)), errorGrace)
      },
      onGone: (words) => mine.picture && mine.picture === picture && void stop(words),
    })
    return mine.picture
  }

  async function open(): Promise<void> {
    let limit: NodeJS.Timeout | undefined
    const up = new Promise<void>((resolve, reject) => {
      failed = reject
      arrived = (line) => void line.ready.then(resolve, reject)
      limit = setTimeout(() => reject(new Error(`${mode} did not start within ${startLimit} ms`)), startLimit)
    })
    up.catch(() => {})
    try {
      if (mode === 'jsdom') {
        await jsdom?.close()
        jsdom = openJsdom(web.url, runtime, app, start, (words) => void stop(words))
        connect(jsdom.line)
      } else {
        page?.end('the page was opened anew')
        page = undefined
        const known = picture
        // a browser that ended just now is not known to have ended, and is no longer ours when it tells
        picture = undefined
        const again = known?.isOpen() && (await known.open(web.url).then(accepted, refused))
        if (again) picture = known
        else {
          await known?.close()
          picture = await newPicture()
          await picture.open(web.url)
        }
      }
      await up
    } finally {
      clearTimeout(limit)
      failed = () => {}
    }
  }

  const simulator: Simulator = {
    mode,
    url: web.url,
    async call(method, params) {
      if (!page) throw new Error(stopped)
      return page.call(method, params)
    },
    async screenshot() {
      if (mode !== 'chromium') throw new Error(`App.captureScreenshot: not available in ${mode} mode`)
      if (!picture) throw new Error(stopped)
      return picture.screenshot()
    },
    async relaunch({ appId: newAppId, scenario, storage, ...launch } = {}) {
      const { path: place, query } = launch.path === undefined ? first.launch : parsePath(launch.path)
      start = {
        ...first,
        run: (start.run ?? 0) + 1,
        appId: newAppId ?? first.appId,
        launch: { ...first.launch, ...launch, path: place, query: { ...query, ...launch.query } },
        scenario: { ...first.scenario, ...scenario },
        storage: storage ?? first.storage,
        storageNumber: (start.storageNumber ?? 0) + (storage ? 1 : 0),
      }
      if (mode === 'hand') await simulator.call('Simulator.reload', {})
      else await open()
    },
    async close() {
      await stop('the simulator was closed')
      await web.close()
    },
  }
  web.onPage((socket) => {
    const line = connect(socketLine(socket))
    socket.on('close', () => {
      line.end('the page is gone')
      if (line !== page) return
      page = undefined
      if (mode === 'chromium') stopped = 'the page is gone'
    })
  })
  try {
    if (mode !== 'hand') await open()
  } catch (error) {
    await simulator.close()
    throw error
  }
  return simulator
}

function parsePath(text: string): { path: string; query: Record<string, string> } {
  const [place = '', query = ''] = text.replace(/^\//, '').split(/\?(.*)/s)
  return { path: place, query: parseQuery(query) }
}

const accepted = (): boolean => true
const refused = (): boolean => false

function socketLine(socket: WebSocket): Line<ToPage, ToHost> {
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    onMessage: (listener) => void socket.on('message', (data) => listener(JSON.parse(String(data)) as ToHost)),
  }
}

interface ProjectConfig {
  miniprogramRoot?: string
  appid?: string
  setting?: { urlCheck?: boolean }
}

/** Where a project's mini-program lies, its app id, and whether its addresses are checked. */
function projectOf(project: string): { folder: string; appId: string; urlCheck: boolean } {
  const file = path.join(project, 'project.config.json')
  const config = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ProjectConfig) : {}
  const below = path.resolve(project, config.miniprogramRoot ?? '.')
  const folder = fs.existsSync(path.join(below, 'app.json')) ? below : path.resolve(project)
  return { folder, appId: config.appid ?? 'wx0000000000000000', urlCheck: config.setting?.urlCheck ?? false }
}
