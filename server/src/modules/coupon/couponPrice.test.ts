import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { GoodsRow } from '@mall/contract/goods'
import { queriesOf } from '../../testing/countQueries'
import { saveSetting } from '../../testing/loginWorld'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const day = 86_400
const sku = 1
const off = { type: 'reward', count: 100, validity_type: 0, end_time: testStart + 30 * day, create_time: testStart }

let world: TestMall
let token: string
/** of shop 3 */
let row: GoodsRow
beforeEach(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
  const { db } = world.mall
  await db.updateTable('coupon_type').set({ status: -1 }).execute()
  await db.updateTable('platform_coupon_type').set({ status: -1 }).execute()
  for (const own of ['member_coupon', 'member_platform_coupon'] as const) await db.deleteFrom(own).execute()
  row = await seen()
}, 60_000)
afterEach(() => world.close())

async function seen(as = '', sku_id = sku): Promise<GoodsRow> {
  const { data } = await world.call('/api/goodssku/lists', { sku_ids: String(sku_id) as never }, { token: as })
  return data[0] as GoodsRow
}
const shown = async (as = '') => (await seen(as)).coupon_price
const less = (...cents: number[]) =>
  (Number(row.discount_price) - cents.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)

let ids = 900
async function shopType(money: number, more: object = {}): Promise<number> {
  const type = { site_id: 3, coupon_type_id: (ids += 1), code: `shop-${ids}`, coupon_name: '店铺券', ...off, money }
  await world.mall.db
    .insertInto('coupon_type')
    .values({ ...type, ...more })
    .execute()
  return ids
}
async function platformType(money: number, more: object = {}): Promise<number> {
  const type = { site_id: 0, platformcoupon_type_id: (ids += 1), code: `mall-${ids}`, platformcoupon_name: '平台券' }
  await world.mall.db
    .insertInto('platform_coupon_type')
    .values({ ...type, platform_split_rare: 6000, ...off, money, ...more })
    .execute()
  return ids
}
const receive = (coupon_type_id: number) => world.call('/coupon/api/coupon/receive', { coupon_type_id }, { token })

it('tells guests and members what they would pay with what can be received', async () => {
  expect([await shown(), await shown(token)]).toEqual(['', ''])
  await shopType(300)
  await shopType(200)
  await platformType(100)
  expect([await shown(), await shown(token)]).toEqual([less(300, 100), less(300, 100)])
})

it('counts what a member has, also when none is left, and not what is over', async () => {
  const type = await shopType(300, { count: 1, max_fetch: 1 })
  expect((await receive(type)).code).toBe(0)
  expect([await shown(), await shown(token)]).toEqual(['', less(300)])
  await world.mall.db.updateTable('member_coupon').set({ state: 3 }).execute()
  await world.mall.db.updateTable('coupon_type').set({ count: 100 }).where('coupon_type_id', '=', type).execute()
  // there are more, but not for who had his
  expect([await shown(), await shown(token)]).toEqual([less(300), ''])
})

it.each<[string, object]>([
  ['that is over', { end_time: testStart - 1 }],
  ['that is closed', { status: -1 }],
  ['that is not shown', { is_show: 0 }],
  ['of another shop', { site_id: 7 }],
  ['for other goods', { goods_type: 2, goods_ids: [999] }],
  ['beyond the price', { at_least: 999_999 }],
])('leaves out a coupon %s', async (_, more) => {
  await shopType(300, more)
  expect(await shown()).toBe('')
})

it('leaves out a platform coupon that is not shown', async () => {
  await platformType(300, { is_show: 0 })
  expect(await shown()).toBe('')
  await platformType(100)
  expect(await shown()).toBe(less(100))
})

it('keeps the platform’s coupons to the shops of their groups', async () => {
  const { group_id } = await world.mall.db
    .selectFrom('shop')
    .select('group_id')
    .where('site_id', '=', 3)
    .executeTakeFirstOrThrow()
  await platformType(500, { use_scenario: 2, group_ids: [group_id + 1] })
  expect(await shown()).toBe('')
  await platformType(100, { use_scenario: 2, group_ids: [group_id] })
  expect(await shown()).toBe(less(100))
})

it('tells nothing where more than one must be bought, or an addon is off', async () => {
  await shopType(300)
  await platformType(100)
  await saveSetting(world, 'addon', { coupon: 0 })
  expect(await shown()).toBe(less(100))
  await saveSetting(world, 'addon', { coupon: 1, platformcoupon: 0 })
  expect(await shown()).toBe(less(300))
  await world.mall.db.updateTable('goods').set({ min_buy: 2 }).where('goods_id', '=', row.goods_id).execute()
  expect(await shown()).toBe('')
})

it('is told by lists and by the plain page alike, and by no other way of selling', async () => {
  await shopType(300)
  const { data: page } = await world.call('/api/goodssku/page', { goods_id_arr: String(row.goods_id) as never })
  const { data: detail } = await world.call('/api/goodssku/detail', { sku_id: sku })
  const { data: info } = await world.call('/api/goodssku/info', { sku_id: sku })
  const all = [page.list[0], detail.goods_sku_detail, info].map((one) => one?.coupon_price)
  expect(all).toEqual([less(300), less(300), less(300)])
  const { data: group } = await world.call('/groupbuy/api/goods/detail', { groupbuy_id: 1 } as never)
  expect(group).toHaveProperty('goods_sku_detail')
  expect(JSON.stringify(group)).not.toContain('coupon_price')
})

it('takes one query more, however many goods are on a page', async () => {
  await shopType(300)
  const sent = async (as: string, page_size: number) => {
    const all = await queriesOf(() => world.call('/api/goodssku/page', { page_size }, { token: as }))
    return all.filter((text) => !/rules_version|"token"|member_token/.test(text))
  }
  for (const as of ['', token]) {
    // what a shop offers besides is kept from then on
    await sent(as, 50)
    const [few, many] = [await sent(as, 1), await sent(as, 50)]
    expect(many).toHaveLength(few.length)
    expect(many.filter((text) => text.includes('coupon'))).toHaveLength(1)
  }
})

it('is what a checkout of one piece comes to with the best pair of coupons', async () => {
  await world.mall.db
    .updateTable('coupon_type')
    .set({ status: 1, end_time: testStart + day })
    .execute()
  await world.mall.db
    .updateTable('platform_coupon_type')
    .set({ status: 1, end_time: testStart + day })
    .execute()
  // the second leaves what the platform wants
  for (const money of [1500, 500]) await shopType(money)
  await platformType(1200, { at_least: 100 * Number(row.discount_price) - 1000 })
  const { data: list } = await world.call('/api/goodssku/page', { page_size: 30 }, { token })
  const told = list.list.map(({ sku_id, coupon_price = '' }) => [sku_id, coupon_price] as const)
  await receiveAll()
  const differing: unknown[] = []
  for (const [sku_id, price] of told) {
    const now = (await seen(token, sku_id)).coupon_price
    const best = await bestOf(sku_id)
    if (now !== best || (price !== '' && Number(price) > Number(now))) differing.push({ sku_id, price, now, best })
  }
  expect(differing).toEqual([])
  expect(told.filter(([, price]) => price !== '').length).toBeGreaterThan(10)
}, 120_000)

async function receiveAll() {
  const paging = { page_size: 100 }
  const { data: own } = await world.call('/coupon/api/coupon/typepagelists', paging, { token })
  for (const { coupon_type_id } of own.list) await receive(coupon_type_id)
  const { data: all } = await world.call('/platformcoupon/api/platformcoupon/typepagelists', paging, { token })
  for (const { platformcoupon_type_id } of all.list)
    await world.call('/platformcoupon/api/platformcoupon/receive', { platformcoupon_type_id }, { token })
  await world.mall.db.updateTable('coupon_type').set({ status: -1 }).execute()
  await world.mall.db.updateTable('platform_coupon_type').set({ status: -1 }).execute()
}

/** By trying every pair in the checkout. */
async function bestOf(sku_id: number): Promise<string> {
  const bought = { sku_id, num: 1 }
  const { data } = await world.call('/api/ordercreate/payment', bought, { token })
  const { site, coupon_list = [] } = shopOf(data)
  const plain = costOf(data)
  let best = plain
  for (const coupon_id of [0, ...coupon_list.map((one) => one.coupon_id)])
    for (const platform_coupon_id of [0, ...(data.platform_coupon_list ?? []).map((one) => one.platformcoupon_id)]) {
      const chosen = { ...bought, coupon: { [site]: { coupon_id } }, platform_coupon_id }
      const tried = await world.call('/api/ordercreate/calculate', chosen as never, { token })
      best = Math.min(best, costOf(tried.data))
    }
  return best < plain ? (best / 100).toFixed(2) : ''
}

function shopOf({ shop_goods_list }: CheckoutData) {
  const [[site, shop]] = Object.entries(shop_goods_list) as [[string, CheckoutShop]]
  return { site, ...shop }
}

function costOf(data: CheckoutData): number {
  const { goods_money, promotion_money, coupon_money, platform_coupon_money } = shopOf(data)
  const off = [promotion_money, coupon_money, platform_coupon_money].map((money) => Math.round(Number(money) * 100))
  return Math.max(
    0,
    off.reduce((left, one) => left - one, Math.round(Number(goods_money) * 100)),
  )
}
