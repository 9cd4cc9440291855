import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'
import { untilWaiting } from '../../testing/untilWaiting'
import { complete } from '../order/orderLife.service'
import { lockMember } from '../member/member.service'
import { comparedName, lockActive, makeDistributor } from './distributor.service'
import { claimName } from './distributor.store'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
  await world.distributor(11)
  await world.person(12, 11)
})
afterEach(() => world.close())

const fifty = <T>(work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, i) => work(i)))
const as = async (memberId: number) => ({ token: await world.login(memberId) })
const detail = async (memberId: number) =>
  (await world.call('/fenxiao/api/fenxiao/detail', {}, await as(memberId))).data
const freeze = (fenxiao_id: number, freeze: 0 | 1) =>
  world.operator('/operator/api/fenxiao/freeze', { fenxiao_id, freeze })

describe('a refund and the completion of its order at once', () => {
  const bought = async () => {
    const order = await world.buy(12, [1, 2])
    await world.receive(12, order)
    return order
  }
  const completes = (orderId: number) =>
    world.mall
      .tx((trx) => complete(trx, world.mall, 12, orderId, world.clock.now()))
      .then(
        () => true,
        () => false,
      )
  const asks = async (order_goods_id: number) => {
    const form = { order_goods_id, refund_type: 1 as const, refund_reason: '其他' as const }
    return (await world.call('/api/orderrefund/refund', form as never, await as(12))).code === 0
  }
  const transfers = async (order_goods_id: number) => {
    const form = { order_goods_id, refund_pay_type: 'online_refund_pay', refund_real_money: '20.00' } as const
    return (await world.operator('/operator/api/refund/transfer', form)).code === 0
  }
  const agrees = (order_goods_id: number) => world.operator('/operator/api/refund/agree', { order_goods_id })

  it('asked for: either the order is completed and all is earned, or the line goes back in part', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const before = await world.account(11)
      const { orderId, line } = await bought()
      const done = await fifty((i) => (i % 2 === turn % 2 ? asks(line) : completes(orderId)))
      expect(done.some(Boolean)).toBe(true)
      await agrees(line)
      const isBack = await transfers(line)
      if (isBack) await completes(orderId)
      await world.forward(0)
      expect((await world.account(11)) - before).toBe((isBack ? 455 : 655) + 1000)
    }
  })

  it('paid out: the commission is lowered once and settled once', async () => {
    const { orderId, line } = await bought()
    await asks(line)
    await agrees(line)
    const done = await fifty((i) => (i % 2 === 0 ? transfers(line) : completes(orderId)))
    expect(done.filter((one, i) => i % 2 === 0 && one)).toHaveLength(1)
    await completes(orderId)
    await world.forward(0)
    expect(await world.account(11)).toBe(455 + 1000)
    expect(await world.commissions(11)).toEqual([
      { level: 1, cents: 455, state: 'settled' },
      { level: 1, cents: 1000, state: 'settled' },
    ])
  })

  it('given back whole by the last of fifty: nothing of it is settled', async () => {
    const order = await bought()
    await asks(order.line)
    await agrees(order.line)
    const whole = { order_goods_id: order.line, refund_pay_type: 'online_refund_pay' } as const
    await fifty<unknown>((i) =>
      i % 2 === 0 ? completes(order.orderId) : world.operator('/operator/api/refund/transfer', whole),
    )
    await world.complete(12, order)
    expect(await world.commissions(11)).toEqual([
      { level: 1, cents: 0, state: 'refunded' },
      { level: 1, cents: 1000, state: 'settled' },
    ])
  })
})

test('an application approved and refused at once: one of both, and the name goes with it', async () => {
  const name = '小满的店'
  for (let turn = 0; turn < 4; turn++) {
    const memberId = 20 + turn
    await world.person(memberId)
    const form = { fenxiao_name: `${name}${turn}`, mobile: '13700000011' }
    const { data: apply_id } = await world.call('/fenxiao/api/apply/applyfenxiao', form, await as(memberId))
    const answers = await fifty((i) =>
      world.operator('/operator/api/fenxiaoapply/decide', { apply_id, agree: i % 2 === turn % 2 ? 1 : 0 }),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const agreed = answers.findIndex(({ code }) => code === 0) % 2 === turn % 2
    const { data } = await world.call('/fenxiao/api/apply/status', {}, await as(memberId))
    const taken = await world.call(
      '/fenxiao/api/apply/existFenxiaoName',
      { fenxiao_name: form.fenxiao_name },
      await as(1),
    )
    expect([data?.status, (await detail(memberId))?.fenxiao_name, taken.data]).toEqual(
      agreed ? [2, form.fenxiao_name, 1] : [-1, undefined, 0],
    )
  }
})

test('one application of a member, however often it is sent at once', async () => {
  await world.person(20)
  const who = await as(20)
  const answers = await fifty((i) =>
    world.call('/fenxiao/api/apply/applyfenxiao', { fenxiao_name: `店${i}`, mobile: '13700000011' }, who),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const names = await world.mall.db.selectFrom('fenxiao_name').select('name').where('member_id', '=', 20).execute()
  expect(names).toHaveLength(1)
})

test('frozen while it withdraws: what was asked for before waits, nothing is asked for after', async () => {
  await world.mall.db
    .insertInto('fenxiao_rate')
    .values({ site_id: 3, sku_id: 2, level_num: 1, one_money: 10_000 })
    .execute()
  await world.complete(12, await world.buy(12, [2], 60))
  const who = await as(11)
  const withdraw = () => world.call('/fenxiao/api/withdraw/apply', { money: '100.00' }, who)
  for (let turn = 0; turn < 3; turn++) {
    const before = await world.account(11)
    let isFrozen = false
    const late: number[] = []
    const answers = await fifty(async (i) => {
      if (i === 5 * turn) {
        const { code } = await freeze(11, 1)
        isFrozen = true
        return code
      }
      const started = isFrozen
      const { code } = await withdraw()
      if (started && code === 0) late.push(i)
      return code
    })
    const taken = answers.filter((code, i) => i !== 5 * turn && code === 0).length
    expect([late, (await withdraw()).code]).toEqual([[], -1])
    expect(await world.account(11)).toBe(before - 10_000 * taken)
    const waiting = await world.operator('/operator/api/pending/lists', { kind: 'fenxiaowithdraw', page_size: 100 })
    for (const { id = 0 } of waiting.data.list as { id?: number }[])
      expect((await world.operator('/operator/api/fenxiaowithdraw/refuse', { id })).code).toBe(0)
    expect(waiting.data.list).toHaveLength(taken)
    await freeze(11, 0)
  }
  expect(await world.account(11)).toBe(600_000)
})

test('a freeze waits for what the distributor is doing, and what he does next sees it', async () => {
  let frozen: ReturnType<typeof freeze> | undefined
  await world.mall.tx(async (trx) => {
    await lockActive(trx, 11)
    frozen = freeze(11, 1)
    await untilWaiting(world.mall)
    expect(await detail(11)).toMatchObject({ status: 1 })
  })
  expect(await frozen).toMatchObject({ code: 0 })
  await expect(world.mall.tx((trx) => lockActive(trx, 11))).rejects.toThrow()
})

test('fifty inviters of one member at once: one of them has brought him, and is the one he is bound to', async () => {
  await world.person(90)
  for (let n = 0; n < 10; n++) await world.distributor(100 + n)
  const token = await world.login(90)
  await fifty((i) => world.call('/api/member/info', {}, { token, base: { suid: 100 + (i % 10) } }))
  const row = await world.mall.db
    .selectFrom('member')
    .select(['source_member', 'fenxiao_id'])
    .where('member_id', '=', 90)
    .executeTakeFirstOrThrow()
  expect(row.fenxiao_id).toBeGreaterThanOrEqual(100)
  expect(row.source_member).toBe(row.fenxiao_id)
  const told = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => (await detail(100 + n))?.one_child_num ?? 0),
  )
  expect(told.reduce((one, other) => one + other)).toBe(1)
})

test('a level that is given while it is taken away stays', async () => {
  const { mall } = world
  const { list } = await mall.settings.get('fenxiao_levels')
  const [lowest] = list
  if (!lowest) throw new Error('there is no level')
  await saveSetting(world, 'fenxiao_levels', { list: [lowest, { ...lowest, level_id: 0, level_num: 2 }] })
  const { level_id: levelId } = await mall.db
    .selectFrom('fenxiao_level')
    .select('level_id')
    .where('level_num', '=', 2)
    .executeTakeFirstOrThrow()
  await world.person(20)
  const name = '小满的店'
  let saved: Promise<boolean> | undefined
  await mall.tx(async (trx) => {
    await lockMember(trx, 20)
    await claimName(trx, comparedName(name), 20)
    await makeDistributor(trx, mall, { memberId: 20, name, mobile: '', levelId, at: 0 })
    saved = saveSetting(world, 'fenxiao_levels', { list: [lowest] }).then(
      () => true,
      () => false,
    )
    await untilWaiting(mall)
  })
  expect(await saved).toBe(false)
  expect((await detail(20))?.level_id).toBe(levelId)
})
