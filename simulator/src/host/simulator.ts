import fs from 'node:fs'
import path from 'node:path'
import type { WebSocket } from 'ws'
import { compile } from '../compile/compile'
import type { Line, ToHost, ToPage } from '../shared/messages'
import type { LaunchOptions, Scenario, StartOptions } from '../shared/scenario'
import { bundleRuntime } from './bundle'
import { openChromium, type Picture } from './chromium'
import { openJsdom } from './jsdom'
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
  screen?: StartOptions['screen']
  /** ms within which each call is answered. */
  limitMs?: number
  /** Port of the host page; 0 = a free one. */
  port?: number
  onEvent?(method: string, params: unknown): void
}

export interface Simulator {
  mode: Mode
  url: string
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  screenshot(): Promise<string>
  close(): Promise<void>
}

const defaultScreen = { width: 375, height: 667, ratio: 2 }
const defaultLimit = 10_000

/** Runs a compiled mini-program. Resolves when its first page is open. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { folder, appId } = projectOf(options.project)
  const [app, runtime] = [
    compile(folder),
    await bundleRuntime(options.mode === 'jsdom' ? 'jsdomEntry' : 'browserEntry'),
  ]
  const start: StartOptions = {
    appId: options.appId ?? appId,
    launch: {
      path: app.config.entryPagePath ?? app.pages[0]!,
      query: {},
      scene: 1001,
      referrerInfo: {},
      ...options.launch,
    },
    scenario: options.scenario ?? {},
    screen: options.screen ?? defaultScreen,
  }
  const web = await startWebServer(folder, () => ({ app, options: start }), runtime, options.port)
  let page: PageLine | undefined
  let picture: Picture | undefined
  let hung = ''
  let stop = async () => {}
  const work = networkWork()
  const connect = (line: Line<ToPage, ToHost>) =>
    pageLine(line, {
      limitMs: options.limitMs ?? defaultLimit,
      onEvent: options.onEvent ?? (() => {}),
      work,
      onHang(method) {
        hung = method
        void stop()
      },
    })
  if (options.mode === 'jsdom') {
    const jsdom = openJsdom(web.url, runtime, app, start)
    stop = jsdom.close
    page = connect(jsdom.line)
    await page.ready
  } else {
    const opened = new Promise<void>((resolve) =>
      web.onPage((socket) => {
        const line = connect(socketLine(socket))
        void line.ready.then(() => {
          page = line
          resolve()
        })
      }),
    )
    if (options.mode === 'chromium') {
      picture = await openChromium(web.url, start)
      stop = picture.close
      await opened
    }
  }
  return {
    mode: options.mode,
    url: web.url,
    async call(method, params) {
      if (hung) throw new Error(`the page was stopped: ${hung} never ended`)
      if (!page) throw new Error('no page is open')
      return page.call(method, params)
    },
    async screenshot() {
      if (!picture) throw new Error(`captureScreenshot: not available in ${options.mode} mode`)
      return picture.screenshot()
    },
    async close() {
      await stop()
      await web.close()
    },
  }
}

function socketLine(socket: WebSocket): Line<ToPage, ToHost> {
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    onMessage: (listener) => void socket.on('message', (data) => listener(JSON.parse(String(data)) as ToHost)),
  }
}

/** Where a project's mini-program lies, and its app id. */
function projectOf(project: string): { folder: string; appId: string } {
  const file = path.join(project, 'project.config.json')
  const config = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const below = path.resolve(project, config.miniprogramRoot ?? '.')
  const folder = fs.existsSync(path.join(below, 'app.json')) ? below : path.resolve(project)
  return { folder, appId: config.appid ?? 'wx0000000000000000' }
}
