import type { Path } from '@mall/contract/api'
import { day, payPassword, presaleWorld, type PresaleWorld } from '../../testing/presaleWorld'
import { refundTold } from '../../modules/refund/refundTold.service'
import { linesOf } from '../../testing/orders'
import { stockOf } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

let world: PresaleWorld
beforeEach(async () => {
  world = await presaleWorld()
})
afterEach(() => world.close())

const wallet = { is_balance: 1, pay_password: payPassword }
const partsBack = () => world.mall.db.selectFrom('pay_back').selectAll().orderBy('pay_back_id').execute()
const operate = (path: Path, params: object, site = 0) =>
  world.operator(path as '/api/order/detail', params as never, site)
const decide = (order_id: number, agree: 0 | 1, site = 0) =>
  operate('/operator/api/refund/presale', { order_id, agree, reason: '已备货' }, site)
const stocks = async () => [await stockOf(world.mall, 1), await world.pool(51)]

describe('the order of a presale goes back', () => {
  const refundAll = async (orderId: number, real?: string) => {
    const [line] = await linesOf(world.mall, 1, orderId)
    const order_goods_id = line?.order_goods_id ?? 0
    await world.as(1, '/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' })
    await operate('/operator/api/refund/agree', { order_goods_id })
    const answer = await operate('/operator/api/refund/transfer', {
      ...{ order_goods_id, refund_pay_type: 'online_refund_pay' },
      ...(real ? { refund_real_money: real } : {}),
    })
    expect(answer.code).toBe(0)
    await world.mall.jobs.runDue()
    return order_goods_id
  }

  it('whole: the final payment, then the deposit, each to its channel', async () => {
    const { id, orderId, deposit, final } = await world.bought()
    await refundAll(orderId)
    expect(await partsBack()).toMatchObject([
      { out_trade_no: final, money: 45_000, channel: 'sandbox' },
      { out_trade_no: deposit, money: 10_000, channel: 'sandbox' },
    ])
    for (const part of await partsBack()) expect(part.paid_back_time).toBeGreaterThan(0)
    expect(new Set((await partsBack()).map(({ refund_no }) => refund_no)).size).toBe(2)
    expect(await world.real(orderId)).toMatchObject({ order_status: -1, refund_money: 55_000 })
    expect((await world.as(1, '/presale/api/order/detail', { order_id: id })).data).toMatchObject({
      ...{ order_status: -1, order_status_name: '已关闭', relate_order_id: orderId, action: [] },
    })
    // before the end of the activity it would come back to it as well
    expect(await stocks()).toEqual([1000, 98])
    const sold = await world.mall.db.selectFrom('promotion_sale').select('num').execute()
    expect(sold).toEqual([{ num: 0 }])
  })

  it('in part: from the final payment alone as far as that goes, also when the deposit is not returnable', async () => {
    await world.mall.db.updateTable('presale').set({ is_deposit_back: 1 }).execute()
    const { orderId, deposit, final } = await world.bought()
    await refundAll(orderId, '500.00')
    expect(await partsBack()).toMatchObject([
      { out_trade_no: final, money: 45_000 },
      { out_trade_no: deposit, money: 5000 },
    ])
    expect(await world.real(orderId)).toMatchObject({ refund_money: 50_000 })
  })

  it('to the wallets and channels it came from, whichever payment they were in', async () => {
    await world.give(1, { balance: 2000, balance_money: 50_000 })
    // 20.00 and 30.00 of the deposit from the wallets, 50.00 by the channel; all of the rest by BALANCE at the cashier
    await world.give(1, { balance_money: -47_000 })
    const { id, bill } = await world.deposited(wallet)
    expect(await world.row(id)).toMatchObject({ deposit_from_balance: 2000, deposit_from_balance_money: 3000 })
    await world.give(1, { balance: 5000, balance_money: 40_000 })
    await world.forward(day)
    const final = await world.final(id)
    const paid = { out_trade_no: final, pay_type: 'BALANCE', pay_password: payPassword, return_url: '' }
    expect((await world.as(1, '/api/pay/pay', paid)).data).toEqual({ type: 'done' })
    const { relate_order_id: orderId } = await world.row(id)
    expect(await world.real(orderId)).toMatchObject({
      ...{ order_money: 55_000, balance_money: 5000, pay_money: 50_000, pay_type: 'BALANCE' },
      ...{ from_balance: 2000, from_balance_money: 3000, bill_from_balance: 5000, bill_from_balance_money: 40_000 },
    })
    expect(await world.wallets()).toEqual({ balance: 0, balance_money: 0 })
    await refundAll(orderId)
    expect(await world.wallets()).toEqual({ balance: 7000, balance_money: 43_000 })
    expect(await partsBack()).toMatchObject([{ out_trade_no: bill, money: 5000 }])
    const log = await world.mall.db.selectFrom('account_log').selectAll().where('ref', 'like', 'refund:%').execute()
    expect(new Set(log.map(({ from_type }) => from_type))).toEqual(new Set(['refund']))
  })

  it('by hand where the shop says so: no channel is asked', async () => {
    const { orderId } = await world.bought()
    const [line] = await linesOf(world.mall, 1, orderId)
    const order_goods_id = line?.order_goods_id ?? 0
    await world.as(1, '/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' })
    await operate('/operator/api/refund/agree', { order_goods_id })
    await operate('/operator/api/refund/transfer', { order_goods_id, refund_pay_type: 'offline_refund_pay' })
    expect(await partsBack()).toEqual([])
    expect(await world.real(orderId)).toMatchObject({ order_status: -1, refund_money: 55_000 })
  })

  it('is there when the channel says so, for the sum and the bill that it is owed of alone', async () => {
    const { orderId, deposit } = await world.bought()
    const [line] = await linesOf(world.mall, 1, orderId)
    const order_goods_id = line?.order_goods_id ?? 0
    await world.as(1, '/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' })
    await operate('/operator/api/refund/agree', { order_goods_id })
    await operate('/operator/api/refund/transfer', { order_goods_id, refund_pay_type: 'online_refund_pay' })
    const part = (await partsBack()).find(({ out_trade_no }) => out_trade_no === deposit)
    const told = { outTradeNo: deposit, refundNo: part?.refund_no ?? '', cents: 10_000, result: 'refunded' as const }
    for (const wrong of [{ cents: 10_001 }, { refundNo: '404' }, { outTradeNo: (await partsBack())[0]?.out_trade_no }])
      expect(await refundTold(world.mall, 'sandbox', { ...told, ...wrong } as typeof told)).toBe('refused')
    expect(await refundTold(world.mall, 'wechatpay', told)).toBe('refused')
    expect((await partsBack()).map(({ paid_back_time }) => paid_back_time)).toEqual([0, 0])
    expect(await refundTold(world.mall, 'sandbox', told)).toBe('taken')
    expect((await partsBack()).map(({ paid_back_time }) => paid_back_time)).toEqual([0, world.clock.now()])
    await world.mall.jobs.runDue()
  })

  it('and a job that was lost is found again', async () => {
    const { orderId } = await world.bought()
    const [line] = await linesOf(world.mall, 1, orderId)
    const order_goods_id = line?.order_goods_id ?? 0
    await world.as(1, '/api/orderrefund/refund', { order_goods_id, refund_type: 1, refund_reason: '其他' })
    await operate('/operator/api/refund/agree', { order_goods_id })
    await operate('/operator/api/refund/transfer', { order_goods_id, refund_pay_type: 'online_refund_pay' })
    await world.mall.db.deleteFrom('job').where('kind', '=', 'pay.back').execute()
    await world.forward(7200)
    await world.forward(1)
    for (const part of await partsBack()) expect(part.paid_back_time).toBeGreaterThan(0)
  })
})

describe('the deposit', () => {
  const apply = (order_id: number) => world.as(1, '/presale/api/refund/applyRefund', { order_id })
  const cancel = (order_id: number) => world.as(1, '/presale/api/refund/cancelRefund', { order_id })

  it('is asked for, withdrawn, refused and asked for again', async () => {
    const { id } = await world.deposited()
    expect((await cancel(id)).code).toBe(-1)
    expect((await apply(id)).code).toBe(0)
    expect((await apply(id)).code).toBe(-1)
    expect((await world.as(1, '/presale/api/order/detail', { order_id: id })).data).toMatchObject({
      ...{ order_status: 1, refund_status: 1, refund_status_name: '申请退款', action: [] },
    })
    expect((await cancel(id)).code).toBe(0)
    expect(await world.row(id)).toMatchObject({ refund_status: 0, refund_due: 0 })
    expect((await apply(id)).code).toBe(0)
    expect((await decide(id, 0)).code).toBe(0)
    expect(await world.row(id)).toMatchObject({ refund_status: -1, order_status: 1, refuse_reason: '已备货' })
    expect((await decide(id, 0)).code).toBe(-1)
    expect((await apply(id)).code).toBe(0)
    expect((await decide(id, 1)).code).toBe(0)
    expect((await decide(id, 1)).code).toBe(-1)
    expect(await world.row(id)).toMatchObject({ refund_status: 2, order_status: -1 })
    await world.mall.jobs.runDue()
    expect(await partsBack()).toMatchObject([{ money: 10_000, paid_back_time: world.clock.now() }])
    expect(await stocks()).toEqual([1000, 100])
  })

  it('goes back to the wallets that paid it, as presale money', async () => {
    await world.give(1, { balance: 4000, balance_money: 90_000 })
    const { id, bill } = await world.order()
    await world.as(1, '/api/pay/pay', {
      out_trade_no: bill,
      pay_type: 'BALANCE',
      pay_password: payPassword,
      return_url: '',
    })
    await apply(id)
    await decide(id, 1)
    expect(await world.wallets()).toEqual({ balance: 4000, balance_money: 90_000 })
    expect(await partsBack()).toEqual([])
    const log = await world.mall.db
      .selectFrom('account_log')
      .select('from_type')
      .where('ref', 'like', 'presale:%')
      .execute()
    expect(log.map(({ from_type }) => from_type)).toEqual(['presale', 'presale', 'presale', 'presale'])
    const listed = await world.as(1, '/api/memberaccount/page', { account_type: 'balance', from_type: 'presale' })
    expect(listed.data).toMatchObject({ count: 2, list: [{ type_name: '预售退回' }, { type_name: '预售定金' }] })
  })

  it('is agreed to by time, and the rest cannot be paid while it is asked for', async () => {
    await world.mall.db
      .updateTable('presale')
      .set({ pay_end_time: world.clock.now() + 30 * day })
      .execute()
    const { id } = await world.deposited()
    await world.forward(day)
    const open = await world.final(id)
    expect((await apply(id)).code).toBe(-1)
    await world.forward(1800)
    expect((await apply(id)).code).toBe(0)
    for (const path of [
      '/presale/api/ordercreate/finalCreate',
      '/presale/api/ordercreate/finalPayment',
      '/presale/api/order/pay',
    ] as const)
      expect(await world.as(1, path, { id })).toMatchObject({ code: -11005 })
    await world.pays(open)
    expect(await world.row(id)).toMatchObject({ order_status: 1, refund_status: 1 })
    await world.forward(7 * day - 1)
    expect(await world.row(id)).toMatchObject({ refund_status: 1 })
    await world.forward(1)
    expect(await world.row(id)).toMatchObject({ refund_status: 2, order_status: -1 })
  })

  it('is the shop’s to decide, and waits in its list', async () => {
    const { id } = await world.deposited()
    await apply(id)
    const waiting = async (site: number) =>
      (await operate('/operator/api/pending/lists', { kind: 'presalerefund' }, site)).data as unknown
    expect(await waiting(0)).toMatchObject({
      count: 1,
      list: [{ order_id: id, site_id: 3, status: 1, money: '100.00' }],
    })
    expect(await waiting(3)).toMatchObject({ count: 1 })
    expect(await waiting(7)).toMatchObject({ count: 0 })
    expect((await decide(id, 1, 7)).code).toBe(-11006)
    expect((await decide(404, 1)).code).toBe(-1)
    expect((await decide(id, 0, 3)).code).toBe(0)
    expect(await waiting(0)).toMatchObject({ count: 0 })
  })

  it('is nobody else’s', async () => {
    const { id } = await world.deposited()
    for (const path of [
      '/presale/api/order/detail',
      '/presale/api/order/close',
      '/presale/api/order/delete',
      '/presale/api/refund/applyRefund',
      '/presale/api/refund/cancelRefund',
    ] as const)
      expect(await world.as(2, path, { order_id: id })).toMatchObject({ code: -1, message: '预售订单不存在' })
    for (const path of [
      '/presale/api/order/pay',
      '/presale/api/ordercreate/finalPayment',
      '/presale/api/ordercreate/finalCreate',
    ] as const)
      expect(await world.as(2, path, { id })).toMatchObject({ code: -1, message: '预售订单不存在' })
  })
})

describe('an activity that the operator closes', () => {
  const closeIt = async () => {
    expect((await operate('/operator/api/promotion/close', { kind: 'presale', id: 51 })).code).toBe(0)
    await world.mall.jobs.runDue()
  }

  it('closes what is unpaid, gives deposits back in full, and lets go on what is paid', async () => {
    await world.mall.db
      .updateTable('presale')
      .set({ is_deposit_back: 1, presale_num: 9, pay_start_time: 0, pay_end_time: world.clock.now() + 9 * day })
      .execute()
    await world.give(1, { balance: 100 })
    const done = await world.bought({ num: 1 })
    const waiting = await world.deposited({ num: 1 })
    const paying = await world.deposited({ num: 1 })
    await world.final(paying.id, wallet)
    const unpaid = await world.order({ num: 1 })
    await closeIt()
    expect(await world.row(unpaid.id)).toMatchObject({ order_status: -1, refund_status: 0 })
    for (const { id } of [waiting, paying])
      expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 2 })
    expect(await world.row(done.id)).toMatchObject({ order_status: 2 })
    expect(await world.wallets()).toEqual({ balance: 100, balance_money: 0 })
    expect(await partsBack()).toMatchObject([{ money: 5000 }, { money: 5000 }])
    // a deposit that arrives now goes back as well
    await world.pays(unpaid.bill)
    expect(await world.row(unpaid.id)).toMatchObject({ order_status: -1 })
    expect((await operate('/operator/api/promotion/close', { kind: 'presale', id: 51 })).code).toBe(-1)
    const { data } = await world.as(1, '/presale/api/goods/detail', { id: 51 })
    expect(data).toMatchObject({ goods_sku_detail: { status: -1, is_buy: 0 } })
    expect((await world.mall.db.selectFrom('presale').select('is_ending').execute())[0]).toEqual({ is_ending: 0 })
  })

  it('can be closed after its end too, and what a lost job missed is found', async () => {
    const { id } = await world.deposited()
    await world.forward(day)
    await operate('/operator/api/promotion/close', { kind: 'presale', id: 51 })
    await world.mall.db.deleteFrom('job').where('kind', '=', 'presale.ending').execute()
    await world.forward(3600)
    await world.forward(1)
    expect(await world.row(id)).toMatchObject({ order_status: -1, refund_status: 2 })
  })
})
