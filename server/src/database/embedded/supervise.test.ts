import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, type Pool } from 'pg'
import { openPool } from '../pool'
import type { Embedded } from '../embedded'
import { isAlive } from './living'
import { openEmbedded, type Supervision } from './supervise'

let parent: string
let engine: Embedded | undefined
let pool: Pool | undefined
const told: string[] = []
const given: Error[] = []
const log: Supervision['log'] = {
  error: (_: unknown, message?: string) => void told.push(message ?? ''),
  warn: (_: unknown, message?: string) => void told.push(message ?? ''),
}

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-supervised-'))
  fs.chmodSync(parent, 0o755)
  told.length = 0
  given.length = 0
})
afterEach(async () => {
  await pool?.end()
  await engine?.stop()
  pool = engine = undefined
  fs.rmSync(parent, { recursive: true, force: true })
})

async function open(more: Partial<Supervision> = {}, folder = 'data') {
  const options = { throwAway: true, log, giveUp: (error: Error) => given.push(error), every: 10, ...more }
  engine = await openEmbedded(path.join(parent, folder), options)
  pool = openPool(engine.connection, { size: 3, namedStatements: true, onError: () => undefined })
  return engine
}
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10))
}
const answers = () =>
  pool!.query('SELECT 1').then(
    () => true,
    () => false,
  )
async function killed() {
  const before = engine!.pid
  process.kill(before, 'SIGKILL')
  await until(() => engine!.pid !== before || given.length > 0)
}

it.each(['data', path.join('d'.repeat(60), 'e'.repeat(60))])(
  'PostgreSQL is killed: it comes back where it was, with what was written, and the pool finds it (%s)',
  async (folder) => {
    const { pid } = await open({ throwAway: false }, folder)
    await pool!.query('CREATE TABLE kept AS SELECT 7 AS value')
    await killed()
    await until(answers)
    expect((await pool!.query('SELECT value FROM kept')).rows).toEqual([{ value: 7 }])
    expect(isAlive(pid)).toBe(false)
    expect(told).toEqual(['PostgreSQL ended by itself and is started again', 'PostgreSQL is back'])
    const last = engine!.pid
    await pool?.end()
    await engine!.stop()
    pool = engine = undefined
    expect(isAlive(last)).toBe(false)
  },
)

it('PostgreSQL is killed more often than it is started again: gives up once and leaves it', async () => {
  await open({ restartsMost: 2 })
  for (let kill = 0; kill < 3; kill++) await killed()
  expect(given.map(({ message }) => message)).toEqual(['PostgreSQL ended 3 times within 10 minutes'])
  expect(isAlive(engine!.pid)).toBe(false)
})

it('PostgreSQL is killed as often, but long apart: is started again every time', async () => {
  await open({ restartsMost: 1, within: 1 })
  for (let kill = 0; kill < 3; kill++) await killed()
  await until(answers)
  expect(given).toEqual([])
})

it('a backend outlives the killed one and holds its memory: the start waits until that is gone', async () => {
  const { connection } = await open()
  const orphan = new Client(connection)
  orphan.on('error', () => undefined)
  await orphan.connect()
  const { rows } = await orphan.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const pid = rows[0]?.pid ?? 0
  const before = engine!.pid
  process.kill(pid, 'SIGSTOP')
  process.kill(before, 'SIGKILL')
  const said = () => fs.readFileSync(path.join(parent, 'data', 'postgres.log'), 'utf8')
  await until(() => said().includes('shared memory block'))
  expect(engine!.pid).toBe(before)
  process.kill(pid, 'SIGCONT')
  await until(() => told.length > 1)
  expect(await answers()).toBe(true)
  expect(told).toEqual(['PostgreSQL ended by itself and is started again', 'PostgreSQL is back'])
})

it('it is stopped on purpose: nothing starts it again', async () => {
  const { pid } = await open()
  await pool?.end()
  await engine!.stop()
  expect([isAlive(pid), told]).toEqual([false, []])
  pool = engine = undefined
})
