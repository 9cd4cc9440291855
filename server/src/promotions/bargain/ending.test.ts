import { bargainStates, launchStates } from '@mall/contract/promotionStatus'
import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'
import { statusOf } from './bargainTimes'

let world: BargainWorld
beforeEach(async () => {
  world = await bargainWorld()
})
afterEach(() => world.close())

const jobs = async () =>
  (
    await world.mall.db.selectFrom('job').select(['kind', 'key', 'run_at']).where('kind', 'like', 'bargain.%').execute()
  ).filter(({ key }) => key !== 'sweep')
const run = () => world.mall.jobs.runDue()

const edges = (states: Record<number, { next: readonly number[] }>) =>
  Object.entries(states).flatMap(([from, { next }]) => next.map((to) => `${from} ${to}`))

describe('an activity moves along its table', () => {
  const times = { start_time: 100, end_time: 200, close_time: 0 }
  const steps: [string, typeof times, number, number][] = [
    ['starts', times, 99, 100],
    ['ends', times, 199, 200],
    ['passes by while nobody looks', times, 99, 200],
    ['is closed before its start', { ...times, close_time: 50 }, 49, 50],
    ['is closed while it runs', { ...times, close_time: 150 }, 149, 150],
  ]
  const before = (of: typeof times, at: number) => statusOf(of.close_time > at ? { ...of, close_time: 0 } : of, at)
  it.each(steps)('%s', (_what, of, from, to) =>
    expect(edges(bargainStates)).toContain(`${before(of, from)} ${before(of, to)}`),
  )
  it('and each of its edges is taken', () =>
    expect(new Set(steps.map(([, of, from, to]) => `${before(of, from)} ${before(of, to)}`))).toEqual(
      new Set(edges(bargainStates)),
    ))
})

describe('a launch moves along its table, the same before and after its job has run', () => {
  type End = [string, object, cuts: number, way: (id: number, launchId: number) => unknown, to: number]
  const forward = (seconds: number) => world.clock.forward(seconds)
  const ends: End[] = [
    ['the last cut', { buy_type: 1 }, 5, () => undefined, 1],
    ['its end, at any price', {}, 2, () => forward(8 * hour), 1],
    ['its end, at any price, uncut', {}, 0, () => forward(8 * hour), 1],
    ['its end, only the floor', { buy_type: 1 }, 4, () => forward(8 * hour), 2],
    ['the end of the activity before its own', { end_time: 1_772_416_800 + hour }, 1, () => forward(hour), 1],
    ['closing', {}, 4, (id) => world.shut(id), 2],
    ['closing in the second of its end', {}, 4, (id) => [forward(8 * hour), world.shut(id)][1], 1],
    ['payment', {}, 1, async (_id, launchId) => world.pay((await world.ordered(launchId)).number), 1],
  ]
  it.each(ends)('%s', async (_what, more, cuts, way, to) => {
    const id = await world.open(more)
    const launchId = await world.launched(id, { cuts })
    await way(id, launchId)
    expect((await world.seen(launchId)).status).toBe(to)
    expect(edges(launchStates)).toContain(`0 ${to}`)
    await run()
    expect(await world.kept(launchId)).toMatchObject({ status: to })
    // and nothing leads on from there
    await world.shut(id)
    expect((await world.seen(launchId)).status).toBe(to)
    await world.forward(20 * hour)
    await run()
    expect(await world.kept(launchId)).toMatchObject({ status: to, is_open: 0 })
    expect(await jobs()).toEqual([])
  })
})

it('in progress until the second before its end', async () => {
  const launchId = await world.launched(await world.open())
  world.clock.forward(8 * hour - 1)
  await run()
  expect((await world.seen(launchId)).status).toBe(0)
  expect(await jobs()).toMatchObject([{ kind: 'bargain.launch', run_at: world.clock.now() + 1 }])
  world.clock.forward(1)
  await run()
  expect(await world.kept(launchId)).toMatchObject({ status: 1, is_open: 1, unit: 1 })
  expect(await jobs()).toMatchObject([{ kind: 'bargain.launch', run_at: world.clock.now() + 12 * hour }])
})

it('units that nobody bought come back at the end of the activity, each once', async () => {
  const id = await world.open()
  for (const token of [world.token, ...world.friends.slice(0, 3)]) await world.launched(id, { token })
  const [first] = await world.mall.db.selectFrom('bargain_launch').select('launch_id').orderBy('launch_id').execute()
  await world.pay((await world.ordered(first?.launch_id ?? 0)).number)
  expect(await world.stock(id)).toBe(1)
  await world.forward(8 * hour)
  expect(await world.stock(id)).toBe(1)
  await world.forward(12 * hour)
  expect(await world.stock(id)).toBe(4)
  await run()
  expect(await world.stock(id)).toBe(4)
})

it('all come back when it is closed, those of launches that are won as well', async () => {
  const id = await world.open()
  const [open, won] = [await world.launched(id), await world.launched(id, { token: world.friends[5] ?? '', cuts: 5 })]
  await world.shut(id)
  expect(await world.stock(id)).toBe(3)
  await run()
  expect(await world.stock(id)).toBe(5)
  expect([await world.kept(open), await world.kept(won)]).toMatchObject([
    { status: 2, is_open: 0, unit: 0 },
    { status: 1, is_open: 0, unit: 0 },
  ])
})

it('closed before its time, an activity to come has nothing to end', async () => {
  const id = await world.open({ start_time: world.clock.now() + hour })
  await world.shut(id)
  await run()
  expect(await jobs()).toEqual([])
})

it('lost jobs are put back', async () => {
  const closed = await world.open()
  const id = await world.open({ goods_id: 2, sku_id: 2, floor_price: '10.00' })
  const [one, other] = [await world.launched(id), await world.launched(closed)]
  await world.shut(closed)
  await world.mall.db.deleteFrom('job').where('kind', 'like', 'bargain.%').where('key', '<>', 'sweep').execute()
  await world.mall.db.updateTable('job').set({ run_at: 0 }).where('kind', '=', 'bargain.ends').execute()
  await run()
  expect(await world.kept(other)).toMatchObject({ status: 2, unit: 0 })
  expect(await world.stock(closed)).toBe(5)
  expect((await jobs()).filter(({ key }) => key === String(one))).toMatchObject([
    { kind: 'bargain.launch', run_at: world.clock.now() + 8 * hour },
  ])
  await world.forward(8 * hour)
  await world.forward(12 * hour)
  expect(await world.stock(id)).toBe(5)
})

it('a job that runs twice gives back once', async () => {
  const id = await world.open({ buy_type: 1 })
  const launchId = await world.launched(id)
  world.clock.forward(8 * hour)
  const other = await world.launched(id, { token: world.friends[0] ?? '' })
  const again = { kind: 'bargain.launch', distKey: 3, key: launchId, runAt: 0 }
  await run()
  await world.mall.tx((trx) => world.mall.jobs.enqueue(trx, again))
  await run()
  expect([await world.stock(id), (await world.kept(other)).unit]).toEqual([4, 1])
})
