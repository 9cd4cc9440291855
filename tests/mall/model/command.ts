import fs from 'node:fs'
import path from 'node:path'
import { concerns } from '../concerns'
import { checkout } from '../world/server'
import { program } from '../world/program'
import { Universe } from '../world/world'
import { merged, p99s, type Latencies } from './latency'
import { Run, type Outcome } from './run'

const folder = path.join(checkout, '.cache', 'model')

interface Done {
  lives: number
  steps: number
  calls: number
  faults: Record<string, number>
  slowestRecovery: number
  deadlocks: number
  latencies: Latencies
}

/** Runs one seed on a mall of its own; what it plans goes to its log as it happens. */
export async function runSeed(universe: Universe, seed: number, lives: number): Promise<Outcome> {
  fs.mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `seed-${seed}.log`)
  const log = fs.createWriteStream(file)
  const world = await universe.world(seed)
  try {
    return await new Run(world, concerns, { seed, lives, log: (line) => log.write(`${line}\n`) }).toTheEnd()
  } catch (error) {
    log.write(`FAILED: ${(error as Error).message}\n`)
    world.served.forEach(({ server }, n) =>
      fs.copyFileSync(server.logFile, path.join(folder, `seed-${seed}.server${n}.log`)),
    )
    throw new Error(
      `seed ${seed} failed; log: ${path.relative(checkout, file)}; again: npm run model -- --replay ${seed} --lives ${lives}\n${(error as Error).message}`,
      { cause: error },
    )
  } finally {
    await world.close()
    log.end()
  }
}

const words = process.argv.slice(2)
const number = (name: string, usual: number) => (words.includes(name) ? Number(words[words.indexOf(name) + 1]) : usual)

/** Of runs to be resumed alone: a small one in between must not begin the large one anew. */
const stateFile = path.join(folder, 'state.json')
const isResumed = words.includes('--resume')
const readState = (): Record<string, Done> =>
  isResumed && fs.existsSync(stateFile) ? JSON.parse(fs.readFileSync(stateFile, 'utf8')) : {}

async function main(): Promise<number> {
  const lives = number('--lives', 100)
  const replay = words.includes('--replay') ? number('--replay', 1) : undefined
  const seeds = replay === undefined ? number('--seeds', 100) : 1
  const workers = replay === undefined ? number('--workers', 1) : 1
  const first = replay ?? number('--first', 1)
  const until = Date.now() + number('--minutes', 1e6) * 60_000
  const state = replay === undefined ? readState() : {}
  const waiting = Array.from({ length: seeds }, (_, i) => first + i).filter((seed) => (state[seed]?.lives ?? 0) < lives)
  const universes = new Set<Universe>()
  const close = () => Promise.all([...universes].map((one) => one.close()))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(130)))
  let failed = 0

  async function one(universe: Universe, seed: number) {
    const since = performance.now()
    try {
      const { recoveries, plan, ...counted } = await runSeed(universe, seed, lives)
      state[seed] = { ...counted, slowestRecovery: Math.round(Math.max(0, ...recoveries)) }
      if (isResumed) fs.writeFileSync(stateFile, JSON.stringify(state))
      const seconds = ((performance.now() - since) / 1000).toFixed(1)
      const { latencies, ...told } = state[seed]
      console.log(`seed ${seed}: ${JSON.stringify(told)} in ${seconds} s, ${plan.length} batches`)
    } catch (error) {
      failed += 1
      console.log((error as Error).message)
      if (words.includes('--stop')) waiting.length = 0
    }
  }

  /** An engine of its own each: one that crashes takes nobody else's seed with it. */
  async function work(runs: readonly string[]) {
    const universe = await Universe.open(runs)
    universes.add(universe)
    for (let seed = waiting.shift(); seed !== undefined && Date.now() < until; seed = waiting.shift())
      await one(universe, seed)
  }

  try {
    const runs = await program()
    await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, () => work(runs)))
  } finally {
    await close()
  }
  const all = Object.values(state)
  const sum = (of: (one: Done) => number) => all.reduce((total, one) => total + of(one), 0)
  console.log(
    `${all.length} seeds, ${sum((one) => one.lives)} lives, ${sum((one) => one.calls)} calls, ` +
      `${sum(({ faults }) => Object.values(faults).reduce((a, b) => a + b, 0))} faults, ${failed} seeds failed; ` +
      `slowest recovery ${Math.max(0, ...all.map((one) => one.slowestRecovery))} ms`,
  )
  console.log(`deadlocks: ${sum((one) => one.deadlocks)}; answered, in ms (99 of 100 calls, upper bound):`)
  for (const { path: of, calls, p99 } of p99s(merged(all.map(({ latencies }) => latencies))))
    console.log(`  ${String(p99).padStart(6)}  ${of} (${calls})`)
  return failed
}

if (require.main === module)
  void main().then(
    (failed) => process.exit(failed > 0 ? 1 : 0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
