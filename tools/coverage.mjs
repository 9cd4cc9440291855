// How much of the wire stands: calls of the contract that the server serves, the storefront uses and a test calls.
// The figures in tools/coverage-baseline.json only ever rise.
//   npm run coverage                 the figures, compared with the baseline
//   npm run coverage -- --missing    and what is not served, used or tested yet
//   npm run coverage -- --update     raises the baseline
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './process.mjs'

const folder = path.resolve(root, process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '.')
const baselineFile = path.join(folder, 'tools', 'coverage-baseline.json')
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.join(folder, file)).href)

/** @type {{ api: Record<string, unknown> }} */
const { api } = await load('contract/src/api.ts')
/** @type {{ modules: { routes: { path: string }[] }[] }} */
const { modules } = await load('server/src/modules/index.ts')
/** @type {{ operatorModule(reset: () => void): { routes: { path: string }[] } }} */
const { operatorModule } = await load('server/src/operator/operator.routes.ts')
/** Calls that other clients make: the operator's, and those named with their reason. */
const { otherClients } = JSON.parse(fs.readFileSync(path.join(folder, 'tools', 'coverage.json'), 'utf8'))

const all = Object.keys(api)
/** their last part is a parameter */
const openPaths = all.filter((call) => call.includes('{'))
/** Calls of a checkout below the address that it stands at (src/features/checkout/checkoutAt.ts). */
const checkoutSteps = ['payment', 'calculate', 'create']
const ours = all.filter((call) => !call.startsWith('/operator/') && !(call in otherClients))
const served = [...modules, operatorModule(() => undefined)].flatMap(({ routes }) => routes.map((route) => route.path))
const registered = new Set(served)
// what nobody answers is neither used nor tested, though its path stands somewhere. A storefront test with a stubbed
// answer tests no call: only the server's own and the whole-system tests count
const inSource = literals('src', (file) => !/\.test\.tsx?$/.test(file))
const inTests = new Set([
  ...literals('server/src', (file) => file.endsWith('.test.ts')),
  ...literals('tests', (file) => !file.startsWith('tests/bench/')),
])

const figures = {
  served: { of: all, missing: all.filter((call) => !registered.has(call)) },
  used: { of: ours, missing: ours.filter((call) => !registered.has(call) || !inSource.has(call)) },
  tested: { of: all, missing: all.filter((call) => !registered.has(call) || !inTests.has(call)) },
}

/**
 * Paths of calls that stand in quotes below a folder.
 * @param {string} below
 * @param {(file: string) => boolean} counts
 */
function literals(below, counts) {
  /** @type {Set<string>} */
  const found = new Set()
  const start = path.join(folder, below)
  if (!fs.existsSync(start)) return found
  for (const name of fs.readdirSync(start, { recursive: true, encoding: 'utf8' })) {
    const file = path.posix.join(below, name.split(path.sep).join('/'))
    if (!/\.tsx?$/.test(file) || !counts(file)) continue
    const text = fs.readFileSync(path.join(start, name), 'utf8')
    for (const [, call = ''] of text.matchAll(/['"`](\/[\w/]+)['"`?]/g)) found.add(call)
    for (const [, base = ''] of text.matchAll(/\bcheckoutAt(?:<[^>]*>)?\(\s*'([^']+)'/g))
      for (const step of checkoutSteps) found.add(`${base}/${step}`)
    for (const call of openPaths) if (text.includes(call.replace(/\{.*/, '${'))) found.add(call)
  }
  return found
}

/** @type {Record<string, number>} */
const baseline = fs.existsSync(baselineFile) ? JSON.parse(fs.readFileSync(baselineFile, 'utf8')) : {}
const now = Object.fromEntries(
  Object.entries(figures).map(([name, { of, missing }]) => [name, of.length - missing.length]),
)
const strangers = Object.keys(otherClients).filter((call) => !(call in api))
const fallen = Object.entries(now).filter(([name, value]) => value < (baseline[name] ?? 0))

say(
  Object.entries(figures)
    .map(([name, { of }]) => `${name} ${now[name]}/${of.length}`)
    .join(', '),
)
if (process.argv.includes('--missing'))
  for (const [name, { missing }] of Object.entries(figures)) for (const call of missing) say(`not ${name}  ${call}`)
for (const call of strangers) say(`tools/coverage.json names ${call}, which is no call of the contract`)
for (const [name, value] of fallen)
  say(`${name} fell from ${baseline[name]} to ${value}: npm run coverage -- --missing`)
if (process.argv.includes('--update')) {
  const raised = Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, Math.max(value, baseline[name] ?? 0)]),
  )
  fs.writeFileSync(baselineFile, `${JSON.stringify(raised, null, 2)}\n`)
} else if (Object.entries(now).some(([name, value]) => value > (baseline[name] ?? 0)) && !fallen.length) {
  say('more than the baseline: npm run coverage -- --update')
}
process.exit(fallen.length || strangers.length || all.length === 0 ? 1 : 0)
