import type { Shown } from '../evidence'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What tools/chromium.mjs offers; it finds the browser and says which Debian packages are missing. */
interface Tools {
  chromiumMissing: string
  findChromium(): string | undefined
  chromiumArgs: string[]
  launchChromium(options: { args: string[] }): Promise<Browser>
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tools = '../../tools/chromium.mjs'
const load = async () => (await import(tools)) as Tools

/** Path of Chromium on this machine; throws the message that names the Debian packages when there is none. */
export async function findChromium(): Promise<string> {
  const { findChromium, chromiumMissing } = await load()
  const path = findChromium()
  if (!path) throw new Error(chromiumMissing)
  return path
}

let browser: Promise<Browser> | undefined

/** A name for this machine that a phone might reach, unlike its address. */
export const publicName = 'mall.test'

/** The browser of this test process: opened once, closed by `closeBrowser` in an `after` of the file. */
export function openBrowser(): Promise<Browser> {
  browser ??= load().then(({ launchChromium, chromiumArgs }) =>
    launchChromium({ args: [...chromiumArgs, `--host-resolver-rules=MAP ${publicName} 127.0.0.1`] }),
  )
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

/** Windows that are open now, for the evidence of a failing test. */
export const windows = new Set<Shown>()

export interface OpenPage {
  page: Page
  /** Uncaught errors, and what React and the app wrote to console.error. */
  errors: string[]
  close(): Promise<void>
}

/** What the browser itself says of pictures, calls and sockets that did not come. */
const ofNetwork = /^(Failed to load resource|WebSocket connection to \S+ failed)/

/** A phone of 390 x 844 css px with touch, in zh-CN unless told otherwise, with a storage of its own. */
export async function openPage(url: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // what a worker fetches is not seen by page.route; tests/h5/slice/worker.test.ts lets it in
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const errors: string[] = []
  const lines: string[] = []
  page.on('pageerror', (error) => {
    errors.push(error.stack ?? error.message)
    lines.push(`uncaught ${error.stack ?? error.message}`)
  })
  page.on('framenavigated', (frame) => frame === page.mainFrame() && lines.push(`navigated to ${frame.url()}`))
  page.on('console', (message) => {
    lines.push(`${message.type()} ${message.text()}`)
    if (message.type() === 'error' && !ofNetwork.test(message.text())) errors.push(message.text())
  })
  const shown: Shown = { picture: (file) => page.screenshot({ path: file }), address: () => page.url(), lines }
  windows.add(shown)
  await page.goto(url)
  const close = async () => {
    // an answer that a test reads on its way may still be on it; the file's browser may be closed already
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    windows.delete(shown)
  }
  return { page, errors, close }
}

export interface Point {
  x: number
  y: number
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function session(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** One finger, as the browser gets it from a touch screen: it scrolls, snaps, and cancels as on a phone. */
export async function finger(page: Page) {
  const cdp = await session(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[], atMs = Date.now()) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: atMs / 1000 })
  return {
    down: (at: Point, atMs?: number) => send('touchStart', [at], atMs),
    move: (to: Point, atMs?: number) => send('touchMove', [to], atMs),
    up: (atMs?: number) => send('touchEnd', [], atMs),
  }
}

export interface SwipeOptions {
  /** How many moves, how long each takes in ms, and how long the finger rests before it leaves. */
  steps?: number
  stepMs?: number
  restMs?: number
}

/** Draws one finger from one point to another. The events bear the times of the options, however busy the machine is. */
export async function swipe(page: Page, from: Point, end: Point, options: SwipeOptions = {}): Promise<void> {
  const { steps = 8, stepMs = 16, restMs = 0 } = options
  const touch = await finger(page)
  const start = Date.now()
  await touch.down(from, start)
  for (let i = 1; i <= steps; i += 1) {
    await page.waitForTimeout(stepMs)
    const to = { x: from.x + ((end.x - from.x) * i) / steps, y: from.y + ((end.y - from.y) * i) / steps }
    await touch.move(to, start + i * stepMs)
  }
  await page.waitForTimeout(restMs)
  await touch.up(start + steps * stepMs + restMs)
}

/** The middle of an element, css px. */
export async function middle(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
