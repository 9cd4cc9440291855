import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isAlive, readPostmaster } from '../database/embedded/living'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

it.each(['SIGKILL', 'SIGINT'] as const)('leaves nothing behind after a test run that ended by %s', async (signal) => {
  const script = `require(${JSON.stringify(path.join(__dirname, 'cluster.ts'))})
    .startCluster().then(({ folder }) => process.stdout.write(folder + '\\n'))
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const folder = await new Promise<string>((done) =>
    run.stdout.once('data', (line: Buffer) => done(line.toString().trim())),
  )
  const engine = readPostmaster(path.join(folder, 'postgres'))?.pid ?? 0
  expect(isAlive(engine)).toBe(true)
  run.kill(signal)
  for (let round = 0; round < 400 && (isAlive(engine) || fs.existsSync(folder)); round++) await pause(50)
  const left = { engine: isAlive(engine), folder: fs.existsSync(folder) }
  if (left.engine) process.kill(engine, 'SIGQUIT')
  expect(left).toEqual({ engine: false, folder: false })
})
