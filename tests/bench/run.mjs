// `npm run bench`: see README.md in this folder.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openMall } from '../../tools/mall.mjs'
import { root, say } from '../../tools/process.mjs'
import { generateLoad } from './load.mjs'

const folder = path.join(root, 'tests', 'bench')
const words = process.argv.slice(2)
/** @param {string} name @param {number} usual */
const number = (name, usual) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : usual)
const seconds = number('--seconds', 8)
const rounds = number('--rounds', 3)
const connections = number('--connections', 50)
/** Seconds of each case before the first round: a long call is compiled late by V8. */
const warmUp = 4
const named = words.filter((word, i) => /^[a-z]/.test(word) && !words[i - 1]?.startsWith('--'))
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs') && (!named.length || named.includes(file.replace('.bench.mjs', ''))))

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * @param {string} file
 * @param {number} loadBefore
 */
async function measure(file, loadBefore) {
  const { about, cases, check, report, env } = await import(pathToFileURL(path.join(folder, file)).href)
  const mall = await openMall({ MALL_RATE_LIMIT: '0', MALL_LOG_LEVEL: 'error', ...env })
  try {
    if (report) return { about, text: `${await report(mall)}\n\n${machine(mall.data, loadBefore)}.` }
    /** @type {{ name: string, request: (i: number) => import('./load.mjs').Request, prepare?: () => Promise<void> }[]} */
    const list = await cases(mall)
    const runs = list.map(() => /** @type {import('./load.mjs').Figures[]} */ ([]))
    for (const { request, prepare } of list) {
      await prepare?.()
      await generateLoad(mall.url, { connections, seconds: warmUp, request, check })
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, { name, request, prepare }] of list.entries()) {
        await prepare?.()
        const figures = await generateLoad(mall.url, { connections, seconds, request, check })
        say(
          `  ${name.padEnd(26)} round ${round + 1}: ${figures.perSecond.toFixed(0)} /s, p99 ${figures.p99.toFixed(1)} ms, ${figures.errors} errors`,
        )
        if (figures.complaint) say(`    ${figures.complaint}`)
        runs[i]?.push(figures)
      }
    }
    return {
      about,
      text: table(
        list.map(({ name }) => name),
        runs,
        mall.data,
        loadBefore,
      ),
    }
  } finally {
    await mall.close()
  }
}

/**
 * @param {string[]} names
 * @param {import('./load.mjs').Figures[][]} runs
 * @param {string} data
 * @param {number} loadBefore
 */
function table(names, runs, data, loadBefore) {
  const rows = names.map((name, i) => {
    const all = runs[i] ?? []
    const rates = all.map(({ perSecond }) => perSecond)
    // within a round: the machine may be slower in the next one
    const shares = rates.map((rate, round) => rate / (runs[0]?.[round]?.perSecond ?? NaN))
    const range = `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`
    const times = `${median(all.map(({ p50 }) => p50)).toFixed(1)} / ${median(all.map(({ p99 }) => p99)).toFixed(1)}`
    const errors = all.reduce((sum, figures) => sum + figures.errors, 0)
    return `| ${name} | ${median(rates).toFixed(0)} | ${range} | ${(median(shares) * 100).toFixed(1)} % | ${times} | ${errors} |`
  })
  return [
    '| Case | per second | range | of the first | p50 / p99 ms | errors |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `${machine(data, loadBefore)}, ${rounds} rounds of ${seconds} s, ${connections} connections.`,
  ].join('\n')
}

/** @param {string} data folder of the mall @param {number} loadBefore */
function machine(data, loadBefore) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const today = new Date().toISOString().slice(0, 10)
  const load = `load ${loadBefore.toFixed(1)} before the start`
  const database = fs.readFileSync(path.join(data, 'postgres', 'PG_VERSION'), 'utf8').trim()
  const versions = `Node ${process.versions.node}, PostgreSQL ${database}, commit ${commit}`
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
  const options = words.flatMap((word, i) =>
    /^--(seconds|rounds|connections)$/.test(word) ? [word, words[i + 1] ?? ''] : [],
  )
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
