import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

const day = 86_400
const content = '<p>收款账户：0000 1111 2222</p>'
let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(
    await tradeWorld([
      { sku_id: 1, site_id: 3, price: 5990, stock: 10 },
      { sku_id: 3, site_id: 7, price: 8800 },
    ]),
  )
  await save({ is_use: 1, content })
})
afterEach(() => world.close())

const save = (value: object) =>
  world.operator('/operator/api/config/save', { key: 'offlinepay', value: value as never })
const create = async () => (await world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })).data as string
const createJoint = async () => {
  for (const sku_id of [1, 3]) await world.mine('/api/cart/add', { sku_id, num: 1, site_id: 0 })
  const rows = (await world.mine('/api/cart/goodslists')).data as { cart_id: number }[]
  const cart_ids = rows.map(({ cart_id }) => cart_id).join(',')
  return (await world.mine('/api/ordercreate/create', { cart_ids })).data as string
}
const choose = (out_trade_no: string) => world.mine('/api/pay/pay', { out_trade_no, pay_type: 'offlinepay' })
const confirm = (out_trade_no: string, key?: string) =>
  world.operator(
    '/operator/api/order/confirmoffline',
    { out_trade_no },
    0,
    key ? { base: { idempotency_key: key } } : {},
  )
const pending = async (site = 0) =>
  (await world.operator('/operator/api/pending/lists', { kind: 'offlinepay' }, site)).data.list
const orders = () => world.mall.db.selectFrom('orders').selectAll().orderBy('order_id').execute()
const bill = async (out_trade_no: string) => (await world.mine('/api/pay/info', { out_trade_no })).data
const close = (order_id: number) => world.mine('/api/order/close', { order_id })

it('is offered where an account is told', async () => {
  const ways = async () => (await world.call('/api/pay/type')).data.pay_type
  expect(await ways()).toBe('offlinepay,BALANCE,sandbox')
  const number = await create()
  for (const value of [{ is_use: 0 as const }, { is_use: 1 as const, content: '' }]) {
    await save(value)
    expect(await ways()).toBe('BALANCE,sandbox')
    expect(await choose(number)).toMatchObject({ code: -1, message: '该支付方式不可用' })
  }
})

it('tells the account, and waits for the operator: bill and orders say so', async () => {
  const number = await createJoint()
  expect(await choose(number)).toMatchObject({ code: 0, data: { type: 'offline', content } })
  expect(await bill(number)).toMatchObject({ pay_status: 1, pay_type: 'offlinepay' })
  expect(await orders()).toMatchObject([
    { order_status: 0, pay_type: 'offlinepay' },
    { order_status: 0, pay_type: 'offlinepay' },
  ])
  const row = { out_trade_no: number, site_id: 0, member_id: 1, money: '159.90', create_time: world.clock.now() }
  expect(await pending()).toMatchObject([row])
  expect(await pending(3)).toEqual([])
  expect((await confirm(number)).code).toBe(0)
  expect(await orders()).toMatchObject([
    { order_status: 1, pay_type: 'offlinepay' },
    { order_status: 1, pay_type: 'offlinepay' },
  ])
  expect([await bill(number), await pending()]).toMatchObject([{ pay_status: 2, pay_type: 'offlinepay' }, []])
})

it('has the days that a transfer may take, once; then it is closed', async () => {
  const number = await create()
  const from = world.clock.now()
  await choose(number)
  await world.forward(day)
  await choose(number)
  expect(await bill(number)).toMatchObject({ pay_status: 1, expire_time: from + 3 * day })
  await world.forward(2 * day - 1)
  expect(await orders()).toMatchObject([{ order_status: 0 }])
  await world.forward(1)
  expect(await orders()).toMatchObject([{ order_status: -1 }])
  expect([await stockOf(world.mall, 1), (await confirm(number)).code]).toEqual([10, -1])
})

it('holds only the orders of its own bill back from the timer', async () => {
  const number = await createJoint()
  const [one, two] = await orders()
  const single = (await world.mine('/api/order/pay', { order_ids: String(one?.order_id) })).data as string
  expect(single).not.toBe(number)
  await choose(single)
  expect((await world.mine('/api/order/pay', { order_ids: `${one?.order_id},${two?.order_id}` })).code).toBe(-1)
  await world.forward(1800)
  expect(await orders()).toMatchObject([{ order_status: 0 }, { order_status: -1 }])
  await confirm(single)
  expect(await orders()).toMatchObject([{ order_status: 1 }, { order_status: -1 }])
})

it('goes on under a new number when one of its orders is closed', async () => {
  const number = await createJoint()
  await choose(number)
  const [one] = await orders()
  await close(one?.order_id ?? 0)
  expect(await confirm(number)).toMatchObject({ code: -1, message: '支付单已关闭，收到的款项请线下退回' })
  const [{ out_trade_no: left = '' } = {}] = await pending()
  expect(await bill(left)).toMatchObject({ pay_status: 1, pay_type: 'offlinepay', pay_money: '94.00' })
  expect((await confirm(left)).code).toBe(0)
  expect(await orders()).toMatchObject([{ order_status: -1 }, { order_status: 1 }])
})

it('is the platform’s to confirm, of bills that chose it', async () => {
  const number = await create()
  expect((await confirm(number)).code).toBe(-1)
  expect((await confirm('2026030200000000000')).code).toBe(-1)
  await choose(number)
  expect((await world.operator('/operator/api/order/confirmoffline', { out_trade_no: number }, 3)).code).toBe(-11006)
  expect(await orders()).toMatchObject([{ order_status: 0 }])
})

it('another way may be quicker; a channel’s money for what was confirmed goes back', async () => {
  const number = await create()
  await choose(number)
  await world.mine('/api/pay/pay', { out_trade_no: number, pay_type: 'sandbox' })
  expect(await pending()).toHaveLength(1)
  expect((await confirm(number)).code).toBe(0)
  for (let n = 0; n < 2; n++)
    await world.operator('/operator/api/dev/paymark', { out_trade_no: number, result: 'paid' })
  await world.mall.jobs.runDue()
  expect(world.mall.outside.sandbox.refunds.get(number)).toBe(6590)
  expect(await bill(number)).toMatchObject({ pay_status: 2, pay_type: 'offlinepay' })
})

it('a refund goes back by hand', async () => {
  const number = await create()
  await choose(number)
  await confirm(number)
  const [order] = await orders()
  const { lines } = await world.order(order?.order_id ?? 0)
  await world.bring(lines[0]?.order_goods_id ?? 0, 3)
  await world.mall.jobs.runDue()
  const row = await world.mall.db.selectFrom('order_refund').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ real_money: 6590, channel: '', paid_back_time: world.clock.now() })
  expect(world.mall.outside.sandbox.refunds.has(number)).toBe(false)
})

describe('races', () => {
  it('confirmed many times at once: one pays, the same key is answered alike', async () => {
    const number = await create()
    await choose(number)
    const keys = ['a', 'a', 'b', 'c', 'd', undefined, undefined]
    const answers = await Promise.all(keys.map((key) => confirm(number, key)))
    const [first, second, ...others] = answers.map(({ code }) => code)
    expect(second).toBe(first)
    expect([first, ...others].filter((code) => code === 0)).toHaveLength(1)
    const log = await world.mall.db.selectFrom('order_log').selectAll().where('event', '=', 'paid').execute()
    expect(log).toHaveLength(1)
  })
  it('against a closing: paid, or closed with nothing taken', async () => {
    for (let round = 0; round < 6; round++) {
      const number = await create()
      await choose(number)
      const order = (await orders()).find(({ out_trade_no }) => out_trade_no === number)
      const [confirmed, closed] = await Promise.all([confirm(number), close(order?.order_id ?? 0)])
      const now = (await orders()).find(({ order_id }) => order_id === order?.order_id)
      const { pay_status } = (await bill(number)) as { pay_status: number }
      expect([confirmed.code, closed.code].sort()).toEqual([-1, 0])
      expect([now?.order_status, pay_status]).toEqual(confirmed.code === 0 ? [1, 2] : [-1, -1])
    }
  })
})
