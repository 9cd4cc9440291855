import { testStart as now, type TestMall } from '../../testing/testMall'
import { giveCoupon, tradeWorld } from '../../testing/tradeWorld'
import { life as ofShops } from './coupon.store'
import { life as ofPlatform } from './platformCoupon.store'

let world: TestMall
beforeAll(async () => {
  world = await tradeWorld([])
})
afterAll(() => world.close())

const couponId = 71
const end = now + 86_400
const kinds = {
  'of a shop': {
    life: ofShops,
    give: () => giveCoupon(world.mall, couponId, { money: 1000 }),
    state: () => world.mall.db.selectFrom('member_coupon').select('state').executeTakeFirst(),
    drop: () => world.mall.db.deleteFrom('member_coupon').execute(),
  },
  'of the platform': {
    life: ofPlatform,
    give: async () => {
      const name = {
        member_id: 1,
        platformcoupon_id: couponId,
        platformcoupon_type_id: 1,
        platformcoupon_name: '平台券',
      }
      const terms = { type: 'reward', get_type: 2, fetch_time: now, end_time: end, money: 1000 }
      await world.mall.db
        .insertInto('member_platform_coupon')
        .values({ ...name, ...terms, platform_split_rare: 6000 })
        .execute()
    },
    state: () => world.mall.db.selectFrom('member_platform_coupon').select('state').executeTakeFirst(),
    drop: () => world.mall.db.deleteFrom('member_platform_coupon').execute(),
  },
}

describe.each(Object.entries(kinds))('a coupon %s', (_, { life, give, state, drop }) => {
  beforeEach(give)
  afterEach(drop)
  const spend = (useId: number, at = now, memberId = 1) =>
    world.mall.tx((trx) => life.spend(trx, { memberId, couponId, useId, at }))
  const giveBack = (useId: number, at = now) => world.mall.tx((trx) => life.unspend(trx, 1, useId, at))

  it('is spent by one of 50 checkouts at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_each, i) => spend(i + 1)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await spend(99)).toBe(false)
  })
  it('is spent by its member alone, and not in the second it ends', async () => {
    expect([await spend(5, now, 2), await spend(5, end), await spend(5, end - 1)]).toEqual([false, false, true])
  })
  it('comes back from what it was spent on, and ended when its time has passed', async () => {
    await spend(5)
    await giveBack(6)
    expect(await state()).toEqual({ state: 2 })
    await giveBack(5)
    expect(await state()).toEqual({ state: 1 })
    await spend(7)
    await giveBack(7, end)
    expect(await state()).toEqual({ state: 3 })
  })
  it('ends with its time, unless it is spent', async () => {
    await life.expire(world.mall.db, 1, couponId, end - 1)
    expect(await state()).toEqual({ state: 1 })
    await spend(5)
    await life.expire(world.mall.db, 1, couponId, end)
    expect(await state()).toEqual({ state: 2 })
    await giveBack(5)
    await life.expire(world.mall.db, 1, couponId, end)
    expect(await state()).toEqual({ state: 3 })
  })
})
