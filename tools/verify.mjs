// `npm run verify`: the whole gate, for people and CI alike. One line per step; the output of a step is shown when it fails.
//   npm run verify -- --only types,lint      --from builds      --skip unit      --verbose
import fs from 'node:fs'
import path from 'node:path'
import { root, run, say, turns } from './process.mjs'
import { build, checkNode, fail, install } from './setup.mjs'
import { runSystemSuite, sayFailures, secondChance, systemSuites } from './suites.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Sums
 * @typedef {{ name: string, about: string, work: () => Promise<Sums>, beside?: boolean }} Step beside = it writes nothing
 *   that its neighbours of the kind read, so they run side by side
 */

/** a guard against hanging, not a measure */
const limitMs = 30 * 60_000

/** @param {string} module file below node_modules that holds the command */
const bin = (module) => path.join(root, 'node_modules', ...module.split('/'))
const prettier = bin('prettier/bin/prettier.cjs')
const eslint = bin('eslint/bin/eslint.js')
const tsc = bin('typescript/bin/tsc')
const depcruise = bin('dependency-cruiser/bin/dependency-cruise.mjs')

/** Of all commands together, whatever step they belong to. */
const slots = turns(2)

/**
 * Runs Node commands one after the other, or two at a time. A command that ends with a line `N passed, N failed` counts
 * that, any other counts as one check. With `tell` the output is shown although all went well.
 * @typedef {string[] | { args: string[], env?: NodeJS.ProcessEnv, tell?: boolean }} Command
 * @param {...Command} commands
 * @returns {() => Promise<Sums>}
 */
const node = (...commands) => inLanes(1, commands)
/** @param {...Command} commands none of which needs what another one leaves */
const inPairs = (...commands) => inLanes(2, commands)

/**
 * @param {number} lanes
 * @param {Command[]} commands
 */
const inLanes = (lanes, commands) =>
  async function runAll() {
    const total = { passed: 0, failed: 0 }
    const left = [...commands]
    const lane = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const command = next
        const { passed, failed } = await slots(() => runOne(command))
        total.passed += passed
        total.failed += failed
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return total
  }

/**
 * @param {Command} command
 * @returns {Promise<Sums>}
 */
async function runOne(command) {
  const { args, env = {}, tell = false } = Array.isArray(command) ? { args: command } : command
  const shown = args.map((arg) => path.relative(root, arg) || arg).join(' ')
  const { code, output } = await run(process.execPath, args, {
    title: options.verbose ? undefined : `     ${shown.slice(0, 80)}`,
    everyMs: 30_000,
    limitMs,
    env: { ...process.env, ...env },
  })
  const told = /(\d+) passed, (\d+) failed\s*$/.exec(output)
  const counts = told ? { passed: Number(told[1]), failed: Number(told[2]) } : { passed: code === 0 ? 1 : 0, failed: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  if (counts.failed > 0) say(`${output.trimEnd()}\n     ^ ${shown}`)
  else if (tell) say(output.trimEnd().replace(/^/gm, '     '))
  return counts
}

/** @param {string} name */
const tool = (name) => ['--import', 'tsx', path.join(root, 'tools', `${name}.mjs`)]
/** @param {string} project */
const types = (project) => [tsc, '--noEmit', '-p', path.join(root, project)]
/** @param {'h5' | 'weapp'} platform */
const imports = (platform) => ({
  args: [
    depcruise,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
    ...['src', 'contract/src', 'server/src', 'simulator/src'].filter((folder) =>
      fs.existsSync(path.join(root, folder)),
    ),
  ],
  env: { PLATFORM: platform },
})

const audit = ['--import', 'tsx', 'simulator/src/auditCommand.ts', '--config', 'tests/weapp/audit.config.mjs']

/** @type {Step[]} */
const steps = [
  { name: 'format', beside: true, about: 'prettier', work: node([prettier, '--check', '--log-level', 'warn', '.']) },
  {
    name: 'lint',
    beside: true,
    about: 'eslint',
    work: node([eslint, '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/', '.']),
  },
  {
    name: 'types',
    beside: true,
    about: 'tsc per target: H5, mini-program, server, simulator, tests and tools',
    work: inPairs(
      types('tsconfig.h5.json'),
      types('tsconfig.weapp.json'),
      types('src/platform/update/worker'),
      types('server'),
      types('simulator'),
      types('tsconfig.json'),
      types('tools'),
    ),
  },
  {
    name: 'imports',
    beside: true,
    about:
      'import rules, for H5 and for the mini-program; NutUI in use, and not in the main package; every listed package in use',
    work: inPairs(imports('h5'), imports('weapp'), tool('check-library'), tool('check-dependencies')),
  },
  { name: 'colours', beside: true, about: 'no raw colour outside ui/theme', work: node(tool('check-colours')) },
  {
    name: 'duplicates',
    beside: true,
    about: 'no run of 12 lines or 80 tokens twice',
    work: node(tool('check-duplicates')),
  },
  {
    name: 'docs',
    beside: true,
    about: 'links and paths of the documents, HACK marks, licences',
    work: node(tool('check-docs'), [...tool('notices'), '--check']),
  },
  {
    name: 'coverage',
    beside: true,
    about: 'calls of the wire: served, used, tested',
    work: node({ args: tool('coverage'), tell: true }),
  },
  { name: 'unit', about: 'npm test', work: node(tool('test')) },
  { name: 'builds', about: 'production builds of both clients', work: buildBoth },
  {
    name: 'sizes',
    about: 'bytes of the packages and of the first load',
    work: node({ args: tool('sizes'), tell: true }),
  },
  { name: 'weapp', about: 'static checks of dist/weapp', work: node(tool('check-weapp')) },
  {
    name: 'audit',
    // it waits nearly all of its time
    beside: true,
    about: "WeChat's audit rules on a walk through dist/weapp",
    work: node({ args: [...audit, '--untimed'], tell: true }),
  },
  { name: 'system', beside: true, about: 'whole-system suites that npm test leaves out', work: system },
]

/** @returns {Promise<Sums>} */
async function buildBoth() {
  const total = { passed: 0, failed: 0 }
  for (const type of /** @type {const} */ (['weapp', 'h5'])) {
    try {
      // CI has made both a moment ago, in a clean checkout: `npm test`
      await build(type, { quiet: !options.verbose, force: !process.env.CI, everyMs: 30_000 })
      total.passed += 1
    } catch (error) {
      say(String(error))
      total.failed += 1
    }
  }
  return total
}

/** @type {Parameters<typeof secondChance>[0]} */
const ran = []

/**
 * Two suites at a time, those with most files first: each waits for browsers and timers most of its time.
 * @returns {Promise<Sums>}
 */
async function system() {
  const total = { passed: 0, failed: 0 }
  for (const type of /** @type {const} */ (['weapp', 'h5'])) await build(type)
  const left = systemSuites()
    .filter(({ quick }) => !quick)
    .sort((a, b) => b.files.length - a.files.length)
  const lane = async () => {
    for (let suite = left.shift(); suite; suite = left.shift()) {
      const since = Date.now()
      const counts = await runSystemSuite(suite)
      const seconds = Math.round((Date.now() - since) / 1000)
      say(`     ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
      total.passed += counts.passed
      total.failed += counts.failed
      ran.push({ suite, counts })
    }
  }
  await Promise.all([lane(), lane()])
  return total
}

/** @param {string[]} args */
function readOptions(args) {
  /** @type {{ only?: string[], skip: string[], from?: string, verbose: boolean }} */
  const read = { skip: [], verbose: false }
  for (let i = 0; i < args.length; i += 1) {
    const value = args[i + 1] ?? ''
    if (args[i] === '--verbose') read.verbose = true
    else if (args[i] === '--only') read.only = value.split(',')
    else if (args[i] === '--skip') read.skip = value.split(',')
    else if (args[i] === '--from') read.from = value
    else unknown(args[i])
    if (args[i] !== '--verbose') i += 1
  }
  return read
}

/**
 * @param {string | undefined} word
 * @returns {never}
 */
function unknown(word) {
  say(`verify: "${word}" is unknown. Options: --only a,b  --from a  --skip a,b  --verbose. Steps:`)
  for (const { name, about } of steps) say(`  ${name.padEnd(10)} ${about}`)
  process.exit(2)
}

const options = readOptions(process.argv.slice(2))
const names = steps.map(({ name }) => name)
const asked = [...(options.only ?? []), ...options.skip, ...(options.from ? [options.from] : [])]
const stranger = asked.find((name) => !names.includes(name))
if (stranger !== undefined) unknown(stranger)

checkNode()
await install().catch((error) => fail(`${error.message}\n\n0 passed, 1 failed`))
const first = options.from ? names.indexOf(options.from) : 0
const chosen = steps.filter(({ name }, i) =>
  options.only ? options.only.includes(name) : i >= first && !options.skip.includes(name),
)
const total = { passed: 0, failed: 0 }
/** @param {Step} step */
async function take({ name, work }) {
  const since = Date.now()
  const { passed, failed } = await work()
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  say(`${failed ? 'FAIL' : 'ok  '} ${name.padEnd(10)} ${seconds.padStart(6)} s   ${passed} passed, ${failed} failed`)
  total.passed += passed
  total.failed += failed
}
for (let i = 0; i < chosen.length;) {
  const next = chosen.findIndex(({ beside }, at) => at > i && !(beside && chosen[i]?.beside))
  const end = next < 0 ? chosen.length : next
  await Promise.all(chosen.slice(i, end).map(take))
  i = end
}
const failedAtFirst = ran.reduce((sum, { counts }) => sum + counts.failed, 0)
const alsoWrong = await secondChance(ran)
const forgiven = failedAtFirst - ran.reduce((sum, { counts }) => sum + counts.failed, 0)
total.passed += forgiven
total.failed -= forgiven
for (const words of alsoWrong) {
  say(`FAIL ${words}`)
  total.failed += 1
}
sayFailures(ran.map(({ counts }) => counts))
say(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
