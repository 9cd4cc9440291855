import type { CancelBlock } from '@mall/contract/cancellation'
import { bargainWorld, type BargainWorld } from '../../testing/bargainWorld'
import { payPassword, presaleWorld, type PresaleWorld } from '../../testing/presaleWorld'
import type { TestMall } from '../../testing/testMall'
import { stockOf, xihu } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

const save = (world: TestMall, key: string, value: object) =>
  world.operator('/operator/api/config/save', { key, value: JSON.stringify(value) } as never)
const reviewed = (world: TestMall) => save(world, 'membercancel', { is_enable: 1, is_audit: 1 })
const apply = async (world: TestMall, member = 1) =>
  world.call('/membercancel/api/membercancel/apply', {}, { token: await world.login(member) })
const approve = (world: TestMall, member_id = 1) =>
  world.operator('/operator/api/membercancel/decide', { member_id, agree: 1, reason: '' })
const blocks = ({ code, data }: { code: number; data: unknown }) => [
  code,
  ...(data as { blocks: CancelBlock[] }).blocks.map(({ type, num }) => `${type} ${num}`),
]
const isDeleted = async ({ mall }: TestMall, member = 1) =>
  (await mall.db.selectFrom('member').select('is_delete').where('member_id', '=', member).executeTakeFirstOrThrow())
    .is_delete === 1
const closed = async (world: TestMall, member = 1) => {
  expect((await apply(world, member)).code).toBe(0)
  expect((await approve(world, member)).code).toBe(0)
  await world.mall.jobs.runDue()
  expect(await isDeleted(world, member)).toBe(true)
}

describe('of who closes the account, a bargain', () => {
  let world: BargainWorld
  let id: number
  beforeEach(async () => {
    world = await bargainWorld()
    await reviewed(world)
    id = await world.open()
  })
  afterEach(() => world.close())
  const shelf = () => stockOf(world.mall, 1)

  it.each([
    ['in progress fails', 2, 2],
    ['won and not bought stays won', 5, 1],
  ])('that is %s, ends now, and its unit is there for others', async (_what, cuts, status) => {
    const launchId = await world.launched(id, { cuts })
    const other = await world.launched(id, { token: world.friends[5] ?? '' })
    expect(await world.stock(id)).toBe(3)
    await closed(world)
    const now = world.clock.now()
    expect(await world.kept(launchId)).toMatchObject({ status, is_open: 0, unit: 0, order_id: 0 })
    expect((await world.kept(launchId)).end_time).toBeLessThanOrEqual(now)
    expect((await world.cut(launchId, 3)).code).toBeLessThan(0)
    // somebody else's goes on
    expect(await world.kept(other)).toMatchObject({ status: 0, is_open: 1, unit: 1 })
    expect(await world.stock(id)).toBe(4)
    // the second turn of the closing, the end of the launch and that of the activity give nothing back again
    await world.forward(300)
    expect(await world.stock(id)).toBe(4)
    await world.forward(8 * 3600)
    expect([await world.stock(id), (await world.kept(other)).unit]).toEqual([4, 1])
  })

  it('whose order is unpaid ends with that order: piece and unit come back', async () => {
    const launchId = await world.launched(id, { cuts: 5 })
    const before = await shelf()
    const { orderId } = await world.ordered(launchId)
    expect([await shelf(), await world.stock(id)]).toEqual([before - 1, 4])
    await closed(world)
    expect(await world.order(orderId)).toMatchObject({ order_status: -1 })
    expect(await world.kept(launchId)).toMatchObject({ status: 1, is_open: 0, unit: 0, order_id: 0 })
    expect([await shelf(), await world.stock(id)]).toEqual([before, 5])
  })

  it('whose order is paid stands in the way, and keeps its unit', async () => {
    const launchId = await world.launched(id, { cuts: 5 })
    const { number, orderId } = await world.ordered(launchId)
    expect((await apply(world)).code).toBe(0)
    await world.pay(number)
    expect(blocks(await approve(world))).toEqual([-1, 'order 1'])
    await world.mall.jobs.runDue()
    expect(await isDeleted(world)).toBe(false)
    expect(await world.kept(launchId)).toMatchObject({ order_id: orderId, unit: 2 })
    expect(await world.stock(id)).toBe(4)
  })
})

describe('of who closes the account, a presale', () => {
  let world: PresaleWorld
  beforeEach(async () => {
    world = await presaleWorld()
    await reviewed(world)
  })
  afterEach(() => world.close())
  const stocks = async () => [await stockOf(world.mall, 1), await world.pool(51)]
  const bill = (out_trade_no: string) =>
    world.mall.db.selectFrom('pay_bill').selectAll().where('out_trade_no', '=', out_trade_no).executeTakeFirstOrThrow()
  const wallet = { is_balance: 1, pay_password: payPassword }

  it('whose deposit is not paid closes: pieces and wallet part come back, and what is paid for it later', async () => {
    await world.give(1, { balance: 3000 })
    await world.mall.db.updateTable('member_address').set(xihu).where('member_id', '=', 2).execute()
    const made = await world.order(wallet)
    const others = await world.order({ num: 1 }, 2)
    expect([await world.wallets(), await stocks()]).toEqual([{ balance: 0, balance_money: 0 }, [997, 97]])
    await closed(world)
    expect(await world.row(made.id)).toMatchObject({ order_status: -1, refund_status: 0, deposit_pay_time: 0 })
    expect(await world.row(others.id)).toMatchObject({ order_status: 0 })
    // it is given up with the account, but its ledger says where it is
    expect([await world.wallets(), await stocks()]).toEqual([{ balance: 3000, balance_money: 0 }, [999, 99]])
    await world.pays(made.bill)
    await world.mall.jobs.runDue()
    expect(await world.row(made.id)).toMatchObject({ order_status: -1, deposit_pay_time: 0 })
    const { pay_money, refund_owed, refunded } = await bill(made.bill)
    expect([pay_money, refund_owed, refunded]).toEqual([7000, 7000, 7000])
  })

  it('whose deposit is paid stands in the way of asking', async () => {
    const { id } = await world.deposited()
    expect(blocks(await apply(world))).toEqual([-1, 'presale 1'])
    expect((await approve(world)).code).toBe(-1)
    expect([await isDeleted(world), (await world.row(id)).order_status, await stocks()]).toEqual([false, 1, [998, 98]])
  })

  it('whose deposit is paid after asking stands in the way of the approval; once it is back, no longer', async () => {
    const { id, bill: number } = await world.order()
    expect((await apply(world)).code).toBe(0)
    await world.pays(number)
    expect(blocks(await approve(world))).toEqual([-1, 'presale 1'])
    expect([await isDeleted(world), (await world.row(id)).order_status, await stocks()]).toEqual([false, 1, [998, 98]])
    expect((await world.as(1, '/presale/api/refund/applyRefund', { order_id: id })).code).toBe(0)
    expect(blocks(await approve(world))).toEqual([-1, 'presale 1'])
    const refund = { order_id: id, agree: 1, reason: '' } as never
    expect((await world.operator('/operator/api/refund/presale', refund)).code).toBe(0)
    await world.mall.jobs.runDue()
    expect((await approve(world)).code).toBe(0)
    expect([await isDeleted(world), (await world.row(id)).order_status, await stocks()]).toEqual([
      true,
      -1,
      [1000, 100],
    ])
    const [back, ...more] = await world.mall.db.selectFrom('pay_back').selectAll().execute()
    expect([back, more]).toMatchObject([{ out_trade_no: number, money: 10_000, channel: 'sandbox' }, []])
    expect(back?.paid_back_time).toBeGreaterThan(0)
  })

  it('that gives back what could be withdrawn closes, and that money then stands in the way', async () => {
    const usual = { is_use: 1, min: '10.00', rate: '0.00', is_auto_audit: 0, is_auto_transfer: 0 }
    expect((await save(world, 'memberwithdraw', { ...usual, transfer_type: 'alipay' })).code).toBe(0)
    await world.give(1, { balance_money: 3000 })
    const { id } = await world.order(wallet)
    expect((await apply(world)).code).toBe(0)
    expect(blocks(await approve(world))).toEqual([-1, 'money 1'])
    expect([await isDeleted(world), (await world.row(id)).order_status]).toEqual([false, -1])
    expect([await world.wallets(), await stocks()]).toEqual([{ balance: 0, balance_money: 3000 }, [1000, 100]])
  })
})
