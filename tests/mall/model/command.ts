import fs from 'node:fs'
import path from 'node:path'
import { concerns } from '../concerns'
import { checkout } from '../world/server'
import { Universe } from '../world/world'
import { Run, type Outcome } from './run'

const folder = path.join(checkout, '.cache', 'model')

interface Done {
  lives: number
  steps: number
  calls: number
  faults: Record<string, number>
  slowestRecovery: number
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
    fs.copyFileSync(world.server.logFile, path.join(folder, `seed-${seed}.server.log`))
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

const stateFile = path.join(folder, 'state.json')
const readState = (): Record<string, Done> =>
  words.includes('--resume') && fs.existsSync(stateFile) ? JSON.parse(fs.readFileSync(stateFile, 'utf8')) : {}

async function main(): Promise<number> {
  const lives = number('--lives', 100)
  const replay = words.includes('--replay') ? number('--replay', 1) : undefined
  const seeds = replay === undefined ? number('--seeds', 100) : 1
  const first = replay ?? number('--first', 1)
  const until = Date.now() + number('--minutes', 1e6) * 60_000
  const state = replay === undefined ? readState() : {}
  const universe = await Universe.open()
  process.once('SIGINT', () => void universe.close().then(() => process.exit(130)))
  let failed = 0
  try {
    for (let seed = first; seed < first + seeds && Date.now() < until; seed += 1) {
      if (state[seed]) continue
      const since = performance.now()
      try {
        const { lives: ended, steps, calls, faults, recoveries } = await runSeed(universe, seed, lives)
        state[seed] = { lives: ended, steps, calls, faults, slowestRecovery: Math.round(Math.max(0, ...recoveries)) }
        if (replay === undefined) fs.writeFileSync(stateFile, JSON.stringify(state))
        const seconds = ((performance.now() - since) / 1000).toFixed(1)
        console.log(`seed ${seed}: ${JSON.stringify(state[seed])} in ${seconds} s`)
      } catch (error) {
        failed += 1
        console.log((error as Error).message)
        if (words.includes('--stop')) break
      }
    }
  } finally {
    await universe.close()
  }
  const all = Object.values(state)
  const sum = (of: (one: Done) => number) => all.reduce((total, one) => total + of(one), 0)
  console.log(
    `${all.length} seeds, ${sum((one) => one.lives)} lives, ${sum((one) => one.calls)} calls, ` +
      `${sum(({ faults }) => Object.values(faults).reduce((a, b) => a + b, 0))} faults, ${failed} seeds failed; ` +
      `slowest recovery ${Math.max(0, ...all.map((one) => one.slowestRecovery))} ms`,
  )
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
