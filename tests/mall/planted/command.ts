// `npm run faults:planted`: plants each fault of list.ts into a copy of the committed server and wants to see it caught.
//   npm run faults:planted -- --only "part of a name or of a file|another part"
//   npm run faults:planted -- --rest      those nobody has caught so far
//   npm run faults:planted -- --draw 7    draws 20 more places by this seed, into drawn.json
//   npm run faults:planted -- --blind     the model run alone against those of money, stock, coupons, states and jobs, and
//                                         those drawn; resumed until all have a verdict (--only, --again, --minutes 60)
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkout } from '../world/server'
import { blind } from './blind'
import { copyOfHead } from './copy'
import { draw } from './draw'
import { planted, type Planted } from './list'
import { Stale, withFault } from './plant'

/** A model run that finds nothing in this many orders has missed it. */
const modelWords = ['--seeds', '2', '--first', '1', '--lives', '12', '--stop']
const limitMs = 40 * 60_000

interface Verdict {
  caught: boolean
  /** what said so, or why nothing did */
  by: string
  seconds: number
}

function jest(folder: string, files: string[]): { failed: string[]; broken: boolean } {
  const told = path.join(folder, 'told.json')
  fs.rmSync(told, { force: true })
  const bin = path.join(checkout, 'node_modules', 'jest', 'bin', 'jest.js')
  const paths = files.map((file) => `server/src/${file}`)
  const args = [
    bin,
    '--ci',
    '--maxWorkers=2',
    '--selectProjects',
    'server',
    '--json',
    `--outputFile=${told}`,
    '--',
    ...paths,
  ]
  spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore', timeout: limitMs })
  if (!fs.existsSync(told)) return { failed: [], broken: true }
  const { testResults, numTotalTests } = JSON.parse(fs.readFileSync(told, 'utf8')) as {
    numTotalTests: number
    testResults: { assertionResults: { status: string; fullName: string }[]; message: string }[]
  }
  const tests = testResults.flatMap((one) => one.assertionResults)
  // the audit when a world closes may fail a file without a failed test
  const ends = testResults.filter(({ message }) => message.includes('a mall that does not hold'))
  const firstOf = (message: string) => /does not hold:\s*(.{0,120})/.exec(message)?.[1] ?? ''
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return {
    failed: [...failed, ...ends.map(({ message }) => `the audit at the end: ${firstOf(message)}`)],
    broken: numTotalTests === 0,
  }
}

function model(folder: string): string | undefined {
  const args = ['--import', 'tsx', 'tests/mall/model/command.ts', ...modelWords]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: limitMs })
  if (status === 0) return undefined
  return stdout.split('\n').find((line) => line && !/^seed \d+[:f ]/.test(line)) ?? `exit ${status}`
}

function plant(folder: string, fault: Planted): Verdict {
  const since = Date.now()
  const seconds = () => Math.round((Date.now() - since) / 1000)
  const { seenBy } = fault
  try {
    if (seenBy === 'model') {
      const said = withFault(folder, fault, () => model(folder))
      return { caught: said !== undefined, by: `model run: ${said ?? 'nothing seen'}`, seconds: seconds() }
    }
    const { failed, broken } = withFault(folder, fault, () => jest(folder, seenBy))
    const first = failed.length > 0 ? `${failed.length} tests, first: ${failed[0]}` : 'nothing'
    return { caught: failed.length > 0, by: broken ? 'the tests did not run' : first, seconds: seconds() }
  } catch (error) {
    if (error instanceof Stale) return { caught: false, by: error.message, seconds: 0 }
    throw error
  }
}

/** Verdicts so far, by the name of the fault; a run of some of them leaves the others as they are. */
const keptFile = path.join(__dirname, 'result.json')
const kept = (): Record<string, Verdict & { commit: string }> =>
  fs.existsSync(keptFile) ? JSON.parse(fs.readFileSync(keptFile, 'utf8')) : {}

function record(fault: Planted, verdict: Verdict, commit: string) {
  const all = { ...kept(), [fault.name]: { ...verdict, commit } }
  const known = planted.flatMap((one) => (all[one.name] ? [{ one, verdict: all[one.name] }] : []))
  const cell = (text = '') => text.replaceAll('|', '/').replaceAll('\n', ' ').slice(0, 160)
  const rows = known.map(
    ({ one, verdict: its }) =>
      `| ${planted.indexOf(one) + 1} | ${cell(one.name)} | ${one.file} | ${its?.caught ? 'caught' : '**missed**'} | ${cell(its?.by)} | ${its?.seconds} s | ${its?.commit} |`,
  )
  const caught = known.filter((each) => each.verdict?.caught).length
  const text = [
    '# Planted faults',
    '',
    `\`npm run faults:planted\`: ${caught} of ${planted.length} caught, ${planted.length - known.length} not run yet.`,
    `${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} processors, Node ${process.versions.node}.`,
    '',
    '| # | Fault | In | | Seen by | Took | Commit |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  fs.writeFileSync(
    keptFile,
    `${JSON.stringify(Object.fromEntries(known.map((each) => [each.one.name, each.verdict])), null, 2)}\n`,
  )
  fs.writeFileSync(path.join(__dirname, 'result.md'), text)
}

const words = process.argv.slice(2)
const valueOf = (name: string, usual: string) =>
  words.includes(name) ? (words[words.indexOf(name) + 1] ?? usual) : usual
const numberOf = (name: string, usual: number) => Number(valueOf(name, String(usual)))
const parts = valueOf('--only', '').split('|')

function drawn(): number {
  const { places, faults } = draw(numberOf('--draw', 1))
  for (const { name, before, after } of faults) console.log(`${name}: ${before} -> ${after}`)
  console.log(`${faults.length} of ${places} places drawn`)
  return 0
}

function lookedForBlind(): number {
  const again = words.includes('--again')
  const [seeds, lives, minutes] = [numberOf('--seeds', 5), numberOf('--lives', 20), numberOf('--minutes', 1e6)]
  blind({ seeds, lives, parts, again, minutes })
  return 0
}

function caughtByTests(): number {
  const known = words.includes('--rest') ? kept() : {}
  const chosen = planted.filter(
    ({ name, file }) => parts.some((part) => name.includes(part) || file.includes(part)) && !known[name]?.caught,
  )
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const folder = copyOfHead()
  const verdicts: [Planted, Verdict][] = []
  try {
    const files = [...new Set(chosen.flatMap(({ seenBy }) => (seenBy === 'model' ? [] : seenBy)))]
    const sound = files.length > 0 ? jest(folder, files) : { failed: [], broken: false }
    if (sound.broken || sound.failed.length > 0) {
      console.log(`without a fault the tests must pass, but: ${sound.failed.join('; ') || 'they did not run'}`)
      return 1
    }
    for (const fault of chosen) {
      const verdict = plant(folder, fault)
      verdicts.push([fault, verdict])
      record(fault, verdict, commit)
      console.log(`${verdict.caught ? 'caught' : 'MISSED'}  ${fault.name}: ${verdict.by} (${verdict.seconds} s)`)
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const missed = verdicts.filter(([, { caught }]) => !caught).length
  console.log(`\n${verdicts.length - missed} passed, ${missed} failed`)
  return missed
}

const work = words.includes('--draw') ? drawn : words.includes('--blind') ? lookedForBlind : caughtByTests
process.exit(work() > 0 ? 1 : 0)
