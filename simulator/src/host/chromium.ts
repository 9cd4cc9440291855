import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { StartOptions } from '../shared/scenario'

export interface Picture {
  /** PNG of the simulated phone, base64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const missing =
  "No Chromium: install Debian's packages chromium and fonts-noto-cjk, or set CHROMIUM_PATH. SIM_MODE=jsdom runs without."

/** Opens the host page in a phone-sized Chromium. */
export async function openChromium(url: string, { screen, scenario }: StartOptions): Promise<Picture> {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))
  if (!executablePath) throw new Error(missing)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.ratio,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    locale: 'zh-CN',
    colorScheme: scenario.theme ?? 'light',
  })
  if (process.env.SIM_DEBUG) page.on('console', (line) => console.error(`[${line.type()}] ${line.text()}`))
  page.on('pageerror', (error) => console.error(`[page] ${error.stack ?? error.message}`))
  await page.goto(url)
  return {
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  }
}
