import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

/** A joint bill of which one order was closed by hand, past all rules. */
const breaks = [
  'an order stands on one bill',
  'an open bill asks for what its orders owe',
  'an order moves along its graph',
  'the shop sees the order where it is',
  'an unpaid order that closed gave its pieces back once',
]
let world: TestMall
let token: string
let number: string
beforeEach(async () => {
  world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 3, site_id: 7, price: 8800 },
    ],
    { breaks },
  )
  token = await world.login(1)
  await giveAccounts(world.mall, { balance: 100_000 })
  for (const sku_id of [1, 3]) await world.call('/api/cart/add', { sku_id, num: 1 }, { token })
  const rows = (await world.call('/api/cart/goodslists', {}, { token })).data
  const cart_ids = rows.map((row) => row.cart_id).join(',')
  number = (await world.call('/api/ordercreate/create', { cart_ids }, { token })).data
  await world.mall.db.updateTable('orders').set({ order_status: -1 }).where('site_id', '=', 3).execute()
})
afterEach(() => world.close())

const orderOfSeven = () =>
  world.mall.db.selectFrom('orders').selectAll().where('site_id', '=', 7).executeTakeFirstOrThrow()
const info = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data

it('a payment is told: all money goes back, the other order can be paid under a new number', async () => {
  const { pay_money } = await info(number)
  await world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' })
  await world.operator('/operator/api/dev/rundue')
  expect(world.mall.outside.sandbox.refunds.get(number)).toBe(Number(pay_money) * 100)
  expect((await info(number)).pay_status).toBe(-1)
  const { out_trade_no, order_status } = await orderOfSeven()
  expect([order_status, await info(out_trade_no)]).toMatchObject([0, { pay_status: 0, pay_money: '94.00' }])
})

it('the wallet: refused, nothing is taken', async () => {
  const params = { out_trade_no: number, pay_type: 'BALANCE' as const, pay_password: payPassword }
  expect((await world.call('/api/pay/pay', params, { token })).code).toBe(-1)
  const { data } = await world.call('/api/memberaccount/info', { account_type: 'balance' }, { token })
  expect(data).toEqual({ balance: '1000.00' })
})
