import { balances } from '../../ledger/ledger'
import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'
import { payByWallet } from './pay.service'

let world: TestMall
let token: string
/** 126.80 and 94.00 with their freight */
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 12_080 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

async function joint(): Promise<string> {
  for (const sku_id of [1, 3]) await world.call('/api/cart/add', { sku_id, num: 1 }, { token })
  const rows = (await world.call('/api/cart/goodslists', {}, { token })).data
  const cart_ids = rows.map((row) => row.cart_id).join(',')
  return (await world.call('/api/ordercreate/create', { cart_ids }, { token })).data
}
const single = async () => (await world.call('/api/ordercreate/create', { sku_id: 3, num: 1 }, { token })).data
const pay = (out_trade_no: string, more: { pay_password?: string; key?: string; by?: string } = {}) => {
  const { key, by = token, ...params } = { pay_password: payPassword, ...more }
  const base = key ? { base: { idempotency_key: key } } : {}
  return world.call('/api/pay/pay', { out_trade_no, pay_type: 'BALANCE', ...params }, { token: by, ...base })
}
const accounts = () => balances(world.mall.db, 1)
const orders = () =>
  world.mall.db
    .selectFrom('orders')
    .select([
      'order_id',
      'site_id',
      'order_status',
      'pay_type',
      'bill_from_balance',
      'bill_from_balance_money',
      'out_trade_no',
    ])
    .orderBy('order_id')
    .execute()
const billStatus = async (out_trade_no: string) =>
  (await world.call('/api/pay/status', { out_trade_no }, { token })).data.pay_status

it('pays the whole bill, order by order, and remembers the parts', async () => {
  await giveAccounts(world.mall, { balance: 15_000, balance_money: 10_000 })
  const number = await joint()
  expect(await pay(number)).toMatchObject({ code: 0, data: { type: 'done' } })
  expect(await orders()).toMatchObject([
    { site_id: 3, order_status: 1, pay_type: 'BALANCE', bill_from_balance: 12_680, bill_from_balance_money: 0 },
    { site_id: 7, order_status: 1, pay_type: 'BALANCE', bill_from_balance: 2320, bill_from_balance_money: 7080 },
  ])
  expect(await accounts()).toMatchObject({ balance: 0, balance_money: 2920 })
  expect(await billStatus(number)).toBe(2)
})

it('takes nothing when there is not enough', async () => {
  await giveAccounts(world.mall, { balance: 9000, balance_money: 399 })
  const number = await single()
  expect(await pay(number)).toMatchObject({ code: -1, message: '余额不足' })
  expect(await accounts()).toMatchObject({ balance: 9000, balance_money: 399 })
  expect(await billStatus(number)).toBe(0)
})

it('needs the right pay password, and is its owner’s', async () => {
  await giveAccounts(world.mall, { balance: 20_000 })
  const number = await single()
  expect(await pay(number, { pay_password: '000000' })).toMatchObject({ code: -1, error_code: 'PAY_PASSWORD_ERROR' })
  expect((await pay(number, { by: await world.login(2) })).code).toBe(-1)
  expect(await billStatus(number)).toBe(0)
})

it('pays once, however often and with however many keys it is asked', async () => {
  await giveAccounts(world.mall, { balance: 30_000 })
  const number = await single()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => pay(number, i % 2 ? { key: 'tap' } : { key: `k${i}` })),
  )
  expect(answers.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
  expect((await accounts()).balance).toBe(20_600)
  const replay = await Promise.all([pay(number, { key: 'tap' }), pay(number, { key: 'tap' })])
  expect(replay.every(({ code }) => code === replay[0]?.code)).toBe(true)
})

it('pays one of two bills when there is money for one', async () => {
  await giveAccounts(world.mall, { balance: 5000, balance_money: 4400 })
  const numbers = [await single(), await single()]
  const answers = await Promise.all(numbers.map((number) => pay(number)))
  expect(answers.map(({ code }) => code).sort()).toEqual([-1, 0])
  expect(await accounts()).toMatchObject({ balance: 0, balance_money: 0 })
})

it('pays two bills at once out of what the first leaves in both wallets', async () => {
  await giveAccounts(world.mall, { balance: 10_000, balance_money: 8800 })
  const numbers = [await single(), await single()]
  let second: ReturnType<typeof pay> | undefined
  await world.mall.tx(async (trx) => {
    const by = { memberId: 1, outTradeNo: numbers[0] ?? '', proof: () => undefined, at: world.clock.now() }
    await payByWallet(trx, world.mall, by)
    second = pay(numbers[1] ?? '')
    await untilWaiting(world.mall)
  })
  expect((await second)?.code).toBe(0)
  expect(await accounts()).toMatchObject({ balance: 0, balance_money: 0 })
})

it('sends back what a channel pays for a bill the wallet has paid, once', async () => {
  await giveAccounts(world.mall, { balance: 9400 })
  const number = await single()
  await world.call('/api/pay/pay', { out_trade_no: number, pay_type: 'sandbox' }, { token })
  expect((await pay(number)).code).toBe(0)
  for (let i = 0; i < 2; i++)
    await world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' })
  await world.operator('/operator/api/dev/rundue')
  expect(world.mall.outside.sandbox.refunds.get(number)).toBe(9400)
  expect(await billStatus(number)).toBe(2)
  expect(await orders()).toMatchObject([{ order_status: 1, pay_type: 'BALANCE' }])
})

it('is not for a bill that is closed or paid', async () => {
  await giveAccounts(world.mall, { balance: 50_000 })
  const closed = await single()
  const [order] = await orders()
  await world.call('/api/order/close', { order_id: order?.order_id ?? 0 }, { token })
  expect(await pay(closed)).toMatchObject({ code: -1, message: '支付单已关闭，请重新下单' })
  const paid = await single()
  await world.operator('/operator/api/dev/paymark', { out_trade_no: paid, result: 'paid' })
  expect(await pay(paid)).toMatchObject({ code: -1, message: '订单已支付' })
  expect((await accounts()).balance).toBe(50_000)
})

it('against a closing: paid, or closed with the money back', async () => {
  await giveAccounts(world.mall, { balance: 50_000 })
  for (let round = 0; round < 5; round++) {
    const number = await single()
    const order = (await orders()).find(({ out_trade_no }) => out_trade_no === number)
    const before = (await accounts()).balance
    await Promise.all([pay(number), world.call('/api/order/close', { order_id: order?.order_id ?? 0 }, { token })])
    const paid = (await billStatus(number)) === 2
    expect((await accounts()).balance).toBe(paid ? before - 9400 : before)
  }
})
