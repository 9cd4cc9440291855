import { maxPieces } from '@mall/contract/fields'
import { giveAccounts, payPassword } from '../testing/exampleWorld'
import { refundWorld, type RefundWorld } from '../testing/refundWorld'
import { stockOf, tradeWorld } from '../testing/tradeWorld'
import { balances } from './ledger'
import { returnStock } from './stock'

let world: RefundWorld
const full = 2_147_483_647

beforeEach(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 3000 },
    ]),
  )
})
afterEach(() => world.close())

/** A stock from before there was a limit. */
async function fill(left = 0, sku_id = 1) {
  const { db } = world.mall
  const stock = full - left
  const delta = stock - (await stockOf(world.mall, sku_id))
  await db
    .insertInto('stock_log')
    .values({ site_id: 3, sku_id, ref: `operator:${left}`, delta, at: 0 })
    .execute()
  await db.updateTable('sku').set({ stock }).where('sku_id', '=', sku_id).execute()
}
const log = async (like: string) =>
  world.mall.db.selectFrom('stock_log').select(['ref', 'delta']).where('ref', 'like', like).orderBy('ref').execute()
const purse = async () => {
  const { point, balance } = await balances(world.mall.db, 1)
  return { point, balance }
}

describe('a sku whose stock is as high as its column goes', () => {
  it('lets an unpaid order close: points and wallet come back, and the log says what does not fit', async () => {
    await giveAccounts(world.mall, { point: 300, balance: 1000 })
    const given = await purse()
    const choices = { is_point: 1, is_balance: 1, pay_password: payPassword }
    const { data } = await world.mine('/api/ordercreate/create', { sku_id: 1, num: 3, ...choices })
    expect(await purse()).toEqual({ point: 0, balance: 0 })
    const order = world.mall.db.selectFrom('orders').select('order_id').where('out_trade_no', '=', String(data))
    const { order_id } = await order.executeTakeFirstOrThrow()
    await fill(1)
    expect(await world.mine('/api/order/close', { order_id })).toMatchObject({ code: 0 })
    expect([await purse(), await stockOf(world.mall, 1)]).toEqual([given, full])
    expect(await log(`%order:${order_id}:back`)).toEqual([
      { ref: `full:order:${order_id}:back`, delta: -2 },
      { ref: `order:${order_id}:back`, delta: 3 },
    ])
  })

  it('lets the closing timer close an unpaid order', async () => {
    await world.mine('/api/ordercreate/create', { sku_id: 1, num: 3 })
    await fill()
    await world.forward(86_400)
    const { order_status } = await world.mall.db.selectFrom('orders').select('order_status').executeTakeFirstOrThrow()
    expect([order_status, await stockOf(world.mall, 1)]).toEqual([-1, full])
  })

  it('lets a refund bring pieces back and pay the money', async () => {
    const { first, outTradeNo } = await world.buy([1], { num: 2 })
    await fill()
    await world.bring(first, 3)
    await world.mall.jobs.runDue()
    expect((await world.line(first)).refund_status).toBe(3)
    expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBeGreaterThan(0)
    expect([await stockOf(world.mall, 1), await log('full:%')]).toEqual([
      full,
      [{ ref: `full:refund:${first}`, delta: -2 }],
    ])
  })

  it('takes pieces that fit whole, each cause once', async () => {
    await fill(5)
    const back = (num: number, ref: string) =>
      world.mall.tx(async (trx) => returnStock(trx, [{ siteId: 3, skuId: 1, num, ref }], 0))
    await Promise.all([back(5, 'found:1'), back(5, 'found:1'), back(5, 'found:1')])
    expect([await stockOf(world.mall, 1), await log('found:%')]).toEqual([full, [{ ref: 'found:1', delta: 5 }]])
    await Promise.all([back(4, 'found:2'), back(4, 'found:2'), back(full, 'found:3')])
    expect([await stockOf(world.mall, 1), await log('full:%')]).toEqual([
      full,
      [
        { ref: 'full:found:2', delta: -4 },
        { ref: 'full:found:3', delta: -full },
      ],
    ])
  })

  it('loses no piece while others buy it and give it back', async () => {
    await fill(2)
    const bought = () => world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })
    const back = (i: number) =>
      world.mall.tx(async (trx) => returnStock(trx, [{ siteId: 3, skuId: 1, num: 1, ref: `found:${i}` }], 0))
    await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? bought() : back(i))))
    const { total } = await world.mall.db
      .selectFrom('stock_log')
      .select((eb) => eb.fn.sum<number>('delta').as('total'))
      .where('sku_id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(await stockOf(world.mall, 1)).toBe(Number(total))
  })
})

describe('a count of pieces above the most there may be', () => {
  const refused = { code: -10006 }

  it('is refused as the stock of a sku, which may be the most', async () => {
    const set = (stock: number) => world.operator('/operator/api/goods/sku', { sku_id: 1, stock }, 3)
    for (const stock of [full, maxPieces + 1]) expect(await set(stock)).toMatchObject(refused)
    expect(await stockOf(world.mall, 1)).toBe(1000)
    expect(await set(maxPieces)).toMatchObject({ code: 0 })
    expect([maxPieces, await stockOf(world.mall, 1)]).toEqual([99_999_999, maxPieces])
  })

  it.each(['stock', 'min_buy', 'max_buy'])('is refused as the %s of an import', async (field) => {
    const goods = (num: number) => {
      const { stock, ...limits } = { stock: 1, [field]: num }
      const sku = { code: 'a', spec_values: [], price: '1.00', stock }
      return { code: 'a', shop: 'x', goods_name: '杯', ...limits, skus: [sku] }
    }
    const fault = async (num: number) => {
      const asked = { data: { goods: [goods(num)] }, dry_run: 1 } as never
      const { data } = await world.operator('/operator/api/import', asked)
      const { errors } = data as unknown as { errors: { path: string }[] }
      return errors.map(({ path }) => path).filter((path) => path.endsWith(field))
    }
    expect([await fault(maxPieces + 1), await fault(maxPieces)]).toEqual([[expect.stringContaining(field)], []])
  })

  it('is refused as the stock of an activity', async () => {
    const at = world.clock.now()
    const presale = {
      ...{ presale_name: '预售', goods_id: 1, presale_deposit: '1.00', presale_price: '1.00', presale_num: 1 },
      ...{ pay_start_time: at + 200, pay_end_time: at + 300, deliver_type: 0, deliver_time: at + 900 },
      ...{ start_time: at, end_time: at + 100 },
    }
    const create = async (presale_stock: number) => {
      const data = { ...presale, presale_stock } as never
      return (await world.operator('/operator/api/promotion/create', { kind: 'presale', data }, 3)).code
    }
    expect([await create(maxPieces + 1), await create(maxPieces)]).toEqual([-10006, 0])
  })
})
