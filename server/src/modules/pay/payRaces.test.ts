import { balances } from '../../ledger/ledger'
import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { ordered, stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(90_000)

const rounds = 4
/** goods and freight */
const price = 9400
let world: TestMall
let token: string
beforeAll(async () => {
  world = await tradeWorld([{ sku_id: 3, site_id: 7, price: 8800 }])
  token = await world.login(1)
})
afterAll(() => world.close())

const wallet = (out_trade_no: string) =>
  world.call('/api/pay/pay', { out_trade_no, pay_type: 'BALANCE', pay_password: payPassword }, { token })
const gateway = (out_trade_no: string) => world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
const close = (order_id: number) => world.call('/api/order/close', { order_id }, { token })
const adjust = (order_id: number) =>
  world.operator('/operator/api/order/adjust', { order_id, adjust_money: '-10.00' }, 7)

/** All at once, the first one first in every other round; then what the mall does by itself. */
async function race(round: number, works: (() => Promise<{ code: number }>)[]) {
  const answers = await Promise.all((round % 2 ? [...works].reverse() : works).map((work) => work()))
  await world.operator('/operator/api/dev/rundue')
  return round % 2 ? answers.reverse() : answers
}

async function after(number: string, order_id: number) {
  const { order_status, pay_type, out_trade_no } = await world.mall.db
    .selectFrom('orders')
    .select(['order_status', 'pay_type', 'out_trade_no'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const { pay_status } = (await world.call('/api/pay/status', { out_trade_no: number }, { token })).data
  const back = world.mall.outside.sandbox.refunds.get(number) ?? 0
  return { order_status, pay_type, pay_status, back, moved: out_trade_no !== number }
}

it('the wallet and the gateway at once: the order is paid once, the other money stays or goes back', async () => {
  for (let round = 0; round < rounds; round++) {
    const { number, order_id } = await ordered(world, token, 3)
    // what the gateway left there stays for the next round
    await giveAccounts(world.mall, { balance: price - (await balances(world.mall.db, 1)).balance })
    await race(round, [() => wallet(number), () => gateway(number), () => wallet(number), () => gateway(number)])
    const { balance } = await balances(world.mall.db, 1)
    const { back, pay_type, ...rest } = await after(number, order_id)
    expect(rest).toEqual({ order_status: 1, pay_status: 2, moved: false })
    // once out of the wallet and once back to the gateway, or neither
    expect([balance, back]).toEqual(pay_type === 'BALANCE' ? [0, price] : [price, 0])
  }
})

it('close against pay: paid, or closed with all money back and the goods on the shelf', async () => {
  for (let round = 0; round < rounds; round++) {
    const before = await stockOf(world.mall, 3)
    const { number, order_id } = await ordered(world, token, 3)
    const [closed] = await race(round, [() => close(order_id), () => gateway(number)])
    const isClosed = closed?.code === 0
    expect(await after(number, order_id)).toMatchObject(
      isClosed ? { order_status: -1, pay_status: -1, back: price } : { order_status: 1, pay_status: 2, back: 0 },
    )
    expect(await stockOf(world.mall, 3)).toBe(isClosed ? before : before - 1)
  }
})

it('adjust against pay: paid as it was, or unpaid under a new number with all money back', async () => {
  for (let round = 0; round < rounds; round++) {
    const { number, order_id } = await ordered(world, token, 3)
    const [adjusted] = await race(round, [() => adjust(order_id), () => gateway(number)])
    expect(await after(number, order_id)).toMatchObject(
      adjusted?.code === 0
        ? { order_status: 0, pay_status: -1, back: price, moved: true }
        : { order_status: 1, pay_status: 2, back: 0, moved: false },
    )
  }
})
