import { ownPictures } from '../../testing/pictures'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { giveCoupon, startingStock, stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 3330 },
      { sku_id: 5, site_id: 3, price: 1000, goods: { is_virtual: 1 } },
    ]),
  )
})
afterEach(() => world.close())

type Row = Record<string, unknown> & { refund_action: { event: string }[]; refund_log_list: Record<string, unknown>[] }
const detail = async (order_goods_id: number) =>
  (await world.mine('/api/orderrefund/detail', { order_goods_id })).data as Row
const data = async (order_goods_id: number) =>
  (await world.mine('/api/orderrefund/refundData', { order_goods_id })).data as Row
const lists = async () => ((await world.mine('/api/orderrefund/lists')).data as { count: number; list: Row[] }).list
const ship = async (order_id: number, order_goods_ids: number[]) =>
  (await world.operator('/operator/api/order/ship', { order_id, order_goods_ids: order_goods_ids.join(',') as never }))
    .code
const pending = async (kind: 'refund' | 'complain', site = 0) =>
  (await world.operator('/operator/api/pending/lists', { kind }, site)).data.list
const events = (row: Row) => row.refund_action.map(({ event }) => event)

describe('an application', () => {
  it('is offered with what the line may get back, freight on the last', async () => {
    const { lines } = await world.buy([1, 2])
    const [a = 0, b = 0] = [lines.get(1), lines.get(2)]
    expect(await data(a)).toMatchObject({
      refund_money: '59.90',
      refund_type: [1],
      refund_reason_type: ['未按约定时间发货', '拍错/多拍/不喜欢', '协商一致退款', '其他'],
      order_goods_info: { order_goods_id: a, refund_action: [{ event: 'orderRefundApply' }], complain_action: 0 },
    })
    await world.bring(b, 3)
    // two pieces by the template of the shop: 6.00 and 1.00
    expect(await data(a)).toMatchObject({ refund_money: '66.90' })
  })
  it('keeps what was told, and is seen by both sides', async () => {
    const { first, orderId } = await world.buy([1], { sent: true })
    const told = { refund_type: 2, refund_reason: '协商一致退款', refund_remark: '杯口有裂纹' }
    const refund_images = 'upload/refundimg/202603/a.jpg,upload/refundimg/202603/b_c-1.png'
    await ownPictures(world, { memberId: 1 }, ...refund_images.split(','))
    expect(await world.step('apply', first, { ...told, refund_images })).toBe(0)
    expect(await detail(first)).toMatchObject({
      ...told,
      refund_images,
      refund_status: 1,
      refund_status_name: '申请维权',
      refund_apply_money: '65.90',
      refund_delivery_money: '6.00',
      complain_action: 1,
      refund_log_list: [{ action_way: 1, username: '买家1', refund_status: 1 }],
    })
    expect(await lists()).toMatchObject([{ order_goods_id: first, site_name: '青禾家居', refund_apply_money: '65.90' }])
    expect(await pending('refund', 3)).toMatchObject([{ order_goods_id: first, order_id: orderId, status: 1 }])
    expect(await pending('refund', 7)).toEqual([])
    expect((await world.mine('/api/order/num', { order_status: 'refunding' })).data).toEqual({ refunding: 1 })
  })
  it.each([
    ['an unpaid order', { order_status: 0, pay_status: 0 }],
    ['a completed order', { order_status: 10, is_enable_refund: 0 }],
    ['an order of a running group', { is_enable_refund: 0 }],
  ])('is not for %s', async (_, state) => {
    const { first, orderId } = await world.buy([1])
    const before = await world.order(orderId)
    const set = (to: object) => world.mall.db.updateTable('orders').set(to).where('order_id', '=', orderId).execute()
    await set(state)
    expect(await world.step('apply', first)).toBe(-1)
    expect(events((await data(first)).order_goods_info as Row)).toEqual([])
    expect(await lists()).toEqual([])
    const { order_status, pay_status, is_enable_refund } = before
    await set({ order_status, pay_status, is_enable_refund })
  })
  it('of a return is only for goods that were sent', async () => {
    const { first, orderId } = await world.buy([1])
    expect(await world.step('apply', first, { refund_type: 2 })).toBe(-1)
    await ship(orderId, [first])
    expect((await data(first)).refund_type).toEqual([1, 2])
    expect(await world.step('apply', first, { refund_type: 2 })).toBe(0)
  })
  it('takes the member’s own pictures of refunds only, at most six', async () => {
    const { first } = await world.buy([1])
    const [own, anothers] = ['upload/refundimg/1.jpg', 'upload/refundimg/2.jpg']
    await ownPictures(world, { memberId: 1 }, 'upload/headimg/a.jpg', own)
    await ownPictures(world, { memberId: 2 }, anothers)
    const outside = ['https://evil.example/a.jpg', 'upload/refundimg/../../x.jpg', 'javascript:1']
    const bad = [...outside, 'upload/headimg/a.jpg', 'upload/refundimg/none.jpg', `${own},${anothers}`]
    for (const refund_images of bad) expect(await world.step('apply', first, { refund_images })).toBe(-10006)
    const seven = Array.from({ length: 7 }, (_, i) => `upload/refundimg/own${i}.jpg`)
    await ownPictures(world, { memberId: 1 }, ...seven)
    expect(await world.step('apply', first, { refund_images: seven.join(',') })).toBe(-10006)
    expect(await world.line(first)).toMatchObject({ refund_status: 0 })
  })
  it('is nobody else’s', async () => {
    const { first } = await world.buy([1])
    const token = await world.login(2)
    const params = { order_goods_id: first, refund_type: 1 as const, refund_reason: '其他' }
    expect((await world.call('/api/orderrefund/refund', params, { token })).code).toBe(-1)
    expect((await world.call('/api/orderrefund/detail', params as never, { token })).code).toBe(-1)
    await world.step('apply', first)
    expect((await world.operator('/operator/api/refund/agree', { order_goods_id: first }, 7)).code).toBe(-11006)
    expect((await world.operator('/operator/api/refund/agree', { order_goods_id: 5 })).code).toBe(-1)
  })
  it('for virtual goods ends when their code is used', async () => {
    const { first, orderId } = await world.buy([5], { create: { member_address: { mobile: '13800000001' } } })
    expect(await data(first)).toMatchObject({ refund_type: [1], refund_money: '10.00' })
    await world.mall.db.updateTable('order_line').set({ is_verify: 1, verify_time: world.clock.now() }).execute()
    expect(await world.step('apply', first)).toBe(-1)
    expect(events((await data(first)).order_goods_info as Row)).toEqual([])
    await world.mall.db.updateTable('order_line').set({ is_verify: 0, verify_time: 0 }).execute()
    await world.bring(first, 3)
    expect(await world.order(orderId)).toMatchObject({ order_status: -1, refund_money: 1000 })
  })
})

describe('a refund', () => {
  it('of a reason outside the list is refused', async () => {
    const { first } = await world.buy([1])
    expect(await world.step('apply', first, { refund_reason: '不想要了' })).toBe(-1)
    expect(await world.line(first)).toMatchObject({ refund_status: 0 })
    expect(await world.step('apply', first, { refund_reason: '协商一致退款' })).toBe(0)
  })
  it('of a return goes through both hands', async () => {
    const { first, orderId, outTradeNo } = await world.buy([1], { sent: true })
    await world.step('apply', first, { refund_type: 2 })
    expect(await world.step('agree', first, { refund_address: ' 杭州市余杭区 2 号仓 ' })).toBe(0)
    expect(await detail(first)).toMatchObject({ refund_status: 4, refund_address: '杭州市余杭区 2 号仓' })
    expect(events(await detail(first))).toEqual(['orderRefundDelivery', 'orderRefundCancel'])
    expect(await world.step('sendBack', first, { refund_delivery_no: '  ' })).toBe(-1)
    await world.step('sendBack', first, { refund_delivery_remark: '已拍照' })
    expect(await detail(first)).toMatchObject({ refund_delivery_name: '顺丰速运', refund_delivery_no: 'SF100' })
    await world.step('receive', first)
    expect(await stockOf(world.mall, 1)).toBe(999)
    await world.step('transfer', first)
    expect(await detail(first)).toMatchObject({
      refund_status: 3,
      refund_real_money: '65.90',
      refund_delivery_money: '6.00',
      refund_action: [],
      complain_action: 0,
    })
    const log = (await detail(first)).refund_log_list
    expect(log.map((row) => [row.refund_status, row.action_way])).toEqual([
      [3, 2],
      [6, 2],
      [5, 1],
      [4, 2],
      [1, 1],
    ])
    expect(await world.order(orderId)).toMatchObject({ order_status: -1, refund_money: 6590, is_lock: 0 })
    expect(await stockOf(world.mall, 1)).toBe(1000)
    await world.mall.jobs.runDue()
    expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBe(6590)
  })
  it('of goods that the buyer keeps leaves the stock', async () => {
    const { first } = await world.buy([1], { sent: true })
    await world.bring(first, 3)
    expect(await stockOf(world.mall, 1)).toBe(999)
    expect(await startingStock(world.mall, 1)).toBe(1000)
  })
  it('of one line lets the others go on', async () => {
    const { lines, orderId } = await world.buy([1, 2])
    const [a = 0, b = 0] = [lines.get(1), lines.get(2)]
    await world.bring(b, 2)
    expect(await ship(orderId, [a])).toBe(-11005)
    await world.step('transfer', b)
    expect(await world.order(orderId)).toMatchObject({ order_status: 1, is_lock: 0, refund_money: 3330 })
    expect(await stockOf(world.mall, 2)).toBe(1000)
    expect(await ship(orderId, [b])).toBe(-1)
    expect(await ship(orderId, [a])).toBe(0)
    expect(await world.order(orderId)).toMatchObject({ order_status: 3 })
  })
  it('of the last line that was not sent sends the order', async () => {
    const { lines, orderId } = await world.buy([1, 2])
    await ship(orderId, [lines.get(1) ?? 0])
    await world.bring(lines.get(2) ?? 0, 3)
    expect(await world.order(orderId)).toMatchObject({ order_status: 3, is_lock: 0 })
  })
  it('may be less than the line, never more', async () => {
    const { first, orderId } = await world.buy([1])
    await world.bring(first, 2)
    expect(await world.step('transfer', first, { refund_real_money: '65.91' })).toBe(-1)
    expect(await world.line(first)).toMatchObject({ refund_status: 2 })
    expect(await world.step('transfer', first, { refund_real_money: '10.00' })).toBe(0)
    expect(await world.order(orderId)).toMatchObject({ refund_money: 1000, order_status: -1 })
  })
  it('of one line never takes from the others', async () => {
    const { lines, orderId } = await world.buy([1, 2])
    const b = lines.get(2) ?? 0
    await world.bring(b, 2)
    expect(await world.step('transfer', b, { refund_real_money: '33.31' })).toBe(-1)
    expect(await world.order(orderId)).toMatchObject({ refund_money: 0 })
    expect(await world.step('transfer', b, { refund_real_money: '33.30' })).toBe(0)
  })
  it('by hand asks no channel', async () => {
    const { first, outTradeNo } = await world.buy([1])
    await world.bring(first, 2)
    await world.step('transfer', first, { refund_pay_type: 'offline_refund_pay' })
    await world.mall.jobs.runDue()
    expect(world.mall.outside.sandbox.refunds.has(outTradeNo)).toBe(false)
  })
  it('of the whole order gives the coupon back and keeps no gift', async () => {
    await giveCoupon(world.mall, 71, { money: 1000 })
    const { first, orderId } = await world.buy([1], { create: { coupon: { 3: { coupon_id: 71 } } } })
    const { member_id, site_id } = await world.line(first)
    const gift = { member_id, site_id, order_id: orderId, goods_id: 2, sku_id: 2, goods_name: '礼品', sku_name: '礼品' }
    const nothing = { price: 0, goods_money: 0, real_goods_money: 0, num: 1, is_present: 1 }
    const order_goods_id = world.mall.newId()
    await world.mall.db
      .insertInto('order_line')
      .values({ ...gift, ...nothing, order_goods_id })
      .execute()
    const taken = { site_id, sku_id: 2, ref: `order:${orderId}:present`, delta: -1, at: world.clock.now() }
    await world.mall.db.insertInto('stock_log').values(taken).execute()
    await world.mall.db.updateTable('sku').set({ stock: 999 }).where('sku_id', '=', 2).execute()
    expect(await world.step('apply', order_goods_id)).toBe(-1)
    await world.bring(first, 3)
    expect(await world.order(orderId)).toMatchObject({ order_status: -1 })
    expect(await stockOf(world.mall, 2)).toBe(1000)
    expect((await world.mine('/coupon/api/coupon/memberpage', { state: 1 })).data).toMatchObject({ count: 1 })
  })
})

describe('one key', () => {
  it('applies and transfers once, and answers alike', async () => {
    const { first, orderId } = await world.buy([1])
    const params = { order_goods_id: first, refund_type: 1, refund_reason: '其他' }
    const applied = await Promise.all([1, 2, 3].map(() => world.mine('/api/orderrefund/refund', params, 'tap-1')))
    expect(applied.map(({ code }) => code)).toEqual([0, 0, 0])
    await world.step('agree', first)
    const transfer = { order_goods_id: first, refund_pay_type: 'online_refund_pay' as const }
    const base = { idempotency_key: 'pay-1' }
    const paid = await Promise.all(
      [1, 2, 3].map(() => world.operator('/operator/api/refund/transfer', transfer, 3, { base })),
    )
    expect(paid.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await world.order(orderId)).toMatchObject({ refund_money: 6590 })
    expect((await detail(first)).refund_log_list).toHaveLength(3)
  })
})
