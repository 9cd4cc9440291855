import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { StartOptions } from '../shared/scenario'

export interface Picture {
  /** Opens the host page, also once more. */
  open(url: string): Promise<void>
  isOpen(): boolean
  /** PNG of the simulated phone, base64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

export interface PictureEvents {
  /** An error nobody caught in the host page. */
  onError(words: string): void
  /** The browser ended, or its page did, without close(). */
  onGone(words: string): void
}

/** The first takes half the processor time of the others. */
const places = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const missing =
  "No Chromium: install Debian's packages chromium-headless-shell and fonts-noto-cjk, or set CHROMIUM_PATH. " +
  'SIM_MODE=jsdom runs without.'

/** The program that runs here: CHROMIUM_PATH, or where a distribution puts it. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || places.find((place) => existsSync(place))

/** A phone-sized Chromium. */
export async function openChromium({ screen, scenario }: StartOptions, events: PictureEvents): Promise<Picture> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(missing)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  let closing = false
  const gone = (words: string) => () => closing || events.onGone(words)
  browser.on('disconnected', gone('Chromium was closed'))
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.ratio,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    locale: 'zh-CN',
    colorScheme: scenario.theme ?? 'light',
  })
  page.on('crash', gone('the page crashed'))
  page.on('close', gone('the page was closed'))
  if (process.env.SIM_DEBUG) page.on('console', (line) => console.error(`[${line.type()}] ${line.text()}`))
  page.on('pageerror', (error) => events.onError(error.stack ?? error.message))
  return {
    isOpen: () => browser.isConnected() && !page.isClosed(),
    open: async (url) => void (await page.goto(url)),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close() {
      closing = true
      return browser.close()
    },
  }
}
