import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'

let world: BargainWorld
beforeEach(async () => {
  world = await bargainWorld()
})
afterEach(() => world.close())

const refused = { code: -1 }
const record = async (id: number, more: object = {}) =>
  (await world.call('/bargain/api/bargain/record', { id, ...more })).data

it('takes a unit, and nothing of the sku', async () => {
  const id = await world.open()
  const launchId = await world.launched(id)
  expect(await world.stock(id)).toBe(4)
  const sku = await world.mall.db.selectFrom('sku').select('stock').where('sku_id', '=', 1).executeTakeFirstOrThrow()
  expect(sku.stock).toBe(1000)
  const now = world.clock.now()
  expect(await world.seen(launchId, world.token)).toEqual({
    ...{ launch_id: launchId, bargain_id: id, sku_id: 1, goods_id: 1, site_id: 3, sku_name: '商品1', sku_image: '' },
    ...{ price: '100.00', floor_price: '40.00', curr_price: '100.00', buy_type: 0, bargain_type: 0 },
    ...{ need_num: 5, curr_num: 0, start_time: now, end_time: now + 8 * hour, buy_end_time: now + 20 * hour },
    ...{ member_id: 1, nickname: '买家1', headimg: '', status: 0, is_own: 0, first_bargain_price: '0.00' },
    ...{ order_id: 0, bargain_stock: 4, self: 1, cut: 0 },
  })
})

it('ends with its activity where that ends first', async () => {
  const id = await world.open({ end_time: world.clock.now() + hour })
  const { end_time, buy_end_time } = await world.seen(await world.launched(id))
  expect([end_time, buy_end_time]).toEqual([world.clock.now() + hour, world.clock.now() + hour])
})

it.each<[string, object, () => Promise<unknown>]>([
  ['there is no unit left', { bargain_stock: 0 }, () => Promise.resolve()],
  ['it is to come', { start_time: 1_772_416_800 + 60 }, () => Promise.resolve()],
  ['it has ended', {}, () => Promise.resolve(world.clock.forward(20 * hour))],
  ['the sku is sold out', {}, () => world.mall.db.updateTable('sku').set({ stock: 0 }).execute()],
  ['the goods are off the shelf', {}, () => world.mall.db.updateTable('goods').set({ goods_state: 0 }).execute()],
  ['the shop is closed', {}, () => world.mall.db.updateTable('shop').set({ shop_status: 0 }).execute()],
  ['its price has come down to the floor', {}, () => world.mall.db.updateTable('sku').set({ price: 4000 }).execute()],
])('is refused where %s', async (_why, more, change) => {
  const id = await world.open(more)
  await change()
  expect(await world.launch(id)).toMatchObject(refused)
  const rows = await world.mall.db.selectFrom('bargain_launch').select('launch_id').execute()
  expect(rows).toEqual([])
  await world.mall.db.updateTable('sku').set({ stock: 1000 }).execute()
})

it('is refused where the operator has closed it, and of an activity that is not there', async () => {
  const id = await world.open()
  await world.shut(id)
  expect(await world.launch(id)).toMatchObject(refused)
  expect(await world.launch(404)).toMatchObject(refused)
  expect(await world.call('/bargain/api/bargain/launch', { id })).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
})

it('one sku is bargained for once at a time, in whatever activity, until that is over', async () => {
  const [one, other] = [await world.open(), await world.open({ buy_type: 1 })]
  const goods = await world.open({ goods_id: 2, sku_id: 2, floor_price: '10.00' })
  const first = await world.launched(one)
  for (const id of [one, other]) expect(await world.launch(id)).toMatchObject(refused)
  expect(await world.launch(goods)).toMatchObject({ code: 0 })
  expect(await world.launch(one, world.friends[0])).toMatchObject({ code: 0 })
  // in 1 and not bought: still open
  world.clock.forward(8 * hour)
  expect(await world.seen(first)).toMatchObject({ status: 1 })
  expect(await world.launch(other)).toMatchObject(refused)
  await world.shut(one)
  // no job has run
  expect(await world.launch(other)).toMatchObject({ code: 0 })
  expect([await world.stock(one), await world.stock(other)]).toEqual([4, 4])
})

it('a lost one makes room at once, and its unit comes back', async () => {
  const id = await world.open({ buy_type: 1, bargain_stock: 1 })
  const lost = await world.launched(id)
  world.clock.forward(8 * hour)
  expect(await world.seen(lost)).toMatchObject({ status: 2 })
  expect(await world.cut(lost, 0)).toMatchObject(refused)
  await world.mall.jobs.runDue()
  expect(await world.stock(id)).toBe(1)
  expect(await world.launched(id)).not.toBe(lost)
  expect(await world.stock(id)).toBe(0)
})

it('is_own 1: the first cut is the launcher’s, by first_bargain_price or by the rule', async () => {
  const given = await world.launched(await world.open({ is_own: 1, first_bargain_price: '20.00' }))
  expect(await world.seen(given, world.token)).toMatchObject({ curr_price: '80.00', curr_num: 1, cut: 1, is_own: 1 })
  expect(await record(given)).toMatchObject({ list: [{ member_id: 1, nickname: '买家1', money: '20.00' }] })
  expect(await world.cut(given, 0)).toMatchObject({ data: { bargain_money: '10.00', status: 0 } })
  const terms = { goods_id: 2, sku_id: 2, floor_price: '9.90', is_own: 1 }
  expect(await world.seen(await world.launched(await world.open(terms)))).toMatchObject({ curr_price: '49.90' })
})

it('is_own 0: the launcher cannot cut, and first_bargain_price has no effect', async () => {
  const launchId = await world.launched(await world.open({ first_bargain_price: '20.00' }))
  expect(await world.seen(launchId)).toMatchObject({ curr_price: '100.00', curr_num: 0 })
  expect(await world.call('/bargain/api/bargain/bargain', { id: launchId }, { token: world.token })).toMatchObject(
    refused,
  )
  expect(await world.cut(launchId, 0)).toMatchObject({ data: { bargain_money: '12.00' } })
})

describe('cuts', () => {
  it('each member once, down to the floor, which wins', async () => {
    const launchId = await world.launched(await world.open())
    for (const friend of [0, 1, 2, 3]) {
      expect(await world.cut(launchId, friend)).toMatchObject({ data: { bargain_money: '12.00', status: 0 } })
      expect(await world.cut(launchId, friend)).toMatchObject(refused)
    }
    expect(await world.cut(launchId, 4)).toMatchObject({ data: { bargain_money: '12.00', status: 1 } })
    expect(await world.seen(launchId, world.friends[4])).toMatchObject({ status: 1, curr_price: '40.00', curr_num: 5 })
    expect(await world.cut(launchId, 5)).toMatchObject(refused)
  })

  it('random ones come to the floor as well', async () => {
    const launchId = await world.launched(await world.open({ bargain_type: 1 }), { cuts: 5 })
    expect(await world.seen(launchId)).toMatchObject({ status: 1, curr_price: '40.00' })
    const { list } = await record(launchId)
    expect(list.map(({ member_id }) => member_id)).toEqual([104, 103, 102, 101, 100])
    for (const { money } of list) expect(Number(money)).toBeGreaterThan(0)
  })

  it('are refused of guests, of a launch that is not there, at its end, and where the activity is closed', async () => {
    const id = await world.open()
    const launchId = await world.launched(id)
    expect(await world.call('/bargain/api/bargain/bargain', { id: launchId })).toMatchObject({
      error_code: 'TOKEN_NOT_EXIST',
    })
    expect(await world.cut(404, 0)).toMatchObject(refused)
    world.clock.forward(8 * hour - 1)
    expect(await world.cut(launchId, 0)).toMatchObject({ code: 0 })
    world.clock.forward(1)
    expect(await world.cut(launchId, 1)).toMatchObject(refused)
    const other = await world.launched(id, { token: world.friends[0] ?? '' })
    await world.shut(id)
    expect(await world.cut(other, 1)).toMatchObject(refused)
  })

  it('a script is told to wait', async () => {
    const launchId = await world.launched(await world.open())
    const codes = await Promise.all(Array.from({ length: 125 }, async () => (await world.cut(launchId, 0)).code))
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === -11004)).toHaveLength(5)
    world.clock.forward(hour)
    expect(await world.cut(launchId, 0)).toMatchObject({ code: -1 })
  })
})

it('tells others nothing of the order, and each what he has done himself', async () => {
  const launchId = await world.launched(await world.open(), { cuts: 1 })
  const { orderId } = await world.ordered(launchId)
  expect(await world.seen(launchId, world.token)).toMatchObject({ order_id: orderId, self: 1, cut: 0 })
  expect(await world.seen(launchId, world.friends[0])).toMatchObject({ order_id: 0, self: 0, cut: 1 })
  expect(await world.seen(launchId)).toMatchObject({ order_id: 0, self: 0, cut: 0 })
  expect(await world.call('/bargain/api/bargain/info', { id: 404 })).toMatchObject(refused)
})

it('its cuts are paged, the newest first', async () => {
  const launchId = await world.launched(await world.open(), { cuts: 5 })
  const { list, count } = await record(launchId, { page: 2, page_size: 2 })
  expect([count, list.map(({ member_id }) => member_id)]).toEqual([5, [102, 101]])
  expect(await record(404)).toMatchObject({ count: 0, list: [] })
})

it('a member’s own are listed by status as it is now, each with its newest cuts', async () => {
  const [at, any] = [await world.open({ buy_type: 1 }), { goods_id: 2, sku_id: 2, floor_price: '10.00', need_num: 20 }]
  const lost = await world.launched(at)
  world.clock.forward(8 * hour)
  const won = await world.launched(at, { cuts: 5 })
  const open = await world.launched(await world.open(any), { cuts: 2 })
  const own = async (status?: 'all' | '0' | '1' | '2') =>
    (
      await world.call('/bargain/api/bargain/launchPage', status ? { status } : {}, { token: world.token })
    ).data.list.map((row) => [row.launch_id, row.status, row.bargain_record.length])
  expect(await own()).toEqual([
    [open, 0, 2],
    [won, 1, 5],
    [lost, 2, 0],
  ])
  expect(await own('0')).toEqual([[open, 0, 2]])
  expect(await own('1')).toEqual([[won, 1, 5]])
  expect(await own('2')).toEqual([[lost, 2, 0]])
  const { data } = await world.call('/bargain/api/bargain/launchPage', {}, { token: world.friends[0] ?? '' })
  expect(data.list).toEqual([])
})

it('shows the ten newest cuts', async () => {
  const crowd = await bargainWorld(13)
  const launchId = await crowd.launched(await crowd.open({ need_num: 20 }), { cuts: 13 })
  const { data } = await crowd.call('/bargain/api/bargain/launchPage', {}, { token: crowd.token })
  const [row] = data.list
  expect(row?.launch_id).toBe(launchId)
  expect(row?.bargain_record.map(({ member_id }) => member_id)).toEqual([
    112, 111, 110, 109, 108, 107, 106, 105, 104, 103,
  ])
  await crowd.close()
})
