import { balances } from '../../ledger/ledger'
import { exampleChoices, exampleWorld, giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'

let world: TestMall
let token: string
beforeEach(async () => {
  world = await exampleWorld()
  token = await world.login(1)
})
afterEach(() => world.close())

/** The worked example, 172.68 and 69.23: unpaid, with this much in the wallets. */
async function example(wallets: { balance: number; balance_money: number }) {
  await giveAccounts(world.mall, { point: 5000, ...wallets })
  for (const [sku_id, num] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const)
    await world.call('/api/cart/add', { sku_id, num }, { token })
  const rows = (await world.call('/api/cart/goodslists', {}, { token })).data
  const cart_ids = rows.map((row) => row.cart_id).join(',')
  const params = { cart_ids, ...exampleChoices, pay_password: payPassword }
  const { data } = await world.call('/api/ordercreate/create', params as never, { token })
  return { number: data, three: await order(3), seven: await order(7) }
}
async function order(site: number) {
  const { list } = (await world.call('/api/order/lists', { page_size: 100 }, { token })).data
  const found = list.find(({ site_id }) => site_id === site)
  if (!found) throw new Error(`no order of site ${site}`)
  return found
}
const adjust = (order_id: number, params: { adjust_money: string; delivery_money?: string }, site = 3) =>
  world.operator('/operator/api/order/adjust', { order_id, ...params }, site)
const bill = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data
const accounts = () => balances(world.mall.db, 1)

it('changes amounts, invoice, lines and the joint bill', async () => {
  const { number, three, seven } = await example({ balance: 6000, balance_money: 4000 })
  expect((await adjust(three.order_id, { adjust_money: '-20.00', delivery_money: '2.00' })).code).toBe(0)
  const now = await order(3)
  // tax: floor(164.70 x 6) / 100 = 9.88; 219.70 - 20 - 15 - 20.93 - 19.17 - 20 + 9.88 + 2 + 5
  expect(now).toMatchObject({
    adjust_money: '-20.00',
    invoice_money: '9.88',
    delivery_money: '2.00',
    order_money: '141.48',
    balance_money: '100.00',
    pay_money: '41.48',
  })
  expect([...now.order_goods].sort((a, b) => a.sku_id - b.sku_id)).toMatchObject([
    { sku_id: 1, adjust_money: '-10.90', real_goods_money: '67.97' },
    { sku_id: 2, adjust_money: '-9.10', real_goods_money: '56.63' },
  ])
  expect(await bill(number)).toMatchObject({ pay_status: -1 })
  expect(await bill(now.out_trade_no)).toMatchObject({ pay_status: 0, pay_money: '110.71' })
  expect((await order(7)).out_trade_no).toBe(now.out_trade_no)
  expect(seven.pay_money).toBe('69.23')
  await world.operator('/operator/api/dev/paymark', { out_trade_no: now.out_trade_no, result: 'paid' })
  expect([(await order(3)).order_status, (await order(7)).order_status]).toEqual([1, 1])
})

it('takes the place of an earlier adjustment', async () => {
  const { three } = await example({ balance: 0, balance_money: 0 })
  await adjust(three.order_id, { adjust_money: '-20.00', delivery_money: '2.00' })
  await adjust(three.order_id, { adjust_money: '0.00', delivery_money: '12.00' })
  const now = await order(3)
  expect(now).toMatchObject({ order_money: '172.68', adjust_money: '0.00', invoice_money: '11.08' })
  const reals = now.order_goods.map(({ real_goods_money }) => real_goods_money).sort()
  expect(reals).toEqual(['65.73', '78.87'])
})

it('gives back what the wallets paid too much, first to the one that can be withdrawn, and pays at once', async () => {
  const { number, three } = await example({ balance: 6000, balance_money: 4000 })
  await adjust(three.order_id, { adjust_money: '-100.00' })
  // tax floor(84.70 x 6) / 100 = 5.08; 172.68 - 100 - 11.08 + 5.08
  expect(await order(3)).toMatchObject({
    order_money: '66.68',
    balance_money: '66.68',
    pay_money: '0.00',
    order_status: 1,
    pay_type: 'BALANCE',
  })
  expect(await accounts()).toMatchObject({ balance: 0, balance_money: 3332 })
  expect(await bill(number)).toMatchObject({ pay_status: -1 })
  expect(await bill((await order(7)).out_trade_no)).toMatchObject({ pay_status: 0, pay_money: '69.23' })
})

it('never falls below nothing', async () => {
  const { three } = await example({ balance: 6000, balance_money: 4000 })
  await adjust(three.order_id, { adjust_money: '-500.00' })
  expect(await order(3)).toMatchObject({
    order_money: '0.00',
    balance_money: '0.00',
    pay_money: '0.00',
    order_status: 1,
  })
  expect(await accounts()).toMatchObject({ balance: 6000, balance_money: 4000 })
})

it('is the shop’s own, of unpaid orders only', async () => {
  const { three, seven, number } = await example({ balance: 0, balance_money: 0 })
  expect((await adjust(three.order_id, { adjust_money: '-1.00' }, 7)).code).toBe(-11006)
  await world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' })
  expect((await adjust(seven.order_id, { adjust_money: '-1.00' }, 7)).code).toBe(-1)
  expect(await order(7)).toMatchObject({ order_money: '69.23', adjust_money: '0.00' })
})

it('against a payment: paid as it was, or changed and to be paid anew', async () => {
  const { number, three } = await example({ balance: 0, balance_money: 0 })
  await Promise.all([
    adjust(three.order_id, { adjust_money: '-1.00' }),
    world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' }),
  ])
  await world.operator('/operator/api/dev/rundue')
  const now = await order(3)
  const old = await bill(number)
  if (now.pay_status === 1) expect([old.pay_status, now.adjust_money]).toEqual([2, '0.00'])
  else {
    expect([old.pay_status, now.adjust_money]).toEqual([-1, '-1.00'])
    expect(world.mall.outside.sandbox.refunds.get(number)).toBe(24_191)
  }
})
