import type { Mall } from '../mall'
import { testMall, type TestMall, type TestMallOptions } from './testMall'

export interface WorldSku {
  sku_id: number
  site_id: number
  price: number
  stock?: number
  goods?: Partial<{
    goods_name: string
    is_virtual: number
    min_buy: number
    max_buy: number
    goods_state: number
    is_free_shipping: number
  }>
}

export const xihu = { province_id: 330000, city_id: 330100, district_id: 330106 }
export const hainan = { province_id: 460000, city_id: 460100, district_id: 460105 }

/** A small mall for trade tests: shops 3 and 7 with templates by piece, members 1 and 2 with one address each. */
export async function tradeWorld(skus: WorldSku[], options: TestMallOptions = {}): Promise<TestMall> {
  const world = await testMall(options)
  const { mall } = world
  const { db } = mall
  const at = mall.clock.now()
  const shop = { code: '', shop_status: 1, shop_adv: '[]', guarantees: '{}' }
  await db
    .insertInto('shop')
    .values([
      { ...shop, site_id: 3, site_name: '青禾家居' },
      { ...shop, site_id: 7, site_name: '山野鲜生' },
    ])
    .execute()
  const area = { regionIds: [330000], first: 1, firstMoney: 600, further: 1, furtherMoney: 100 }
  const template = { template_name: '按件', code: '', fee_type: 3, is_default: 1, areas: JSON.stringify([area]) }
  await db
    .insertInto('shipping_template')
    .values([
      { ...template, site_id: 3, template_id: 3 },
      { ...template, site_id: 7, template_id: 7 },
    ])
    .execute()
  const level = { level_id: 1, level_name: '普通会员', growth: 0, consume_discount: 100 }
  await db.insertInto('member_level').values(level).execute()
  for (const [member_id, place] of [[1, xihu] as const, [2, hainan] as const]) {
    const mobile = `1380000000${member_id}`
    const member = { member_id, nickname: `买家${member_id}`, mobile, member_level: 1, create_time: at }
    await db.insertInto('member').values(member).execute()
    const receiver = {
      name: '林晓',
      mobile,
      address: '文三路 1 号',
      full_address: '浙江省-杭州市-西湖区',
      is_default: 1,
    }
    await db
      .insertInto('member_address')
      .values({ member_id, id: member_id * 10, ...receiver, ...place })
      .execute()
  }
  for (const sku of skus) await insertSku(mall, sku)
  return world
}

async function insertSku(mall: Mall, { sku_id, site_id, price, stock = 1000, goods = {} }: WorldSku): Promise<void> {
  const name = `商品${sku_id}`
  await mall.db
    .insertInto('goods')
    .values({
      site_id,
      goods_id: sku_id,
      code: String(sku_id),
      goods_name: name,
      default_sku_id: sku_id,
      min_price: price,
      create_time: mall.clock.now(),
      ...goods,
    })
    .execute()
  const one = { site_id, sku_id, goods_id: sku_id, code: String(sku_id), sku_name: name, stock }
  await mall.db
    .insertInto('sku')
    .values({ ...one, price, discount_price: price })
    .execute()
  if (stock > 0)
    await mall.db
      .insertInto('stock_log')
      .values({ site_id, sku_id, ref: 'opening', delta: stock, at: mall.clock.now() })
      .execute()
}

/** A further sku of a product that is there; it costs `price`, in cents. */
export async function addSku(mall: Mall, { sku_id, goods_id, price }: Record<'sku_id' | 'goods_id' | 'price', number>) {
  const { site_id, stock } = await mall.db
    .selectFrom('sku')
    .select(['site_id', 'stock'])
    .where('sku_id', '=', goods_id)
    .executeTakeFirstOrThrow()
  const row = { site_id, sku_id, goods_id, code: String(sku_id), sku_name: `商品${goods_id} ${sku_id}`, stock }
  await mall.db
    .insertInto('sku')
    .values({ ...row, price, discount_price: price })
    .execute()
  const opening = { site_id, sku_id, ref: 'opening', delta: stock, at: mall.clock.now() }
  await mall.db.insertInto('stock_log').values(opening).execute()
}

export const stockOf = async (mall: Mall, skuId: number): Promise<number> =>
  (await mall.db.selectFrom('sku').select('stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow()).stock

/** Every sku's stock, the log added back: what it was at the start (invariant of stock). */
export async function startingStock(mall: Mall, skuId: number): Promise<number> {
  const log = await mall.db
    .selectFrom('stock_log')
    .select('delta')
    .where('sku_id', '=', skuId)
    .where('ref', '<>', 'opening')
    .execute()
  return (await stockOf(mall, skuId)) - log.reduce((sum, { delta }) => sum + delta, 0)
}

export async function giveCoupon(mall: Mall, couponId: number, more: { money: number; at_least?: number }) {
  const at = mall.clock.now()
  const row = { member_id: 1, coupon_id: couponId, coupon_type_id: 1, site_id: 3, coupon_name: '满减券' }
  const terms = { type: 'reward', get_type: 2, fetch_time: at, end_time: at + 86_400, ...more }
  await mall.db
    .insertInto('member_coupon')
    .values({ ...row, ...terms })
    .execute()
}

/** An unpaid order of one piece, with a bill of its own. */
export async function ordered(world: TestMall, token: string, sku_id: number) {
  const { data: number } = await world.call('/api/ordercreate/create', { sku_id, num: 1 }, { token })
  const { order_id } = await world.mall.db
    .selectFrom('orders')
    .select('order_id')
    .where('out_trade_no', '=', number)
    .executeTakeFirstOrThrow()
  return { number, order_id }
}
