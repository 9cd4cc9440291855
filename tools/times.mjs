// `npm run times`: runs jest and prints how long its test files take, as the table of docs/measurements.md.
//   npm run times -- FILE: prints the table of an earlier run, which had MALL_TIMES=FILE
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root, say } from './process.mjs'
import { fail, install } from './setup.mjs'
import { runUnitTests } from './suites.mjs'

/**
 * Times of one test file in ms: wall clock; processor, without PostgreSQL; loading of its modules; creating and dropping of
 * its databases.
 * @typedef {{ file: string, wall: number, cpu: number, load: number, databases: number }} Line
 */

/** the slowest files have a row each */
const most = 20

const given = process.argv[2]
const place = path.resolve(given ?? path.join(root, '.cache', 'times.jsonl'))
if (!given) {
  await install().catch((error) => fail(error.message))
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.rmSync(place, { force: true })
  process.env.MALL_TIMES = place
  await runUnitTests()
}

/** @type {Line[]} */
const lines = fs
  .readFileSync(place, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

/** @param {Line} line from the checkout's folder; a run of another checkout has that one's */
const nameOf = ({ file }) => file.slice(file.search(/(src|server|contract|tools|config)\//))
/** @param {Line} line */
const partOf = (line) => nameOf(line).split('/')[0] ?? ''

/** @param {Line[]} some @param {'wall' | 'cpu' | 'load' | 'databases'} what */
const sum = (some, what) => Math.round(some.reduce((all, line) => all + line[what], 0) / 1000)

/** @param {string} name @param {Line[]} some */
const row = (name, some) => {
  const [wall, cpu, load, databases] = [sum(some, 'wall'), sum(some, 'cpu'), sum(some, 'load'), sum(some, 'databases')]
  return `| ${name} | ${some.length} | ${wall} | ${cpu} | ${load} | ${databases} | ${wall - load - databases} |`
}

const parts = new Map(lines.map((line) => [partOf(line), /** @type {Line[]} */ ([])]))
for (const line of lines) parts.get(partOf(line))?.push(line)

say(`${os.availableParallelism()} processors, Node ${process.versions.node}; seconds\n`)
say('| Files of | Number | Wall | Processor | Loading | Databases | Rest |')
say('|---|---|---|---|---|---|---|')
for (const [part, some] of parts) say(row(part, some))
say(row('all', lines))
for (const line of [...lines].sort((a, b) => b.wall - a.wall).slice(0, most)) say(row(nameOf(line), [line]))
