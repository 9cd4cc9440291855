import type { ConfigValue } from '@mall/contract/settings'
import { comparedName, makeDistributor } from '../modules/fenxiao/distributor.service'
import { claimName } from '../modules/fenxiao/distributor.store'
import { balances } from '../ledger/ledger'
import { lockMember } from '../modules/member/member.service'
import { saveSetting } from './loginWorld'
import type { TestMall, TestMallOptions } from './testMall'
import { tradeWorld, xihu } from './tradeWorld'

type LevelRow = ConfigValue<'fenxiao_levels'>['list'][number]

/** A level with its rates in percent and the conditions that are used. */
export const fenxiaoLevel = (
  level_num: number,
  rates: [number, number, number],
  more: Partial<LevelRow> = {},
): LevelRow => ({
  ...{ level_id: 0, level_num, level_name: `等级${level_num}`, upgrade_type: 1 },
  ...{ one_rate: rates[0].toFixed(2), two_rate: rates[1].toFixed(2), three_rate: rates[2].toFixed(2) },
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: '0.00', one_fenxiao_order_num: 0, one_fenxiao_order_money: '0.00' },
  ...{
    order_num: 0,
    order_money: '0.00',
    child_num: 0,
    child_fenxiao_num: 0,
    one_child_num: 0,
    one_child_fenxiao_num: 0,
  },
  ...more,
})

export interface Bought {
  orderId: number
  outTradeNo: string
  /** the first line */
  line: number
  lines: number[]
}

export interface FenxiaoWorld extends TestMall {
  /** A member with an address, bound to `to` (0 = nobody). */
  person(memberId: number, to?: number): Promise<void>
  /** The same who is a distributor of the lowest level. */
  distributor(memberId: number, to?: number): Promise<void>
  /** An order of so many pieces of each sku, paid; its jobs have run. */
  buy(memberId: number, skuIds: number[], num?: number): Promise<Bought>
  /** Gives so many cents of a line back, all that is left of it unless told otherwise. */
  refund(memberId: number, line: number, cents?: number): Promise<void>
  /** Sent and received. */
  receive(memberId: number, bought: Bought): Promise<void>
  /** The same, and past the time for refunds. */
  complete(memberId: number, bought: Bought): Promise<void>
  forward(seconds: number): Promise<void>
  /** cents of commission that can be withdrawn */
  account(memberId: number): Promise<number>
  commissions(memberId: number): Promise<{ level: number; cents: number; state: 'pending' | 'settled' | 'refunded' }[]>
}

const day = 86_400

/** The member becomes a distributor, of the lowest level unless told otherwise. */
export async function madeDistributor({ mall }: TestMall, memberId: number, levelId?: number): Promise<void> {
  const name = `分销${memberId}`
  await mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    await claimName(trx, comparedName(name), memberId)
    await makeDistributor(trx, mall, { memberId, name, mobile: '', levelId, at: mall.clock.now() })
  })
}

/** Shops 3 and 7, sku 1 at 65.55, 2 at 100.00 and 3 of shop 7 at 10.00; levels of 10, 5 and 2 percent. */
export async function fenxiaoWorld(options: TestMallOptions = {}): Promise<FenxiaoWorld> {
  const world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 6555, goods: { is_free_shipping: 1 } },
      { sku_id: 2, site_id: 3, price: 10_000, goods: { is_free_shipping: 1 } },
      { sku_id: 3, site_id: 7, price: 1000, goods: { is_free_shipping: 1 } },
    ],
    options,
  )
  const { mall } = world
  await saveSetting(world, 'fenxiao_levels', { list: [fenxiaoLevel(1, [10, 5, 2])] })

  const person = async (memberId: number, to = 0) => {
    const mobile = `137${String(memberId).padStart(8, '0')}`
    const row = {
      member_id: memberId,
      nickname: `会员${memberId}`,
      mobile,
      member_level: 1,
      create_time: mall.clock.now(),
    }
    await mall.db
      .insertInto('member')
      .values({ ...row, source_member: to, fenxiao_id: to })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ source_member: to, fenxiao_id: to }))
      .execute()
    const receiver = {
      name: '林晓',
      mobile,
      address: '文三路 1 号',
      full_address: '浙江省-杭州市-西湖区',
      is_default: 1,
    }
    await mall.db
      .insertInto('member_address')
      .values({ member_id: memberId, id: memberId * 10, ...receiver, ...xihu })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const as = async (memberId: number) => ({ token: await world.login(memberId) })
  const forward = async (seconds: number) => {
    world.clock.forward(seconds)
    await mall.jobs.runDue()
  }

  const receive = async (memberId: number, { outTradeNo }: Bought) => {
    const orders = await mall.db
      .selectFrom('orders')
      .select(['order_id', 'order_status'])
      .where('out_trade_no', '=', outTradeNo)
      .execute()
    for (const { order_id } of orders.filter(({ order_status }) => order_status === 1)) {
      await world.operator('/operator/api/order/ship', { order_id, delivery_no: 'SF1' })
      await world.call('/api/order/takedelivery', { order_id }, await as(memberId))
    }
  }

  return {
    ...world,
    person,
    forward,
    async distributor(memberId, to = 0) {
      await person(memberId, to)
      await madeDistributor(world, memberId)
      await mall.jobs.runDue()
    },
    async buy(memberId, skuIds, num = 1) {
      const buyer = await as(memberId)
      for (const sku_id of skuIds) await world.call('/api/cart/add', { sku_id, num, site_id: 0 }, buyer)
      const cart = await world.call('/api/cart/goodslists', {}, buyer)
      const cart_ids = cart.data.map((row) => row.cart_id).join(',')
      const made = await world.call('/api/ordercreate/create', { cart_ids } as never, buyer)
      if (made.code !== 0) throw new Error(`not created: ${made.message}`)
      const outTradeNo = String(made.data)
      await world.operator('/operator/api/dev/paymark', { out_trade_no: outTradeNo, result: 'paid' })
      await mall.jobs.runDue()
      const orders = await mall.db
        .selectFrom('order_line')
        .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
        .select(['orders.order_id', 'order_goods_id'])
        .where('orders.out_trade_no', '=', outTradeNo)
        .orderBy('order_goods_id')
        .execute()
      const lines = orders.map(({ order_goods_id }) => order_goods_id)
      return { orderId: orders[0]?.order_id ?? 0, outTradeNo, line: lines[0] ?? 0, lines }
    },
    async refund(memberId, order_goods_id, cents) {
      const form = { order_goods_id, refund_type: 1 as const, refund_reason: '其他' as const }
      const asked = await world.call('/api/orderrefund/refund', form as never, await as(memberId))
      const agreed = await world.operator('/operator/api/refund/agree', { order_goods_id })
      const money = cents === undefined ? {} : { refund_real_money: (cents / 100).toFixed(2) }
      const paid = await world.operator('/operator/api/refund/transfer', {
        ...{ order_goods_id, refund_pay_type: 'online_refund_pay' },
        ...money,
      })
      const fault = [asked, agreed, paid].find(({ code }) => code !== 0)
      if (fault) throw new Error(`not refunded: ${fault.message}`)
      await mall.jobs.runDue()
    },
    receive,
    async complete(memberId, bought) {
      await receive(memberId, bought)
      await forward(8 * day)
    },
    account: async (memberId) => (await balances(mall.db, memberId)).fenxiao,
    async commissions(memberId) {
      const rows = await mall.db
        .selectFrom('fenxiao_order')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('fenxiao_order_id')
        .execute()
      return rows.map((row) => ({
        ...{ level: row.commission_level, cents: row.commission },
        state: row.is_refund ? 'refunded' : row.is_settlement ? 'settled' : 'pending',
      }))
    },
  }
}
