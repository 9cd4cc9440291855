import { saveSetting } from '../../testing/loginWorld'
import { fenxiaoLevel, fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
})
afterEach(() => world.close())

const mine = async (memberId: number) => ({ token: await world.login(memberId) })
const detail = async (memberId: number) =>
  (await world.call('/fenxiao/api/fenxiao/detail', {}, await mine(memberId))).data
const team = async (memberId: number, level: 0 | 1 | 2) =>
  (await world.call('/fenxiao/api/fenxiao/team', { level }, await mine(memberId))).data

test('a team by level, with what each bought less refunds, and figures that count it', async () => {
  await world.distributor(11)
  await world.distributor(12, 11)
  await world.distributor(13, 12)
  await world.person(14, 11)
  await world.person(15, 12)
  await world.person(16, 13)
  const done = await world.buy(14, [1, 2])
  await world.refund(14, done.line)
  await world.complete(14, done)
  await world.buy(14, [2])
  expect((await team(11, 0)).list).toMatchObject([
    {
      ...{ member_id: 14, nickname: '会员14', is_fenxiao: 0, fenxiao_id: 0, level_name: '' },
      ...{ order_num: 2, order_money: '200.00', order_complete_num: 1, order_complete_money: '100.00' },
    },
  ])
  expect((await team(11, 1)).list).toMatchObject([
    { member_id: 12, is_fenxiao: 1, fenxiao_id: 12, fenxiao_name: '分销12', level_name: '等级1', order_money: '0.00' },
  ])
  expect((await team(11, 2)).list.map(({ member_id }) => member_id)).toEqual([13])
  expect((await world.call('/fenxiao/api/fenxiao/teamnum', {}, await mine(11))).data).toBe(3)
  expect(await detail(11)).toMatchObject({
    ...{ one_child_num: 2, one_child_fenxiao_num: 1, two_child_num: 2, child_num: 4, child_fenxiao_num: 2 },
    ...{ order_num: 0, one_fenxiao_order_num: 1, one_fenxiao_order_money: '100.00', total_commission: '10.00' },
  })
  expect(await detail(12)).toMatchObject({ parent: 11, parent_name: '分销11' })
  expect((await team(14, 0)).count).toBe(0)
  expect(await world.call('/fenxiao/api/fenxiao/sourceinfo', {}, await mine(14))).toMatchObject({
    data: { fenxiao_name: '分销11' },
  })
})

test('today counts what was made today and not refunded', async () => {
  await world.distributor(11)
  await world.person(12, 11)
  await world.buy(12, [2])
  const other = await world.buy(12, [1])
  await world.refund(12, other.line)
  expect(await detail(11)).toMatchObject({ today_commission: '10.00', today_order_money: '100.00' })
  await world.forward(86_400)
  expect(await detail(11)).toMatchObject({ today_commission: '0.00', today_order_money: '0.00' })
})

describe('levels', () => {
  const levels = (...list: ReturnType<typeof fenxiaoLevel>[]) => saveSetting(world, 'fenxiao_levels', { list })
  const rates: [number, number, number] = [10, 5, 2]

  it('rise to the highest whose conditions hold, after a settlement; nobody falls', async () => {
    await levels(
      fenxiaoLevel(1, rates),
      fenxiaoLevel(2, rates, { one_fenxiao_order_num: 1 }),
      fenxiaoLevel(3, rates, { one_fenxiao_order_num: 1, one_fenxiao_order_money: '300.00' }),
      fenxiaoLevel(4, rates, { one_fenxiao_order_num: 1, child_num: 9, upgrade_type: 2 }),
    )
    await world.distributor(11)
    await world.person(12, 11)
    const bought = await world.buy(12, [2])
    expect((await detail(11))?.level_name).toBe('等级1')
    await world.complete(12, bought)
    expect(await detail(11)).toMatchObject({ level_name: '等级3', condition: { last_level: { level_name: '等级4' } } })
    const rows = await world.mall.db.selectFrom('fenxiao_level').selectAll().orderBy('level_num').execute()
    await levels(
      ...rows.map((row) => fenxiaoLevel(row.level_num, rates, { level_id: row.level_id, one_fenxiao_order_num: 50 })),
    )
    await world.complete(12, await world.buy(12, [2]))
    expect((await detail(11))?.level_name).toBe('等级3')
  })

  it('rise by somebody new below, and by own purchases that are completed', async () => {
    await levels(
      fenxiaoLevel(1, rates),
      fenxiaoLevel(2, rates, { child_num: 1 }),
      fenxiaoLevel(3, rates, { order_num: 1, child_fenxiao_num: 1, upgrade_type: 2 }),
    )
    await world.distributor(11)
    await world.person(12)
    await world.call('/api/member/info', {}, { ...(await mine(12)), base: { suid: 11 } })
    await world.mall.jobs.runDue()
    expect((await detail(11))?.level_name).toBe('等级2')
    await world.distributor(13, 11)
    expect((await detail(11))?.level_name).toBe('等级2')
    await world.complete(11, await world.buy(11, [2]))
    expect((await detail(11))?.level_name).toBe('等级3')
  })
})
