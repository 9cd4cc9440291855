import { afterComplainStep, complainSteps, type ComplainStatus, type ComplainStep } from '@mall/contract/status'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: RefundWorld
beforeAll(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 2, site_id: 3, price: 2000 },
    ]),
  )
})
afterAll(() => world.close())

interface Info {
  complain_status: ComplainStatus
  complain_action: { event: string }[]
  refund_log_list: { action_way: number; refund_status: number }[]
}
const detail = async (order_goods_id: number) =>
  (await world.mine('/api/ordercomplain/detail', { order_goods_id })).data as { complain_info: Info | null }
const decide = async (order_goods_id: number, agree: 0 | 1, more: object = {}, site = 0) =>
  (await world.operator('/operator/api/complain/decide', { order_goods_id, agree, ...more }, site)).code
const calls: Record<ComplainStep, (id: number) => Promise<number>> = {
  apply: async (id) => {
    const params = { order_goods_id: id, complain_reason: '其他', complain_remark: '商家不理' }
    return (await world.mine('/api/ordercomplain/complain', params)).code
  },
  cancel: async (id) => (await world.mine('/api/ordercomplain/cancel', { order_goods_id: id })).code,
  agree: (id) => decide(id, 1),
  refuse: (id) => decide(id, 0, { complain_refuse_reason: '证据不足' }),
}
const ways: Record<ComplainStatus | 'none', ComplainStep[]> = {
  none: [],
  1: ['apply'],
  2: ['apply', 'agree'],
  [-1]: ['apply', 'refuse'],
  0: ['apply', 'cancel'],
}
const complained = async (state: ComplainStatus | 'none') => {
  const { first, orderId } = await world.buy([1], { sent: true })
  await world.bring(first, -1)
  for (const step of ways[state]) expect(await calls[step](first)).toBe(0)
  return { first, orderId }
}
const status = async (id: number) => (await detail(id)).complain_info?.complain_status ?? 'none'

const states: (ComplainStatus | 'none')[] = ['none', 0, 1, 2, -1]
const pairs = states.flatMap((state) => (Object.keys(complainSteps) as ComplainStep[]).map((s) => [state, s] as const))

it.each(pairs)('in state %s, %s does what the table says', async (state, step) => {
  const { first, orderId } = await complained(state)
  const to = afterComplainStep(step, state)
  expect(await calls[step](first)).toBe(to === undefined ? -1 : 0)
  const now = to ?? state
  expect(await status(first)).toBe(now)
  expect(await world.line(first)).toMatchObject({ refund_status: now === 2 ? 3 : -1 })
  expect(await world.order(orderId)).toMatchObject({ order_status: now === 2 ? -1 : 3 })
})

it('shows what was said, and is offered while a refund runs', async () => {
  const { first } = await complained('none')
  expect(await world.mine('/api/orderrefund/detail', { order_goods_id: first })).toMatchObject({
    data: { complain_action: 1 },
  })
  expect(await detail(first)).toMatchObject({ complain_info: null, refund_money: '65.90' })
  await calls.apply(first)
  const waits = await world.operator('/operator/api/pending/lists', { kind: 'complain', page_size: 100 })
  expect(waits.data.list.map((row) => row.order_goods_id)).toContain(first)
  await calls.refuse(first)
  expect((await detail(first)).complain_info).toMatchObject({
    complain_status_name: '平台拒绝',
    complain_reason: '其他',
    complain_remark: '商家不理',
    complain_refuse_reason: '证据不足',
    complain_apply_money: '65.90',
    complain_action: [{ event: 'complainCancel' }, { event: 'complainApply' }],
    refund_log_list: [{ action_way: 3 }, { action_way: 1 }, { action_way: 2 }, { action_way: 1 }],
  })
})

it('is decided by the platform only, up to what the line may get back', async () => {
  const { first, orderId } = await complained(1)
  expect(await decide(first, 1, {}, 3)).toBe(-11006)
  expect(await decide(first, 1, { complain_real_money: '65.91' })).toBe(-1)
  expect(await status(first)).toBe(1)
  expect(await decide(first, 1, { complain_real_money: '30.00' })).toBe(0)
  expect(await world.order(orderId)).toMatchObject({ refund_money: 3000, is_lock: 0, order_status: -1 })
})

it('ends when the seller pays after all', async () => {
  const { first } = await world.buy([1], { sent: true })
  await world.bring(first, 2)
  await calls.apply(first)
  await world.step('transfer', first)
  expect(await status(first)).toBe(2)
  expect(await calls.agree(first)).toBe(-1)
  expect(await calls.apply(first)).toBe(-1)
})

it('pays nothing for a line whose money is back already', async () => {
  const { first, orderId } = await world.buy([1, 2], { sent: true })
  await world.bring(first, 3)
  expect(await calls.apply(first)).toBe(-1)
  expect(await calls.agree(first)).toBe(-1)
  expect(await status(first)).toBe('none')
  expect(await world.order(orderId)).toMatchObject({ refund_money: 5990, order_status: 3 })
})

it('may be decided for a line that was never applied for', async () => {
  const { first, orderId } = await world.buy([1])
  const before = await stockOf(world.mall, 1)
  expect(await calls.apply(first)).toBe(0)
  expect(await calls.agree(first)).toBe(0)
  expect(await world.order(orderId)).toMatchObject({ order_status: -1, refund_money: 6590 })
  expect(await stockOf(world.mall, 1)).toBe(before + 1)
  expect(await world.mine('/api/orderrefund/detail', { order_goods_id: first })).toMatchObject({
    data: { refund_status: 3, refund_real_money: '65.90', refund_reason: '其他' },
  })
})

it.each(['refuse', 'cancel'] as const)(
  'under way: the order is not completed by its timer before the %s',
  async (end) => {
    const { first, orderId } = await world.buy([1], { sent: true })
    await calls.apply(first)
    await world.mine('/api/order/takedelivery', { order_id: orderId })
    await world.forward(20 * 86_400)
    expect(await world.order(orderId)).toMatchObject({ order_status: 4 })
    expect(await calls[end](first)).toBe(0)
    await world.forward(1)
    expect(await world.order(orderId)).toMatchObject({ order_status: 10 })
    expect(await calls.apply(first)).toBe(-1)
    expect((await detail(first)).complain_info?.complain_action).toEqual(
      end === 'refuse' ? [expect.objectContaining({ event: 'complainCancel' })] : [],
    )
  },
)

it('of a completed order: the platform cannot agree any more', async () => {
  const { first, orderId } = await world.buy([1], { sent: true })
  await calls.apply(first)
  const status = (order_status: number) =>
    world.mall.db.updateTable('orders').set({ order_status }).where('order_id', '=', orderId).execute()
  await status(10)
  expect(await calls.agree(first)).toBe(-1)
  await status(3)
})

it.each([
  ['a gift', 'order_line', { is_present: 1 }, -1],
  ['an order whose refunds are closed', 'orders', { is_enable_refund: 0 }, -1],
  ['a line of virtual goods whose code was used', 'order_line', { is_virtual: 1, is_verify: 1 }, 0],
] as const)('%s: the wire says whether the platform is asked', async (_, table, change, code) => {
  const { first, orderId } = await world.buy([1])
  await world.mall.db
    .updateTable(table)
    .set(change as never)
    .where('order_id', '=', orderId)
    .execute()
  expect(await calls.apply(first)).toBe(code)
  const back = { orders: { is_enable_refund: 1 }, order_line: { is_present: 0, is_virtual: 0, is_verify: 0 } }[table]
  await world.mall.db
    .updateTable(table)
    .set(back as never)
    .where('order_id', '=', orderId)
    .execute()
})
