import type { Ctx } from '../http/route'
import { inLine } from './rush'

const ctx = (poolSize = 4) => ({ mall: { db: {}, config: { poolSize } } }) as unknown as Ctx
const soon = () => new Promise((done) => setTimeout(done, 1))

/** A shop with a counter: `left` takes a moment to tell, and so does a sale. */
function shop(stock: number, poolSize = 4) {
  const seen = { stock, reads: 0, works: 0, atOnce: 0, most: 0 }
  const at = ctx(poolSize)
  const remaining = async () => {
    seen.reads += 1
    await soon()
    return seen.stock
  }
  const buy = (num = 1) =>
    inLine(at, { key: 'seckill:5', num, remaining }, async () => {
      seen.works += 1
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      await soon()
      seen.atOnce -= 1
      if (seen.stock < num) throw new Error('the guard')
      seen.stock -= num
    })
  return { seen, buy }
}
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? 'sold' : (one.reason as Error).message))

it('two thousand want a hundred pieces: few works begin, two of sixteen connections at once', async () => {
  const { seen, buy } = shop(100, 16)
  const told = await outcomes(Array.from({ length: 2000 }, () => buy()))
  expect(told.filter((one) => one === 'sold')).toHaveLength(100)
  expect(seen.most).toBe(2)
  expect(seen.works).toBeLessThanOrEqual(102)
  // callers who come together share their reads
  expect(seen.reads).toBeLessThan(250)
})

it('who wants more than is left is refused, who wants less goes on', async () => {
  const { seen, buy } = shop(3, 2)
  const told = await outcomes([buy(1), buy(3), buy(1), buy(3), buy(1), buy(1)])
  expect(told).toEqual(['sold', '活动库存不足', 'sold', '活动库存不足', 'sold', '活动库存不足'])
  expect(seen.stock).toBe(0)
})

it('a piece that comes back is for sale at once', async () => {
  const { seen, buy } = shop(0)
  expect(await outcomes([buy()])).toEqual(['活动库存不足'])
  seen.stock = 1
  expect(await outcomes([buy()])).toEqual(['sold'])
})

it('a caller is never refused by a read that began before it came', async () => {
  const at = ctx()
  const answers: ((remaining: number) => void)[] = []
  const remaining = () => new Promise<number>((done) => answers.push(done))
  const buy = () => inLine(at, { key: 'k', num: 1, remaining }, () => Promise.resolve())
  const first = outcomes([buy()])
  const second = outcomes([buy()])
  answers[0]?.(0)
  expect(await first).toEqual(['活动库存不足'])
  await soon()
  answers[1]?.(1)
  expect(await second).toEqual(['sold'])
})

it('work and reads that fail keep no turn', async () => {
  const at = ctx(2)
  let isDown = false
  const remaining = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(undefined))
  const buy = (work: () => Promise<unknown>) => inLine(at, { key: 'k', num: 1, remaining }, work)
  const fails = async () => {
    await soon()
    throw new Error('refused')
  }
  expect(await outcomes([buy(fails), buy(fails), buy(fails)])).toEqual(['refused', 'refused', 'refused'])
  isDown = true
  expect(await outcomes([buy(soon), buy(soon)])).toEqual(['down', 'down'])
  isDown = false
  expect(await outcomes([buy(soon), buy(soon)])).toEqual(['sold', 'sold'])
})
