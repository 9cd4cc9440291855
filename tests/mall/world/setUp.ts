import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../../server/src/database/schema'
import { setUpDistribution } from './setUpDistribution'
import { setUpTreats } from './setUpTreats'

/** What the shops of the model run sell, beside the demo mall they stand in. */
export const shops = [
  {
    site: 901,
    freight: { first: 600, further: 100 },
    heavy: undefined,
    manjian: [
      { threshold: 10_000, discount: 800, point: 0, gift: false },
      { threshold: 20_000, discount: 2000, point: 30, gift: true },
    ],
    /** rate in hundredths of a percent */
    invoice: { rate: 600, postage: 500 },
    local: undefined,
  },
  {
    site: 902,
    freight: { first: 500, further: 0 },
    /** by begun kilograms, for goods that have a weight */
    heavy: { first: 400, further: 230 },
    manjian: [],
    invoice: undefined,
    /** brought to the district of all members from this much on */
    local: { start: 2000, money: 700 },
  },
] as const

interface Goods {
  sku: number
  site: number
  /** cents */
  price: number
  stock: number
  /** g; freight is calculated by it */
  weight?: number
  /** pieces that one member may buy */
  most?: number
}

export const goods: readonly Goods[] = [
  { sku: 901_001, site: 901, price: 5990, stock: 4000 },
  { sku: 901_002, site: 901, price: 3330, stock: 40 },
  { sku: 901_003, site: 901, price: 12_505, stock: 9 },
  { sku: 901_004, site: 901, price: 99, stock: 4000 },
  { sku: 901_005, site: 901, price: 20_001, stock: 4 },
  // a threshold of coupons and of spend-and-save, to the cent
  { sku: 901_006, site: 901, price: 10_000, stock: 4000 },
  { sku: 902_001, site: 902, price: 8800, stock: 4000 },
  { sku: 902_002, site: 902, price: 1999, stock: 25 },
  { sku: 902_003, site: 902, price: 1, stock: 4000 },
  { sku: 902_004, site: 902, price: 30_303, stock: 6 },
  { sku: 902_005, site: 902, price: 2600, stock: 4000, weight: 700 },
  { sku: 902_006, site: 902, price: 1500, stock: 4000, most: 3 },
]

/** Bought alone and by the code; days = how long a code holds, 0 = for ever. */
export const virtualGoods = [
  { sku: 901_010, site: 901, price: 2505, stock: 4000, days: 0 },
  { sku: 902_010, site: 902, price: 4000, stock: 4000, days: 3 },
] as const

/** Bought alone and at wholesale; the price of a piece steps down with their number, for every level the same. */
export const wholesaleGoods = [
  {
    ...{ sku: 902_020, site: 902, price: 1000, stock: 4000 },
    steps: [
      { num: 1, price: 901 },
      { num: 3, price: 815 },
      { num: 5, price: 700 },
    ],
  },
] as const

/** Of a level that pays so many percent of the price. */
export const discounted = { level: 901, percent: 93 } as const

/** What it brings, cents of balance, as soon as the growth is there. */
export const reached = { level: 902, growth: 10, point: 61, balance: 47 } as const

/** Comes with spend-and-save as long as there are some. */
export const gift = { sku: 901_008, site: 901, price: 700, stock: 15 } as const

/** Nobody orders these but the races, which leave them as they found them. */
export const raced = {
  sku: 901_009,
  site: 901,
  price: 1010,
  plenty: 901_011,
  limited: 901_012,
  coupon: 901_109,
} as const
const racedGoods: readonly Goods[] = [
  { ...raced, stock: 1 },
  { ...raced, sku: raced.plenty, stock: 4000 },
  { ...raced, sku: raced.limited, stock: 4000, most: 1 },
]
/** All are handed out; each race adds one. */
const racedCoupon = {
  ...{ type: raced.coupon, site: raced.site, kind: 'reward', money: 100, percent: 100, limit: 0 },
  ...{ atLeast: 0, count: 0, most: 1000 },
}

export const couponTypes = [
  {
    type: 901_101,
    site: 901,
    kind: 'reward',
    money: 1500,
    percent: 100,
    limit: 0,
    atLeast: 10_000,
    count: 60,
    most: 5,
  },
  // worth more than most orders, spend-and-save beside it
  { type: 901_102, site: 901, kind: 'reward', money: 30_000, percent: 100, limit: 0, atLeast: 0, count: 6, most: 2 },
  { type: 902_101, site: 902, kind: 'discount', money: 0, percent: 90, limit: 800, atLeast: 0, count: 10, most: 3 },
  { type: 902_102, site: 902, kind: 'reward', money: 2500, percent: 100, limit: 0, atLeast: 0, count: 60, most: 5 },
] as const

export const platformTypes = [
  { type: 900_101, money: 3000, atLeast: 20_000, share: 6000, count: 40, most: 4 },
  { type: 900_102, money: 333, atLeast: 0, share: 3333, count: 15, most: 6 },
] as const

const far = 4_000_000_000

/** Puts the shops into a seeded mall; the rest of it stays as the demo data made it. */
export async function setUpShops(db: Kysely<DB>): Promise<void> {
  // the slots of the demo mall leave no room in the day
  await db.updateTable('seckill_time').set({ is_closed: 1 }).execute()
  // growth would raise levels: a member is put on this one
  const level = {
    level_id: discounted.level,
    level_name: '模型等级',
    growth: far,
    consume_discount: discounted.percent,
  }
  // and the others reach this one, at the price of the first
  const next = {
    ...{ level_id: reached.level, level_name: '成长等级', growth: reached.growth, consume_discount: 100 },
    ...{ send_point: reached.point, send_balance: reached.balance },
  }
  await db.insertInto('member_level').values([level, next]).execute()
  for (const { site, freight, heavy, manjian, invoice, local } of shops) {
    await copy(db, 'shop', 'site_id = 3', {
      site_id: site,
      code: `model-${site}`,
      site_name: `模型店${site}`,
      shop_status: 1,
    })
    const area = { regionIds: [], first: 1, firstMoney: freight.first, further: 1, furtherMoney: freight.further }
    await db
      .insertInto('shipping_template')
      .values({
        site_id: site,
        template_id: site,
        code: '',
        template_name: '按件',
        fee_type: 3,
        is_default: 1,
        areas: JSON.stringify([area]),
      })
      .execute()
    if (heavy)
      await db
        .insertInto('shipping_template')
        .values({
          ...{ site_id: site, template_id: site + 1000, code: '', template_name: '按重量', fee_type: 1, is_default: 0 },
          areas: JSON.stringify([
            { regionIds: [], first: 1000, firstMoney: heavy.first, further: 1000, furtherMoney: heavy.further },
          ]),
        })
        .execute()
    await setUpDelivery(db, site, local)
    if (invoice) await putSetting(db, site, 'invoice', invoiceSetting(invoice))
    if (manjian.length > 0) {
      const rules = manjian.map((rule) => ({
        threshold: rule.threshold,
        discountMoney: rule.discount,
        freeShipping: false,
        couponTypeId: 0,
        point: rule.point,
        ...(rule.gift ? { present: { skuId: gift.sku, num: 1 } } : {}),
      }))
      const row = { site_id: site, manjian_id: site, manjian_name: '满减', manjian_type: 1, type: 0 }
      await db
        .insertInto('manjian')
        .values({ ...row, rules: JSON.stringify(rules), start_time: 0, end_time: far, create_time: 0 })
        .execute()
    }
  }
  for (const one of virtualGoods) await putGoods(db, one, { is_virtual: 1, virtual_indate: one.days })
  for (const one of wholesaleGoods) await putAtWholesale(db, one)
  for (const one of [...goods, gift, ...racedGoods]) await putGoods(db, one, { is_virtual: 0 })
  for (const one of [...couponTypes, racedCoupon])
    await db
      .insertInto('coupon_type')
      .values({
        site_id: one.site,
        coupon_type_id: one.type,
        code: `model-${one.type}`,
        coupon_name: `模型券${one.type}`,
        type: one.kind,
        money: one.money,
        pay_percent: one.percent,
        discount_limit: one.limit,
        at_least: one.atLeast,
        count: one.count,
        max_fetch: one.most,
        validity_type: 0,
        end_time: far,
        create_time: 0,
      })
      .execute()
  for (const { type, money, atLeast, share, count, most } of platformTypes)
    await db
      .insertInto('platform_coupon_type')
      .values({
        ...{ site_id: 0, platformcoupon_type_id: type, code: `model-${type}`, platformcoupon_name: `模型券${type}` },
        ...{ type: 'reward', money, at_least: atLeast, platform_split_rare: share, count, max_fetch: most },
        ...{ validity_type: 0, end_time: far, create_time: 0 },
      })
      .execute()
  // what was paid gives points alone: growth comes of what is not refunded in parts
  await putSetting(db, 0, 'memberconsume', { is_use: 1, point_rate: '100.00', growth_rate: '0.00' })
  const reward = signInRewards.map(({ point, growth, balance }, i) => ({
    day: i + 1,
    point,
    growth,
    balance: yuan(balance),
  }))
  await putSetting(db, 0, 'membersignin', { is_use: 1, cycle: reward.length, reward })
  await setUpTreats(db)
  await setUpDistribution(db)
  const withdraw = { is_use: 1, is_auto_audit: 0, is_auto_transfer: 0, transfer_type: 'bank,alipay' }
  await putSetting(db, 0, 'memberwithdraw', {
    ...withdraw,
    ...{ min: yuan(withdrawing.min), rate: yuan(withdrawing.rate) },
  })
}

/** What each day in a row brings; cents of balance. */
export const signInRewards = [
  { point: 5, growth: 3, balance: 0 },
  { point: 7, growth: 0, balance: 33 },
  { point: 0, growth: 4, balance: 0 },
]

/** Cents, and hundredths of a percent. */
export const withdrawing = { min: 1000, rate: 137 }

async function putSetting(db: Kysely<DB>, site: number, key: string, value: object) {
  await db
    .insertInto('setting')
    .values({ site_id: site, key, value: JSON.stringify(value), changed_at: 0 })
    .execute()
}

/** Both shops have a store of the number of their site; one brings the goods as well. */
async function setUpDelivery(db: Kysely<DB>, site: number, local?: { start: number; money: number }) {
  const place = { longitude: 120.12, latitude: 30.28, full_address: '浙江省-杭州市-西湖区', address: '文三路 9 号' }
  await db
    .insertInto('store')
    .values({ site_id: site, store_id: site, code: `model-${site}`, store_name: `模型门店${site}`, ...place })
    .execute()
  await db.insertInto('store_use').values({ site_id: site, is_use: 1 }).execute()
  if (!local) return
  const info = {
    ...{ time_is_open: 0, time_type: 0, time_week: [], start_time: 0, end_time: 0, area_type: 3 },
    ...{ start_money: yuan(local.start), start_distance: '0', max_distance: '0' },
    ...{ start_delivery_money: yuan(local.money), continued_distance: '0', continued_delivery_money: '0.00' },
  }
  await putSetting(db, site, 'local', { is_use: 1, info, areas: [], district_ids: [330_106], is_open_step: 0 })
}

const yuan = (cents: number) => (cents / 100).toFixed(2)

const invoiceSetting = ({ rate, postage }: { rate: number; postage: number }) => ({
  ...{ invoice_status: 1, type: [1, 2], invoice_content: ['商品明细'] },
  ...{ invoice_rate: yuan(rate), invoice_money: yuan(postage) },
})

async function putGoods(db: Kysely<DB>, one: Goods, kind: { is_virtual: number; virtual_indate?: number }) {
  const name = `模型商品${one.sku}`
  await copy(db, 'goods', 'goods_id = 1', {
    ...{ site_id: one.site, goods_id: one.sku, code: `model-${one.sku}`, goods_name: name, default_sku_id: one.sku },
    ...{
      min_price: one.price,
      min_buy: 0,
      max_buy: one.most ?? 0,
      is_free_shipping: 0,
      template_id: one.weight ? one.site + 1000 : 0,
      goods_state: 1,
      evaluate: 0,
      sale_num: 0,
      ...kind,
    },
  })
  const row = { site_id: one.site, sku_id: one.sku, goods_id: one.sku, code: `model-${one.sku}`, sku_name: name }
  await db
    .insertInto('sku')
    .values({ ...row, stock: one.stock, price: one.price, discount_price: one.price, weight: one.weight ?? 0 })
    .execute()
  const opening = { site_id: one.site, sku_id: one.sku, ref: 'opening', delta: one.stock, at: 0 }
  await db.insertInto('stock_log').values(opening).execute()
}

async function putAtWholesale(db: Kysely<DB>, one: (typeof wholesaleGoods)[number]) {
  await putGoods(db, one, { is_virtual: 0 })
  const offer = { site_id: one.site, wholesale_goods_id: one.sku }
  await db
    .insertInto('wholesale_goods')
    .values({ ...offer, goods_id: one.sku, status: 1, create_time: 0 })
    .execute()
  await db
    .insertInto('wholesale_sku')
    .values({ ...offer, wholesale_sku_id: one.sku, sku_id: one.sku, steps: JSON.stringify(one.steps) })
    .execute()
}

/** A row of the demo data under another name: what the model does not care about stays sensible. */
async function copy(db: Kysely<DB>, table: 'shop' | 'goods', where: string, change: object): Promise<void> {
  await sql`
    INSERT INTO ${sql.table(table)} SELECT (jsonb_populate_record(t, ${JSON.stringify(change)}::jsonb)).*
    FROM ${sql.table(table)} t WHERE ${sql.raw(where)} LIMIT 1`.execute(db)
}
