import { serve, serveOnceFast } from '../http/route'
import { endPool, openPool } from '../ledger/poolStock'
import { modules } from '../modules'
import { beforeCreate } from '../modules/checkout/beforeCreate.service'
import type { CheckoutParams } from '../modules/checkout/checkout.service'
import { create } from '../modules/checkout/create.service'
import { quote } from '../modules/checkout/quote.service'
import { general } from '../modules/checkout/refusal'
import type { Module } from '../modules/module'
import type { OrderEventHandler } from '../orderEvents'
import { madeUpKind, without } from '../testing/madeUpPromotion'
import { refundWorld, type RefundWorld } from '../testing/refundWorld'
import { stockOf, tradeWorld } from '../testing/tradeWorld'
import type { PromotionKind } from './promotionKind'

/** A group-buy that was made up for this test, in place of the mall's: one activity with a stock of its own, ended at a moment. */
interface Sale {
  price: number
  endTime: number
}

let world: RefundWorld
let tokens: string[]
let sale: Sale
let limit = { minPerOrder: 0, maxPerOrder: 0, maxPerMember: 0 }
let told: string[]
const activity = { activityId: 5, ref: 77 }
const pool = { siteId: 3, type: 'groupbuy', activityId: 5 }

const hear =
  (what: string): OrderEventHandler =>
  (_trx, { promotion }) => {
    told.push(`${what} ${promotion?.type} ${promotion?.activityId} ${promotion?.ref}`)
    const run = () => Promise.resolve(told.push(`${what} at the end`))
    return Promise.resolve([{ table: 'promotion_stock', key: [3, 'groupbuy', 5], run }])
  }

const kind: PromotionKind<CheckoutParams & { groupbuy_id: number }, Sale> = {
  ...madeUpKind('groupbuy', {
    price: (facts) => [{ num: 1, price: (facts as Sale).price }],
    activity: () => activity,
    limit: () => limit,
    pools: (_facts, lines) => [...lines],
    onPaid: hear('paid'),
    onClosed: hear('closed'),
    onRefunded: hear('refunded'),
  }),
  facts(_db, { now }, { groupbuy_id }) {
    if (groupbuy_id !== 5 || now >= sale.endTime) throw general({ zh: '活动已结束', en: 'This promotion has ended' })
    return Promise.resolve(sale)
  },
  onCreate(_trx, { order, facts, lines }) {
    told.push(`made ${order.promotion?.activityId} for ${facts.price}: ${lines.map(({ num }) => num).join()} pieces`)
    return Promise.resolve()
  },
}

const madeUp: Module = {
  promotions: [kind],
  routes: [
    serve('/groupbuy/api/ordercreate/payment', (params, ctx) => quote(ctx, kind, params, true)),
    serveOnceFast(
      '/groupbuy/api/ordercreate/create',
      (params, ctx, trx, settled) => create(ctx, trx, kind, params, settled),
      beforeCreate,
    ),
  ],
}

beforeEach(async () => {
  const trade = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], {
    modules: [...without(modules, 'groupbuy'), madeUp],
  })
  world = await refundWorld(trade)
  const hangzhou = { province_id: 330000, city_id: 330100, district_id: 330106 }
  await world.mall.db.updateTable('member_address').set(hangzhou).where('member_id', '=', 2).execute()
  tokens = [await world.login(1), await world.login(2)]
  told = []
  limit = { minPerOrder: 0, maxPerOrder: 0, maxPerMember: 0 }
  sale = { price: 4000, endTime: world.clock.now() + 3600 }
  await world.mall.tx((trx) => openPool(trx, { ...pool, stock: 10, endTime: sale.endTime }))
})
afterEach(() => world.close())

const order = (num = 1, token = tokens[0] ?? '') =>
  world.call('/groupbuy/api/ordercreate/create', { groupbuy_id: 5, sku_id: 1, num }, { token })
const pieces = async () => {
  const { stock } = await world.mall.db.selectFrom('promotion_stock').select('stock').executeTakeFirstOrThrow()
  return [stock, await stockOf(world.mall, 1)]
}
const latest = () =>
  world.mall.db.selectFrom('orders').selectAll().orderBy('order_id', 'desc').executeTakeFirstOrThrow()
const close = (order_id: number) => world.call('/api/order/close', { order_id }, { token: tokens[0] ?? '' })
const mark = async (result: 'paid' | 'late') =>
  world.operator('/operator/api/dev/paymark', { out_trade_no: (await latest()).out_trade_no, result })

it('an order names its activity, and its kind hears of it', async () => {
  expect((await order(2)).code).toBe(0)
  expect(await latest()).toMatchObject({
    ...{ promotion_type: 'groupbuy', promotion_id: 5, promotion_ref: 77 },
    ...{ goods_money: 8000, order_money: 8700 },
  })
  expect(await world.mall.db.selectFrom('order_promotion').selectAll().execute()).toMatchObject([
    { member_id: 1, activity_id: 5, promotion_type: 'groupbuy', ref_id: 77, site_id: 3, num: 2 },
  ])
  await mark('paid')
  expect(told).toEqual(['made 5 for 4000: 2 pieces', 'paid groupbuy 5 77', 'paid at the end'])
})

it('what is not running is refused by payment and create', async () => {
  world.clock.forward(3600)
  const params = { groupbuy_id: 5, sku_id: 1, num: 1 }
  const answer = await world.call('/groupbuy/api/ordercreate/payment', params, { token: tokens[0] ?? '' })
  expect(answer).toMatchObject({ code: -1, data: { error_code: 1 } })
  expect(await order()).toMatchObject({ code: -1, data: { error_code: 1 } })
  expect(await pieces()).toEqual([10, 1000])
})

describe('the limit of an activity', () => {
  beforeEach(() => (limit = { minPerOrder: 0, maxPerOrder: 0, maxPerMember: 3 }))
  it('counts unpaid orders of the activity, and neither closed ones nor those of the plain page', async () => {
    await world.call('/api/ordercreate/create', { sku_id: 1, num: 9 }, { token: tokens[0] ?? '' })
    expect((await order(2)).code).toBe(0)
    expect(await order(2)).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect((await order(3, tokens[1])).code).toBe(0)
    await close(
      (
        await world.mall.db
          .selectFrom('order_promotion')
          .select('order_id')
          .where('member_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).order_id,
    )
    expect((await order(3)).code).toBe(0)
  })
  it('50 orders at once: no more than the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => order()))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(await pieces()).toEqual([7, 997])
  })
})

describe('the stock of an activity', () => {
  it('50 orders of two members at once: as many as there are pieces, and the sku is not touched by the others', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => order(1, tokens[i % 2])))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect(await pieces()).toEqual([0, 990])
  })
  it('the sku sold out: nothing of the activity is taken', async () => {
    await world.mall.db.updateTable('sku').set({ stock: 1 }).execute()
    await world.mall.db.updateTable('stock_log').set({ delta: 1 }).execute()
    expect((await order(2)).code).toBe(-1)
    expect(await pieces()).toEqual([10, 1])
  })
  it('comes back with a closed order, once', async () => {
    await order(4)
    expect(await pieces()).toEqual([6, 996])
    const { order_id } = await latest()
    await Promise.all([close(order_id), close(order_id), mark('late')])
    expect(await pieces()).toEqual([10, 1000])
    expect(told).toContain('closed groupbuy 5 77')
  })
  it('comes back with a refund when the pieces of the sku do', async () => {
    await order(2)
    await mark('paid')
    const { order_id } = await latest()
    const [line] = (await world.order(order_id)).lines
    await world.bring(line?.order_goods_id ?? 0, 3)
    expect(await pieces()).toEqual([10, 1000])
    expect(told).toContain('refunded groupbuy 5 77')
  })
  it('stays away when goods that were sent are not returned', async () => {
    await order(2)
    await mark('paid')
    const { order_id } = await latest()
    await world.operator('/operator/api/order/ship', { order_id, delivery_no: 'SF1' } as never)
    const [line] = (await world.order(order_id)).lines
    await world.bring(line?.order_goods_id ?? 0, 3)
    expect(await pieces()).toEqual([8, 998])
  })
  it('an ended activity gets nothing back', async () => {
    await order(2)
    await world.mall.tx((trx) => {
      endPool(trx, pool, world.clock.now())
      return Promise.resolve()
    })
    await close((await latest()).order_id)
    expect(await pieces()).toEqual([8, 1000])
  })
})
