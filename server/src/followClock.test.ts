import pino from 'pino'
import { buildApp } from './app'
import { systemClock } from './clock'
import { readConfig } from './config'
import { openMall, type OpenMall } from './openMall'
import { testDatabase, type TestDatabase } from './testing/testDatabase'

const log = pino({ level: 'silent' })
const config = { ...readConfig({}), poolSize: 3 }
let database: TestDatabase
let one: OpenMall
let other: OpenMall

/** As two processes do it: each its own pool and clock, on one database. */
const openOne = () =>
  openMall({ config, database: database.connection, modules: [], log, clock: systemClock(() => 1_000_000) })

beforeAll(async () => {
  database = await testDatabase()
  one = await openOne()
  other = await openOne()
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

async function dev(of: OpenMall, call: string, payload: object = {}) {
  const app = await buildApp(of.mall, of.modules)
  const headers = { authorization: `Bearer ${config.operatorKeys.platform}` }
  const answer = await app.inject({ method: 'POST', url: `/operator/api/dev/${call}`, headers, payload })
  await app.close()
  return answer.json() as { code: number; data: number }
}

async function becomes(of: OpenMall, now: number) {
  const limit = Date.now() + 20_000
  while (of.mall.clock.now() !== now && Date.now() < limit) await new Promise((done) => setTimeout(done, 50))
  expect(of.mall.clock.now()).toBe(now)
}

it('moves with the other process, from either side, and back with its reset', async () => {
  one.clock.start()
  other.clock.start()
  expect(await dev(one, 'clock', { seconds: 3600 })).toMatchObject({ code: 0, data: 4600 })
  await becomes(other, 4600)
  expect(await dev(other, 'clock', { seconds: 400 })).toMatchObject({ data: 5000 })
  await becomes(one, 5000)
  expect(await dev(other, 'reset')).toMatchObject({ code: 0 })
  await becomes(one, 1000)
})

it('is not taken back by a look at the offset of before its COMMIT', async () => {
  const { mall } = one
  mall.clock.setOffset(60)
  const seen: number[] = []
  const read = jest.spyOn(mall.db, 'selectFrom')
  read.mockClear()
  const limit = Date.now() + 20_000
  // one whole look: the second begins a second later
  while (read.mock.calls.length === 0 && Date.now() < limit) {
    seen.push(mall.clock.now())
    await new Promise((done) => setTimeout(done, 5))
  }
  await new Promise((done) => setTimeout(done, 200))
  seen.push(mall.clock.now())
  expect(new Set(seen)).toEqual(new Set([1060]))
  read.mockRestore()
  await becomes(one, 1000)
})
