import { sql } from 'kysely'
import { openSlots, putSeckill } from '../../testing/slotsWorld'
import { testStart, type TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'

const hour = 3600
const day = 24 * hour

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
})
afterEach(() => world.close())

const create = (kind: 'seckill' | 'seckilltime', data: object, site = 0) =>
  world.operator(
    '/operator/api/promotion/create',
    { kind, data, ...(kind === 'seckill' ? { site_id: 3 } : {}) } as never,
    site,
  )
const close = (kind: 'seckill' | 'seckilltime', id: number, site = 0) =>
  world.operator('/operator/api/promotion/close', { kind, id }, site)

describe('slots', () => {
  const slot = (from: number, to: number, more: object = {}) => ({
    ...{ name: '早场', seckill_start_time: from, seckill_end_time: to },
    ...more,
  })
  it('stand side by side to the end of the day', async () => {
    expect((await create('seckilltime', slot(8 * hour, 10 * hour))).code).toBe(0)
    const { code, data } = await create('seckilltime', slot(10 * hour, 86_400, { name: '晚场' }))
    expect(code).toBe(0)
    expect((await create('seckilltime', slot(0, 8 * hour))).code).toBe(0)
    const shown = (await world.call('/seckill/api/seckill/lists')).data
    expect(shown.map((one) => one.seckill_start_time)).toEqual([0, 8 * hour, 10 * hour])
    expect(shown[2]).toMatchObject({ id: data, name: '晚场', seckill_end_time: 86_400 })
  })
  it.each([
    ['begins in another', 9 * hour, 12 * hour],
    ['ends in another', 6 * hour, 8 * hour + 1],
    ['lies in another', 8 * hour + 1, 9 * hour],
    ['has another in it', 0, 86_400],
    ['is another', 8 * hour, 10 * hour],
    ['crosses midnight', 22 * hour, hour],
    ['has no second', 12 * hour, 12 * hour],
  ])('that %s is refused', async (_what, from, to) => {
    await create('seckilltime', slot(8 * hour, 10 * hour))
    expect(await create('seckilltime', slot(from, to))).toMatchObject({ code: -1, error_code: 'ERROR' })
    expect((await world.call('/seckill/api/seckill/lists')).data).toHaveLength(1)
  })
  it('ends with the day, and needs every field', async () => {
    expect((await create('seckilltime', slot(0, 86_401))).code).toBe(-10006)
    expect(await create('seckilltime', slot(0, 1, { name: undefined }))).toMatchObject({ error_code: 'REQUEST_NAME' })
    expect((await create('seckilltime', slot(0, 1), 3)).code).toBe(-11006)
  })
  it('that overlap and are created at the same moment: one is created, three are refused', async () => {
    const answers = await world.mall.tx(async (trx) => {
      // all four wait at the same statement
      await sql`LOCK TABLE seckill_time IN SHARE MODE`.execute(trx)
      const creating = Array.from({ length: 4 }, (_, i) => create('seckilltime', slot(hour + i, 5 * hour)))
      await untilWaiting(world.mall, 4)
      return creating
    })
    const codes = (await Promise.all(answers)).map(({ code }) => code)
    expect(codes.sort((a, b) => a - b)).toEqual([-1, -1, -1, 0])
  })
  it('close when nothing uses them any more, and make room then', async () => {
    await openSlots(world)
    await putSeckill(world, { seckill_id: 51, goods_id: 1, seckill_time_id: 3, start_time: testStart + day })
    await putSeckill(world, { seckill_id: 52, goods_id: 1, seckill_time_id: 2, end_time: testStart + 60 })
    await putSeckill(world, { seckill_id: 53, goods_id: 1, seckill_time_id: 2, is_closed: 1 })
    expect((await close('seckilltime', 3)).code).toBe(-1)
    expect((await close('seckilltime', 2)).code).toBe(-1)
    world.clock.forward(60)
    expect((await close('seckilltime', 2)).code).toBe(0)
    expect((await close('seckilltime', 2)).code).toBe(-1)
    expect((await close('seckilltime', 404)).code).toBe(-1)
    expect((await close('seckilltime', 1, 3)).code).toBe(-11006)
    expect((await create('seckilltime', slot(7 * hour, 12 * hour))).code).toBe(0)
    expect((await world.call('/seckill/api/seckillgoods/detail', { seckill_id: 52 })).code).toBe(0)
  })
})

describe('activities', () => {
  beforeEach(() => openSlots(world))
  const fields = (more: object = {}) => ({
    ...{ goods_id: 1, seckill_time_id: 2, seckill_price: '40.00', stock: 5, num: 2 },
    ...{ start_time: testStart, end_time: testStart + day },
    ...more,
  })
  it('are made with a stock of their own and sold at once', async () => {
    const { code, data } = await create('seckill', fields())
    expect(code).toBe(0)
    const shown = await world.call('/seckill/api/seckillgoods/detail', { seckill_id: data })
    expect(shown.data.goods_sku_detail).toMatchObject({ seckill_price: '40.00', num: 2, stock: 5, status: 1 })
    const token = await world.login(1)
    const order = { seckill_id: data, sku_id: 1, num: 2 }
    expect((await world.call('/seckill/api/ordercreate/create', order, { token })).code).toBe(0)
    expect(await world.mall.db.selectFrom('promotion_stock').selectAll().execute()).toMatchObject([
      { site_id: 3, promotion_type: 'seckill', activity_id: data, initial: 5, stock: 3, end_time: testStart + day },
    ])
  })
  it('need no limit', async () => {
    const { num: _, ...rest } = fields()
    const { data } = await create('seckill', rest)
    const shown = await world.call('/seckill/api/seckillgoods/detail', { seckill_id: data })
    expect(shown.data.goods_sku_detail.num).toBe(0)
  })
  it.each([
    ['a slot that nobody made', { seckill_time_id: 404 }],
    ['goods that nobody sells', { goods_id: 404 }],
    ['goods of another site', { goods_id: 3 }],
    ['a price that is not below that of the goods', { seckill_price: '59.90' }],
    ['an end in the past', { start_time: testStart - day, end_time: testStart }],
    ['an end that is not after the start', { start_time: testStart + day }],
  ])('refuse %s', async (_what, more) => {
    expect(await create('seckill', fields(more))).toMatchObject({ code: -1, error_code: 'ERROR' })
    expect(await world.mall.db.selectFrom('promotion_stock').selectAll().execute()).toEqual([])
  })
  it('refuse a price that is not below that of each sku', async () => {
    const sku = {
      site_id: 3,
      goods_id: 1,
      sku_id: 11,
      code: '11',
      sku_name: '小',
      stock: 0,
      price: 3990,
      discount_price: 3990,
    }
    await world.mall.db.insertInto('sku').values(sku).execute()
    expect((await create('seckill', fields())).code).toBe(-1)
    expect((await create('seckill', fields({ seckill_price: '39.89' }))).code).toBe(0)
  })
  it('refuse a slot that was closed', async () => {
    await close('seckilltime', 2)
    expect((await create('seckill', fields())).code).toBe(-1)
  })
  it.each(['goods_id', 'seckill_time_id', 'seckill_price', 'stock', 'start_time', 'end_time'])(
    'name %s when it is missing',
    async (name) => {
      expect(await create('seckill', fields({ [name]: '' }))).toMatchObject({
        ...{ code: -1, error_code: `REQUEST_${name.toUpperCase()}` },
      })
    },
  )
  it('close once, by the key of their site', async () => {
    await putSeckill(world, { seckill_id: 51, goods_id: 1 })
    await putSeckill(world, { seckill_id: 52, goods_id: 1, end_time: testStart })
    expect((await close('seckill', 51, 7)).code).toBe(-11006)
    expect((await close('seckill', 51, 3)).code).toBe(0)
    expect((await close('seckill', 51)).code).toBe(-1)
    expect((await close('seckill', 52)).code).toBe(-1)
    expect((await close('seckill', 404)).code).toBe(-1)
    const shown = await world.call('/seckill/api/seckillgoods/detail', { seckill_id: 51 })
    expect(shown.data.goods_sku_detail.status).toBe(-1)
    const pool = world.mall.db.selectFrom('promotion_stock').select('end_time').where('activity_id', '=', 51)
    expect(await pool.executeTakeFirst()).toEqual({ end_time: testStart })
  })
  it('never come into a slot that is closed at the same moment', async () => {
    for (let i = 0; i < 5; i += 1) {
      const made = await create('seckilltime', { name: 'x', seckill_start_time: 0, seckill_end_time: 1 })
      if (made.code !== 0) await close('seckilltime', 1)
      const slot =
        made.code === 0 ? made : await create('seckilltime', { name: 'x', seckill_start_time: 0, seckill_end_time: 1 })
      const [activity, closing] = await Promise.all([
        create('seckill', fields({ seckill_time_id: slot.data })),
        close('seckilltime', slot.data),
      ])
      expect([activity.code, closing.code].sort()).toEqual([-1, 0])
      if (activity.code === 0) {
        await close('seckill', activity.data)
        await close('seckilltime', slot.data)
      }
    }
  })
})
