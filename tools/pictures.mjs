// Pictures of every built screen on a phone of 390 x 844 or in other windows, H5 and mini-program (simulator, not WeChat)
// side by side, to be looked at; and what a tool can find wrong in them without looking.
//   npm run pictures -- --theme red,blue --lang zh-cn,en-us --dark --text extra --only goods,order --site 7 --guest
//   npm run pictures -- --h5 --lang en-us --dark     without the mini-program: quicker, with the faults
//   npm run pictures -- --h5 --width 320,360,412,820,1280
// They land in .cache/pictures/<choice>/ as sheet-1.png, ... and faults.txt.
import fs from 'node:fs'
import path from 'node:path'
import { startSimulator } from '../simulator/src/host/simulator.ts'
import { launchChromium } from './chromium.mjs'
import { buyEachKind } from './demoKinds.mjs'
import { goShopping, signIn } from './demoShopper.mjs'
import { findFaults } from './faults.mjs'
import { openMall } from './mall.mjs'
import { root, say } from './process.mjs'
import { fingers, inStorage, kept, otherFaces, screens, sizeOf } from './screens.mjs'
import { build, fail } from './setup.mjs'

/** Screens of one sheet, each twice: 28 thumbnails. */
const perSheet = 14
const axe = fs.readFileSync(path.join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8')

const words = process.argv.slice(2)
/** @param {string} name @param {string} usual */
const choice = (name, usual) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? usual) : usual).split(',')
const only = choice('--only', '').filter(Boolean)
const guest = words.includes('--guest')
const onlyH5 = words.includes('--h5')

/** @typedef {{ theme: string, lang: string, name: string, folder: string, stored: object, size: Size }} Look */
/** @typedef {import('./screens.mjs').Size} Size */
/** @typedef {import('./screens.mjs').Screen & { told: string[] }} Shot */

await build('h5')
if (!onlyH5) await build('weapp')
const mall = await openMall()
const shopper = await signIn(mall.url)
const made = { ...(await goShopping(shopper)), ...(await buyEachKind(shopper)) }
const wanted = [...screens(mall.url, made), ...otherFaces(made)].filter(
  ({ name, path: place }) =>
    !only.length || only.some((word) => name.toLowerCase().includes(word.toLowerCase()) || place.includes(word)),
)
if (!wanted.length) fail('No built route matches --only.')
const browser = await launchChromium()
for (const theme of choice('--theme', 'red'))
  for (const lang of choice('--lang', 'zh-cn'))
    for (const size of choice('--width', '390').map(sizeOf)) {
      const look = lookOf(theme, lang, size)
      const shots = await inBrowser(look)
      if (!onlyH5) await inMiniProgram(look)
      await report(look, shots)
    }
await browser.close()
await mall.close()
process.exit(0)

/**
 * @param {string} theme
 * @param {string} lang
 * @param {Size} size
 * @returns {Look}
 */
function lookOf(theme, lang, size) {
  const scheme = words.includes('--dark') ? 'dark' : 'light'
  const textSize = choice('--text', 'standard')[0] ?? 'standard'
  const width = size.width !== 390 && String(size.width)
  const parts = [theme, lang, scheme === 'dark' && 'dark', textSize !== 'standard' && textSize, guest && 'guest', width]
  const name = parts.filter(Boolean).join('-')
  const folder = path.join(root, '.cache', 'pictures', name)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const { token, cart_count: count, ...common } = kept(shopper.token)
  const stored = {
    ...common,
    ...(guest ? {} : { token, cart_count: count }),
    locale: lang,
    siteId: Number(choice('--site', '0')[0]),
    preferences: { theme, scheme, textSize },
  }
  return { theme, lang, name, folder, stored, size }
}

/** @param {import('./screens.mjs').Screen} screen */
function address({ path: place, query }) {
  // a blank as in addresses that an app writes
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  return `${place}?${pairs.join('&')}`
}

/**
 * @param {Look} look
 * @returns {Promise<Shot[]>}
 */
async function inBrowser({ lang, folder, stored, size }) {
  /** @type {Shot[]} */
  const shots = []
  for (const screen of wanted) {
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: 2,
      ...fingers(size),
      timezoneId: 'Asia/Shanghai',
      locale: lang === 'en-us' ? 'en-US' : 'zh-CN',
      serviceWorkers: 'block',
      // axe is put into the page
      bypassCSP: true,
    })
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, inStorage(stored))
    const page = await context.newPage()
    /** @type {string[]} */
    const told = []
    let answers = ''
    page.on('pageerror', (error) => told.push(`error ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        told.push(`console ${message.text()}`)
    })
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (answer.status() >= 400) told.push(`http ${answer.status()} ${pathname}`)
      const readable = /json|html/.test(answer.headers()['content-type'] ?? '')
      if (readable)
        void answer.text().then(
          (text) => (answers += plain(text)),
          () => undefined,
        )
    })
    await page
      .goto(`${mall.url}/${address(screen)}`, { waitUntil: 'networkidle' })
      .catch((error) => told.push(`error ${error.message}`))
    await page.waitForTimeout(700)
    const faults = await page.evaluate(findFaults, { english: lang === 'en-us', answers })
    told.push(...faults.map(({ kind, what }) => `${kind} ${what}`), ...(await contrast(page)))
    await page.screenshot({ path: path.join(folder, `${screen.name}.h5.png`) })
    await context.close()
    shots.push({ ...screen, told: [...new Set(told)] })
    say(`${screen.name}${told.length ? `  ${told.length}: ${told[0]?.slice(0, 120)}` : ''}`)
  }
  return shots
}

/** Chinese may travel as escapes. @param {string} text */
function plain(text) {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** @param {import('playwright-core').Page} page */
async function contrast(page) {
  await page.evaluate(axe)
  const rules = { runOnly: ['color-contrast'] }
  const { violations } = await page.evaluate((options) => /** @type {any} */ (window).axe.run(options), rules)
  /** @type {{ html: string, any: { message: string }[] }[]} */
  const nodes = violations.flatMap((/** @type {any} */ one) => one.nodes)
  return nodes.map(({ html, any }) => `contrast ${html.slice(0, 120)} ${any[0]?.message.slice(0, 120) ?? ''}`)
}

/** @param {Look} look */
async function inMiniProgram({ folder, stored, size }) {
  const storage = inStorage({ baseUrl: mall.url, ...stored })
  const simulator = await startSimulator({
    project: root,
    mode: 'chromium',
    screen: { ...size, ratio: 2 },
    storage,
    limitMs: 30_000,
  })
  try {
    for (const screen of wanted) {
      await simulator.relaunch({ path: address(screen), storage })
      await simulator.call('Simulator.settled', {})
      // a look at the layout waits for the pictures
      await simulator.call('Simulator.measurements', {})
      fs.writeFileSync(path.join(folder, `${screen.name}.weapp.png`), await simulator.screenshot(), 'base64')
    }
  } finally {
    await simulator.close()
  }
}

/**
 * @param {Look} look
 * @param {Shot[]} shots
 */
async function report({ name, folder, size }, shots) {
  const lines = shots.flatMap(({ name: screen, told }) => told.map((line) => `${screen}: ${line}`))
  fs.writeFileSync(path.join(folder, 'faults.txt'), `${lines.join('\n')}\n`)
  say(`${name}: ${shots.length} screens, ${lines.length} faults told`)
  const page = await browser.newPage({ viewport: { width: onlyH5 ? 1640 : 1660, height: 900 } })
  const many = onlyH5 ? perSheet * 2 : perSheet
  for (let from = 0; from < shots.length; from += many) {
    const file = path.join(folder, `sheet-${from / many + 1}`)
    fs.writeFileSync(`${file}.html`, sheet(name, shots.slice(from, from + many), size.width > size.height ? 400 : 200))
    await page.goto(`file://${file}.html`)
    await page.screenshot({ path: `${file}.png`, fullPage: true })
    say(path.relative(root, `${file}.png`))
  }
  await page.close()
}

/**
 * @param {string} name
 * @param {Shot[]} shots
 * @param {number} wide of a thumbnail
 */
function sheet(name, shots, wide) {
  const escaped = (/** @type {string} */ text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const builds = onlyH5 ? ['h5'] : ['h5', 'weapp']
  const figures = shots.map(({ name: screen, told }) => {
    const pictures = builds.map((one) => `<img src="${screen}.${one}.png">`).join('')
    const lines = told.slice(0, 2).map((line) => `<br><b>${escaped(line.slice(0, 110))}</b>`)
    return `<figure>${pictures}<figcaption>${screen}${lines.join('')}</figcaption></figure>`
  })
  const style = [
    'body { font: 12px sans-serif; display: flex; flex-wrap: wrap; gap: 10px; background: #ddd }',
    'h1 { width: 100%; font-size: 15px; margin: 0 }',
    `figure { margin: 0; width: ${builds.length * wide + 2}px; overflow-wrap: anywhere }`,
    `img { width: ${wide}px; margin-right: 1px }`,
    'b { color: #b00 }',
  ].join('\n')
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${name}</h1>${figures.join('')}`
}
