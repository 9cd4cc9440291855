import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { checkout } from '../world/server'
import { copyOfHead } from './copy'
import { readDrawn, type Drawn } from './draw'
import { planted, type Planted } from './list'
import { Stale, withFault } from './plant'

/** What a blind run knows of a fault. */
interface Verdict {
  caught: boolean
  /** what said so */
  by: string
  seconds: number
  commit: string
  /** seeds and lives it was looked for with */
  words: string
  /** written by a person: why nothing saw it */
  why?: string
}

/** Not of money, stock, coupons, states or timed work: the model run does not play these parts. */
const elsewhere = /^modules\/(member|vetting|evaluate|goods|order-centre|message\/notice)\b|^outside\//
const core = planted.filter(({ file }) => !elsewhere.test(file))

const jsonFile = path.join(__dirname, 'blind.json')
const markdown = path.join(__dirname, 'blind.md')
const read = (): Record<string, Verdict> =>
  fs.existsSync(jsonFile) ? (JSON.parse(fs.readFileSync(jsonFile, 'utf8')) as Record<string, Verdict>) : {}

export interface BlindOptions {
  /** seeds 1 to this, as many orders each; the first failure ends it */
  seeds: number
  lives: number
  /** names or files of faults; [''] = all */
  parts: string[]
  /** also those with a verdict of before */
  again: boolean
  /** minutes after which no further fault is begun */
  minutes: number
}

/** The model run and its audit alone against each fault, none of which they were written for. */
export function blind({ seeds, lives, parts, again, minutes }: BlindOptions): void {
  const until = Date.now() + minutes * 60_000
  const words = `${seeds} seeds of ${lives} lives`
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const all: Planted[] = [...core, ...readDrawn()]
  const known = read()
  const chosen = all.filter(
    ({ name, file }) =>
      parts.some((part) => name.includes(part) || file.includes(part)) && (again || known[name] === undefined),
  )
  if (chosen.length === 0) return report(known)
  const folder = copyOfHead()
  try {
    mustBeSound(folder, path.join(checkout, '.cache', 'model', `sound-${commit}-${seeds}-${lives}`), { seeds, lives })
    for (const fault of chosen) {
      if (Date.now() > until) break
      const since = Date.now()
      const said = looked(folder, fault, () => model(folder, seeds, lives))
      const seconds = Math.round((Date.now() - since) / 1000)
      if (said instanceof Stale) {
        console.log(`stale   ${fault.name}: ${said.message}`)
        continue
      }
      const why = known[fault.name]?.why
      const verdict = { caught: said !== undefined, by: said ?? 'nothing', seconds, commit, words }
      known[fault.name] = { ...verdict, ...(why && !verdict.caught ? { why } : {}) }
      fs.writeFileSync(jsonFile, `${JSON.stringify(known, null, 2)}\n`)
      console.log(`${verdict.caught ? 'caught' : 'MISSED'}  ${fault.name}: ${verdict.by} (${seconds} s)`)
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  report(known)
}

/** Once for a commit: a run that is resumed need not look again. */
function mustBeSound(folder: string, seenFile: string, { seeds, lives }: Pick<BlindOptions, 'seeds' | 'lives'>): void {
  if (fs.existsSync(seenFile)) return
  const said = model(folder, seeds, lives)
  if (said !== undefined) throw new Error(`without a fault the model run must find nothing, but: ${said}`)
  fs.mkdirSync(path.dirname(seenFile), { recursive: true })
  fs.writeFileSync(seenFile, '')
}

/** A place that is gone has no verdict. */
function looked<T>(folder: string, fault: Planted, work: () => T): T | Stale {
  try {
    return withFault(folder, fault, work)
  } catch (error) {
    if (error instanceof Stale) return error
    throw error
  }
}

/** What the model run says first; undefined = nothing. */
function model(folder: string, seeds: number, lives: number): string | undefined {
  const args = ['--import', 'tsx', 'tests/mall/model/command.ts']
  const words = ['--seeds', String(seeds), '--lives', String(lives), '--stop']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...words], { cwd: folder, encoding: 'utf8' })
  if (status === 0) return undefined
  const lines = stdout.split('\n').filter((line) => line && !/^seed \d+: /.test(line))
  const seed = /^seed (\d+) failed/.exec(lines[0] ?? '')?.[1]
  return seed
    ? `seed ${seed}: ${lines[1] ?? ''} ${lines[2] ?? ''}`.slice(0, 300)
    : `exit ${status}: ${stderr.slice(-300)}`
}

function report(known: Record<string, Verdict>): void {
  const drawn = readDrawn()
  const seen = (of: readonly Planted[]) => of.filter(({ name }) => known[name]?.caught).length
  const tried = (of: readonly Planted[]) => of.filter(({ name }) => known[name]).length
  const sums = [
    `${seen(core)} of ${tried(core)} faults of list.ts caught (${core.length} are of money, stock, coupons, states and jobs)`,
    `${seen(drawn)} of ${tried(drawn)} drawn faults caught (${drawn.length} drawn)`,
  ]
  const rows = [
    ...core.map((one) => row(one.name, one.file, '', known[one.name])),
    ...drawn.map((one) => row(one.name, place(one), change(one), known[one.name])),
  ].filter((text) => text !== '')
  const text = [
    '# Faults nobody told the model run of',
    '',
    '`npm run faults:planted -- --blind`: the model run and the audit alone; the column *Why not* is written by hand in',
    '`blind.json` (`why`), for each fault that was missed.',
    '',
    ...sums.map((sum) => `- ${sum}`),
    '',
    '| Fault | In | Before -> after | | Seen by | Why not | Took | Commit |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  fs.writeFileSync(markdown, text)
  for (const sum of sums) console.log(sum)
}

const place = ({ file, line }: Drawn) => `${file}:${line}`
const change = ({ before, after }: Drawn) => `\`${before}\` -> \`${after}\``

function row(name: string, where: string, changed: string, verdict: Verdict | undefined): string {
  if (!verdict) return ''
  const { caught, by, why = '', seconds, commit } = verdict
  const cells = [name, where, changed, caught ? 'caught' : '**missed**', by, caught ? '' : why, `${seconds} s`, commit]
  return `| ${cells.map((cell) => cell.replaceAll('|', '/').replaceAll('\n', ' ').slice(0, 200)).join(' | ')} |`
}
