// Pictures of every screen on a phone of 390 x 844 or in other windows, H5 and mini-program (simulator, not WeChat)
// side by side, with the faults a tool finds, in .cache/pictures/<choice>/ as sheet-1.png, ... and faults.txt.
//   npm run pictures -- --theme red,blue --lang zh-cn,en-us --dark --text extra --only goods,order --site 7 --guest
//   npm run pictures -- --h5 --lang en-us --dark     without the mini-program: quicker, with the faults
//   npm run pictures -- --h5 --width 320,360,412,820,1280     740 and 844 are phones on their side; --weapp: 320 to 430
//   npm run pictures -- --open --offline     sheets and questions (tools/openFaces.mjs), all without a connection
import fs from 'node:fs'
import path from 'node:path'
import { startSimulator } from '../simulator/src/host/simulator.ts'
import { launchChromium } from './chromium.mjs'
import { buyEachKind } from './demoKinds.mjs'
import { goShopping, signIn } from './demoShopper.mjs'
import { findFaults } from './faults.mjs'
import { openMall } from './mall.mjs'
import { openFaces } from './openFaces.mjs'
import { root, say } from './process.mjs'
import { tapInApp } from './tapInApp.mjs'
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
const open = words.includes('--open')
const offline = words.includes('--offline')
const builds = words.includes('--h5') ? ['h5'] : words.includes('--weapp') ? ['weapp'] : ['h5', 'weapp']

/** @typedef {{ theme: string, lang: string, name: string, folder: string, stored: object, size: Size }} Look */
/** @typedef {import('./screens.mjs').Size} Size */
/** @typedef {import('./screens.mjs').Screen & { taps?: string[] }} Wanted */
/** @typedef {Wanted & { told: string[] }} Shot */

await build('h5')
if (builds.includes('weapp')) await build('weapp')
const mall = await openMall({ MALL_SEED_PEOPLE: '1' })
const shopper = await signIn(mall.url)
const made = { ...(await goShopping(shopper)), ...(await buyEachKind(shopper)) }
/** @type {Wanted[]} */
const all = open ? openFaces(made) : [...screens(mall.url, made), ...otherFaces(made)]
const wanted = all.filter(
  ({ name, path: place }) =>
    !only.length || only.some((word) => name.toLowerCase().includes(word.toLowerCase()) || place.includes(word)),
)
if (!wanted.length) fail('No route matches --only.')
const browser = await launchChromium()
for (const theme of choice('--theme', 'red'))
  for (const lang of choice('--lang', 'zh-cn')) {
    const looks = choice('--width', '390').map((width) => lookOf(theme, lang, sizeOf(width)))
    const shots = builds.includes('h5') ? await inBrowser(looks) : []
    for (const look of looks) {
      const missed = builds.includes('weapp') ? await inMiniProgram(look) : []
      await report(
        look,
        wanted.map((screen, i) => ({ ...screen, told: [...(shots[i]?.get(look) ?? []), ...(missed[i] ?? [])] })),
      )
    }
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
  const parts = [
    theme,
    lang,
    scheme === 'dark' && 'dark',
    textSize !== 'standard' && textSize,
    guest && 'guest',
    width,
    open && 'open',
    offline && 'offline',
  ]
  const name = parts.filter(Boolean).join('-')
  const folder = path.join(root, '.cache', 'pictures', name)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const { token, cart_count: count, ...common } = kept(shopper.token, made)
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
 * All screens on one phone, which has seen each before when it is looked at without a connection. Each is opened once
 * and given one size after the other, as a turned phone or a dragged window does.
 * @param {Look[]} looks that differ in their size only
 * @returns {Promise<Map<Look, string[]>[]>} per screen the faults in each look
 */
async function inBrowser(looks) {
  const [first] = looks
  if (!first) return []
  const { lang, stored, size } = first
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 2,
    ...fingers(size),
    timezoneId: 'Asia/Shanghai',
    locale: lang === 'en-us' ? 'en-US' : 'zh-CN',
    serviceWorkers: offline ? 'allow' : 'block',
    // axe is put into the page
    bypassCSP: true,
  })
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, inStorage(stored))
  if (offline) await keepTheMall(context)
  /** @type {Map<Look, string[]>[]} */
  const all = []
  // with what stands in an address; a later page may show what an earlier one was sent
  let answers = wanted.flatMap(({ query }) => Object.values(query)).join('\n')
  for (const screen of wanted) {
    const page = await context.newPage()
    const own = JSON.stringify(screen.token ?? shopper.token)
    if (!guest) await page.addInitScript((token) => localStorage.setItem('token', token), own)
    /** @type {string[]} */
    const told = []
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
    const visit = () =>
      page
        .goto(`${mall.url}/${address(screen)}`, { waitUntil: 'networkidle' })
        .catch((error) => void told.push(`error ${error.message}`))
    await visit()
    if (offline) {
      await context.setOffline(true)
      await visit()
      await tap(page, '.t-modal-confirm').catch(() => undefined)
    }
    await page.waitForTimeout(700)
    for (const handle of screen.taps ?? []) await tap(page, handle).catch(() => told.push(`tap no ${handle}`))
    told.push(...(await contrast(page)))
    /** @type {Map<Look, string[]>} */
    const faults = new Map()
    for (const look of looks) {
      await page.setViewportSize(look.size)
      await page.waitForTimeout(300)
      const found = await page.evaluate(findFaults, { english: lang === 'en-us', answers })
      faults.set(look, [...new Set([...told, ...found.map(({ kind, what }) => `${kind} ${what}`)])])
      await page.screenshot({ path: path.join(look.folder, `${screen.name}.h5.png`) })
    }
    await page.close()
    await context.setOffline(false)
    all.push(faults)
    const every = [...new Set([...faults.values()].flat())]
    say(`${screen.name}${every.length ? `  ${every.length}: ${every[0]?.slice(0, 120)}` : ''}`)
  }
  await context.close()
  return all
}

/** Until the service worker answers. @param {import('playwright-core').BrowserContext} context */
async function keepTheMall(context) {
  const page = await context.newPage()
  await page.goto(mall.url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()
}

/** @param {import('playwright-core').Page} page @param {string} handle */
async function tap(page, handle) {
  await page.locator(handle).filter({ visible: true }).first().click({ timeout: 15_000 })
  // what opens moves in
  await page.waitForTimeout(700)
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

/**
 * As in the browser: without a connection each screen was seen before; what opens is opened by taps.
 * @param {Look} look
 * @returns {Promise<string[][]>} per screen what could not be tapped
 */
async function inMiniProgram({ folder, stored, size }) {
  const storage = inStorage({ baseUrl: mall.url, ...stored })
  const screen = { ...size, ratio: 2 }
  const simulator = await startSimulator({ project: root, mode: 'chromium', screen, storage, limitMs: 30_000 })
  /** @type {string[][]} */
  const all = []
  try {
    for (const one of wanted) {
      const own = one.token !== undefined && !guest ? inStorage({ token: one.token }) : {}
      await simulator.relaunch({ path: address(one), storage: { ...storage, ...own } })
      await simulator.call('Simulator.settled', {})
      if (offline) {
        await simulator.relaunch({ path: address(one), scenario: { network: 'offline' } })
        await simulator.call('Simulator.settled', {})
        // the first page without a connection says so
        await simulator.call('Tool.native', { method: 'confirmModal' }).catch(() => undefined)
        await simulator.call('Simulator.settled', {})
      }
      /** @type {string[]} */
      const told = []
      for (const handle of one.taps ?? [])
        if (!(await tapInApp(simulator, handle))) told.push(`tap no ${handle} in the mini-program`)
      // a look at the layout waits for the pictures
      await simulator.call('Simulator.measurements', {})
      fs.writeFileSync(path.join(folder, `${one.name}.weapp.png`), await simulator.screenshot(), 'base64')
      all.push(told)
    }
  } finally {
    await simulator.close()
  }
  return all
}

/**
 * @param {Look} look
 * @param {Shot[]} shots
 */
async function report({ name, folder, size }, shots) {
  const lines = shots.flatMap(({ name: screen, told }) => told.map((line) => `${screen}: ${line}`))
  fs.writeFileSync(path.join(folder, 'faults.txt'), `${lines.join('\n')}\n`)
  say(`${name}: ${shots.length} screens, ${lines.length} faults told`)
  const page = await browser.newPage({ viewport: { width: builds.length === 1 ? 1640 : 1660, height: 900 } })
  const many = (perSheet * 2) / builds.length
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
