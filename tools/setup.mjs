// What a fresh clone needs before anything else can run. Node's own modules only.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { precompress } from './precompress.mjs'
import { root, run, say, tail } from './process.mjs'

const least = /** @type {const} */ ([20, 19])

/** Ends the process with one sentence when this Node is too old for the project. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  fail(`The mall needs Node.js ${least.join('.')} or newer (20 and 22 are tested); this is ${process.versions.node}.`)
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** @param {...string} parts */
const at = (...parts) => path.join(root, ...parts)
/** @param {string} file */
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

// ---- packages

const stampFile = at('node_modules', '.mall-installed')

const packagesStamp = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch} `)
    .update(read(at('package-lock.json')))
    .digest('hex')

/** True when npm's own record of node_modules names the version of every package that the lock demands. */
function agreesWithLock() {
  const record = read(at('node_modules', '.package-lock.json'))
  if (!record) return false
  const there = JSON.parse(record).packages
  const wanted = Object.entries(JSON.parse(read(at('package-lock.json'))).packages)
  return wanted.every(([place, entry]) => {
    if (!place.startsWith('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true
    return there[place]?.version === entry.version && there[place]?.link === entry.link
  })
}

/** npm takes no SIGTERM while it installs; what it and the compiler leave half-made is made anew the next time. */
const patienceMs = 1000

/** Installs the packages of the lock file unless they are there; throws with npm's words when that fails. */
export async function install() {
  const stamp = packagesStamp()
  if (read(stampFile) === stamp) return
  if (!agreesWithLock()) {
    // dev packages build the H5 client, so they are needed whatever NODE_ENV says
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const npm = process.env.npm_execpath
    const title = 'Installing packages (one to two minutes)'
    const options = { title, env: environment(), patienceMs }
    const { code, output } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args], options)
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
    if (code !== 0)
      throw new Error(`${tail(output)}\n\nnpm ci failed (exit code ${code}). If the network was the reason, try again.`)
  }
  remember(stampFile, stamp)
}

/** npm and Taro keep things in the home folder; an account without one gets a folder in the checkout. */
function environment() {
  const home = os.homedir()
  try {
    fs.mkdirSync(home, { recursive: true })
    fs.accessSync(home, fs.constants.W_OK)
    return process.env
  } catch {
    const folder = at('.cache', 'home')
    fs.mkdirSync(folder, { recursive: true })
    return { ...process.env, HOME: folder, npm_config_cache: path.join(folder, '.npm') }
  }
}

/**
 * A stamp that cannot be written only costs a second look the next time.
 * @param {string} file
 * @param {string} text
 */
function remember(file, text) {
  try {
    fs.writeFileSync(file, text)
  } catch {
    say(`(${path.relative(root, file)} is not writable: it will be checked again next time)`)
  }
}

// ---- builds

/** What the client builds are made from. */
const sources = ['src', 'config', 'types', 'contract/src', 'package-lock.json', 'babel.config.js', 'babel.nutui.cjs']
/** Read by config/index.ts. */
const settings = [
  'MALL_APP_IDS',
  'MALL_BASE_URL',
  'MALL_LEGACY_HOST',
  'MALL_H5_ORIGIN',
  'MALL_MAP',
  'MALL_LIVE_PLUGIN',
  'MALL_BUILD',
]

/** @param {'h5' | 'weapp'} type */
export function buildStamp(type) {
  const { version, browserslist } = JSON.parse(read(at('package.json')))
  const hash = createHash('sha256').update(JSON.stringify([type, version, browserslist]))
  for (const name of settings) hash.update(`\n${name}=${process.env[name] ?? ''}`)
  for (const source of sources) {
    for (const file of filesUnder(at(source)))
      hash.update(`\n${path.relative(root, file)}\n`).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} place file or folder; tests are left out
 * @returns {string[]}
 */
function filesUnder(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)))
}

/**
 * Builds one client for production into dist/<type>, unless the build there was made from the present sources.
 * Throws with the compiler's words when that fails.
 * @param {'h5' | 'weapp'} type
 * @param {{ force?: boolean, quiet?: boolean, everyMs?: number }} [options] quiet = progress lines, one at every `everyMs`,
 *   in place of the compiler's output
 */
export async function build(type, { force = false, quiet = true, everyMs } = {}) {
  const stamp = buildStamp(type)
  const stampFile = at('dist', type, '.built-from')
  if (!force && read(stampFile) === stamp) return
  fs.rmSync(at('dist', type), { recursive: true, force: true })
  const names = { h5: 'the H5 client', weapp: 'the mini-program' }
  const title = quiet ? `Building ${names[type]} (about a minute)` : undefined
  const taro = at('node_modules', '@tarojs', 'cli', 'bin', 'taro')
  const env = { ...environment(), NODE_ENV: 'production' }
  const { code, output } = await run(process.execPath, [taro, 'build', '--type', type], {
    title,
    everyMs,
    env,
    patienceMs,
  })
  const entry = { h5: 'index.html', weapp: 'app.json' }[type]
  // Taro's command line ends with 0 after some compile errors, but then there is no entry file
  if (code !== 0 || !fs.existsSync(at('dist', type, entry))) {
    throw new Error(`${tail(output)}\n\nBuilding ${names[type]} failed (exit code ${code}).`)
  }
  if (type === 'h5') {
    // not above: its compiler is one of the packages that this file installs
    const { writeWorker } = await import('./worker.mjs')
    await writeWorker(at('dist', 'h5'))
    const { writeFirstScreen } = await import('./firstScreen.mjs')
    await writeFirstScreen(at('dist', 'h5'))
    await precompress(at('dist', 'h5'), quiet && !everyMs)
  }
  remember(stampFile, stamp)
}
