// The test suites of the project and how each is run and counted.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumMissing, findChromium } from './chromium.mjs'
import { seedOnce } from './mall.mjs'
import { root, run, say } from './process.mjs'
import { runAgain, toldFlaky, withoutCause, wrongWith } from './secondChance.mjs'

/**
 * @typedef {{ file: string, name: string, text: string }} Failure text = why
 * @typedef {{ passed: number, failed: number, failures: Failure[] }} Counts failures: of tests; what else failed is only counted
 * @typedef {{ name: string, files: string[], browser: boolean, quick: boolean, builds?: 'h5' | 'weapp' }} Suite
 *   quick = part of `npm test`; builds = the client it needs in dist, and every file of such a suite opens a mall
 */

/** Whole-system suites that `npm test` runs too, one way through each build; the others belong to `npm run verify` alone. */
const quick = ['tests/h5/path', 'tests/weapp/path']
/** @type {Record<string, 'h5' | 'weapp'>} */
const builds = {
  'tests/h5/bars': 'h5',
  'tests/h5/lives': 'h5',
  'tests/h5/path': 'h5',
  'tests/h5/slice': 'h5',
  'tests/h5/widths': 'h5',
  'tests/production': 'h5',
  'tests/weapp': 'weapp',
  'tests/weapp/bars': 'weapp',
  'tests/weapp/lives': 'weapp',
  'tests/weapp/path': 'weapp',
}
/** For one that hangs: beside other work on two cores the longest takes 20 minutes. */
const limitMs = 40 * 60_000
/** Two files at the same time: a test in a browser waits for most of its time. Each has a mall and a browser of its own. */
const inPairs = ['tests/h5/layer', 'tests/h5/slice', 'tests/weapp']
const testFile = /\.test\.tsx?$/

/** @param {string} folder relative to the checkout; node_modules and dist are left out */
export function testFilesUnder(folder) {
  const entries = fs.existsSync(path.join(root, folder))
    ? fs.readdirSync(path.join(root, folder), { withFileTypes: true })
    : []
  /** @type {string[]} */
  const found = []
  for (const entry of entries) {
    const place = path.posix.join(folder, entry.name)
    if (entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name)) found.push(...testFilesUnder(place))
    if (entry.isFile() && testFile.test(entry.name)) found.push(place)
  }
  return found.sort()
}

const systemFolders = ['tests', 'simulator/tests']
const inBrowser = /^(tests\/(h5|weapp)|simulator\/tests)/
/** The mini-program may also run in jsdom, or in WeChat's tools: docs/how-to/drive-the-mini-program.md. */
const elsewhere = (/** @type {string} */ name) =>
  name.startsWith('tests/weapp') && (process.env.SIM_MODE === 'jsdom' || Boolean(process.env.WEAPP_CLI))

/** Each folder of these that holds test files is a suite of its own, so a new one cannot be forgotten. */
export function systemSuites() {
  /** @type {Map<string, Suite>} */
  const suites = new Map()
  for (const file of systemFolders.flatMap(testFilesUnder)) {
    const name = path.posix.dirname(file)
    const suite = suites.get(name) ?? {
      name,
      files: [],
      browser: inBrowser.test(name) && !elsewhere(name),
      quick: quick.includes(name),
      builds: builds[name],
    }
    suite.files.push(file)
    suites.set(name, suite)
  }
  return [...suites.values()]
}

/**
 * Runs one whole-system suite with Node's test runner.
 * @param {Suite} suite
 * @returns {Promise<Counts>}
 */
export async function runSystemSuite(suite) {
  const browser = findChromium()
  if (suite.browser && !browser) {
    say(`\n${suite.name}: ${chromiumMissing}\n`)
    return { passed: 0, failed: 1, failures: [] }
  }
  const counts = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mall-counts-')), 'counts.json')
  const reporter = path.join(root, 'tools', 'countReporter.mjs')
  const args = [
    '--import',
    'tsx',
    '--test',
    `--test-concurrency=${inPairs.includes(suite.name) ? 2 : 1}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
  ]
  args.push(`--test-reporter=${reporter}`, `--test-reporter-destination=${counts}`, ...suite.files)
  const seeded = suite.builds && suite.files.length > 1 ? await seedOnce() : undefined
  const { code } = await run(process.execPath, args, {
    limitMs,
    env: {
      ...process.env,
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(seeded && { MALL_SEEDED: seeded.folder }),
    },
  })
  seeded?.remove()
  const counted = readCounts(counts)
  fs.rmSync(path.dirname(counts), { recursive: true, force: true })
  return honest(suite.name, counted, code)
}

/**
 * Gives failing files of browser and simulator suites their second chance, which changes the counts, and says what was flaky.
 * @param {{ suite: Suite, counts: Counts }[]} ran
 * @returns {Promise<string[]>} what makes the run fail beside failing tests
 */
export async function secondChance(ran) {
  const flaky = await runAgain(ran, (suite) => {
    say(`\n== once more, alone: ${suite.files.join()}`)
    return runSystemSuite(suite)
  })
  for (const failure of flaky) say(toldFlaky(failure))
  return wrongWith(flaky, withoutCause(fs.readFileSync(path.join(root, 'docs', 'flaky.md'), 'utf8')))
}

/**
 * Runs jest over all its projects.
 * @returns {Promise<Counts>}
 */
export async function runUnitTests() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-counts-'))
  const outcome = path.join(folder, 'jest.json')
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js')
  // jest's own choice is one worker less than there are cores, which is one on a small machine
  const workers = Math.max(2, Math.floor(os.availableParallelism() / 2))
  const args = [jest, '--ci', `--maxWorkers=${workers}`, '--json', `--outputFile=${outcome}`]
  const { code } = await run(process.execPath, args, { limitMs })
  const told = fs.existsSync(outcome) ? JSON.parse(fs.readFileSync(outcome, 'utf8')) : undefined
  fs.rmSync(folder, { recursive: true, force: true })
  if (!told) return { passed: 0, failed: 1, failures: [] }
  const counts = {
    passed: told.numPassedTests,
    failed: told.numFailedTests + told.numRuntimeErrorTestSuites,
    failures: jestFailures(told.testResults),
  }
  for (const project of await emptyProjects(told.testResults)) {
    say(`jest: the project "${project}" ran no test`)
    counts.failed += 1
  }
  return honest('jest', counts, code)
}

/** @param {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} results */
const jestFailures = (results) =>
  results.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    if (assertionResults.length === 0 && message) return [{ file, name: 'the file', text: message }]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, name: fullName, text: failureMessages[0] ?? '' }))
  })

/**
 * Says once more, in few lines, what failed: of a long run only the end may be at hand.
 * @param {Counts[]} all
 */
export function sayFailures(all) {
  for (const { file, name, text } of all.flatMap(({ failures }) => failures))
    say(
      `FAILED ${stripVTControlCharacters(`${file}: ${name}: ${text}`).trim().split('\n').slice(0, 6).join('\n       ').slice(0, 900)}`,
    )
}

/** @returns {Promise<{ displayName: string, roots: string[] }[]>} */
async function jestProjects() {
  const config = /** @type {any} */ (await import('../jest.config.cjs'))
  return config.default.projects
}

/**
 * @param {{ name: string, assertionResults: { status: string }[] }[]} results
 * @returns {Promise<string[]>} jest projects without one test that ran
 */
async function emptyProjects(results) {
  return (await jestProjects())
    .filter(({ roots }) => {
      const folders = roots.map((folder) => path.join(folder.replace('<rootDir>', root), path.sep))
      const own = results.filter(({ name }) => folders.some((folder) => name.startsWith(folder)))
      return !own.some(({ assertionResults }) =>
        assertionResults.some(({ status }) => status === 'passed' || status === 'failed'),
      )
    })
    .map(({ displayName }) => displayName)
}

/** Test files that neither jest nor a system suite would run. */
export async function forgottenTests() {
  const roots = (await jestProjects()).flatMap((project) => project.roots)
  const folders = [
    ...systemFolders.map((folder) => `${folder}/`),
    ...roots.map((folder) => `${folder.replace('<rootDir>/', '')}/`),
  ]
  return testFilesUnder('.').filter((file) => !folders.some((folder) => file.startsWith(folder)))
}

/** @param {string} file */
function readCounts(file) {
  return fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8') || '{"passed":0,"failed":0,"failures":[]}')
    : { passed: 0, failed: 0, failures: [] }
}

/**
 * A runner that failed without a failed test (it crashed, or hung), or that ran nothing, counts as one failure.
 * @param {string} name
 * @param {Counts} counts
 * @param {number} code
 */
function honest(name, counts, code) {
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) {
    say(`${name}: ${code === 0 ? 'ran no test' : `the test runner ended with exit code ${code}`}`)
    return { ...counts, failed: 1 }
  }
  return counts
}
