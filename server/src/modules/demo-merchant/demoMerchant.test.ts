import { readConfig } from '../../config'
import { writeSeedState } from '../../database/reset'
import { earnCommission } from '../../testing/earnings'
import { linesOf, putOrder, readOrder } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { makeGiftOrder } from '../gift/gift.service'
import { goRound } from './demoMerchant.service'

let world: TestMall
let token: string
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  world.mall.config.demoMerchant = true
  token = await world.login(1)
})
afterEach(() => world.close())

const forward = (seconds: number) => world.clock.setOffset(world.clock.offset + seconds)
const status = async (orderId: number) => (await readOrder(world.mall, 1, orderId)).order_status
const refundStatus = async (orderId: number) => (await linesOf(world.mall, 1, orderId))[0]?.refund_status

it('sends parcels and deliverers after two minutes', async () => {
  const parcel = await putOrder(world.mall, { type: 1, status: 1 })
  const local = await putOrder(world.mall, { type: 3, status: 1 })
  forward(119)
  await goRound(world.mall)
  expect([await status(parcel.order_id), await status(local.order_id)]).toEqual([1, 1])
  forward(1)
  await goRound(world.mall)
  expect([await status(parcel.order_id), await status(local.order_id)]).toEqual([3, 3])
  const { data } = await world.call('/api/order/detail', { order_id: local.order_id }, { token })
  expect(data.package_list).toEqual([{ deliverer: '小周', deliverer_mobile: '13900000001' }])
})

it('agrees to a refund and pays it back', async () => {
  const { order_id } = await putOrder(world.mall, { type: 2, status: 2 })
  const [line] = await linesOf(world.mall, 1, order_id)
  const asked = { order_goods_id: line?.order_goods_id ?? 0, refund_type: 1 as const, refund_reason: '其他' }
  expect((await world.call('/api/orderrefund/refund', asked, { token })).code).toBe(0)
  forward(120)
  await goRound(world.mall)
  expect(await refundStatus(order_id)).toBe(2)
  forward(120)
  await goRound(world.mall)
  expect([await refundStatus(order_id), await status(order_id)]).toEqual([3, -1])
})

it('sends gifts that have somewhere to go', async () => {
  const { mall } = world
  await mall.db.insertInto('gift').values({ site_id: 0, gift_id: 1, gift_name: '帆布袋' }).execute()
  const made = { giftId: 1, num: 1, remark: '', at: world.clock.now() }
  // member 3 has no address
  for (const memberId of [1, 3]) await mall.tx((trx) => makeGiftOrder(trx, mall, { ...made, memberId }))
  const sent = async () =>
    (await mall.db.selectFrom('gift_order').select('express_status').orderBy('member_id').execute()).map(
      (order) => order.express_status,
    )
  forward(119)
  await goRound(mall)
  expect(await sent()).toEqual([0, 0])
  forward(1)
  await goRound(mall)
  expect(await sent()).toEqual([1, 0])
})

it('takes in who wants to distribute, and pays commissions out', async () => {
  const asked = { fenxiao_name: '小满推荐', mobile: '13800000001' }
  expect((await world.call('/fenxiao/api/apply/applyfenxiao', asked, { token })).code).toBe(0)
  const own = async () => (await world.call('/fenxiao/api/fenxiao/detail', {}, { token })).data
  forward(119)
  await goRound(world.mall)
  expect(await own()).toBeNull()
  forward(1)
  await goRound(world.mall)
  expect(await own()).toMatchObject({ fenxiao_name: '小满推荐', status: 1 })
  await earnCommission(world, 1, 12_000)
  expect((await world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, { token })).code).toBe(0)
  forward(119)
  await goRound(world.mall)
  expect(await own()).toMatchObject({ account_withdraw_apply: '100.00', account_withdraw: '0.00' })
  forward(1)
  await goRound(world.mall)
  expect(await own()).toMatchObject({ account: '20.00', account_withdraw_apply: '0.00', account_withdraw: '100.00' })
})

it('leaves the demo data as it is, and rests unless it is asked for', async () => {
  const old = await putOrder(world.mall, { type: 1, status: 1 })
  await writeSeedState(world.mall.db, 'done', world.clock.now())
  forward(1)
  const fresh = await putOrder(world.mall, { type: 1, status: 1 })
  forward(300)
  world.mall.config.demoMerchant = false
  await goRound(world.mall)
  expect(await status(fresh.order_id)).toBe(1)
  world.mall.config.demoMerchant = true
  await goRound(world.mall)
  expect([await status(old.order_id), await status(fresh.order_id)]).toEqual([1, 3])
})

it.each([
  [
    'production',
    {
      MALL_MODE: 'production',
      MALL_DEMO_MERCHANT: '1',
      MALL_OPERATOR_KEY: 'k'.repeat(20),
      MALL_H5_ORIGIN: 'https://mall.example',
    },
    false,
  ],
  ['development', { MALL_DEMO_MERCHANT: '1' }, true],
  ['development that does not ask', {}, false],
])('is in %s: %#', (_name, env, expected) => {
  expect(readConfig(env).demoMerchant).toBe(expected)
})
