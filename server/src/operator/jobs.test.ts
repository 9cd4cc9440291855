import type { Module } from '../modules/module'
import { testMall, type TestMall } from '../testing/testMall'

let world: TestMall
let answer: () => Promise<void>
let ran: string[] = []
const module: Module = {
  routes: [],
  jobs: {
    'test.note': async ({ key }) => {
      ran.push(key)
      await answer()
    },
  },
}

beforeEach(async () => {
  world = await testMall({ modules: [module] })
  ran = []
  answer = () => Promise.reject(new Error('not today'))
})
afterEach(() => world.close())

const lists = async (state: 'late' | 'dead', more: object = {}) =>
  (await world.operator('/operator/api/job/lists', { state, ...more })).data
const retry = async (key: string, site = 0) =>
  (await world.operator('/operator/api/job/retry', { dist_key: 5, kind: 'test.note', key }, site)).code
const enqueue = (key: string, runAt = world.clock.now()) =>
  world.mall.tx((trx) => world.mall.jobs.enqueue(trx, { kind: 'test.note', distKey: 5, key, runAt }))
const fail = async (times: number) => {
  for (let n = 0; n < times; n++) {
    await world.mall.jobs.runDue()
    world.clock.forward(3600)
  }
}

it('a job that was given up: it is listed as dead with its error, and runs again when asked for', async () => {
  await enqueue('a')
  await fail(10)
  const [row] = (await lists('dead')).list
  expect(row).toMatchObject({ dist_key: 5, kind: 'test.note', key: 'a', attempts: 10, state: 'dead' })
  expect(row?.last_error).toBe('Error: not today')
  answer = () => Promise.resolve()
  expect(await retry('a')).toBe(0)
  await world.mall.jobs.runDue()
  expect([ran.length, (await lists('dead')).count]).toEqual([11, 0])
  expect(await retry('a')).toBe(-1)
})

it('a job ten minutes past its time: it is listed as late, the longest waiting first, by pages', async () => {
  const at = world.clock.now()
  await enqueue('new', at - 599)
  await enqueue('old', at - 700)
  await enqueue('older', at - 900)
  expect(await lists('late', { page_size: 1 })).toMatchObject({ count: 2, page_count: 2, list: [{ key: 'older' }] })
  expect(await lists('late', { page: 2, page_size: 1 })).toMatchObject({ list: [{ key: 'old', state: 'late' }] })
  expect((await lists('dead')).list).toEqual([])
})

it('a job whose time has not come: it cannot be run early', async () => {
  await enqueue('a', world.clock.now() + 60)
  expect(await retry('a')).toBe(-1)
  await world.mall.jobs.runDue()
  expect(ran).toEqual([])
})

it('the key of a shop: refused', async () => {
  await enqueue('a', 0)
  expect(await retry('a', 3)).toBe(-11006)
  expect((await world.operator('/operator/api/job/lists', { state: 'late' }, 3)).code).toBe(-11006)
})
