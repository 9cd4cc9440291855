import { hashPassword } from '../lib/password'
import type { Mall } from '../mall'
import { move, type AccountKind } from '../ledger/ledger'
import { phrase } from '../words/phrases'
import type { TestMall } from './testMall'
import { tradeWorld } from './tradeWorld'

export const payPassword = '135790'

/** The two shops, the goods and the member of wire/checkout-and-pay 3.2; accounts are given by the test. */
export async function exampleWorld(): Promise<TestMall> {
  const world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3330 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  const { mall } = world
  const { db } = mall
  const at = mall.clock.now()
  const byWeight = { regionIds: [330000], first: 1000, firstMoney: 800, further: 1000, furtherMoney: 200 }
  await db
    .updateTable('shipping_template')
    .set({ fee_type: 1, areas: JSON.stringify([byWeight]) })
    .where('site_id', '=', 3)
    .execute()
  await db.updateTable('sku').set({ weight: 600 }).where('sku_id', '=', 1).execute()
  await db.updateTable('sku').set({ weight: 400 }).where('sku_id', '=', 2).execute()
  const rule = { freeShipping: false, couponTypeId: 0, point: 0 }
  const rules = [
    { threshold: 10_000, discountMoney: 800, ...rule },
    { threshold: 20_000, discountMoney: 2000, ...rule },
  ]
  const manjian = { site_id: 3, manjian_id: 1, manjian_name: '满减', manjian_type: 1, type: 0, create_time: at }
  await db
    .insertInto('manjian')
    .values({ ...manjian, start_time: at - 3600, end_time: at + 86_400, rules: JSON.stringify(rules) })
    .execute()
  const coupon = { member_id: 1, get_type: 2, fetch_time: at, end_time: at + 86_400 }
  await db
    .insertInto('member_coupon')
    .values([
      {
        ...coupon,
        coupon_id: 71,
        coupon_type_id: 1,
        site_id: 3,
        coupon_name: '满减券',
        type: 'reward',
        money: 1500,
        at_least: 15_000,
        pay_percent: 100,
        discount_limit: 0,
      },
      {
        ...coupon,
        coupon_id: 72,
        coupon_type_id: 2,
        site_id: 7,
        coupon_name: '九折券',
        type: 'discount',
        money: 0,
        at_least: 0,
        pay_percent: 90,
        discount_limit: 800,
      },
    ]) // prettier-ignore
    .execute()
  await givePlatformCoupon(mall, 91, { money: 3000, at_least: 20_000 })
  await world.operator(
    '/operator/api/config/save',
    {
      key: 'invoice',
      value: {
        invoice_status: 1,
        type: [1, 2],
        invoice_content: ['商品明细'],
        invoice_rate: '6.00',
        invoice_money: '5.00',
      },
    },
    3,
  )
  return world
}

export async function givePlatformCoupon(
  mall: Mall,
  couponId: number,
  more: { money: number; at_least: number; use_scenario?: number; group_ids?: number[] },
): Promise<void> {
  const at = mall.clock.now()
  const row = { member_id: 1, platformcoupon_id: couponId, platformcoupon_type_id: 1, platformcoupon_name: '平台券' }
  const terms = { type: 'reward', platform_split_rare: 6000, get_type: 2, fetch_time: at, end_time: at + 86_400 }
  await mall.db
    .insertInto('member_platform_coupon')
    .values({ ...row, ...terms, ...more })
    .execute()
}

/** Points and wallets (cents) of member 1, and a pay password. */
export async function giveAccounts(
  mall: Mall,
  given: Partial<Record<AccountKind, number>>,
  memberId = 1,
): Promise<void> {
  await mall.tx(async (trx) => {
    for (const [kind, delta] of Object.entries(given) as [AccountKind, number][]) {
      if (delta === 0) continue
      const entry = { memberId, kind, delta, ref: `given:${mall.newId()}`, at: mall.clock.now() }
      await move(trx, { ...entry, fromType: 'adjust', typeName: phrase('cause.adjust'), remark: '' })
    }
  })
  await mall.db
    .updateTable('member')
    .set({ pay_password: await hashPassword(payPassword) })
    .where('member_id', '=', memberId)
    .execute()
}

/** Everything the example chooses. */
export const exampleChoices = {
  coupon: { 3: { coupon_id: 71 }, 7: { coupon_id: 72 } },
  platform_coupon_id: 91,
  is_point: 1,
  is_balance: 1,
  invoice: {
    3: {
      is_invoice: 1,
      invoice_type: 1,
      invoice_title_type: 1,
      invoice_title: '林晓',
      invoice_content: '商品明细',
      invoice_full_address: '浙江省-杭州市-西湖区 文三路 1 号',
    },
  },
} as const
