import { audit } from '../../database/audit/audit'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { tradeWorld } from '../../testing/tradeWorld'
import { receive } from './notify.service'

jest.setTimeout(60_000)

const hour = 3600
const day = 24 * hour
let world: RefundWorld
beforeEach(async () => {
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }]))
})
afterEach(() => world.close())

const sandbox = () => world.mall.outside.sandbox
/** A bill that is closed before its money comes. */
const payLate = async () => {
  const outTradeNo = (await world.mine('/api/ordercreate/create', { sku_id: 1, num: 1 })).data as string
  await world.operator('/operator/api/dev/paymark', { out_trade_no: outTradeNo, result: 'late' })
  return outTradeNo
}
const bill = async () => await world.mall.db.selectFrom('pay_bill').selectAll().executeTakeFirstOrThrow()
const violations = async () =>
  (await audit(world.mall.db, { now: world.clock.now() })).violations.map(({ name }) => name)

it('channel away for twelve hours: the money is sent back once it answers again', async () => {
  const refund = jest.spyOn(sandbox(), 'refund').mockRejectedValue(new Error('no answer'))
  const outTradeNo = await payLate()
  for (let n = 0; n < 12; n++) await world.forward(hour)
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 0, refunded_time: 0, refund_channel: 'sandbox' })
  refund.mockRestore()
  await world.forward(30 * day)
  expect(sandbox().refunds.get(outTradeNo)).toBe(6590)
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 6590, refunded_time: world.clock.now() })
})

it('paid back at once: owed and refunded are the same, and no job is left', async () => {
  await payLate()
  await world.forward(0)
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 6590, refunded_time: world.clock.now() })
  expect(await world.mall.db.selectFrom('job').selectAll().where('kind', '=', 'pay.refund').execute()).toEqual([])
})

it('the channel takes its time: it is asked every hour until the money is there', async () => {
  const refund = jest.spyOn(sandbox(), 'refund').mockResolvedValue('running')
  const find = jest.spyOn(sandbox(), 'findRefund').mockResolvedValue('running')
  await payLate()
  for (let n = 0; n < 14; n++) await world.forward(hour)
  expect([refund.mock.calls.length, find.mock.calls.length]).toEqual([1, 13])
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 0 })
  find.mockResolvedValue('done')
  await world.forward(hour)
  expect(await bill()).toMatchObject({ refunded: 6590 })
})

it('the channel tells that the money is there: it counts as refunded, once', async () => {
  jest.spyOn(sandbox(), 'refund').mockResolvedValue('running')
  const outTradeNo = await payLate()
  await world.forward(0)
  const told = { outTradeNo, refundNo: outTradeNo, cents: 6590, result: 'refunded' as const }
  jest.spyOn(sandbox(), 'read').mockReturnValue(told as never)
  const at = world.clock.now() + 60
  world.clock.forward(60)
  expect(await receive(world.mall, 'sandbox', { body: '', headers: {} })).toBe('taken')
  world.clock.forward(60)
  expect(await receive(world.mall, 'sandbox', { body: '', headers: {} })).toBe('taken')
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 6590, refunded_time: at })
})

it('money owed without a living job: the audit sees it, and the sweep finds it', async () => {
  jest.spyOn(sandbox(), 'refund').mockRejectedValueOnce(new Error('no answer'))
  const outTradeNo = await payLate()
  await world.forward(0)
  await world.mall.db.deleteFrom('job').where('kind', '=', 'pay.refund').execute()
  world.clock.forward(3 * hour)
  expect(await violations()).toEqual(['money owed has a living job'])
  await world.forward(0)
  expect(sandbox().refunds.get(outTradeNo)).toBe(6590)
  expect(await violations()).toEqual([])
})

it('a refund noted by an older release: its job still sends it', async () => {
  const outTradeNo = await payLate()
  const old = { refund_owed: 0, refund_channel: '', owed_time: 0, refunded: 6590 }
  await world.mall.db.updateTable('pay_bill').set(old).execute()
  const payload = JSON.stringify({ channel: 'sandbox', outTradeNo, cents: 6590 })
  await world.mall.db.updateTable('job').set({ payload }).where('kind', '=', 'pay.refund').execute()
  await world.forward(0)
  expect(sandbox().refunds.get(outTradeNo)).toBe(6590)
  expect(await bill()).toMatchObject({ refund_owed: 6590, refunded: 6590 })
})
