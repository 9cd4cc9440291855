import { audit } from '../../database/audit/audit'
import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { ordered, tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'

jest.setTimeout(90_000)

let world: TestMall
let token: string
/** 94.00 each, with freight */
let orders: { order_id: number; number: string }[]
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 3, site_id: 7, price: 8800 }])
  token = await world.login(1)
  const value = { is_use: 1, content: '<p>账户</p>' } as never
  await world.operator('/operator/api/config/save', { key: 'offlinepay', value })
  orders = [await ordered(world, token, 3), await ordered(world, token, 3)]
  await giveAccounts(world.mall, { balance: 100_000 })
})
afterEach(() => world.close())

const first = () => orders[0] ?? { order_id: 0, number: '' }
const merge = () =>
  world.call('/api/order/pay', { order_ids: orders.map(({ order_id }) => order_id).join(',') }, { token })
const pay = (pay_type: 'BALANCE' | 'offlinepay') =>
  world.call('/api/pay/pay', { out_trade_no: first().number, pay_type, pay_password: payPassword }, { token })

const rivals: Record<string, () => Promise<{ code: number }>> = {
  'a told payment': () => world.operator('/operator/api/dev/paymark', { out_trade_no: first().number, result: 'paid' }),
  'the wallet': () => pay('BALANCE'),
  'the choice of a transfer': () => pay('offlinepay'),
  'an adjustment': () =>
    world.operator('/operator/api/order/adjust', { order_id: first().order_id, adjust_money: '-10.00' }, 7),
  'a closing': () => world.call('/api/order/close', { order_id: first().order_id }, { token }),
  'the shop closing': () => world.operator('/operator/api/order/close', { order_id: first().order_id }, 7),
  'the timer': () => world.operator('/operator/api/dev/rundue'),
  'another merge': merge,
}

/** Both calls queue up, in this order, for the bill of the first order, which somebody else holds for a moment. */
async function queued(calls: (() => Promise<{ code: number }>)[]) {
  const answers: Promise<{ code: number }>[] = []
  await world.mall.tx(async (trx) => {
    await trx
      .selectFrom('pay_bill')
      .select('bill_id')
      .where('out_trade_no', '=', first().number)
      .forUpdate()
      .executeTakeFirstOrThrow()
    for (const call of calls) {
      answers.push(call())
      await untilWaiting(world.mall, answers.length)
    }
  })
  return Promise.all(answers)
}

const byId = (orderIds: number[]) =>
  world.mall.db.selectFrom('orders').selectAll().where('order_id', 'in', orderIds).orderBy('order_id').execute()

describe.each(Object.keys(rivals))('merging two orders beside %s', (name) => {
  const rival = rivals[name] as () => Promise<{ code: number }>

  it.each(['before', 'after'])('the rival comes %s: every open bill is the sum of unpaid orders', async (when) => {
    if (name === 'the timer') world.clock.forward(1800)
    const calls = when === 'before' ? [rival, merge] : [merge, rival]
    const answers = await queued(calls)
    expect(answers.map(({ code }) => code).filter((code) => code !== 0 && code !== -1)).toEqual([])
    await world.operator('/operator/api/dev/rundue')
    expect((await audit(world.mall.db, { now: world.clock.now() })).violations).toEqual([])
    expect(answers.some(({ code }) => code === 0)).toBe(true)
    for (const order of await byId(orders.map(({ order_id }) => order_id))) {
      if (order.order_status !== 0) continue
      const paid = await world.operator('/operator/api/dev/paymark', {
        out_trade_no: order.out_trade_no,
        result: 'paid',
      })
      expect(paid.code).toBe(0)
    }
    const after = await byId(orders.map(({ order_id }) => order_id))
    expect(after.filter(({ order_status }) => order_status === 0)).toEqual([])
  })
})

it('two merges at once answer the same bill', async () => {
  const answers = (await queued([merge, merge])) as { code: number; data?: string }[]
  expect(answers.map(({ code }) => code)).toEqual([0, 0])
  expect(answers[0]?.data).toBe(answers[1]?.data)
})

it('the merged bill expires with the earlier of the two', async () => {
  const early = await byId([first().order_id])
  world.clock.forward(600)
  const late = await ordered(world, token, 3)
  orders = [late, first()]
  const { data } = await merge()
  const bill = (await world.call('/api/pay/info', { out_trade_no: data }, { token })).data
  expect(bill).toMatchObject({ pay_money: '188.00', expire_time: (early[0]?.create_time ?? 0) + 1800 })
  expect(bill.expire_time).toBeLessThan(world.clock.now() + 1800)
})

it('orders of one open bill in any order answer that bill; one of them gets a bill of its own', async () => {
  const { data: joint } = await merge()
  orders.reverse()
  expect(await merge()).toMatchObject({ code: 0, data: joint })
  orders = [first()]
  const { data: single } = await merge()
  expect(single).not.toBe(joint)
  const info = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data
  expect([await info(joint), await info(single)]).toMatchObject([{ pay_status: -1 }, { pay_money: '94.00' }])
})
