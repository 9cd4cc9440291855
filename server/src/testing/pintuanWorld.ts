import type { TestMall, TestMallOptions } from './testMall'
import { buyersOf } from './slotsWorld'
import { tradeWorld, type WorldSku } from './tradeWorld'

const hour = 3600

export interface PintuanWorld extends TestMall {
  /** A team deal over goods 1 of shop 3, 40.00 for two people within an hour, from now for two hours; its id. */
  open(more?: object): Promise<number>
  closeActivity(pintuanId: number): Promise<{ code: number }>
  /** Orders in it; a new group unless `group_id` names one. */
  order(token: string, pintuanId: number, more?: object): Promise<Ordered>
  pay(bill: string, result?: 'paid' | 'late' | 'failed'): Promise<unknown>
  /** Orders and pays. */
  buy(token: string, pintuanId: number, more?: object): Promise<Ordered>
  /** Rows of the group and of the member's part, as they stand in the database. */
  seen(ordered: Ordered): Promise<Seen>
  forward(seconds: number): Promise<void>
  /** Members from `first` on with an address and a token. */
  buyers(first: number, count: number): Promise<string[]>
}

export interface Ordered {
  code: number
  message: string
  data: unknown
  bill: string
}

export type Seen = Awaited<ReturnType<typeof look>>

async function look({ mall: { db } }: TestMall, bill: string) {
  const order = await db.selectFrom('orders').selectAll().where('out_trade_no', '=', bill).executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('pintuan_order')
    .selectAll()
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const group = await db.selectFrom('pintuan_group').selectAll().where('group_id', '=', own.group_id).executeTakeFirst()
  return { order, own, group, groupId: own.group_id }
}

export async function pintuanWorld(skus?: WorldSku[], options?: TestMallOptions): Promise<PintuanWorld> {
  const world = await tradeWorld(skus ?? [{ sku_id: 1, site_id: 3, price: 5990 }], options)
  const { db, jobs } = world.mall
  const goodsIdOf = async (pintuanId: number) =>
    (
      await db
        .selectFrom('pintuan_goods')
        .select('pintuan_goods_id')
        .where('pintuan_id', '=', pintuanId)
        .orderBy('sku_id')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).pintuan_goods_id
  const order = async (token: string, pintuanId: number, more: object = {}): Promise<Ordered> => {
    const params = { pintuan_goods_id: await goodsIdOf(pintuanId), num: 1, ...more }
    const { code, message, data } = await world.call('/pintuan/api/ordercreate/create', params as never, { token })
    return { code, message, data, bill: code === 0 ? data : '' }
  }
  const pay: PintuanWorld['pay'] = (out_trade_no, result = 'paid') =>
    world.operator('/operator/api/dev/paymark', { out_trade_no, result })
  return {
    ...world,
    async open(more = {}) {
      const now = world.clock.now()
      const data = {
        ...{ pintuan_name: '一起拼', goods_id: 1, pintuan_price: '40.00', pintuan_num: 2, pintuan_time: 60 },
        ...{ start_time: now, end_time: now + 2 * hour },
        ...more,
      }
      const answer = await world.operator('/operator/api/promotion/create', { kind: 'pintuan', site_id: 3, data })
      if (answer.code !== 0) throw new Error(answer.message)
      return Number(answer.data)
    },
    closeActivity: (id) => world.operator('/operator/api/promotion/close', { kind: 'pintuan', id }),
    order,
    pay,
    async buy(token, pintuanId, more) {
      const ordered = await order(token, pintuanId, more)
      if (ordered.code !== 0) throw new Error(JSON.stringify(ordered))
      await pay(ordered.bill)
      return ordered
    },
    seen: ({ bill }) => look(world, bill),
    async forward(seconds) {
      world.clock.forward(seconds)
      await jobs.runDue()
    },
    buyers: (first, count) => buyersOf(world, first, count),
  }
}
