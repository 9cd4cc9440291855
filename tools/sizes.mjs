// Bytes of the production builds against their budgets: packages of the mini-program, first load of the H5 home page.
// Neither the main package nor the first load holds anything of NutUI, also where sub-packages share a part of it.
// H5 has dayjs in one file, which the first load does not ask for.
//   npm run sizes            npm run sizes -- weapp            npm run sizes -- h5 --files
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { launchChromium } from './chromium.mjs'
import { withDates, withLibrary } from './library.mjs'
import { openMall } from './mall.mjs'
import { root, say } from './process.mjs'
import { readPackages } from './weappPackages.mjs'

const KiB = 1024
/** @type {Record<string, number>} */
const packageBudgets = {
  main: 730 * KiB,
  'pages/login': 200 * KiB,
  'pages/member/info': 200 * KiB,
  'pages/member/info_edit': 100 * KiB,
  'pages/order': 400 * KiB,
  'pages/pay': 100 * KiB,
  otherpages: 900 * KiB,
  promotionpages: 500 * KiB,
  fenxiao: 300 * KiB,
  pages_payment: 200 * KiB,
}
/** Bytes after brotli 11 (kB = 1000 bytes); requests and layout shift are tests/h5/slice's. */
const homeBudgets = { js: 95_000, css: 12_000 }

let passed = 0
let failed = 0
/**
 * @param {string} name
 * @param {number} value
 * @param {number} budget
 * @param {(n: number) => string} show
 */
function check(name, value, budget, show) {
  const within = value <= budget
  if (within) passed += 1
  else failed += 1
  say(`${within ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${show(value).padStart(10)}  of ${show(budget)}`)
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {Iterable<string>} files
 */
function checkNoLibrary(name, folder, files) {
  const found = withLibrary(folder, files)
  check(name, found.length, 0, (n) => `${n} files`)
  for (const file of found) say(`     ${file}`)
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} firstLoad
 */
function checkDates(folder, firstLoad) {
  const scripts = ['js', 'chunk'].flatMap((part) =>
    fs.readdirSync(path.join(folder, part)).map((file) => `/${part}/${file}`),
  )
  const copies = withDates(folder, scripts)
  const files = (/** @type {number} */ n) => `${n} files`
  // without a copy the traces are those of another version, and the next line could not fail
  check('dayjs in H5: copies too many or few', Math.abs(copies.length - 1), 0, files)
  check('dayjs in the first load', copies.filter((file) => firstLoad.has(file)).length, 0, files)
}

/** @param {string} name */
function missing(name) {
  failed += 1
  say(`FAIL there is no ${name}: npm run build:${name.split('/')[1]}`)
}

function weapp() {
  const folder = path.join(root, 'dist', 'weapp')
  if (!fs.existsSync(path.join(folder, 'app.json'))) return missing('dist/weapp')
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'))
  for (const { root: name, files, bytes } of readPackages(folder, app)) {
    if (name === '') checkNoLibrary('NutUI in the main package', folder, files)
    check(
      `mini-program ${name || 'main'}`,
      bytes,
      packageBudgets[name || 'main'] ?? 0,
      (n) => `${(n / KiB).toFixed(1)} KiB`,
    )
  }
}

async function h5() {
  const folder = path.join(root, 'dist', 'h5')
  if (!fs.existsSync(path.join(folder, 'index.html'))) return missing('dist/h5')
  const mall = await openMall({ MALL_H5_DIR: folder })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
    })
    /** @type {Set<string>} */
    const code = new Set()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === mall.url && /\.(js|css)$/.test(pathname)) code.add(pathname)
    })
    // what starts 5 s later is not of the first load (decision 19), however slow this machine is
    await page.addInitScript(() => {
      const { setTimeout } = window
      const soon = (/** @type {TimerHandler} */ run, /** @type {number} */ ms = 0, /** @type {any[]} */ ...rest) =>
        ms < 5000 ? setTimeout(run, ms, ...rest) : 0
      Object.assign(window, { setTimeout: soon })
    })
    await page.goto(`${mall.url}/`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    const kB = (/** @type {number} */ n) => `${(n / 1000).toFixed(1)} kB`
    const bytes = (/** @type {string} */ kind) =>
      [...code].filter((name) => name.endsWith(kind)).reduce((sum, name) => sum + brotliBytes(folder, name), 0)
    if (process.argv.includes('--files')) for (const name of code) say(`     ${name} ${kB(brotliBytes(folder, name))}`)
    check('H5 home, JS of the first load', bytes('.js'), homeBudgets.js, kB)
    check('H5 home, CSS of the first load', bytes('.css'), homeBudgets.css, kB)
    checkNoLibrary('NutUI in the first load', folder, code)
    checkDates(folder, code)
  } finally {
    await browser.close()
    await mall.close()
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function brotliBytes(folder, name) {
  const file = path.join(folder, name)
  if (fs.existsSync(`${file}.br`)) return fs.statSync(`${file}.br`).size
  return zlib.brotliCompressSync(fs.readFileSync(file), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (asked.length === 0 || asked.includes('weapp')) weapp()
if (asked.length === 0 || asked.includes('h5')) await h5()
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed || passed === 0 ? 1 : 0)
