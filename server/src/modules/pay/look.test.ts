import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { tradeWorld } from '../../testing/tradeWorld'
import { settle } from './pay.service'

jest.setTimeout(60_000)

const minute = 60
let world: RefundWorld
const open = async (config = {}) =>
  (world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], { config })))
afterEach(() => world.close())

const sandbox = () => world.mall.outside.sandbox
const create = async () => (await world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })).data as string
const begin = async () => {
  const number = await create()
  await world.mine('/api/pay/pay', { out_trade_no: number, pay_type: 'sandbox' })
  return number
}
/** The gateway has the money, and its notification is dropped. */
const lose = (outTradeNo: string, payMoney = 6590) =>
  sandbox().take({ outTradeNo, tradeNo: `t${outTradeNo}`, payMoney })
const state = async (out_trade_no: string) =>
  (await world.call('/api/pay/status', { out_trade_no }, { token: await world.login(1) })).data.pay_status
const looks = async () =>
  await world.mall.db.selectFrom('job').selectAll().where('kind', '=', 'pay.look').orderBy('run_at').execute()
const closeOrders = async () => {
  for (const { order_id } of await world.mall.db.selectFrom('orders').select('order_id').execute())
    await world.mine('/api/order/close', { order_id })
}

it('a payment nobody told of is found ten seconds after it was begun, on the path of a notification', async () => {
  await open()
  const number = await begin()
  lose(number)
  await world.forward(9)
  expect(await state(number)).toBe(1)
  await world.forward(1)
  expect(await state(number)).toBe(2)
  const row = await world.mall.db.selectFrom('pay_notification').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ out_trade_no: number, trade_no: `t${number}`, outcome: 'paid', channel: 'sandbox' })
  expect(await looks()).toEqual([])
})

it('is looked for with growing pauses, until the bill is over; then it is closed at the channel, too', async () => {
  await open()
  const find = jest.spyOn(sandbox(), 'find')
  const number = await begin()
  const pauses: number[] = []
  for (let last = world.clock.now(); pauses.length < 8;) {
    const [job] = await looks()
    pauses.push((job?.run_at ?? 0) - last)
    last = job?.run_at ?? 0
    await world.forward(last - world.clock.now())
  }
  expect(pauses).toEqual([10, 10, 20, 40, 80, 160, 320, 600])
  expect(find).toHaveBeenCalledTimes(8)
  await world.forward(30 * minute)
  expect([await state(number), sandbox().closed.has(number)]).toEqual([-1, true])
  await world.forward(0)
  expect(await looks()).toEqual([])
})

it('a bill that ends while the channel is asked is closed there at once', async () => {
  await open()
  const number = await begin()
  const putOff = world.mall.jobs.putOff
  jest.spyOn(world.mall.jobs, 'putOff').mockImplementationOnce(async (...later) => {
    await closeOrders()
    await putOff(...later)
  })
  await world.forward(10)
  expect([await state(number), sandbox().closed.has(number)]).toEqual([-1, true])
  expect(await looks()).toEqual([])
})

it('money that came before the closing at the channel goes back; the orders stay closed', async () => {
  await open()
  const number = await begin()
  lose(number)
  await closeOrders()
  await world.forward(0)
  expect([await state(number), sandbox().refunds.get(number)]).toEqual([-1, 6590])
  expect(sandbox().closed.has(number)).toBe(false)
  lose(number)
  await world.forward(20 * minute)
  expect(sandbox().refunds.get(number)).toBe(6590)
})

it('a bill that the wallet paid meanwhile is closed at the channel', async () => {
  await open()
  const number = await begin()
  await world.mall.db.updateTable('pay_bill').set({ pay_status: 2, pay_type: 'BALANCE' }).execute()
  await world.forward(10)
  expect(sandbox().closed.has(number)).toBe(true)
  await world.mall.db.updateTable('pay_bill').set({ pay_status: 1, pay_type: 'sandbox' }).execute()
})

it('a channel that does not answer is asked again, and nothing is given up', async () => {
  await open()
  const find = jest.spyOn(sandbox(), 'find').mockRejectedValue(new Error('no answer'))
  const number = await begin()
  lose(number)
  for (let n = 0; n < 15; n++) await world.forward(minute)
  expect(find.mock.calls.length).toBeGreaterThan(5)
  expect(await looks()).toMatchObject([{ state: 0 }])
  find.mockRestore()
  await world.forward(10 * minute)
  expect(await state(number)).toBe(2)
})

it('of a wrong amount pays nothing', async () => {
  await open()
  const number = await begin()
  lose(number, 1)
  await world.forward(10)
  expect(await state(number)).toBe(1)
})

it('who comes back to the result is told sooner; a stranger hastens nothing', async () => {
  await open()
  const number = await begin()
  await world.forward(11)
  lose(number)
  const [before] = await looks()
  await world.call('/api/pay/info', { out_trade_no: number })
  await world.call('/api/pay/status', { out_trade_no: number }, { token: await world.login(2) })
  expect(await looks()).toEqual([before])
  await world.mine('/api/pay/info', { out_trade_no: number })
  await world.forward(0)
  expect(await state(number)).toBe(2)
})

it('the notification and the look at once: paid once', async () => {
  await open()
  for (let round = 0; round < 5; round++) {
    const number = await begin()
    lose(number)
    world.clock.forward(10)
    const told = { outTradeNo: number, tradeNo: `t${number}`, payMoney: 6590, result: 'paid' as const }
    const [, ...outcomes] = await Promise.all([
      world.mall.jobs.runDue(),
      settle(world.mall, 'sandbox', told),
      settle(world.mall, 'sandbox', told),
    ])
    expect(outcomes.filter((one) => one === 'paid').length).toBeLessThan(2)
    expect(await state(number)).toBe(2)
    const effects = await world.mall.db
      .selectFrom('pay_notification')
      .where('out_trade_no', '=', number)
      .selectAll()
      .execute()
    expect(effects).toMatchObject([{ outcome: 'paid' }])
  }
  const log = await world.mall.db.selectFrom('order_log').selectAll().where('event', '=', 'paid').execute()
  expect(log).toHaveLength(5)
})

it('a gateway that is played elsewhere is asked there', async () => {
  const paid = new Set<string>()
  const server = createServer((request, reply) => {
    const number = (request.url ?? '').split('/').pop() ?? ''
    const found = paid.has(number) ? { state: 'paid', tradeNo: 't1', payMoney: 6590 } : { state: 'open' }
    reply.end(JSON.stringify(found))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  await open({ sandboxOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const number = await begin()
  await world.forward(10)
  expect(await state(number)).toBe(1)
  paid.add(number)
  await world.forward(10)
  expect(await state(number)).toBe(2)
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
