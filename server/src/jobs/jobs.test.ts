import type { Module } from '../modules/module'
import { testMall, type TestMall } from '../testing/testMall'
import { backOff, type Job } from './jobs'

let mall: TestMall
let ran: Job[] = []
let swept = 0
let work: (job: Job) => Promise<void> = () => Promise.resolve()

const module: Module = {
  routes: [],
  jobs: {
    'test.note': async (job) => {
      ran.push(job)
      await work(job)
    },
  },
  sweeps: [
    {
      kind: 'test.sweep',
      seconds: 60,
      run: () => {
        swept++
        return Promise.resolve()
      },
    },
  ],
}

beforeEach(async () => {
  mall = await testMall({ modules: [module] })
  await mall.mall.jobs.runDue()
  ran = []
  swept = 0
  work = () => Promise.resolve()
})
afterEach(() => mall.close())

const enqueue = (key: string, inSeconds: number, payload?: unknown) =>
  mall.mall.tx((trx) =>
    mall.mall.jobs.enqueue(trx, { kind: 'test.note', distKey: 5, key, runAt: mall.clock.now() + inSeconds, payload }),
  )
const row = (key: string) =>
  mall.mall.db.selectFrom('job').selectAll().where('kind', '=', 'test.note').where('key', '=', key).executeTakeFirst()
const run = () => mall.mall.jobs.runDue()

it('runs a job when the mall says so, once, with its payload', async () => {
  await enqueue('a', 100, { order: [1, 2] })
  expect(await run()).toBe(0)
  mall.clock.forward(100)
  // the sweep is due too
  expect(await run()).toBe(2)
  expect(ran).toMatchObject([{ kind: 'test.note', distKey: 5, key: 'a', payload: { order: [1, 2] }, attempts: 1 }])
  expect(await run()).toBe(0)
  expect(await row('a')).toBeUndefined()
})

it('belongs to the transaction that wrote it', async () => {
  const undone = mall.mall.tx(async (trx) => {
    await mall.mall.jobs.enqueue(trx, { kind: 'test.note', distKey: 5, key: 'a', runAt: 0 })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await run()).toBe(0)
})

it('moves the run time when it is enqueued again, and is gone when cancelled', async () => {
  await enqueue('a', 10, 'old')
  await enqueue('a', 20, 'new')
  await enqueue('b', 10)
  await mall.mall.tx((trx) => mall.mall.jobs.cancel(trx, { kind: 'test.note', distKey: 5, key: 'b' }))
  mall.clock.forward(10)
  expect(await run()).toBe(0)
  mall.clock.forward(10)
  await run()
  expect(ran.map((job) => [job.key, job.payload])).toEqual([['a', 'new']])
})

it('tries again with back-off and gives up after ten times', async () => {
  work = () => Promise.reject(new Error('not today'))
  await enqueue('a', 0)
  await run()
  expect(await row('a')).toMatchObject({ attempts: 1, state: 0, last_error: 'Error: not today', lease_until: 0 })
  mall.clock.forward(9)
  await run()
  expect(ran).toHaveLength(1)
  for (let attempt = 1; attempt < 10; attempt++) {
    mall.clock.forward(backOff(attempt))
    await run()
  }
  expect(ran.map((job) => job.attempts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await row('a')).toMatchObject({ state: 2 })
  mall.clock.forward(86_400)
  await run()
  expect(ran).toHaveLength(10)
})

it('gives a job to one of many workers', async () => {
  for (let n = 0; n < 60; n++) await enqueue(String(n), 0)
  const counts = await Promise.all([run(), run(), run()])
  expect(counts.reduce((all, count) => all + count, 0)).toBe(60)
  expect(new Set(ran.map((job) => job.key)).size).toBe(60)
  expect(ran).toHaveLength(60)
})

it('runs what falls due by a job, and keeps one enqueued anew while it ran', async () => {
  work = async (job) => {
    if (job.payload === 'first') await enqueue('a', 0, 'second')
    if (job.payload === 'second') await enqueue('b', 0, 'third')
  }
  await enqueue('a', 0, 'first')
  expect(await run()).toBe(3)
  expect(ran.map((job) => job.payload)).toEqual(['first', 'second', 'third'])
})

it('a job that puts itself off waits, with a fresh count of tries', async () => {
  work = async (job) => {
    if (job.payload === 'first') throw new Error('not yet')
    if (job.payload === 'second') await mall.mall.jobs.putOff(job, mall.clock.now() + 100, 'third')
  }
  await enqueue('a', 0, 'first')
  await run()
  await enqueue('a', 0, 'second')
  await run()
  expect(await row('a')).toMatchObject({ run_at: mall.clock.now() + 100, attempts: 0, lease_until: 0 })
  mall.clock.forward(100)
  await run()
  expect(ran.map((job) => [job.payload, job.attempts])).toEqual([
    ['first', 1],
    ['second', 1],
    ['third', 1],
  ])
  expect(await row('a')).toBeUndefined()
})

it('a job put in anew while it ran is not put off', async () => {
  work = async (job) => {
    if (job.payload !== 'first') return
    await enqueue('a', 0, 'second')
    await mall.mall.jobs.putOff(job, mall.clock.now() + 100, 'late')
  }
  await enqueue('a', 0, 'first')
  await run()
  expect(ran.map((job) => job.payload)).toEqual(['first', 'second'])
  expect(await row('a')).toBeUndefined()
})

it('takes over a job whose worker died, not before its lease ran out', async () => {
  await enqueue('a', 0)
  const lease = async (seconds: number) =>
    mall.mall.db
      .updateTable('job')
      .set({ lease_until: Math.floor(Date.now() / 1000) + seconds })
      .where('kind', '=', 'test.note')
      .execute()
  await lease(30)
  mall.clock.forward(59)
  await run()
  expect(ran).toHaveLength(0)
  await lease(-1)
  await run()
  expect(ran).toHaveLength(1)
})

it('sweeps again and again', async () => {
  mall.clock.forward(60)
  await run()
  expect(swept).toBe(1)
  mall.clock.forward(59)
  await run()
  expect(swept).toBe(1)
  mall.clock.forward(1)
  await run()
  expect(swept).toBe(2)
})

it.each([
  [1, 10],
  [2, 20],
  [5, 160],
  [9, 2560],
  [10, 3600],
])('waits after try %i for %i s', (attempts, seconds) => expect(backOff(attempts)).toBe(seconds))
