// Pictures of every built screen on a phone of 390 x 844, to be looked at.
//   npm run contact-sheet -- --theme red,blue --lang zh-cn,en-us --dark --text extra --only goods,order --site 7 --guest --full
// They land in .cache/contact-sheet/<choice>/, with an index.html and sheet.png that show them side by side.
import fs from 'node:fs'
import path from 'node:path'
import { routes } from '../src/routes.ts'
import { launchChromium } from './chromium.mjs'
import { goShopping, signIn } from './demoShopper.mjs'
import { openMall } from './mall.mjs'
import { root, say } from './process.mjs'
import { build, fail } from './setup.mjs'

const words = process.argv.slice(2)
/** @param {string} name @param {string} usual */
const choice = (name, usual) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? usual) : usual).split(',')
const only = choice('--only', '').filter(Boolean)
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Asia/Shanghai',
}
const built = Object.entries(routes).filter(
  ([name, route]) =>
    route.built &&
    (!only.length || only.some((word) => name.toLowerCase().includes(word.toLowerCase()) || route.path.includes(word))),
)
if (!built.length) fail('No built route matches --only.')

await build('h5')
const mall = await openMall()
const shopper = await signIn(mall.url)
const made = await goShopping(shopper)
const params = parameters()
const browser = await launchChromium()
for (const theme of choice('--theme', 'red')) for (const lang of choice('--lang', 'zh-cn')) await sheet(theme, lang)
await browser.close()
await mall.close()
process.exit(0)

/** What a screen is opened with; routes that are not named take none. */
function parameters() {
  /** @type {Record<string, Record<string, string | number>>} */
  const known = {
    goodsDetail: { sku_id: 1 },
    orderDetail: { order_id: made.orderId },
    payResult: { code: made.outTradeNo },
    cashier: { out_trade_no: made.outTradeNo },
    shopHome: { site_id: 3 },
    webview: { link: `${mall.url}/healthz` },
    diyPage: { name: 'DIY_VIEW_INDEX' },
  }
  return known
}

/**
 * @param {string} theme
 * @param {string} lang
 */
async function sheet(theme, lang) {
  const scheme = words.includes('--dark') ? 'dark' : 'light'
  const textSize = choice('--text', 'standard')[0] ?? 'standard'
  const guest = words.includes('--guest')
  const name = [theme, lang, scheme === 'dark' && 'dark', textSize !== 'standard' && textSize, guest && 'guest']
    .filter(Boolean)
    .join('-')
  const folder = path.join(root, '.cache', 'contact-sheet', name)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const stored = {
    ...(guest ? {} : { token: shopper.token }),
    locale: lang,
    siteId: Number(choice('--site', '0')[0]),
    preferences: { theme, scheme, textSize },
    orderCreateData: { sku_id: 1, num: 2 },
  }
  /** @type {{ route: string, path: string, file: string, errors: string[] }[]} */
  const shots = []
  for (const [route, { path: place }] of built) {
    const context = await browser.newContext({ ...phone, locale: lang === 'en-us' ? 'en-US' : 'zh-CN' })
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    const page = await context.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) errors.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    const query = new URLSearchParams(Object.entries(params[route] ?? {}).map(([key, value]) => [key, String(value)]))
    await page
      .goto(`${mall.url}/${place}?${query}`, { waitUntil: 'networkidle' })
      .catch((error) => errors.push(error.message))
    await page.waitForTimeout(700)
    const file = `${route}.png`
    await page.screenshot({ path: path.join(folder, file), fullPage: words.includes('--full') })
    await context.close()
    shots.push({ route, path: place, file, errors })
    say(`${name}  ${route}${errors.length ? `  ${errors.length} errors: ${errors[0]?.slice(0, 120)}` : ''}`)
  }
  fs.writeFileSync(path.join(folder, 'index.html'), html(name, shots))
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } })
  await page.goto(`file://${path.join(folder, 'index.html')}`)
  await page.screenshot({ path: path.join(folder, 'sheet.png'), fullPage: true })
  await page.close()
  say(path.relative(root, path.join(folder, 'sheet.png')))
}

/**
 * @param {string} name
 * @param {{ route: string, path: string, file: string, errors: string[] }[]} shots
 */
function html(name, shots) {
  const escaped = (/** @type {string} */ text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const figures = shots.map(({ route, path: place, file, errors }) => {
    const more = errors.length > 3 ? [`and ${errors.length - 3} more`] : []
    const lines = [...errors.slice(0, 3), ...more].map((error) => `<br><b>${escaped(error.slice(0, 160))}</b>`)
    return `<figure><img src="${file}"><figcaption>${route}<br><small>${place}</small>${lines.join('')}</figcaption></figure>`
  })
  const style = [
    'body { font: 13px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; background: #ddd }',
    'h1 { width: 100%; font-size: 16px }',
    'figure { margin: 0; width: 260px; overflow-wrap: anywhere }',
    'img { width: 100% }',
    'b { color: #b00 }',
  ].join('\n')
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style><h1>${name}</h1>${figures.join('')}`
}
