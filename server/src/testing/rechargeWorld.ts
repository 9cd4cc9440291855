import type { Path } from '@mall/contract/api'
import { balances } from '../ledger/ledger'
import { makeGiftOrder, type NewGiftOrder } from '../modules/gift/gift.service'
import type { Answer } from './presaleWorld'
import type { TestMall, TestMallOptions } from './testMall'
import { tradeWorld } from './tradeWorld'
import { phrase } from '../words/phrases'

export interface RechargeAsked {
  recharge_id: number
  face_value?: string
}

/** What a member does with recharges and gifts. */
export interface RechargeWorld extends TestMall {
  as(memberId: number, path: Path, params?: object, key?: string): Promise<Answer>
  /** Of member 1; answers its bill. */
  recharged(asked: RechargeAsked): Promise<string>
  pays(bill: string, result?: 'paid' | 'failed' | 'late'): Promise<number>
  /** [point, growth, balance, balance_money] of member 1 */
  owns(): Promise<number[]>
  /** Platform coupons of member 1. */
  coupons(): Promise<number>
  /** Moves the clock and runs what falls due. */
  forward(seconds: number): Promise<void>
  /** A gift order of member 1; answers its id. */
  gift(more?: Partial<NewGiftOrder>): Promise<number>
}

const packages = [
  {
    ...{ site_id: 0, recharge_id: 1, recharge_name: '充 100 送好礼', face_value: 10_000, buy_price: 9000 },
    ...{ point: 100, growth: 60, coupon_ids: [1], status: 1 },
  },
  { site_id: 0, recharge_id: 2, recharge_name: '充 50', face_value: 5000, buy_price: 5000, status: 1 },
  { site_id: 0, recharge_id: 3, recharge_name: '旧套餐', face_value: 7000, buy_price: 6000, status: 0 },
]

/** Three packages, one of them off the shelf; a coupon type with five left; a level at 50 growth; two gifts. */
export async function rechargeWorld(options: TestMallOptions = {}): Promise<RechargeWorld> {
  const world = await tradeWorld([], options)
  const { mall, clock } = world
  const { db } = mall
  const type = {
    ...{ site_id: 0, platformcoupon_type_id: 1, code: 'p', platformcoupon_name: '平台券', type: 'reward', money: 500 },
    ...{ count: 5, validity_type: 1, fixed_term: 7, platform_split_rare: 5000, create_time: 0 },
  }
  await db.insertInto('platform_coupon_type').values(type).execute()
  await db.insertInto('recharge').values(packages).execute()
  await db.insertInto('member_level').values({ level_id: 9, level_name: '银卡', growth: 50 }).execute()
  const gift = { site_id: 0, gift_image: 'upload/gift.jpg', market_price: 3900 }
  await db
    .insertInto('gift')
    .values([
      { ...gift, gift_id: 1, gift_name: '帆布袋' },
      { ...gift, gift_id: 2, gift_name: '台历', status: 0 },
    ])
    .execute()
  const tokens = new Map<number, string>()
  const as: RechargeWorld['as'] = async (memberId, path, params = {}, key) => {
    const token = tokens.get(memberId) ?? (await world.login(memberId))
    tokens.set(memberId, token)
    return (await world.call(path, params as never, {
      token,
      ...(key ? { base: { idempotency_key: key } } : {}),
    })) as unknown as Answer
  }
  return {
    ...world,
    as,
    recharged: async (asked) => (await as(1, '/memberrecharge/api/ordercreate/create', asked)).data,
    pays: async (out_trade_no, result = 'paid') =>
      (await world.operator('/operator/api/dev/paymark', { out_trade_no, result })).code,
    async owns() {
      const { point, growth, balance, balance_money } = await balances(db, 1)
      return [point, growth, balance, balance_money]
    },
    async coupons() {
      const rows = await db.selectFrom('member_platform_coupon').select('get_type').where('member_id', '=', 1).execute()
      return rows.length
    },
    async forward(seconds) {
      clock.forward(seconds)
      tokens.clear()
      await mall.jobs.runDue()
    },
    gift: (more = {}) =>
      mall.tx((trx) =>
        makeGiftOrder(trx, mall, {
          memberId: 1,
          giftId: 1,
          num: 1,
          remark: phrase('cause.pointexchange'),
          at: clock.now(),
          ...more,
        }),
      ),
  }
}
