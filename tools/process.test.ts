import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-process-'))
const left: number[] = []
afterAll(() => {
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Those that live on. A killed process may take a moment to go. */
async function survivors(pids: number[], rounds: number): Promise<number[]> {
  for (let round = 0; round < rounds && pids.some(isAlive); round++) await pause(50)
  return pids.filter(isAlive)
}

/** A tool that runs a command which starts a process itself, as npm and jest do; answers both their numbers. */
async function toolAtWork() {
  const numbers = path.join(folder, `${left.length}.json`)
  // neither takes a SIGTERM, as npm does not
  const sleeper = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`
  const command = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}])
    require('node:fs').writeFileSync(${JSON.stringify(numbers)}, JSON.stringify([process.pid, child.pid]))
    ${sleeper}`
  const module = path.join(__dirname, 'process.mjs')
  const tool = `
    const { run } = await import(${JSON.stringify(module)})
    await run(process.execPath, ['-e', ${JSON.stringify(command)}], { patienceMs: 500 })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', tool], { stdio: 'ignore' })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  while (!fs.existsSync(numbers) || !fs.readFileSync(numbers, 'utf8').endsWith(']')) await pause(20)
  const pids = JSON.parse(fs.readFileSync(numbers, 'utf8')) as number[]
  left.push(...pids)
  return { child, ended, pids }
}

it('ends what it started when it is stopped, however often it is told', async () => {
  const { child, ended, pids } = await toolAtWork()
  child.kill('SIGINT')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(130)
  expect(await survivors(pids, 40)).toEqual([])
})

it('leaves nothing behind when it is killed and can end nobody', async () => {
  const { child, ended, pids } = await toolAtWork()
  expect(pids.filter(isAlive)).toEqual(pids)
  child.kill('SIGKILL')
  await ended
  expect(await survivors(pids, 400)).toEqual([])
})
