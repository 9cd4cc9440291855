import { day, payPassword, presaleWorld, putPresale, type PresaleWorld } from '../../testing/presaleWorld'
import { hainan, stockOf } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

let world: PresaleWorld
beforeEach(async () => {
  world = await presaleWorld([{ sku_id: 2, site_id: 3, price: 1000, stock: 3 }])
})
afterEach(() => world.close())

const deposit = '/presale/api/ordercreate/depositCreate'
const wallet = { is_balance: 1, pay_password: payPassword }
const asked = { presale_id: 51, sku_id: 1, num: 2 }
const toFinal = () => world.forward(day)
const partsBack = () => world.mall.db.selectFrom('pay_back').selectAll().orderBy('pay_back_id').execute()
const stocks = async () => [await stockOf(world.mall, 1), await world.pool(51)]

describe('the example of wire/promotions section 5', () => {
  it('is quoted, ordered, and paid twice to the cent', async () => {
    const { data } = await world.as(1, '/presale/api/ordercreate/depositPayment', asked)
    expect(data).toMatchObject({
      ...{ goods_money: '600.00', delivery_money: '10.00', promotion_money: '60.00', order_money: '550.00' },
      ...{ presale_deposit_money: '100.00', presale_money: '160.00', final_money: '450.00' },
      ...{ balance_money: '0.00', pay_money: '100.00' },
      promotion_presale_info: { is_deposit_back: 0, deposit_agreement: '<p>定金协议</p>' },
    })
    const { id, orderId, deposit: first, final } = await world.bought()
    expect(await world.row(id)).toMatchObject({ order_status: 2, deposit_money: 10_000, final_money: 45_000 })
    expect(await world.real(orderId)).toMatchObject({
      ...{ promotion_type: 'presale', promotion_id: 51, promotion_ref: id, order_status: 1, pay_status: 1 },
      ...{ goods_money: 60_000, promotion_money: 6000, delivery_money: 1000, order_money: 55_000 },
      ...{ balance_money: 0, pay_money: 55_000, out_trade_no: final, pay_type: 'sandbox', goods_num: 2 },
      ...{ name: '林晓', full_address: '浙江省-杭州市-西湖区' },
    })
    expect(await stocks()).toEqual([998, 98])
    const shown = await world.as(1, '/presale/api/order/detail', { order_id: id })
    expect(shown.data).toMatchObject({
      ...{ order_status: 1, order_status_name: '待发货', relate_order_id: orderId, action: [] },
      ...{ pay_deposit_money: '100.00', pay_final_money: '450.00', deposit_out_trade_no: first },
      predict_delivery_time: world.clock.now() + 7 * day,
    })
    const sold = await world.mall.db.selectFrom('promotion_sale').selectAll().execute()
    expect(sold).toMatchObject([{ promotion_type: 'presale', activity_id: 51, num: 2 }])
  })

  it('quotes the rest as it was fixed, whatever prices do meanwhile', async () => {
    const { id } = await world.deposited()
    await world.mall.db
      .updateTable('sku')
      .set({ price: 99_900, discount_price: 99_900 })
      .where('sku_id', '=', 1)
      .execute()
    await toFinal()
    const { data } = await world.as(1, '/presale/api/ordercreate/finalPayment', { id })
    expect(data).toMatchObject({
      ...{ goods_money: '600.00', order_money: '550.00', final_money: '450.00', pay_money: '450.00' },
      ...{ presale_deposit_money: '100.00', balance_money: '0.00' },
      member_address: { name: '林晓', full_address: '浙江省-杭州市-西湖区' },
      shop_goods_list: { goods_list: [{ sku_id: 1, price: '300.00', num: 2 }], delivery: { delivery_type: 'express' } },
    })
    await world.give(1, { balance: 1000, balance_money: 500 })
    const calculated = await world.as(1, '/presale/api/ordercreate/finalCalculate', { id, is_balance: 1 })
    expect(calculated.data).toMatchObject({ balance_money: '15.00', pay_money: '435.00' })
  })
})

describe('a deposit', () => {
  it('that nobody pays closes with its pieces and its wallet part', async () => {
    await world.give(1, { balance: 3000, balance_money: 1000 })
    const { id } = await world.order(wallet)
    expect(await world.row(id)).toMatchObject({ pay_deposit_money: 6000, deposit_from_balance: 3000 })
    expect(await world.wallets()).toEqual({ balance: 0, balance_money: 0 })
    await world.forward(1800)
    expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 0 })
    expect(await world.wallets()).toEqual({ balance: 3000, balance_money: 1000 })
    expect(await stocks()).toEqual([1000, 100])
  })

  it('ends at pay_end_time at the latest, and what is paid for it later goes back', async () => {
    await putPresale(world, {
      presale_id: 52,
      goods_id: 2,
      presale_deposit: 100,
      presale_price: 0,
      pay_start_time: world.clock.now(),
      pay_end_time: world.clock.now() + 600,
    })
    const { id, bill } = await world.order({ presale_id: 52, sku_id: 2, num: 1 })
    const { data } = await world.as(1, '/api/pay/info', { out_trade_no: bill })
    expect(data).toMatchObject({ event: 'presale_deposit', order_ids: [id], expire_time: world.clock.now() + 600 })
    // its job has not come round
    world.clock.forward(600)
    await world.pays(bill)
    expect(await world.row(id)).toMatchObject({ order_status: 0, deposit_pay_time: 0 })
    await world.mall.jobs.runDue()
    expect(await world.row(id)).toMatchObject({ order_status: -1 })
    const paid = await world.mall.db
      .selectFrom('pay_bill')
      .selectAll()
      .where('out_trade_no', '=', bill)
      .executeTakeFirst()
    expect(paid).toMatchObject({ pay_status: -1, refund_owed: paid?.pay_money, refunded: paid?.pay_money })
  })

  it('can be all there is to pay', async () => {
    await putPresale(world, { presale_id: 52, goods_id: 2, presale_deposit: 900, presale_price: 5000 })
    const { id } = await world.deposited({ presale_id: 52, sku_id: 2, num: 1 })
    const row = await world.row(id)
    // 10.00 and 6.00 of freight: the deduction of 41.00 leaves the deposit
    expect(row).toMatchObject({ order_status: 2, final_money: 0, deposit_money: 900 })
    expect(await world.real(row.relate_order_id)).toMatchObject({
      ...{ order_money: 900, pay_money: 900, promotion_money: 700, out_trade_no: row.deposit_out_trade_no },
    })
  })

  it('is paid out of the wallets, wholly at checkout or at the cashier', async () => {
    await world.give(1, { balance: 12_000, balance_money: 9000 })
    const one = await world.order({ ...wallet, num: 2 })
    expect(await world.row(one.id)).toMatchObject({
      order_status: 1,
      pay_deposit_money: 0,
      deposit_pay_type: 'BALANCE',
    })
    await world.mall.db.updateTable('presale').set({ presale_num: 9 }).execute()
    const two = await world.order()
    const paid = await world.as(1, '/api/pay/pay', {
      ...{ out_trade_no: two.bill, pay_type: 'BALANCE', pay_password: payPassword, return_url: '' },
    })
    expect(paid.data).toEqual({ type: 'done' })
    expect(await world.row(two.id)).toMatchObject({
      order_status: 1,
      deposit_bill_balance: 2000,
      deposit_bill_balance_money: 8000,
    })
    expect(await world.wallets()).toEqual({ balance: 0, balance_money: 1000 })
  })

  it('is refused where it cannot be, by create alone where only that can know', async () => {
    await putPresale(world, { presale_id: 52, goods_id: 2, start_time: world.clock.now() + 60 })
    await putPresale(world, { presale_id: 53, goods_id: 2, end_time: world.clock.now() })
    await putPresale(world, { presale_id: 54, goods_id: 2, is_closed: 1 })
    for (const wrong of [
      { presale_id: 404 },
      { presale_id: 52, sku_id: 2 },
      { presale_id: 53, sku_id: 2 },
      { presale_id: 54, sku_id: 2 },
      { sku_id: 2 },
    ])
      for (const call of ['depositPayment', 'depositCalculate', 'depositCreate'] as const)
        expect(await world.as(1, `/presale/api/ordercreate/${call}`, { ...asked, ...wrong })).toMatchObject({
          ...{ code: -1, data: { error_code: 1 } },
        })
    await world.give(1, { balance: 100 })
    for (const unusable of [
      { num: 6 },
      { is_point: 1 },
      { platform_coupon_id: 9 },
      { delivery: { delivery_type: 'local' } },
      { delivery: { delivery_type: 'store', store_id: 9 } },
      { invoice: { is_invoice: 1, invoice_type: 1 } },
    ]) {
      expect(await world.as(1, '/presale/api/ordercreate/depositCalculate', { ...asked, ...unusable })).toMatchObject({
        code: 0,
      })
      expect(await world.as(1, deposit, { ...asked, ...unusable })).toMatchObject({ code: -1 })
    }
    expect(await world.as(1, deposit, { ...asked, is_balance: 1 })).toMatchObject({
      error_code: 'REQUEST_PAY_PASSWORD',
    })
    expect(await world.as(1, deposit, { ...asked, is_balance: 1, pay_password: '000000' })).toMatchObject({ code: -1 })
    // member 2 lives where nothing is sent
    expect(hainan.province_id).toBe(460000)
    expect(await world.as(2, deposit, asked)).toMatchObject({ code: -1, data: { error_code: 10 } })
    expect(await stocks()).toEqual([1000, 100])
  })

  it('keeps the pieces of the activity and of the sku, and the limits of both', async () => {
    await putPresale(world, {
      presale_id: 52,
      goods_id: 2,
      presale_deposit: 100,
      presale_price: 0,
      presale_num: 9,
      stock: 2,
    })
    const two = { presale_id: 52, sku_id: 2 }
    expect(await world.as(1, deposit, { ...two, num: 3 })).toMatchObject({ code: -1, data: { error_code: 1 } })
    await world.order({ ...two, num: 2 })
    expect(await world.as(1, deposit, { ...two, num: 1 })).toMatchObject({ code: -1, data: { error_code: 1 } })
    await world.mall.db.updateTable('goods').set({ max_buy: 2 }).where('goods_id', '=', 2).execute()
    // pieces of a presale count for the limit of the goods, in every checkout
    expect(await world.as(1, '/api/ordercreate/create', { sku_id: 2, num: 1 })).toMatchObject({
      data: { error_code: 1 },
    })
    const { data } = await world.as(1, '/presale/api/goods/detail', { id: 52 })
    expect(data).toMatchObject({ goods_sku_detail: { purchased_num: 2, sure_buy_num: 0, is_buy: 0 } })
  })

  it('is one order per member where no number is set, until that is closed', async () => {
    await world.mall.db.updateTable('presale').set({ presale_num: 0 }).execute()
    const { id } = await world.order({ num: 7 })
    expect(await world.as(1, deposit, asked)).toMatchObject({ code: -1, data: { error_code: 1 } })
    await world.as(1, '/presale/api/order/close', { order_id: id })
    await world.bought()
    // the order that was made of it counts
    await world.mall.db
      .updateTable('presale')
      .set({ end_time: world.clock.now() + day, pay_start_time: 0 })
      .execute()
    expect(await world.as(1, deposit, asked)).toMatchObject({ code: -1, data: { error_code: 1 } })
  })

  it('is answered once for a key', async () => {
    const bill = await world.as(1, deposit, asked, 'k1')
    expect(await world.as(1, deposit, asked, 'k1')).toEqual({ ...bill, timestamp: expect.anything() as never })
    expect(await stocks()).toEqual([998, 98])
  })

  it('takes gifts of a running spend-and-save along, and gives them back', async () => {
    const rules = [
      {
        threshold: 10_000,
        discountMoney: 2000,
        freeShipping: false,
        couponTypeId: 0,
        point: 8,
        present: { skuId: 2, num: 1 },
      },
    ]
    await world.mall.db
      .insertInto('manjian')
      .values({
        ...{ site_id: 3, manjian_id: 1, manjian_name: '满百减二十', manjian_type: 1, type: 0 },
        ...{ rules: JSON.stringify(rules), start_time: 0, end_time: 4_000_000_000, create_time: 0 },
      } as never)
      .execute()
    const { id } = await world.deposited()
    expect(await world.row(id)).toMatchObject({ final_money: 43_000 })
    expect(await stockOf(world.mall, 2)).toBe(2)
    await toFinal()
    await world.pays(await world.final(id))
    const { relate_order_id } = await world.row(id)
    const lines = await world.mall.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', relate_order_id)
      .orderBy('order_goods_id')
      .execute()
    expect(lines).toMatchObject([
      { sku_id: 1, is_present: 0, promotion_money: 8000 },
      { sku_id: 2, is_present: 1 },
    ])
    expect(await world.real(relate_order_id)).toMatchObject({ promotion_money: 8000, order_money: 53_000 })
    const earned = await world.mall.db.selectFrom('order_manjian').selectAll().execute()
    expect(earned).toMatchObject([{ order_id: relate_order_id, point: 8 }])
  })
})

describe('the rest', () => {
  it('is paid in its time only', async () => {
    const { id } = await world.deposited()
    for (const call of ['finalPayment', 'finalCalculate', 'finalCreate'] as const)
      expect(await world.as(1, `/presale/api/ordercreate/${call}`, { id })).toMatchObject({
        code: -1,
        data: { error_code: 1 },
      })
    expect(await world.as(1, '/presale/api/order/pay', { id })).toMatchObject({ code: -1 })
    const actions = async () => {
      const { data } = await world.as(1, '/presale/api/order/detail', { order_id: id })
      return (data as { action: { action: string }[] }).action.map(({ action }) => action)
    }
    expect(await actions()).toEqual(['refundDeposit'])
    await toFinal()
    expect(await actions()).toEqual(['refundDeposit', 'orderPayFinal'])
    const bill = await world.final(id)
    expect(await actions()).toEqual(['orderPayFinal'])
    const { data } = await world.as(1, '/api/pay/info', { out_trade_no: bill })
    expect(data).toMatchObject({
      event: 'presale_final',
      order_ids: [id],
      pay_money: '450.00',
      expire_time: world.clock.now() + 1800,
    })
    const { data: ways } = await world.as(1, '/api/pay/type', { out_trade_no: bill })
    expect(ways).toEqual({ pay_type: 'BALANCE,sandbox' })
  })

  it('has one open bill: a new one takes the place of the old with its wallet part', async () => {
    await world.give(1, { balance: 3000, balance_money: 1000 })
    const { id } = await world.deposited()
    await toFinal()
    const first = await world.final(id, wallet)
    expect(await world.wallets()).toEqual({ balance: 0, balance_money: 0 })
    const second = await world.final(id, wallet)
    expect(second).not.toBe(first)
    expect(await world.row(id)).toMatchObject({
      pay_final_money: 41_000,
      final_from_balance: 3000,
      final_out_trade_no: second,
    })
    expect((await world.as(1, '/presale/api/order/pay', { id })).data).toBe(second)
    const third = await world.final(id)
    expect(await world.wallets()).toEqual({ balance: 3000, balance_money: 1000 })
    // what comes for a replaced bill goes back
    await world.pays(second)
    expect(await world.row(id)).toMatchObject({ order_status: 1, final_out_trade_no: third })
    await world.forward(1800)
    expect(await world.row(id)).toMatchObject({ order_status: 1, final_out_trade_no: '', final_ends_at: 0 })
    expect((await world.as(1, '/presale/api/order/pay', { id })).code).toBe(0)
  })

  it('gives its wallet part back when its bill ends, and the order goes on', async () => {
    await world.give(1, { balance: 3000, balance_money: 1000 })
    const { id } = await world.deposited()
    await toFinal()
    await world.final(id, wallet)
    await world.forward(1800)
    expect(await world.wallets()).toEqual({ balance: 3000, balance_money: 1000 })
    expect(await world.row(id)).toMatchObject({ order_status: 1, pay_final_money: 45_000 })
    await world.pays(await world.final(id, wallet))
    const { relate_order_id } = await world.row(id)
    expect(await world.real(relate_order_id)).toMatchObject({
      balance_money: 4000,
      pay_money: 51_000,
      from_balance: 3000,
    })
  })

  it('is paid out of the wallets whole, at create or at the cashier', async () => {
    await world.give(1, { balance: 3000, balance_money: 97_000 })
    const { id } = await world.deposited()
    await toFinal()
    await world.final(id, wallet)
    const row = await world.row(id)
    expect(row).toMatchObject({ order_status: 2, final_pay_type: 'BALANCE', pay_final_money: 0 })
    expect(await world.real(row.relate_order_id)).toMatchObject({
      pay_type: 'BALANCE',
      balance_money: 45_000,
      pay_money: 10_000,
    })
    const two = await world.deposited({ num: 1 }).catch((error: Error) => error.message)
    // no deposit is taken any more
    expect(two).toMatch(/预售已结束/)
  })

  it('that nobody pays in time closes the order: the deposit goes back', async () => {
    await world.give(1, { balance: 3000 })
    const { id } = await world.deposited(wallet)
    await world.forward(3 * day - 60)
    const late = await world.final(id)
    await world.forward(60)
    expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 2, final_out_trade_no: '' })
    expect(await world.wallets()).toEqual({ balance: 3000, balance_money: 0 })
    expect(await partsBack()).toMatchObject([{ money: 7000, channel: 'sandbox' }])
    expect((await partsBack())[0]?.paid_back_time).toBeGreaterThan(0)
    await world.pays(late)
    await world.mall.jobs.runDue()
    expect(await world.row(id)).toMatchObject({ order_status: -1, relate_order_id: 0 })
    // the activity had ended
    expect(await stocks()).toEqual([1000, 98])
  })

  it('or stays with the shop where it is not returnable', async () => {
    await world.mall.db.updateTable('presale').set({ is_deposit_back: 1 }).execute()
    const { id } = await world.deposited()
    expect(await world.as(1, '/presale/api/refund/applyRefund', { order_id: id })).toMatchObject({ code: -1 })
    await world.forward(3 * day)
    expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 0 })
    expect(await partsBack()).toEqual([])
  })

  it('is over at that second, before its job has come round', async () => {
    const { id } = await world.deposited()
    world.clock.forward(3 * day)
    expect((await world.as(1, '/presale/api/order/detail', { order_id: id })).data).toMatchObject({
      ...{ order_status: -1, order_status_name: '已关闭', refund_status: 2, action: [{ action: 'deleteOrder' }] },
    })
    const listed = async (order_status?: number) =>
      ((await world.as(1, '/presale/api/order/page', { order_status })).data as { count: number }).count
    expect([await listed(), await listed(1), await listed(-1)]).toEqual([1, 0, 1])
    expect((await world.as(1, '/presale/api/order/delete', { order_id: id })).code).toBe(0)
    expect(await listed()).toBe(0)
    expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 2, is_deleted: 1 })
    await world.mall.jobs.runDue()
  })
})

it('finds what a lost job has missed', async () => {
  const { id } = await world.deposited()
  await world.mall.db.deleteFrom('job').where('kind', '=', 'presale.due').execute()
  await world.forward(4 * day)
  await world.forward(3600)
  expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 2 })
})
