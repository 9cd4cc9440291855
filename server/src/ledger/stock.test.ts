import type { TestMall } from '../testing/testMall'
import { heardIn } from '../testing/heard'
import { stockOf, tradeWorld } from '../testing/tradeWorld'
import { logTaken, returnStock, takeStock, type StockMove } from './stock'

// moves of orders and refunds that nobody made
const breaks = [
  'no pieces are taken for an order that is not there',
  'a refunded line gives its pieces back at most once',
]
let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990, stock: 100 }], { breaks })
})
afterAll(() => world.close())

const move = (num: number, ref: string): StockMove => ({ siteId: 3, skuId: 1, num, ref })

async function sell(num: number, ref: string): Promise<void> {
  await world.mall.tx(async (trx) => {
    await logTaken(trx, [move(num, ref)], world.clock.now())
    takeStock(trx, [move(num, ref)], () => new Error('sold out'))
  })
}

const giveBack = (num: number, ref: string) =>
  world.mall.tx(async (trx) => returnStock(trx, [move(num, ref)], world.clock.now()))

it('is taken in one journey with COMMIT, and nobody waits for the row while answers travel', async () => {
  const heard = await heardIn(() => sell(1, 'order:journey'))
  expect(heard.slice(-4)).toEqual(['ask with', 'ask commit', 'hear with', 'hear commit'])
})

it('comes back once for one cause, however often and parallel it is asked', async () => {
  const before = await stockOf(world.mall, 1)
  await sell(5, 'order:1')
  await Promise.all(Array.from({ length: 20 }, () => giveBack(5, 'order:1:back')))
  await giveBack(5, 'order:1:back')
  expect(await stockOf(world.mall, 1)).toBe(before)
})

it('comes back for every cause', async () => {
  const before = await stockOf(world.mall, 1)
  await sell(5, 'order:2')
  await giveBack(2, 'refund:1')
  await giveBack(3, 'refund:2')
  expect(await stockOf(world.mall, 1)).toBe(before)
})
