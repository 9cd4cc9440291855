import { balances } from '../../ledger/ledger'
import { exampleChoices, exampleWorld, giveAccounts, payPassword } from '../../testing/exampleWorld'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'

jest.setTimeout(30_000)

let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(await exampleWorld())
  await giveAccounts(world.mall, { point: 5000, balance: 6000, balance_money: 4000 })
})
afterEach(() => world.close())

const pieces = new Map([
  [1, 2],
  [2, 3],
  [3, 1],
])
/** The orders of the worked example, made and paid through the API; by shop. */
async function example(pay: (outTradeNo: string) => Promise<unknown>) {
  for (const [sku_id, num] of pieces) await world.mine('/api/cart/add', { sku_id, num })
  const cart = (await world.mine('/api/cart/goodslists')).data as { cart_id: number }[]
  const cart_ids = cart.map((row) => row.cart_id).join(',')
  const made = await world.mine('/api/ordercreate/create', { cart_ids, ...exampleChoices, pay_password: payPassword })
  expect(made.code).toBe(0)
  await pay(String(made.data))
  const rows = await world.mall.db.selectFrom('order_line').select(['order_id', 'site_id']).orderBy('site_id').execute()
  const orderOf = (site: number) => rows.find((row) => row.site_id === site)?.order_id ?? 0
  const three = await world.order(orderOf(3))
  const lineOf = (sku: number) => three.lines.find((line) => line.sku_id === sku)?.order_goods_id ?? 0
  return { outTradeNo: String(made.data), three: three.order_id, seven: orderOf(7), a: lineOf(1), b: lineOf(2) }
}
const channel = (out_trade_no: string) => world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
const accounts = () => balances(world.mall.db, 1)
const couponStates = async () => ({
  shop: await world.mall.db.selectFrom('member_coupon').select(['coupon_id', 'state']).orderBy('coupon_id').execute(),
  platform: await world.mall.db.selectFrom('member_platform_coupon').select('state').execute(),
})
const amount = async (order_goods_id: number) =>
  ((await world.mine('/api/orderrefund/refundData', { order_goods_id })).data as { refund_money: string }).refund_money

it('gives B, then A back to the cent, each part to where it came from', async () => {
  const { outTradeNo, three, a, b } = await example(channel)
  const paidBack = () => world.mall.outside.sandbox.refunds.get(outTradeNo)
  expect(await accounts()).toMatchObject({ point: 2313, balance: 0, balance_money: 0 })
  expect([await amount(b), await amount(a)]).toEqual(['65.73', '78.87'])

  await world.bring(b, 3)
  await world.mall.jobs.runDue()
  expect(await accounts()).toMatchObject({ point: 2313 + 872, balance: 0, balance_money: 3806 })
  expect(paidBack()).toBe(2767)
  expect(await world.order(three)).toMatchObject({ refund_money: 6573, order_status: 1, is_lock: 0 })
  expect(await amount(a)).toBe('106.95')

  await world.bring(a, 3)
  await world.mall.jobs.runDue()
  expect(await accounts()).toMatchObject({ point: 2313 + 1917, balance: 6000, balance_money: 4000 })
  expect(paidBack()).toBe(7268)
  expect(await world.order(three)).toMatchObject({ refund_money: 17_268, order_status: -1 })
  // the coupon of shop 3 is back; the platform's waits for the order of shop 7
  expect(await couponStates()).toMatchObject({ shop: [{ state: 1 }, { state: 2 }], platform: [{ state: 2 }] })
})

it('gives the platform coupon back with the last order of the checkout', async () => {
  const { outTradeNo, seven, a, b } = await example(channel)
  const c = (await world.order(seven)).lines[0]?.order_goods_id ?? 0
  for (const line of [a, c, b]) await world.bring(line, 3)
  await world.mall.jobs.runDue()
  expect(await couponStates()).toMatchObject({ shop: [{ state: 1 }, { state: 1 }], platform: [{ state: 1 }] })
  expect(await accounts()).toMatchObject({ point: 5000, balance: 6000, balance_money: 4000 })
  expect(world.mall.outside.sandbox.refunds.get(outTradeNo)).toBe(14_191)
})

it('gives a bill paid by BALANCE back to both wallets and asks no channel', async () => {
  const { outTradeNo, three, a, b } = await example(async (out_trade_no) => {
    await giveAccounts(world.mall, { balance: 10_000, balance_money: 5000 })
    const paid = { out_trade_no, pay_type: 'BALANCE', app_type: 'h5', pay_password: payPassword }
    expect((await world.mine('/api/pay/pay', paid)).code).toBe(0)
  })
  expect(await accounts()).toMatchObject({ balance: 0, balance_money: 809 })
  for (const line of [b, a]) await world.bring(line, 3)
  await world.mall.jobs.runDue()
  // shop 3 took 60.00 + 40.00 at creation, and 72.68 of the wallet `balance` at the cashier
  expect(await accounts()).toMatchObject({ balance: 6000 + 7268, balance_money: 809 + 4000 })
  expect(await world.order(three)).toMatchObject({ refund_money: 17_268, order_status: -1 })
  expect(world.mall.outside.sandbox.refunds.has(outTradeNo)).toBe(false)
})
