import { balances } from '../../ledger/ledger'
import { putOrder } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { complete } from '../order/orderLife.service'

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
})
afterEach(() => world.close())

const finish = async (money: number, refunded = 0) => {
  const { order_id } = await putOrder(world.mall, {
    type: 1,
    status: 4,
    lines: [money],
    change: { refund_money: refunded },
  })
  await world.mall.tx((trx) => complete(trx, world.mall, 1, order_id, world.clock.now()))
  return order_id
}
const earned = async () => {
  const { point, growth } = await balances(world.mall.db, 1)
  return [point, growth]
}
const config = (value: Record<string, unknown>) =>
  world.operator('/operator/api/config/save', { key: 'memberconsume', value })
const levels = (point_feedback: number) =>
  world.mall.db.updateTable('member_level').set({ point_feedback }).where('level_id', '=', 1).execute()

it('a completed order gives a point and growth for each whole yuan paid, once', async () => {
  const order_id = await finish(5990)
  expect(await earned()).toEqual([59, 59])
  await world.mall.tx((trx) => complete(trx, world.mall, 1, order_id, world.clock.now()))
  expect(await earned()).toEqual([59, 59])
  const token = await world.login(1)
  const { data } = await world.call('/api/memberaccount/page', { account_type: 'point' }, { token })
  expect(data.list[0]).toMatchObject({ from_type: 'memberconsume', account_data: 59, type_tag: String(order_id) })
})

it('nothing for what was refunded, and nothing under a yuan', async () => {
  await finish(5990, 3000)
  expect(await earned()).toEqual([29, 29])
  await finish(99)
  expect(await earned()).toEqual([29, 29])
})

it('shares are configured, points grow with the level, rounded down', async () => {
  await config({ point_rate: '50.00', growth_rate: '10.00' })
  await levels(150)
  await finish(5990)
  expect(await earned()).toEqual([43, 5])
})

it.each([
  ['its setting', () => config({ is_use: 0 })],
  ['its addon', () => world.operator('/operator/api/config/save', { key: 'addon', value: { memberconsume: 0 } })],
])('nothing is given while %s is off', async (_name, off) => {
  expect((await off()).code).toBe(0)
  await finish(5990)
  expect(await earned()).toEqual([0, 0])
})

it('growth lifts the level, which sends its own reward', async () => {
  const silver = { level_id: 2, level_name: '银卡会员', growth: 50, consume_discount: 98, send_point: 7 }
  await world.mall.db.insertInto('member_level').values(silver).execute()
  await finish(5990)
  expect(await earned()).toEqual([59 + 7, 59])
  const token = await world.login(1)
  expect((await world.call('/api/member/info', {}, { token })).data.member_level).toBe(2)
})
