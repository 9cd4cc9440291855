import { launchChromium } from '../../tools/chromium.mjs'
import { slowLine } from './slowLine.mjs'

const rounds = 5

export const about =
  'What comes over a slow line (150 ms there and back, 1.6 Mbit/s) with the service worker and without: the first visit to ' +
  'home until all is kept, home again, and a step from there to the cart, not opened before. Medians of ' +
  `${rounds} interleaved visits; ms until the page stands.`

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** ms after which a browser without a worker has all it wants */
const quiet = 8000

/** @param {{ url: string }} mall */
export async function report({ url }) {
  const browser = await launchChromium()
  const line = await slowLine(url)
  /** @type {Record<string, { kB: number[], ms: number[] }>} */
  const results = {}
  try {
    // the first visit draws the pictures, which later ones find
    await visit(browser, line, 'block', () => undefined)
    for (let round = 0; round < rounds; round += 1)
      for (const workers of /** @type {const} */ (['allow', 'block']))
        await visit(browser, line, workers, (step, bytes, ms) => {
          const row = (results[`${step} | ${workers === 'allow' ? 'with' : 'without'}`] ??= { kB: [], ms: [] })
          row.kB.push(bytes / 1000)
          row.ms.push(ms)
        })
  } finally {
    await browser.close()
    line.close()
  }
  const rows = Object.entries(results).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    '| Step | worker | kB | ms |',
    '|---|---|---|---|',
    ...rows.map(([name, { kB, ms }]) => `| ${name} | ${spread(kB)} | ${spread(ms)} |`),
  ].join('\n')
}

/** @param {number[]} values */
function spread(values) {
  const list = [...values].sort((a, b) => a - b).map((value) => value.toFixed(0))
  return `${list[Math.floor(list.length / 2)]} (${list[0]}-${list.at(-1)})`
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Awaited<ReturnType<typeof slowLine>>} line
 * @param {'allow' | 'block'} serviceWorkers
 * @param {(step: string, bytes: number, ms: number) => void} tell
 */
async function visit(browser, line, serviceWorkers, tell) {
  const context = await browser.newContext({ ...phone, locale: 'zh-CN', serviceWorkers })
  let before = line.received()
  /** @param {string} step @param {number} ms */
  const told = (step, ms) => {
    tell(step, line.received() - before, ms)
    before = line.received()
  }
  /** @param {import('playwright-core').Page} page @param {string} handle @param {() => Promise<unknown>} act */
  const until = async (page, handle, act) => {
    const started = Date.now()
    await act()
    await page.locator(`${handle}:visible`).first().waitFor()
    const ms = Date.now() - started
    await page.waitForLoadState('networkidle')
    return ms
  }
  try {
    const first = await context.newPage()
    const ms = await until(first, '.t-link', () => first.goto(line.url, { waitUntil: 'commit' }))
    if (serviceWorkers === 'allow') await first.waitForFunction(() => navigator.serviceWorker.controller)
    else await first.waitForTimeout(quiet)
    told('1 home', ms)
    await first.close()
    const page = await context.newPage()
    told('2 home again', await until(page, '.t-link', () => page.goto(line.url, { waitUntil: 'commit' })))
    told('3 cart', await until(page, '.t-login', () => page.locator('.t-tab-cart:visible').first().tap()))
  } finally {
    await context.close()
  }
}
