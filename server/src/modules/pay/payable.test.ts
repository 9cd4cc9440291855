import { giveAccounts, payPassword } from '../../testing/exampleWorld'
import { hashPassword } from '../../lib/password'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { modules } from '../index'
import { rechargeModule } from '../recharge/recharge.routes'
import type { Owing, Payable } from './payable'
import { newBills, writeBills } from './pay.service'
import { mergeBills, renewBills } from './replaceBills.service'
import { holdBills } from './holdBills.service'

/** A recharge that was made up: it lives in this test's memory and is paid by channels and transfers only. */
let open: Map<number, Owing & { bill: string; until?: number }>
let heard: string[]
const day = 86_400

const recharge: Payable = {
  event: 'recharge',
  lockUnpaid: (_trx, _memberId, ids) =>
    Promise.resolve(
      ids.flatMap((id) => open.get(id) ?? []).map(({ id, payMoney, title }) => ({ id, payMoney, title })),
    ),
  paid(_trx, _mall, { id, payType }) {
    open.delete(id)
    heard.push(`paid ${id} by ${payType}`)
    return Promise.resolve()
  },
  moveToBill(_trx, _memberId, id, bill) {
    const one = open.get(id)
    if (one) open.set(id, { ...one, bill })
    return Promise.resolve()
  },
  async closeUnpaid(mall, memberId, ids) {
    await mall.tx(async (trx) => {
      const { bills } = await holdBills(trx, { event: 'recharge', memberId, ids })
      ids.forEach((id) => open.delete(id))
      await renewBills(trx, mall, bills, mall.clock.now())
    })
    heard.push(`closed ${ids.join()}`)
  },
  late(_trx, _mall, { ids }) {
    heard.push(`late ${ids.join()}`)
    return Promise.resolve()
  },
  transfer: {
    isOffered: (_mall, _memberId, ids) => Promise.resolve(!ids.includes(13)),
    wait: (_trx, _memberId, _ids, until) => Promise.resolve(until - 2 * day),
  },
}

let world: TestMall
let token: string
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }], {
    modules: [...modules.filter((one) => one !== rechargeModule), { routes: [], payables: [recharge] }],
    breaks: ['a recharge stands on the bill it names'],
  })
  token = await world.login(1)
  open = new Map()
  heard = []
  const value = { is_use: 1, content: '<p>账户</p>', wait_days: 3 } as never
  await world.operator('/operator/api/config/save', { key: 'offlinepay', value })
})
afterEach(() => world.close())

/** A recharge of 100.00 with its bill. */
async function bill(id: number): Promise<string> {
  const at = world.clock.now()
  const part = { id, payMoney: 10_000, title: '充值', expireTime: at + 1800 }
  const bills = newBills(world.mall, { event: 'recharge', memberId: 1, at }, [part])
  await world.mall.tx((trx) => writeBills(trx, bills))
  const number = bills[0]?.bill.out_trade_no ?? ''
  open.set(id, { ...part, bill: number })
  return number
}
const info = async (out_trade_no: string) => (await world.call('/api/pay/info', { out_trade_no }, { token })).data
const mark = (out_trade_no: string, result: 'paid' | 'failed' | 'late') =>
  world.operator('/operator/api/dev/paymark', { out_trade_no, result })
const pay = (out_trade_no: string, pay_type: 'BALANCE' | 'offlinepay' | 'sandbox') =>
  world.call('/api/pay/pay', { out_trade_no, pay_type, pay_password: payPassword }, { token })

it('pay/info: its event and ids, and no order', async () => {
  expect(await info(await bill(11))).toMatchObject({ event: 'recharge', order_ids: [11], order_type: 0 })
})

it('paid: the payable hears of it once, also when it is told twice', async () => {
  const number = await bill(11)
  await Promise.all([mark(number, 'paid'), mark(number, 'paid')])
  expect(heard).toEqual(['paid 11 by sandbox'])
  expect(await info(number)).toMatchObject({ pay_status: 2, pay_type: 'sandbox' })
})

it('late: closed by the payable, all money goes back, and it hears of that', async () => {
  const number = await bill(11)
  await mark(number, 'late')
  expect(heard).toEqual(['closed 11', 'late 11'])
  expect((await info(number)).pay_status).toBe(-1)
  await world.operator('/operator/api/dev/rundue')
  expect(world.mall.outside.sandbox.refunds.get(number)).toBe(10_000)
})

describe('ways that are not offered', () => {
  it('BALANCE: neither listed nor taken', async () => {
    await giveAccounts(world.mall, { balance: 50_000 })
    const pay_password = await hashPassword(payPassword)
    await world.mall.db.updateTable('member').set({ pay_password }).where('member_id', '=', 1).execute()
    const number = await bill(11)
    const { data } = await world.call('/api/pay/type', { out_trade_no: number }, { token })
    expect(data.pay_type).toBe('offlinepay,sandbox')
    expect(await pay(number, 'BALANCE')).toMatchObject({ code: -1, message: '该支付方式不可用' })
    expect(heard).toEqual([])
  })
  it('offlinepay: where the payable says so', async () => {
    const number = await bill(13)
    expect((await world.call('/api/pay/type', { out_trade_no: number }, { token })).data.pay_type).toBe('sandbox')
    expect((await pay(number, 'offlinepay')).code).toBe(-1)
  })
})

it('offlinepay: waits as long as the payable can, and the operator confirms', async () => {
  const number = await bill(11)
  expect(await pay(number, 'offlinepay')).toMatchObject({ code: 0, data: { type: 'offline' } })
  expect(await info(number)).toMatchObject({ pay_status: 1, expire_time: world.clock.now() + day })
  await world.operator('/operator/api/order/confirmoffline', { out_trade_no: number })
  expect(heard).toEqual(['paid 11 by offlinepay'])
})

it('bills of two events: an order of the same id keeps its own', async () => {
  const { data: own } = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  const { order_id } = await world.mall.db.selectFrom('orders').select('order_id').executeTakeFirstOrThrow()
  const number = await bill(order_id)
  await world.call('/api/order/close', { order_id }, { token })
  expect([(await info(own)).pay_status, (await info(number)).pay_status]).toEqual([-1, 0])
  await mark(number, 'paid')
  expect(heard).toEqual([`paid ${order_id} by sandbox`])
})

it('bills of a payable that does not say otherwise are merged with none', async () => {
  await bill(11)
  await bill(12)
  const merged = world.mall.tx((trx) =>
    mergeBills(trx, world.mall, { event: 'recharge', memberId: 1, ids: [11, 12] }, world.clock.now()),
  )
  await expect(merged).rejects.toThrow()
})
