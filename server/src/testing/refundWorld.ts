import type { Path } from '@mall/contract/api'
import type { RefundStatus, RefundStep } from '@mall/contract/status'
import type { TestMall } from './testMall'

export interface RefundWorld extends TestMall {
  /** As member 1, with a token of its own. */
  mine(path: Path, params?: object, key?: string): Promise<{ code: number; data: unknown; message: string }>
  /** A paid order of member 1 in one shop; all its lines are sent when `sent`. */
  buy(skuIds: number[], options?: { sent?: boolean; create?: object; num?: number }): Promise<Bought>
  order(orderId: number): Promise<OrderSeen>
  line(orderGoodsId: number): Promise<LineSeen>
  step(step: RefundStep, orderGoodsId: number, more?: object): Promise<number>
  /** Brings a line of a sent order there from nothing. */
  bring(orderGoodsId: number, to: RefundStatus): Promise<void>
  /** Moves the clock and runs what falls due. */
  forward(seconds: number): Promise<void>
}

export interface Bought {
  orderId: number
  outTradeNo: string
  /** order_goods_id by sku */
  lines: Map<number, number>
  first: number
}
type OrderSeen = Awaited<ReturnType<typeof seen>>
type LineSeen = OrderSeen['lines'][number]

async function seen({ mall }: TestMall, orderId: number) {
  const order = await mall.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const lines = await mall.db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('order_goods_id')
    .execute()
  return { ...order, lines }
}

const paths: Record<RefundStep, [path: Path, more: object]> = {
  apply: ['/api/orderrefund/refund', { refund_type: 1, refund_reason: '其他' }],
  cancel: ['/api/orderrefund/cancel', {}],
  sendBack: ['/api/orderrefund/delivery', { refund_delivery_name: '顺丰速运', refund_delivery_no: 'SF100' }],
  agree: ['/operator/api/refund/agree', {}],
  refuse: ['/operator/api/refund/refuse', { refund_refuse_reason: '商品已使用' }],
  receive: ['/operator/api/refund/receive', {}],
  transfer: ['/operator/api/refund/transfer', { refund_pay_type: 'online_refund_pay' }],
}

/** The steps to a state, from state 0. */
const ways: Record<RefundStatus, [RefundStep, object?][]> = {
  0: [],
  1: [['apply', { refund_type: 2 }]],
  2: [['apply'], ['agree']],
  3: [['apply'], ['agree'], ['transfer']],
  4: [['apply', { refund_type: 2 }], ['agree']],
  5: [['apply', { refund_type: 2 }], ['agree'], ['sendBack']],
  6: [['apply', { refund_type: 2 }], ['agree'], ['sendBack'], ['receive']],
  [-1]: [['apply'], ['refuse']],
}

/** After-sales of member 1 in a world of trade. */
export async function refundWorld(world: TestMall): Promise<RefundWorld> {
  let token = await world.login(1)
  const mine = (path: Path, params: object = {}, key?: string) =>
    world.call(path as '/api/order/detail', params as never, {
      token,
      ...(key ? { base: { idempotency_key: key } } : {}),
    }) as never
  const step = async (name: RefundStep, order_goods_id: number, more: object = {}) => {
    const [path, given] = paths[name]
    const params = { order_goods_id, ...given, ...more }
    const call = path.startsWith('/operator')
      ? world.operator(path as '/operator/api/refund/agree', params as never)
      : mine(path, params)
    return (await call).code
  }
  return {
    ...world,
    mine,
    step,
    async buy(skuIds, { sent = false, create = {}, num = 1 } = {}) {
      const order = await place(world, token, skuIds, num, create)
      await world.operator('/operator/api/dev/paymark', { out_trade_no: order.outTradeNo, result: 'paid' })
      if (sent) await world.operator('/operator/api/order/ship', { order_id: order.orderId, delivery_no: 'SF1' })
      return order
    },
    order: (orderId) => seen(world, orderId),
    async line(orderGoodsId) {
      const { order_id } = await world.mall.db
        .selectFrom('order_line')
        .select('order_id')
        .where('order_goods_id', '=', orderGoodsId)
        .executeTakeFirstOrThrow()
      const line = (await seen(world, order_id)).lines.find((one) => one.order_goods_id === orderGoodsId)
      if (!line) throw new Error('no line')
      return line
    },
    async bring(orderGoodsId, to) {
      for (const [name, more] of ways[to])
        if ((await step(name, orderGoodsId, more)) !== 0) throw new Error(`no way to ${to}: ${name}`)
    },
    async forward(seconds) {
      world.clock.forward(seconds)
      await world.mall.jobs.runDue()
      // a token lives two days
      token = await world.login(1)
    },
  }
}

async function place(world: TestMall, token: string, skuIds: number[], num: number, create: object): Promise<Bought> {
  for (const sku_id of skuIds) await world.call('/api/cart/add', { sku_id, num, site_id: 0 }, { token })
  const cart = await world.call('/api/cart/goodslists', {}, { token })
  const cart_ids = cart.data.map((row) => row.cart_id).join(',')
  const made = await world.call('/api/ordercreate/create', { cart_ids, ...create } as never, { token })
  if (made.code !== 0) throw new Error(`not created: ${made.message}`)
  const outTradeNo = String(made.data)
  const row = await world.mall.db
    .selectFrom('orders')
    .select('order_id')
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirstOrThrow()
  const { lines } = await seen(world, row.order_id)
  return {
    orderId: row.order_id,
    outTradeNo,
    lines: new Map(lines.map((line) => [line.sku_id, line.order_goods_id])),
    first: lines[0]?.order_goods_id ?? 0,
  }
}
