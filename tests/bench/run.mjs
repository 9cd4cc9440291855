// `npm run bench`: see README.md in this folder.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openMall } from '../../tools/mall.mjs'
import { root, say } from '../../tools/process.mjs'
import { cpuOf } from './cpu.mjs'
import { generateLoad } from './load.mjs'

const folder = path.join(root, 'tests', 'bench')
const words = process.argv.slice(2)
/** @param {string} name @param {number} usual */
const number = (name, usual) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : usual)
const seconds = number('--seconds', 8)
const rounds = number('--rounds', 3)
const connections = number('--connections', 50)
/** folder of another commit's checkout, built where its build is what is measured, in turn with this one */
const against = words.includes('--against') ? path.resolve(words[words.indexOf('--against') + 1] ?? '') : undefined
/** Seconds of each case before the first round: a long call is compiled late by V8. */
const warmUp = 4
const named = words.filter((word, i) => /^[a-z]/.test(word) && !words[i - 1]?.startsWith('--'))
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs') && (!named.length || named.includes(file.replace('.bench.mjs', ''))))

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * One checkout's mall with the cases of a benchmark on it.
 * @typedef {{ mall: Awaited<ReturnType<typeof openMall>>, list: Case[], runs: Run[][] }} Side
 * @typedef {{ name: string, request: (i: number) => import('./load.mjs').Request, prepare?: () => Promise<void> }} Case
 * @typedef {import('./load.mjs').Figures & import('./cpu.mjs').Cpu} Run node and database: ms per answer
 */

/**
 * The mall of another checkout, opened as that checkout opens it.
 * @param {string} checkout its packages installed
 * @param {NodeJS.ProcessEnv} env
 * @returns {ReturnType<typeof openMall>}
 */
async function openOther(checkout, env) {
  const tools = await import(pathToFileURL(path.join(checkout, 'tools', 'mall.mjs')).href)
  return tools.openMall(env)
}

/**
 * @param {string} file
 * @param {number} loadBefore
 */
async function measure(file, loadBefore) {
  const { about, cases, check, report, env } = await import(pathToFileURL(path.join(folder, file)).href)
  const settings = { MALL_RATE_LIMIT: '0', MALL_LOG_LEVEL: 'error', ...env }
  const malls = [await openMall(settings)]
  if (against && !report) malls.push(await openOther(against, settings))
  // what is compared is a build: this server sends both
  if (against && report?.length === 2)
    malls.push(await openMall({ ...settings, MALL_H5_DIR: path.join(against, 'dist', 'h5') }))
  const [ours, theirs] = malls
  if (!ours) throw new Error('no mall')
  try {
    if (report) {
      const title = theirs ? `Against the build of ${commitOf(against)}:\n\n` : ''
      return { about, text: `${title}${await report(ours, theirs)}\n\n${machine(ours.data, loadBefore)}.` }
    }
    /** @type {Side[]} */
    const sides = []
    for (const mall of malls) {
      /** @type {Case[]} */
      const list = await cases(mall)
      sides.push({ mall, list, runs: list.map(() => []) })
    }
    for (const { mall, list } of sides)
      for (const { request, prepare } of list) {
        await prepare?.()
        await generateLoad(mall.url, { connections, seconds: warmUp, request, check })
      }
    for (let round = 0; round < rounds; round += 1)
      for (const i of (sides[0]?.list ?? []).keys())
        // who comes first changes with the round
        for (const side of round % 2 ? [...sides].reverse() : sides) await runCase(side, i, round, check)
    const text = against ? comparison(sides) : table(sides[0])
    const size = `${rounds} rounds of ${seconds} s, ${connections} connections`
    return { about, text: `${text}\n\n${machine(ours.data, loadBefore)}, ${size}.` }
  } finally {
    for (const mall of malls) await mall.close()
  }
}

/**
 * @param {Side} side
 * @param {number} i
 * @param {number} round
 * @param {(answer: string) => boolean} check
 */
async function runCase({ mall, list, runs }, i, round, check) {
  const one = list[i]
  if (!one) return
  await one.prepare?.()
  const before = cpuOf(mall)
  const figures = await generateLoad(mall.url, { connections, seconds, request: one.request, check })
  const after = cpuOf(mall)
  const per = (/** @type {'node' | 'database'} */ half) => (after[half] - before[half]) / figures.answers
  const run = { ...figures, node: per('node'), database: per('database') }
  say(
    `  ${one.name.padEnd(26)} round ${round + 1}: ${run.perSecond.toFixed(0)} /s, p99 ${run.p99.toFixed(1)} ms, ` +
      `Node ${run.node.toFixed(2)} ms, PostgreSQL ${run.database.toFixed(2)} ms, ${run.errors} errors`,
  )
  if (run.complaint) say(`    ${run.complaint}`)
  runs[i]?.push(run)
}

/** @param {number[]} values @param {number} digits */
const range = (values, digits) => `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`

/** @param {Run[]} runs @param {'node' | 'database' | 'p50' | 'p99'} of @param {number} digits */
const mid = (runs, of, digits) => median(runs.map((run) => run[of])).toFixed(digits)

/**
 * Of the rate of the first case, within a round: the machine may be slower in the next one.
 * @param {Side | undefined} side
 * @param {number} i
 */
const sharesOf = (side, i) =>
  (side?.runs[i] ?? []).map(({ perSecond }, round) => perSecond / (side?.runs[0]?.[round]?.perSecond ?? NaN))

/** @param {Side | undefined} side */
function table(side) {
  const rows = (side?.list ?? []).map(({ name }, i) => {
    const all = side?.runs[i] ?? []
    const rates = all.map(({ perSecond }) => perSecond)
    const shares = sharesOf(side, i)
    const times = `${mid(all, 'p50', 1)} / ${mid(all, 'p99', 1)}`
    const cpu = `${mid(all, 'node', 2)} / ${mid(all, 'database', 2)}`
    const errors = all.reduce((sum, { errors }) => sum + errors, 0)
    return `| ${name} | ${median(rates).toFixed(0)} | ${range(rates, 0)} | ${(median(shares) * 100).toFixed(1)} % | ${times} | ${cpu} | ${errors} |`
  })
  return [
    '| Case | per second | range | of the first | p50 / p99 ms | Node / PostgreSQL ms | errors |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** Both malls side by side; ratios are those within a round. @param {Side[]} sides */
function comparison([ours, theirs]) {
  const rows = (ours?.list ?? []).map(({ name }, i) => {
    const [mine, other] = [ours?.runs[i] ?? [], theirs?.runs[i] ?? []]
    const rate = (/** @type {Run[]} */ runs) => median(runs.map(({ perSecond }) => perSecond)).toFixed(0)
    /** @param {(run: Run) => number} of */
    const ratios = (of) => mine.map((run, round) => of(run) / of(other[round] ?? run))
    const speed = ratios(({ perSecond }) => perSecond)
    const cpu = (/** @type {'node' | 'database'} */ half) =>
      `${mid(mine, half, 2)} / ${mid(other, half, 2)}, x ${median(ratios((run) => run[half])).toFixed(2)}`
    const errors = [...mine, ...other].reduce((sum, { errors }) => sum + errors, 0)
    const share = (/** @type {Side | undefined} */ side) => `${(median(sharesOf(side, i)) * 100).toFixed(1)} %`
    return `| ${name} | ${rate(mine)} / ${rate(other)} | x ${median(speed).toFixed(2)} (${range(speed, 2)}) | ${share(ours)} / ${share(theirs)} | ${cpu('node')} | ${cpu('database')} | ${errors} |`
  })
  return [
    `Against the server of ${commitOf(against)}:`,
    '',
    '| Case | per second, ours / theirs | ratio, median (range) | of the first | Node ms | PostgreSQL ms | errors |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** @param {string | undefined} folder */
const commitOf = (folder) =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()

/** @param {string} data folder of the mall @param {number} loadBefore */
function machine(data, loadBefore) {
  const today = new Date().toISOString().slice(0, 10)
  const load = `load ${loadBefore.toFixed(1)} before the start`
  const database = fs.readFileSync(path.join(data, 'postgres', 'PG_VERSION'), 'utf8').trim()
  const versions = `Node ${process.versions.node}, PostgreSQL ${database}, commit ${commitOf(root)}`
  return `${today}, ${os.availableParallelism()} processors, ${load}, ${versions}`
}

/**
 * Puts the table under its heading, in place of the one that stands there.
 * @param {string} name
 * @param {string} about
 * @param {string} text
 */
function record(name, about, text) {
  const file = path.join(root, 'docs', 'measurements.md')
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '# Measurements\n'
  const options = words.flatMap((word, i) => {
    if (word === '--against') return [word, '../other-checkout']
    return /^--(seconds|rounds|connections)$/.test(word) ? [word, words[i + 1] ?? ''] : []
  })
  const command = [name, ...options].join(' ')
  const section = `## Benchmark: ${name}\n\n${about}\n\n\`npm run bench -- ${command}\`\n\n${text}\n`
  const old = new RegExp(`## Benchmark: ${name}\\n[\\s\\S]*?(?=\\n## |$(?![\\s\\S]))`)
  fs.writeFileSync(file, old.test(before) ? before.replace(old, () => section) : `${before.trimEnd()}\n\n${section}`)
}

if (!files.length) {
  say(
    `No such benchmark. There are: ${fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.bench.mjs'))
      .map((file) => file.replace('.bench.mjs', ''))
      .join(', ')}`,
  )
  process.exit(1)
}
const [loadBefore = 0] = os.loadavg()
if (loadBefore > 2) say(`The machine is busy (load ${loadBefore.toFixed(1)}): compare within this run only.\n`)
for (const file of files) {
  const name = file.replace('.bench.mjs', '')
  say(name)
  const { about, text } = await measure(file, loadBefore)
  say(`\n${text}\n`)
  if (words.includes('--record')) record(name, about, text)
}
process.exit(0)
