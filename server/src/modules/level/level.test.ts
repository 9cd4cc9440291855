import type { ConfigValue } from '@mall/contract/settings'
import { balances } from '../../ledger/ledger'
import { freshMobile, registered, withLevels } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'
import { firstLevel } from './level.service'
import { giveCoupons } from './levelGift.service'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

type Row = ConfigValue<'levels'>['list'][number]
const row = (level_id: number, level_name: string, growth: number, more: Partial<Row> = {}): Row => ({
  level_id,
  level_name,
  growth,
  remark: '',
  point_feedback: '100.00',
  consume_discount: 10,
  is_free_shipping: 0,
  send_point: 0,
  send_balance: '0.00',
  send_coupon: '',
  ...more,
})
const save = (list: Row[]) => world.operator('/operator/api/config/save', { key: 'levels', value: { list } })
const lists = async () => (await world.call('/api/memberlevel/lists')).data

test('lists the levels as the operator saved them, the lowest first', async () => {
  const gold = row(0, '金卡', 5000, {
    consume_discount: 9.5,
    point_feedback: '150.00',
    send_balance: '8.80',
    is_free_shipping: 1,
  })
  expect((await save([gold, row(0, '普通', 0)])).code).toBe(0)
  const saved = await lists()
  expect(saved).toEqual([row(saved[0]?.level_id ?? 0, '普通', 0), { ...gold, level_id: saved[1]?.level_id }])
  expect(saved.every(({ level_id }) => level_id > 0)).toBe(true)
})

test('a saved list keeps, changes, adds and drops', async () => {
  await withLevels(world)
  const [one, two] = (await lists()) as Row[]
  expect((await save([{ ...(one as Row), level_name: '新人' }, two as Row, row(0, '黑卡', 90_000)])).code).toBe(0)
  expect((await lists()).map(({ level_name, level_id }) => [level_name, level_id > 3 ? 'new' : level_id])).toEqual([
    ['新人', 1],
    ['银卡会员', 2],
    ['黑卡', 'new'],
  ])
})

test('what cannot be is refused and changes nothing', async () => {
  await withLevels(world)
  await registered(world, freshMobile())
  const before = await lists()
  const bad = [
    [row(1, '普通', 1)],
    [row(1, '普通', 0), row(0, '另一', 0)],
    [row(1, '普通', 0), row(0, '甲', 5), row(0, '乙', 5)],
    [row(1, '普通', 0), row(77, '没有', 5)],
    [row(1, '普通', 0), row(1, '两次', 5)],
    // members hold level 1
    [row(2, '银卡', 0)],
    [row(1, '普通', 0, { consume_discount: 9.55 })],
    [],
  ]
  for (const list of bad) expect((await save(list)).code).toBeLessThan(0)
  expect(await lists()).toEqual(before)
})

test('a level is never dropped from under a registration that has chosen it', async () => {
  await withLevels(world)
  let chosen: () => void = () => undefined
  const choosing = new Promise<void>((done) => (chosen = done))
  const registering = world.mall.tx(async (trx) => {
    const level = await firstLevel(trx)
    chosen()
    await new Promise((done) => setTimeout(done, 300))
    await trx.insertInto('member').values({ member_id: 9, member_level: level, create_time: 0 }).execute()
  })
  await choosing
  expect((await save([row(0, '新', 0)])).code).toBe(-1)
  await registering
  expect((await lists()).map(({ level_id }) => level_id)).toEqual([1, 2, 3])
})

test('a rise brings one of each coupon of every level on the way that is still to be had, once', async () => {
  const common = {
    site_id: 3,
    type: 'reward',
    money: 500,
    at_least: 2000,
    validity_type: 1,
    fixed_term: 3,
    create_time: 0,
  }
  const type = { ...common, goods_type: 1, max_fetch: 1, image: '' }
  await world.mall.db
    .insertInto('shop')
    .values({ site_id: 3, code: '', shop_status: 1, shop_adv: '[]', guarantees: '{}', site_name: '青禾家居' })
    .execute()
  await world.mall.db
    .insertInto('coupon_type')
    .values([
      { ...type, coupon_type_id: 1, code: 'a', coupon_name: '银卡券', count: 9 },
      { ...type, coupon_type_id: 2, code: 'b', coupon_name: '金卡券', count: 9 },
      { ...type, coupon_type_id: 3, code: 'c', coupon_name: '抢光券', count: 1, lead_count: 1 },
    ])
    .execute()
  await save([
    row(0, '普通', 0),
    row(0, '银卡', 100, { send_coupon: '3,1' }),
    row(0, '金卡', 200, { send_coupon: '2,1' }),
  ])
  const { memberId } = await registered(world, freshMobile())
  const grow = (amount: number) =>
    world.operator('/operator/api/member/adjust', {
      ...{ member_id: memberId, account_type: 'growth', amount: String(amount), remark: '补偿' },
    })
  expect((await grow(250)).code).toBe(0)
  await world.mall.jobs.runDue()
  const own = async () => {
    const rows = await world.mall.db.selectFrom('member_coupon').selectAll().where('member_id', '=', memberId).execute()
    return rows.map(({ coupon_name, get_type }) => `${coupon_name} ${get_type}`).sort()
  }
  const given = ['金卡券 3', '银卡券 3', '银卡券 3']
  expect(await own()).toEqual(given)
  await grow(-250)
  await grow(250)
  const [, , gold] = await lists()
  const again = { kind: 'level.gift', distKey: memberId, key: String(gold?.level_id), payload: null, attempts: 2 }
  await giveCoupons(again, world.mall)
  await world.mall.jobs.runDue()
  expect(await own()).toEqual(given)
})

test('growth that comes from all sides at once raises a member step by step, with each gift once', async () => {
  const reward = [{ day: 1, point: 5, growth: 60, balance: '0.00' }]
  await world.operator('/operator/api/config/save', { key: 'membersignin', value: { is_use: 1, cycle: 1, reward } })
  await save([
    row(0, '普通', 0),
    row(0, '银卡', 100, { send_point: 7, send_balance: '1.00' }),
    row(0, '金卡', 200, { send_point: 11, send_balance: '3.00' }),
  ])
  const { token, memberId } = await registered(world, freshMobile())
  const before = await balances(world.mall.db, memberId)
  const grow = () =>
    world.operator('/operator/api/member/adjust', {
      ...{ member_id: memberId, account_type: 'growth', amount: '10', remark: '补偿' },
    })
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, () => world.call('/api/membersignin/signin', {}, { token })),
    ...Array.from({ length: 25 }, grow),
  ])
  await world.mall.jobs.runDue()
  expect(answers.slice(0, 25).filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.slice(25).filter(({ code }) => code === 0)).toHaveLength(25)
  const after = await balances(world.mall.db, memberId)
  expect(after).toMatchObject({ growth: before.growth + 310, point: before.point + 23, balance: before.balance + 400 })
  const info = await world.call('/api/member/info', {}, { token })
  expect(info.data).toMatchObject({ member_level_name: '金卡' })
})
