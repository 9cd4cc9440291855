import { putOrder } from '../../testing/orders'
import { seesPlanted } from '../../testing/seesPlanted'
import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { audit, told } from './audit'
import { messageInvariants } from './messages'
import { plantedMessages } from './plantedMessages'

let world: TestMall
/** Member 1 has been told of everything, of member 2's order a job will tell. */
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  const order = await putOrder(world.mall, { type: 1, status: 1 })
  const parcel = { order_id: order.order_id, express_company_name: '中通', delivery_no: 'ZT1' }
  await world.operator('/operator/api/order/ship', parcel)
  const asked = { member_id: 1, account_type: 'balance' as const, amount: '5.00', remark: '补偿' }
  await world.operator('/operator/api/member/adjust', asked)
  await world.operator('/operator/api/message/send', { sub_type: 'group', title: '店庆' })
  await world.mall.jobs.runDue()
  const token = await world.login(1)
  await world.call('/sitemessage/api/sitemessage/getpermessagecount', {}, { token })
  await putOrder(world.mall, { type: 1, status: 0, memberId: 2 })
})
afterAll(() => world.close())

it('holds of a mall that was only used by its own doors', async () => {
  const { violations } = await audit(world.mall.db, { now: world.clock.now(), live: true })
  expect(violations.map(told)).toEqual([])
  const kinds = await world.mall.db
    .selectFrom('site_message')
    .select('sub_type')
    .distinct()
    .orderBy('sub_type')
    .execute()
  expect(kinds.map(({ sub_type }) => sub_type)).toEqual(['account', 'delivery', 'group', 'order'])
})

it.each(plantedMessages)('%s: sees %s', (name, change, says) =>
  seesPlanted(world, [name, change, says], messageInvariants),
)
