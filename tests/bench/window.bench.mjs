import { chromiumArgs, launchChromium } from '../../tools/chromium.mjs'
import { signIn } from '../../tools/demoShopper.mjs'
import { say } from '../../tools/process.mjs'
import { watchWindow, windowReport } from './windowWatch.mjs'

const rounds = Number(process.env.WINDOW_ROUNDS ?? 3)
/** ms without a touch, longer than anything that the app delays */
const watched = 7000

export const about =
  `When the window of a page is whole, without throttling: ${rounds} interleaved visits of ${watched / 1000} s, nothing is ` +
  'touched. Whole = from that frame on every picture and every text of the last frame is shown in its place; a carousel, a ' +
  'notice and a countdown change by themselves and count as one. Gaps = what was shown, gone for some frames, and shown ' +
  'again. Bar: home is whole at most 1.0 s after LCP, without gaps. The card for newcomers stands over the page and is told apart: it comes at the first touch, or after 5 s.'

/** @typedef {{ name: string, path: string, width: number, dark?: boolean, english?: boolean, member?: boolean }} Visit */
/** @typedef {{ lcp: number, fcp: number, whole: number, card: number, gaps: string[], items: number }} Figures */

/** @returns {Visit[]} */
function visits() {
  /** @type {Visit[]} */
  const all = []
  for (const width of [390, 820, 1280])
    for (const dark of [false, true])
      for (const english of [false, true])
        for (const member of [false, true]) all.push({ name: 'home', path: '/', width, dark, english, member })
  const others = {
    list: '/pages/goods/list/list',
    detail: '/pages/goods/detail/detail?sku_id=1',
    category: '/pages/goods/category/category',
    'shop home': '/otherpages/shop/index/index?site_id=3',
  }
  for (const [name, path] of Object.entries(others)) all.push({ name, path, width: 390 })
  return [...all, { name: 'member', path: '/pages/member/index/index', width: 390, member: true }]
}

/** @param {Visit} visit */
const titleOf = ({ name, width, dark, english, member }) =>
  [name, width, dark ? 'dark' : 'light', english ? 'en' : 'zh', member ? 'member' : 'guest'].join(' ')

/** @param {{ url: string }} ours @param {{ url: string }} [theirs] with the H5 build of another checkout */
export async function report(ours, theirs) {
  const sides = theirs ? { ours, theirs } : { ours }
  /** @type {Map<string, string>} */
  const tokens = new Map()
  for (const [side, { url }] of Object.entries(sides)) tokens.set(side, (await signIn(url)).token)
  const browser = await launchChromium({ args: chromiumArgs })
  /** @type {Map<string, Figures[]>} by side and visit */
  const results = new Map()
  const chosen = visits().filter((visit) => titleOf(visit).includes(process.env.WINDOW_ONLY ?? ''))
  try {
    // the first round is not counted: it draws the first screens and the variants of the pictures
    for (let round = 0; round <= rounds; round += 1)
      for (const visit of chosen) {
        const turn = Object.entries(sides)
        for (const [side, { url }] of round % 2 ? turn : turn.reverse()) {
          const figures = await visitOnce(browser, url, visit, tokens.get(side) ?? '')
          const key = `${side} ${titleOf(visit)}`
          if (round === 0) continue
          results.set(key, [...(results.get(key) ?? []), figures])
          const { lcp, whole, gaps } = figures
          say(`  ${key.padEnd(40)} LCP ${lcp}, whole ${whole} ms, ${whole - lcp} later ${gaps.slice(0, 3).join('; ')}`)
        }
      }
  } finally {
    await browser.close()
  }
  const titles = chosen.map(titleOf)
  return theirs
    ? [table('ours', titles, results), '', 'Theirs:', '', table('theirs', titles, results)].join('\n')
    : table('ours', titles, results)
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Visit} visit
 * @param {string} token
 * @returns {Promise<Figures>}
 */
async function visitOnce(browser, url, { path, width, dark, english, member }, token) {
  const isPhone = width < 500
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : width === 820 ? 1180 : 800 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: dark ? 'dark' : 'light',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
      },
      { ...(english && { locale: 'en-us' }), ...(member && { token }) },
    )
    await page.addInitScript(watchWindow)
    await page.goto(url + path)
    await page.waitForTimeout(watched)
    return await page.evaluate(windowReport)
  } finally {
    await context.close()
  }
}

/** @param {number[]} values */
function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)] ?? 0} (${sorted[0] ?? 0}-${sorted.at(-1) ?? 0})`
}

/** @param {string} side @param {string[]} titles @param {Map<string, Figures[]>} results */
function table(side, titles, results) {
  const rows = titles.map((title) => {
    const all = results.get(`${side} ${title}`) ?? []
    const gaps = [...new Set(all.flatMap((run) => run.gaps))]
    const cells = [
      spread(all.map(({ fcp }) => fcp)),
      spread(all.map(({ lcp }) => lcp)),
      spread(all.map(({ whole }) => whole)),
      spread(all.map(({ whole, lcp }) => whole - lcp)),
      all.some(({ card }) => card > 0) ? spread(all.map(({ card }) => card)) : '',
      all[0]?.items ?? 0,
      gaps.length,
    ]
    return `| ${title} | ${cells.join(' | ')} |`
  })
  return [
    '| Page | FCP ms | LCP ms | whole ms | after LCP ms | card ms | pictures and texts | gaps |',
    `|${'---|'.repeat(8)}`,
    ...rows,
  ].join('\n')
}
