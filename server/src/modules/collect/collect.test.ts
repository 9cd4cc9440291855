import { codes } from '@mall/contract/envelope'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let tokens: string[]
/** members who act at the same time */
const many = 50

beforeAll(async () => {
  world = await tradeWorld([
    { sku_id: 21, site_id: 3, price: 5990 },
    { sku_id: 22, site_id: 3, price: 3330, goods: { goods_state: 0 } },
    { sku_id: 23, site_id: 7, price: 8800 },
  ])
  const { db, clock } = world.mall
  const crowd = Array.from({ length: many }, (_, i) => ({
    ...{ member_id: 101 + i, nickname: `买家${i}`, mobile: String(13_900_000_000 + i), member_level: 1 },
    create_time: clock.now(),
  }))
  await db.insertInto('member').values(crowd).execute()
  tokens = await Promise.all(crowd.map(({ member_id }) => world.login(member_id)))
}, 60_000)
afterAll(() => world.close())

const as = (member: number) => ({ token: tokens[member] ?? '' })
const goods = async (id: number) =>
  (await world.mall.db.selectFrom('goods').select('collect_num').where('goods_id', '=', id).executeTakeFirstOrThrow())
    .collect_num
const mine = async (member: number) => (await world.call('/api/goodscollect/page', {}, as(member))).data
const flag = async (member: number, goods_id: number) =>
  (await world.call('/api/goodscollect/iscollect', { goods_id }, as(member))).data

describe('collected goods', () => {
  it('count once for each member, however often and at once they are collected', async () => {
    const taps = tokens.flatMap((token) => [token, token])
    const answers = await Promise.all(
      taps.map((token) => world.call('/api/goodscollect/add', { sku_id: 21 }, { token })),
    )
    expect(answers.filter(({ code }) => code !== 0)).toEqual([])
    expect(await goods(21)).toBe(many)
    expect(await flag(7, 21)).toBe(1)
    const off = await Promise.all(
      taps.map((token) => world.call('/api/goodscollect/delete', { goods_id: 21 }, { token })),
    )
    expect(off.filter(({ code }) => code !== 0)).toEqual([])
    expect(await goods(21)).toBe(0)
    expect(await flag(7, 21)).toBe(0)
  })

  it('are listed newest first, also when they are not on sale any more', async () => {
    for (const sku_id of [21, 22, 23]) {
      world.clock.forward(10)
      expect(await world.call('/api/goodscollect/add', { sku_id }, as(0))).toMatchObject({ code: 0, data: null })
    }
    const { count, page_count, list } = await mine(0)
    expect([count, page_count, list.map((row) => row.goods_id)]).toEqual([3, 1, [23, 22, 21]])
    expect(list[2]).toMatchObject({
      sku_id: 21,
      price: '59.90',
      discount_price: '59.90',
      collect_num: 1,
      promotion_type: 0,
    })
    expect((await mine(1)).list).toEqual([])
  })

  it('leave the list when the goods is deleted', async () => {
    await world.mall.db.updateTable('goods').set({ is_delete: 1 }).where('goods_id', '=', 22).execute()
    const { count, list } = await mine(0)
    expect([count, list.map((row) => row.goods_id)]).toEqual([2, [23, 21]])
    expect(await world.call('/api/goodscollect/add', { sku_id: 22 }, as(0))).toMatchObject({ code: -1 })
  })

  it('belong to members', async () => {
    expect(await world.call('/api/goodscollect/add', { sku_id: 21 })).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
    expect(await world.call('/api/goodscollect/add', { sku_id: 999 }, as(0))).toMatchObject({ code: -1 })
    expect(await world.call('/api/goodscollect/delete', { goods_id: 999 }, as(0))).toMatchObject({ code: 0 })
  })
})

describe('the footprint', () => {
  const seen = async (member: number, paging = {}) =>
    (await world.call('/api/goodsbrowse/page', paging, as(member))).data
  const see = (member: number, sku_id: number) => world.call('/api/goodsbrowse/add', { sku_id }, as(member))

  it('has every goods once, at the time it was last seen', async () => {
    for (const sku of [21, 23, 21]) {
      world.clock.forward(60)
      expect(await see(2, sku)).toMatchObject({ code: 0, data: null })
    }
    const { count, list } = await seen(2)
    expect([count, list.map((row) => row.goods_id)]).toEqual([2, [21, 23]])
    expect(list[0]).toMatchObject({ browse_time: world.clock.now(), price: '59.90', goods_name: '商品21' })
    expect((await seen(2, { page: 2, page_size: 1 })).list.map((row) => row.goods_id)).toEqual([23])
  })

  it('is written once by many at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: many }, () => see(3, 23)))
    expect(answers.filter(({ code }) => code !== 0)).toEqual([])
    expect((await seen(3)).count).toBe(1)
  })

  it('is taken away row by row, and only by its own member', async () => {
    const ids = (await seen(2)).list.map((row) => row.id)
    await world.call('/api/goodsbrowse/delete', { id: ids.join() }, as(3))
    expect((await seen(2)).count).toBe(2)
    await world.call('/api/goodsbrowse/delete', { id: String(ids[0]) }, as(2))
    expect((await seen(2)).list.map((row) => row.id)).toEqual(ids.slice(1))
  })

  it('forgets what was seen long ago', async () => {
    const { db } = world.mall
    const old = Array.from({ length: 300 }, (_, i) => ({
      ...{ member_id: 105, goods_id: 1000 + i, id: 1000 + i, site_id: 3, sku_id: 1000 + i },
      browse_time: 1000 + i,
    }))
    await db.insertInto('member_browse').values(old).execute()
    await see(4, 21)
    const kept = await db.selectFrom('member_browse').select('goods_id').where('member_id', '=', 105).execute()
    expect(kept).toHaveLength(300)
    const ids = kept.map((row) => row.goods_id)
    expect([ids.includes(21), ids.includes(1000), ids.includes(1001)]).toEqual([true, false, true])
  })
})

describe('followed shops', () => {
  const followers = async (site: number) =>
    (await world.mall.db.selectFrom('shop').select('sub_num').where('site_id', '=', site).executeTakeFirstOrThrow())
      .sub_num

  it('count once for each member, however often and at once they are followed', async () => {
    const taps = tokens.flatMap((token) => [token, token])
    await Promise.all(taps.map((token) => world.call('/api/shopmember/add', { site_id: 7 }, { token })))
    expect(await followers(7)).toBe(many)
    await Promise.all(taps.map((token) => world.call('/api/shopmember/delete', { site_id: 7 }, { token })))
    expect(await followers(7)).toBe(0)
  })

  it('are listed newest first', async () => {
    for (const site_id of [3, 7]) {
      world.clock.forward(10)
      expect(await world.call('/api/shopmember/add', { site_id }, as(0))).toMatchObject({ code: 0, data: null })
      expect((await world.call('/api/shopmember/issubscribe', { site_id }, as(0))).data).toBe(1)
    }
    const { data } = await world.call('/api/shopmember/membershoppages', {}, as(0))
    expect(data.list.map((shop) => shop.site_id)).toEqual([7, 3])
    expect(data.list[0]).toMatchObject({ site_name: '山野鲜生', sub_num: 1, subscribe_time: world.clock.now() })
    await world.call('/api/shopmember/delete', { site_id: 7 }, as(0))
    expect((await world.call('/api/shopmember/issubscribe', { site_id: 7 }, as(0))).data).toBe(0)
  })

  it('must be named and there', async () => {
    expect(await world.call('/api/shopmember/add', { site_id: 0 }, as(0))).toMatchObject({
      code: codes.REQUEST_SITE_ID,
    })
    expect(await world.call('/api/shopmember/add', { site_id: 404 }, as(0))).toMatchObject({ code: -1 })
  })
})
