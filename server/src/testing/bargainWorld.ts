import { refundWorld, type RefundWorld } from './refundWorld'
import { buyersOf } from './slotsWorld'
import { tradeWorld } from './tradeWorld'

export const hour = 3600
const firstFriend = 100

export interface BargainWorld extends RefundWorld {
  /** of member 1 */
  token: string
  /** tokens of the members from 100 on */
  friends: string[]
  /** An activity of sku 1, from 100.00 to 40.00 in five fixed cuts, bought at any price, for 20 hours; a launch lasts 8. */
  open(more?: object): Promise<number>
  shut(bargainId: number): Promise<{ code: number }>
  /** A launch of member 1. */
  launched(bargainId: number, more?: { token?: string; cuts?: number }): Promise<number>
  launch(bargainId: number, token?: string): Promise<{ code: number; data: number }>
  cut(launchId: number, friend: number): Promise<{ code: number; data: { bargain_money: string; status: number } }>
  ask(
    way: 'payment' | 'calculate' | 'create',
    launchId: number,
    more?: object,
  ): Promise<{ code: number; data: unknown }>
  /** An unpaid order of member 1. */
  ordered(launchId: number, more?: object): Promise<{ orderId: number; number: string }>
  pay(number: string): Promise<unknown>
  /** As anybody: a guest unless a token is given. */
  seen(launchId: number, token?: string): ReturnType<typeof launchRow>
  stock(bargainId: number): Promise<number>
  kept(launchId: number): ReturnType<typeof launchKept>
}

const launchRow = async (world: RefundWorld, id: number, token?: string) =>
  (await world.call('/bargain/api/bargain/info', { id }, token ? { token } : {})).data

const launchKept = ({ mall }: RefundWorld, launchId: number) =>
  mall.db.selectFrom('bargain_launch').selectAll().where('launch_id', '=', launchId).executeTakeFirstOrThrow()

/** Goods 1 for 100.00 and 2 for 59.90 of shop 3, 3 of shop 7. */
export async function bargainWorld(friendCount = 6): Promise<BargainWorld> {
  const world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 10_000, goods: { min_buy: 2 } },
      { sku_id: 2, site_id: 3, price: 5990 },
      { sku_id: 3, site_id: 7, price: 8800 },
    ]),
  )
  const token = await world.login(1)
  const friends = await buyersOf(world, firstFriend, friendCount)
  const { db } = world.mall

  async function open(more: object = {}): Promise<number> {
    const now = world.clock.now()
    const times = { bargain_time: 8, start_time: now, end_time: now + 20 * hour }
    const terms = { floor_price: '40.00', bargain_stock: 5, bargain_type: 0, buy_type: 0, need_num: 5 }
    const data = { goods_id: 1, sku_id: 1, ...terms, ...times, ...more }
    const answer = await world.operator('/operator/api/promotion/create', { kind: 'bargain', site_id: 3, data })
    if (answer.code !== 0) throw new Error(answer.message)
    return Number(answer.data)
  }
  const launch = (id: number, by = token) => world.call('/bargain/api/bargain/launch', { id }, { token: by })
  const cut = (id: number, friend: number) =>
    world.call('/bargain/api/bargain/bargain', { id }, { token: friends[friend] ?? '' })
  const ask: BargainWorld['ask'] = (way, launch_id, more = {}) =>
    world.call(`/bargain/api/ordercreate/${way}`, { launch_id, ...more }, { token })

  return {
    ...world,
    token,
    friends,
    open,
    shut: (id) => world.operator('/operator/api/promotion/close', { kind: 'bargain', id }),
    launch,
    async launched(bargainId, { token: by = token, cuts = 0 } = {}) {
      const answer = await launch(bargainId, by)
      if (answer.code !== 0) throw new Error(answer.message)
      for (let friend = 0; friend < cuts; friend += 1) await cut(answer.data, friend)
      return answer.data
    },
    cut,
    ask,
    async ordered(launchId, more) {
      const answer = await ask('create', launchId, more)
      const number = String(answer.data)
      const order = db.selectFrom('orders').select('order_id').where('out_trade_no', '=', number)
      return { number, orderId: (await order.executeTakeFirstOrThrow()).order_id }
    },
    pay: (out_trade_no) => world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' }),
    seen: (launchId, by) => launchRow(world, launchId, by),
    async stock(bargainId) {
      const row = db.selectFrom('bargain').select('bargain_stock').where('bargain_id', '=', bargainId)
      return (await row.executeTakeFirstOrThrow()).bargain_stock
    },
    kept: (launchId) => launchKept(world, launchId),
  }
}
