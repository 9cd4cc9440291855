import type { Data } from '../../http/route'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const day = 86_400
let mall: TestMall
let buyer: string
let fresh: string

beforeAll(async () => {
  mall = await testMall({ seed: true, config: { poolSize: 10 } })
  buyer = await mall.login(1)
  fresh = await mall.login(5)
}, 60_000)
afterAll(() => mall.close())

/** The two kinds of coupon answer alike; what differs stands here. */
const kinds = {
  shop: {
    list: '/coupon/api/coupon/typepagelists',
    all: '/coupon/api/coupon/typelists',
    info: '/coupon/api/coupon/typeinfo',
    receive: '/coupon/api/coupon/receive',
    received: '/coupon/api/coupon/receivedNum',
    num: '/coupon/api/coupon/num',
    own: '/coupon/api/coupon/memberpage',
    id: 'coupon_type_id',
    table: 'coupon_type',
  },
  platform: {
    list: '/platformcoupon/api/platformcoupon/typepagelists',
    all: '/platformcoupon/api/platformcoupon/typelists',
    info: '/platformcoupon/api/platformcoupon/typeinfo',
    receive: '/platformcoupon/api/platformcoupon/receive',
    received: '/platformcoupon/api/platformcoupon/receivedNum',
    num: '/platformcoupon/api/platformcoupon/num',
    own: '/platformcoupon/api/platformcoupon/memberpage',
    id: 'platformcoupon_type_id',
    table: 'platform_coupon_type',
  },
} as const
type Kind = keyof typeof kinds
type Columns = { count: number; lead_count: number; max_fetch: number; end_time: number; validity_type: number }

/** A running type with these figures, of shop 3 or of the platform. */
async function newType(kind: Kind, id: number, more: Partial<Columns & { fixed_term: number; status: number }> = {}) {
  const { db } = mall.mall
  const common = {
    code: `test-${kind}-${id}`,
    type: 'reward',
    money: 500,
    at_least: 2000,
    count: 100,
    validity_type: 0,
    end_time: testStart + 30 * day,
    create_time: testStart,
    ...more,
  }
  if (kind === 'shop')
    await db
      .insertInto('coupon_type')
      .values({ site_id: 3, coupon_type_id: id, coupon_name: `店铺券 ${id}`, ...common })
      .execute()
  else
    await db
      .insertInto('platform_coupon_type')
      .values({
        site_id: 0,
        platformcoupon_type_id: id,
        platformcoupon_name: `平台券 ${id}`,
        platform_split_rare: 6000,
        ...common,
      })
      .execute()
}

const receive = (kind: Kind, id: number, token = fresh, more = {}) =>
  mall.call(kinds[kind].receive, { [kinds[kind].id]: id, ...more } as never, { token })
const receivedBy = async (kind: Kind, id: number, token = fresh) =>
  (await mall.call(kinds[kind].received, { [kinds[kind].id]: id } as never, { token })).data
const info = async (kind: Kind, id: number) => mall.call(kinds[kind].info, { [kinds[kind].id]: id } as never)
const ids = (rows: unknown, name: string) => (rows as Record<string, number>[]).map((row) => row[name])

describe('types of the demo mall', () => {
  it('lists what people may receive, worth most first, what is gone last, what is over not at all', async () => {
    const shop = await mall.call(kinds.shop.list, {})
    expect(ids(shop.data.list, 'coupon_type_id')).toEqual([1, 3, 2, 4])
    const platform = await mall.call(kinds.platform.list, {})
    expect(platform.data).toMatchObject({ count: 2, page_count: 1 })
    expect(platform.data.list[0]).toMatchObject({
      platformcoupon_type_id: 1,
      money: '30.00',
      at_least: '200.00',
      use_scenario: 1,
      platform_split_rare: '60.00',
    })
    expect(platform.data.list[1]).toMatchObject({ discount: 9.5, discount_limit: '20.00', use_scenario: 2 })
  })

  it.each([{ shop_status: 0 }, { expire_time: testStart }])('leaves out coupons of a shop with %j', async (change) => {
    const shops = mall.mall.db.updateTable('shop').where('site_id', '=', 7)
    await shops.set(change).execute()
    const { data } = await mall.call(kinds.shop.list, { site_id: 7 })
    expect(data.list).toEqual([])
    await shops.set({ shop_status: 1, expire_time: 0 }).execute()
  })

  it.each(['shop', 'platform'] as const)('tells that a type of a %s has ended by its time', async (kind) => {
    const id = kind === 'shop' ? 901 : 902
    await newType(kind, id, { end_time: testStart + 60 })
    expect((await info(kind, id)).data).toMatchObject({ status: 1 })
    await mall.mall.db
      .updateTable(kinds[kind].table as 'coupon_type')
      .set({ end_time: testStart })
      .where(kinds[kind].id as 'coupon_type_id', '=', id)
      .execute()
    expect((await info(kind, id)).data).toMatchObject({ status: 2 })
    await mall.mall.db
      .updateTable(kinds[kind].table as 'coupon_type')
      .set({ status: -1 })
      .where(kinds[kind].id as 'coupon_type_id', '=', id)
      .execute()
    expect((await info(kind, id)).data).toMatchObject({ status: -1 })
  })

  it('leaves out what is gone when only the receivable are wanted', async () => {
    const { data } = await mall.call(kinds.shop.list, { can_receive: 1 })
    expect(ids(data.list, 'coupon_type_id')).toEqual([1, 3, 2])
  })

  it('narrows to ids, and shop coupons to a shop', async () => {
    const shop = await mall.call(kinds.shop.list, { site_id: 11, coupon_type_id_arr: '3,1' as never })
    expect(ids(shop.data.list, 'coupon_type_id')).toEqual([3])
    const platform = await mall.call(kinds.platform.list, { platformcoupon_type_id_arr: '2,3' as never })
    expect(ids(platform.data.list, 'platformcoupon_type_id')).toEqual([2])
  })

  it.each([
    ['shop 3', { site_id: 3 }, [1, 2]],
    ['shop 7', { site_id: 7 }, [1]],
    ['goods of shop 3', { goods_id: 1 }, [1, 2]],
    ['goods of shop 7', { goods_id: 3 }, [1]],
    ['everywhere', {}, [1, 2]],
  ])('platform coupons that count: %s', async (_, about, expected) => {
    const { data } = await mall.call(kinds.platform.all, about)
    expect(ids(data, 'platformcoupon_type_id')).toEqual(expected)
  })

  it.each([
    ['goods 13 of shop 11', { site_id: 11, goods_id: 13 }, [3, 4]],
    ['goods 11 of shop 11', { site_id: 11, goods_id: 11 }, [4]],
  ])('shop coupons for %s', async (_, about, expected) => {
    const { data } = await mall.call(kinds.shop.all, about)
    expect(ids(data, 'coupon_type_id')).toEqual(expected)
  })

  it('hides those of a closed shop', async () => {
    const { db } = mall.mall
    const shop = () => db.updateTable('shop').where('site_id', '=', 3)
    await shop().set({ shop_status: 0 }).execute()
    const { data } = await mall.call(kinds.shop.list, { site_id: 3 })
    await shop().set({ shop_status: 1 }).execute()
    expect(data.list).toEqual([])
  })

  it('tells about one type in any state, by its link', async () => {
    expect((await info('shop', 5)).data).toMatchObject({ coupon_type_id: 5, status: 2, site_name: '花间服饰' })
    expect((await info('platform', 3)).data).toMatchObject({ platformcoupon_type_id: 3, status: 2 })
    expect(await info('shop', 404)).toMatchObject({ code: -1, message: '优惠券不存在' })
    expect(await info('platform', 404)).toMatchObject({ code: -1, message: '优惠券不存在' })
  })

  it('has a code for each, drawn once, that leads to where it is received', async () => {
    const [shop, platform, again] = await Promise.all([info('shop', 1), info('platform', 1), info('shop', 1)])
    expect(shop.data.qrcode).toMatch(/^upload\/qrcode\/.+\.png$/)
    expect(platform.data.qrcode).toMatch(/^upload\/qrcode\/.+\.png$/)
    expect(platform.data.qrcode).not.toBe(shop.data.qrcode)
    expect(again.data.qrcode).toBe(shop.data.qrcode)
    expect(await mall.mall.outside.files.exists(shop.data.qrcode)).toBe(true)
  })

  it('names the types of a gift in its order, hidden and ended ones too', async () => {
    const { data } = await mall.call('/coupon/api/coupon/couponbyid', { id: '5,1,404' as never })
    expect(ids(data, 'coupon_type_id')).toEqual([5, 1])
  })
})

describe.each(['shop', 'platform'] as const)('receiving a %s coupon', (kind) => {
  const from = kind === 'shop' ? 1000 : 2000

  it('gives one that lasts as the type says, and tells who had one', async () => {
    await newType(kind, from + 1, { validity_type: 1, fixed_term: 3, end_time: 0 })
    expect(await receive(kind, from + 1)).toMatchObject({ code: 0, data: { is_exist: 0 } })
    expect(await receive(kind, from + 1)).toMatchObject({ code: 0, data: { is_exist: 1 } })
    expect(await receivedBy(kind, from + 1)).toBe(2)
    const { data } = await mall.call(kinds[kind].own, { state: 1 }, { token: fresh })
    expect(data.list[0]).toMatchObject({
      [kinds[kind].id]: from + 1,
      state: 1,
      get_type: 2,
      money: '5.00',
      at_least: '20.00',
      fetch_time: testStart,
      end_time: testStart + 3 * day,
    })
    expect((await info(kind, from + 1)).data).toMatchObject({ lead_count: 2 })
  })

  it.each([
    ['ended', { status: 2 }, '优惠券已结束'],
    ['closed', { status: -1 }, '优惠券已结束'],
    ['past its end', { end_time: testStart }, '优惠券已结束'],
    ['none left', { count: 3, lead_count: 3 }, '优惠券已领完'],
  ])('refuses one that is %s and gives nothing', async (word, more, message) => {
    const id = from + 10 + word.length
    await newType(kind, id, more)
    expect(await receive(kind, id)).toMatchObject({ code: -1, message })
    expect(await receivedBy(kind, id)).toBe(0)
  })

  it('refuses an unknown one, and guests', async () => {
    expect(await receive(kind, 404)).toMatchObject({ code: -1 })
    expect(await receive(kind, 1, '')).toMatchObject({ code: -1, error_code: 'TOKEN_NOT_EXIST' })
  })

  it.each([1, 2, 3])('keeps to the limit whatever get_type %d says', async (get_type) => {
    const id = from + 30 + get_type
    await newType(kind, id, { max_fetch: 1 })
    expect(await receive(kind, id, fresh, { get_type })).toMatchObject({ code: 0 })
    expect(await receive(kind, id, fresh, { get_type })).toMatchObject({ code: -1, data: { is_exist: 1 } })
    expect(await receivedBy(kind, id)).toBe(1)
  })

  it('gives the last one to one of 50 members', async () => {
    const id = from + 40
    await newType(kind, id, { count: 7, lead_count: 6 })
    const tokens = await Promise.all(Array.from({ length: 50 }, (_, i) => mall.login(9000 + i)))
    const answers = await Promise.all(tokens.map((token) => receive(kind, id, token)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.filter(({ code }) => code < 0).map(({ message }) => message))).toEqual(
      new Set(['优惠券已领完']),
    )
    const counts = await Promise.all(tokens.map((token) => receivedBy(kind, id, token)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect((await info(kind, id)).data).toMatchObject({ count: 7, lead_count: 7 })
  })

  it('gives a member with ten fingers no more than the limit', async () => {
    const id = from + 50
    await newType(kind, id, { max_fetch: 2 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(kind, id, buyer)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(await receivedBy(kind, id, buyer)).toBe(2)
    expect((await info(kind, id)).data).toMatchObject({ lead_count: 2 })
  })
})

describe.each(['shop', 'platform'] as const)('own %s coupons', (kind) => {
  const own = async (state: 1 | 2 | 3, token = buyer) => {
    const { data } = await mall.call(kinds[kind].own, { state }, { token })
    return (data.list as Data<'/coupon/api/coupon/memberpage'>['list']).map((row) => row.state)
  }
  const num = async (state?: 1 | 2 | 3, token = buyer) =>
    (await mall.call(kinds[kind].num, state ? { state } : {}, { token })).data

  it('has unused, used and expired ones of member 1, counted alike', async () => {
    expect(await own(2)).toEqual([2])
    expect(await own(3)).toEqual([3])
    const unused = await own(1)
    expect(unused.length).toBeGreaterThan(0)
    expect(await num(1)).toBe(unused.length)
    expect(await num()).toBe(unused.length + 2)
  })

  it("ends by the mall's clock, before and after its timer", async () => {
    const token = await mall.login(6)
    const id = kind === 'shop' ? 3000 : 4000
    const end = mall.clock.now() + 60
    await newType(kind, id, { end_time: end })
    expect(await receive(kind, id, token)).toMatchObject({ code: 0 })
    expect([await num(1, token), await num(3, token)]).toEqual([1, 0])
    mall.clock.forward(60)
    expect([await num(1, token), await num(3, token)]).toEqual([0, 1])
    expect(await own(3, token)).toEqual([3])
    await mall.mall.jobs.runDue()
    expect(await own(3, token)).toEqual([3])
    const rows = await mall.mall.db
      .selectFrom(kind === 'shop' ? 'member_coupon' : 'member_platform_coupon')
      .select('state')
      .where('member_id', '=', 6)
      .where('end_time', '=', end)
      .execute()
    expect(rows).toEqual([{ state: 3 }])
  })
})

it('counts both kinds for the member centre', async () => {
  const count = async (path: '/coupon/api/coupon/num' | '/platformcoupon/api/platformcoupon/num') =>
    (await mall.call(path, { state: 1 }, { token: buyer })).data
  const both = await mall.call('/api/member/couponnum', { state: 1 }, { token: buyer })
  expect(both.data).toBe((await count(kinds.shop.num)) + (await count(kinds.platform.num)))
})

it('answers nothing of the platform while its addon is off', async () => {
  const turn = (flag: 0 | 1) =>
    mall.operator('/operator/api/config/save', { key: 'addon', value: { platformcoupon: flag } as never })
  await turn(0)
  expect(await mall.call(kinds.platform.list, {})).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  expect(await mall.call(kinds.shop.list, {})).toMatchObject({ code: 0 })
  await turn(1)
})
