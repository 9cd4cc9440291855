import { audit, told } from '../../database/audit/audit'
import { priceInvariants } from '../../database/audit/prices'
import { addSku, tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { untilWaiting } from '../../testing/untilWaiting'

jest.setTimeout(60_000)

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  await addSku(world.mall, { sku_id: 2, goods_id: 1, price: 7000 })
})
afterEach(() => world.close())

const hour = 3600

/** `from` and `to` in hours from now; prices in yuan. */
async function create(from: number, to: number, discount_price: string, skus = [1, 2]) {
  const at = world.clock.now()
  const data = {
    sku_prices: skus.map((sku_id) => ({ sku_id, discount_price })),
    ...{ start_time: at + from * hour, end_time: at + to * hour },
  }
  return world.operator('/operator/api/promotion/create', { kind: 'discount', data } as never, 3)
}
const close = (id: unknown) => world.operator('/operator/api/promotion/close', { kind: 'discount', id } as never, 3)
const setPrice = (price: string, sku_id = 1) => world.operator('/operator/api/goods/sku', { sku_id, price }, 3)

/** What breaks the prices of the mall now. */
async function broken() {
  const { violations } = await audit(world.mall.db, { now: world.clock.now(), live: true, asked: priceInvariants })
  return violations.map(told)
}
const sku = async (sku_id = 1) =>
  world.mall.db
    .selectFrom('sku')
    .select(['price', 'discount_price', 'promotion_type'])
    .where('sku_id', '=', sku_id)
    .executeTakeFirstOrThrow()
const listed = async () =>
  (await world.mall.db.selectFrom('goods').select('min_price').where('goods_id', '=', 1).executeTakeFirstOrThrow())
    .min_price
const later = async (hours: number) => {
  world.clock.forward(hours * hour)
  await world.mall.jobs.runDue()
}
const codes = (answers: { code: number }[]) => answers.map(({ code }) => code)

describe('a price that is set while discounts of its sku', () => {
  it('are created', async () => {
    for (let round = 0; round < 12; round++) {
      const prices = [`5${round}.00`, `6${round}.00`, `7${round}.00`]
      const [made, ...set] = await Promise.all([create(-1, 1, '20.00'), ...prices.map((price) => setPrice(price))])
      expect(codes([made, ...set])).toEqual([0, 0, 0, 0])
      expect(await broken()).toEqual([])
      expect([await listed(), await sku()]).toMatchObject([2000, { discount_price: 2000, promotion_type: 1 }])
      expect((await close(made.data)).code).toBe(0)
    }
  })

  it('are closed', async () => {
    for (let round = 0; round < 12; round++) {
      const { data: id } = await create(-1, 1, '20.00')
      const set = ['50', '60', '70'].map((tens) => setPrice(`${tens}.${round + 10}`))
      const answers = await Promise.all([setPrice(`40.${round + 10}`), close(id), ...set])
      expect(codes(answers)).toEqual([0, 0, 0, 0, 0])
      expect(await broken()).toEqual([])
      const { price, discount_price } = await sku()
      expect([discount_price, await listed()]).toEqual([price, price])
    }
  })

  it('start and end', async () => {
    for (let round = 0; round < 6; round++) {
      expect((await create(1, 2, '20.00')).code).toBe(0)
      for (const isRunning of [true, false]) {
        await Promise.all([later(1), setPrice(`51.${round + 10}`), setPrice(`52.${round + 10}`)])
        expect(await broken()).toEqual([])
        expect(await listed()).toBe(isRunning ? 2000 : (await sku()).price)
      }
      expect((await sku()).promotion_type).toBe(0)
    }
  })

  it('are created for a higher price than the new one: one of both is refused', async () => {
    for (let round = 0; round < 12; round++) {
      await setPrice('59.90')
      const [made, set] = await Promise.all([create(-1, 1, '30.00'), setPrice('29.00')])
      expect(codes([made, set]).sort()).toEqual([-1, 0])
      const { price, discount_price, promotion_type } = await sku()
      expect(promotion_type === 1 ? discount_price < price : discount_price === price).toBe(true)
      expect(await broken()).toEqual([])
      if (made.code === 0) await close(made.data)
    }
  })
})

it('a price that waits for a discount to be created does not take the discount off', async () => {
  let setting: ReturnType<typeof setPrice> | undefined
  const making = world.mall.tx(async (trx) => {
    await trx.selectFrom('sku').select('sku_id').where('site_id', '=', 3).orderBy('sku_id').forUpdate().execute()
    setting = setPrice('45.00')
    await untilWaiting(world.mall)
    const at = world.clock.now()
    const times = { start_time: at - hour, end_time: at + hour }
    const row = { site_id: 3, discount_id: 5, ...times, create_time: at }
    await trx.insertInto('discount').values(row).execute()
    await trx
      .insertInto('discount_sku')
      .values({ site_id: 3, discount_id: 5, sku_id: 1, discount_price: 2000 })
      .execute()
    const worn = { discount_price: 2000, promotion_type: 1, discount_start: at - hour, discount_end: at + hour }
    await trx.updateTable('sku').set(worn).where('sku_id', '=', 1).where('site_id', '=', 3).execute()
  })
  await making
  expect((await setting)?.code).toBe(0)
  expect(await sku()).toEqual({ price: 4500, discount_price: 2000, promotion_type: 1 })
  expect([await broken(), await listed()]).toEqual([[], 2000])
})

describe('a discount that is still to come', () => {
  it('hides no new price from the lists', async () => {
    await create(24, 48, '20.00')
    expect((await setPrice('45.00')).code).toBe(0)
    expect([await listed(), await broken()]).toEqual([4500, []])
    const { data } = await world.call('/api/goodssku/page', { min_price: '45.00', max_price: '45.00' } as never)
    expect(data.list).toMatchObject([{ goods_id: 1, price: '45.00', discount_price: '45.00' }])
    await later(24)
    expect([await listed(), await broken()]).toEqual([2000, []])
    await later(24)
    expect([await listed(), await broken()]).toEqual([4500, []])
  })

  it('keeps its price below that of the sku: a price that is not above it is refused', async () => {
    await create(24, 48, '20.00')
    for (const price of ['20.00', '19.99']) expect((await setPrice(price)).code).toBe(-1)
    expect([await sku(), await listed()]).toMatchObject([{ price: 5990, discount_price: 2000 }, 5990])
    expect((await setPrice('20.01')).code).toBe(0)
  })

  it('lets a price go below its own once it is over, also before its end was booked', async () => {
    await create(-1, 1, '20.00')
    world.clock.forward(2 * hour)
    expect((await setPrice('10.00')).code).toBe(0)
    await world.mall.jobs.runDue()
    expect([await sku(), await listed(), await broken()]).toEqual([
      { price: 1000, discount_price: 1000, promotion_type: 0 },
      1000,
      [],
    ])
  })
})

it('a price of another sku than the default one changes no list', async () => {
  expect((await setPrice('10.00', 2)).code).toBe(0)
  expect([await listed(), await sku(2), await broken()]).toMatchObject([5990, { discount_price: 1000 }, []])
})
