// `npm test`: unit tests of every workspace, and the browser suites that are quick enough for every change.
// With names of suites (tests/weapp) only those.
import { chromiumMissing, findChromium, hasChineseFont } from './chromium.mjs'
import { say, turns } from './process.mjs'
import { build, checkNode, fail, install } from './setup.mjs'
import { forgottenTests, runSystemSuite, runUnitTests, sayFailures, secondChance, systemSuites } from './suites.mjs'

checkNode()
await install().catch((error) => fail(`${error.message}\n\n0 passed, 1 failed`))
const wanted = process.argv.slice(2)
const suites = systemSuites().filter((suite) => (wanted.length ? wanted.includes(suite.name) : suite.quick))
if (suites.length < wanted.length) fail(`There is no such suite: ${wanted.join(', ')}`)
const needsBrowser = suites.some((suite) => suite.browser)
if (needsBrowser && !findChromium()) say(`${chromiumMissing}\nThe unit tests run without it.\n`)
if (needsBrowser && findChromium() && !hasChineseFont())
  say('No font with Chinese characters: install fonts-noto-cjk.\n')

/** @type {{ name: string, counts: import('./suites.mjs').Counts, seconds: number }[]} */
const lines = []
/** @type {Parameters<typeof secondChance>[0]} */
const ran = []
/**
 * @param {string} name
 * @param {() => Promise<import('./suites.mjs').Counts>} work
 */
async function suite(name, work) {
  const since = Date.now()
  say(`\n== ${name}`)
  const counts = await work().catch((/** @type {Error} */ { message }) => {
    say(message)
    return { passed: 0, failed: 1, failures: [{ file: name, name: 'the suite', text: message }] }
  })
  lines.push({ name, counts, seconds: Math.round((Date.now() - since) / 1000) })
  return counts
}

if (wanted.length === 0) await suite('jest', runUnitTests)
// one core is not enough for a build, and a browser test waits for most of its time: two of a kind side by side
const building = new Map(
  [...new Set(suites.filter(({ browser }) => !browser || findChromium()).flatMap(({ builds }) => builds ?? []))].map(
    (type) => [type, build(type, { everyMs: process.env.CI ? 30_000 : undefined })],
  ),
)
const inTurn = turns(2)
await Promise.allSettled(building.values())
await Promise.all(
  suites.map((system) =>
    inTurn(async () => {
      const counts = await suite(system.name, async () => {
        if (system.builds) await building.get(system.builds)
        return runSystemSuite(system)
      })
      ran.push({ suite: system, counts })
    }),
  ),
)

const alsoWrong = await secondChance(ran)

/** @param {string} name @param {number} failed of what is no test */
const alsoFailed = (name, failed) => lines.push({ name, counts: { passed: 0, failed, failures: [] }, seconds: 0 })
const forgotten = await forgottenTests()
for (const file of forgotten) say(`${file}: no runner would run this test`)
if (forgotten.length) alsoFailed('test files that nothing runs', forgotten.length)
for (const words of alsoWrong) alsoFailed(words, 1)

say('')
for (const { name, counts, seconds } of lines)
  say(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
const passed = lines.reduce((sum, { counts }) => sum + counts.passed, 0)
const failed = lines.reduce((sum, { counts }) => sum + counts.failed, 0)
sayFailures(lines.map(({ counts }) => counts))
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
