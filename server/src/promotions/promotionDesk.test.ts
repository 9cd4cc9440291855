import { modules } from '../modules'
import type { Module } from '../modules/module'
import type { TestMall } from '../testing/testMall'
import { tradeWorld } from '../testing/tradeWorld'
import { mustBeBelow, mustEndLater, skusForSale } from './deskChecks'
import type { Closable, PromotionDesk } from './promotionDesk'

/** Kinds that no module has brought. */
const made: { siteId: number; price: number; isOver: boolean }[] = []
const game: PromotionDesk<'egg'> = {
  kind: 'egg',
  create: (_trx, { points }, { siteId }) => Promise.resolve(made.push({ siteId, price: points, isOver: false })),
  find: (_trx, id): Promise<Closable | undefined> => Promise.resolve(made[id - 1]),
  close: () => Promise.resolve(),
}
const bargain: PromotionDesk<'bargain'> = {
  kind: 'bargain',
  async create(trx, { goods_id, floor_price, ...times }, { ctx, siteId }) {
    mustEndLater(times, ctx.now)
    const skus = await skusForSale(trx, { goodsIds: [goods_id] }, siteId)
    mustBeBelow(floor_price, skus)
    return made.push({ siteId, price: floor_price, isOver: false })
  },
  find: (_trx, id) => Promise.resolve(made[id - 1]),
  close(_trx, id) {
    const row = made[id - 1]
    if (row) row.isOver = true
    return Promise.resolve()
  },
}
const madeUp: Module = { routes: [], desks: [game, bargain] }

let world: TestMall
beforeAll(async () => {
  const remaining = modules.map((module) => ({
    ...module,
    desks: module.desks?.filter(({ kind }) => !['egg', 'bargain'].includes(kind)) ?? [],
  }))
  world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 7, price: 3000 },
    ],
    { modules: [...remaining, madeUp] },
  )
})
afterAll(() => world.close())
beforeEach(() => (made.length = 0))

const fields = (more: object = {}) => ({
  ...{ goods_id: 1, sku_id: 1, floor_price: '20.00', bargain_stock: 5, bargain_type: 0, buy_type: 0, need_num: 2 },
  ...{ bargain_time: 2, start_time: world.clock.now(), end_time: world.clock.now() + 3600 },
  ...more,
})
/** by the key of shop 3 */
const asSite = 3
const create = (data: object, kind = 'bargain', more: object = { site_id: 3 }, site = 0) =>
  world.operator('/operator/api/promotion/create', { kind, data, ...more } as never, site)
const close = (id: number, kind = 'bargain', site = 0) =>
  world.operator('/operator/api/promotion/close', { kind, id } as never, site)

it('makes what its fields say, and closes it once', async () => {
  expect(await create(fields())).toMatchObject({ code: 0, data: 1 })
  expect(made).toEqual([{ siteId: 3, price: 2000, isOver: false }])
  expect(await close(1)).toMatchObject({ code: 0, data: null })
  expect(await close(1)).toMatchObject({ code: -1 })
  expect(await close(2)).toMatchObject({ code: -1 })
})

it('names the first field that is missing, and refuses one of another type', async () => {
  const { floor_price: _, ...rest } = fields()
  expect(await create(rest)).toMatchObject({ code: -1, error_code: 'REQUEST_FLOOR_PRICE' })
  expect(await create(fields({ floor_price: '' }))).toMatchObject({ code: -1, error_code: 'REQUEST_FLOOR_PRICE' })
  expect(await create(fields({ floor_price: '1.999' }))).toMatchObject({ code: -10006 })
  expect(await create(fields({ need_num: 1 }))).toMatchObject({ code: -10006 })
  expect(await create(fields({ whatever: 1 }))).toMatchObject({ code: 0 })
})

it('names the shop where the platform makes it, and takes no other shop from a site key', async () => {
  expect(await create(fields(), 'bargain', {})).toMatchObject({ error_code: 'REQUEST_SITE_ID' })
  expect(await create(fields(), 'bargain', {}, asSite)).toMatchObject({ code: 0 })
  expect(await create(fields(), 'bargain', { site_id: 7 }, asSite)).toMatchObject({ code: -11006 })
  made.push({ siteId: 7, price: 1, isOver: false })
  expect(await close(2, 'bargain', asSite)).toMatchObject({ code: -11006 })
})

it('keeps to the platform what is the platform’s', async () => {
  const data = {
    ...{
      game_name: '砸金蛋',
      points: 10,
      join_type: 0,
      join_frequency: 1,
      winning_rate: '50',
      no_winning_desc: '谢谢',
    },
    award: [{ award_name: '积分', award_type: 1, point: 5, stock: 1, weight: 1 }],
    ...{ start_time: world.clock.now(), end_time: world.clock.now() + 60 },
  }
  expect(await create(data, 'egg', {}, asSite)).toMatchObject({ code: -11006 })
  expect(await create(data, 'egg', {})).toMatchObject({ code: 0 })
  expect(await close(1, 'egg', asSite)).toMatchObject({ code: -11006 })
})

it('has shared checks of times, goods and prices', async () => {
  const now = world.clock.now()
  for (const wrong of [
    { start_time: now - 60, end_time: now },
    { start_time: now, end_time: now },
    { end_time: now - 1, start_time: now - 5 },
    { goods_id: 99 },
    { goods_id: 2 },
    { floor_price: '59.90' },
  ])
    expect(await create(fields(wrong))).toMatchObject({ code: -1 })
  expect(await create(fields({ floor_price: '59.89' }))).toMatchObject({ code: 0 })
})
