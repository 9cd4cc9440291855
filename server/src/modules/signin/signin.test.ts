import { balances } from '../../ledger/ledger'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

const day = 86_400
/** Of a cycle of three days; the second brings nothing. */
const reward = [
  { day: 1, point: 5, growth: 1, balance: '0.00' },
  { day: 3, point: 15, growth: 3, balance: '1.50' },
]
let world: TestMall
let token: string
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
  token = await world.login(1)
  await config({ is_use: 1, cycle: 3, reward })
})
afterEach(() => world.close())

const config = (value: Record<string, unknown>) =>
  world.operator('/operator/api/config/save', { key: 'membersignin', value })
const sign = (as = token) => world.call('/api/membersignin/signin', {}, { token: as })
const series = async () => {
  const { data } = await world.call('/api/member/info', {}, { token: await world.login(1) })
  return data.sign_days_series
}
const isSigned = async () => (await world.call('/api/membersignin/issign', {}, { token })).data
const owns = async () => {
  const { point, growth, balance, balance_money } = await balances(world.mall.db, 1)
  return [point, growth, balance, balance_money]
}

it('tells the days of the cycle and what they bring, also to guests', async () => {
  await config({ is_use: 1, cycle: 3, reward: [...reward].reverse() })
  const value = { cycle: 3, reward }
  expect((await world.call('/api/membersignin/award', {})).data).toEqual(value)
  expect((await world.call('/api/membersignin/getSignStatus', {})).data).toEqual({ is_use: 1, value })
})

it('brings what the day in the row brings, once a day, and begins again after the cycle', async () => {
  expect(await isSigned()).toBe(0)
  const seen: unknown[] = []
  for (let i = 0; i < 4; i += 1) {
    const { data } = await sign()
    seen.push([data.point, data.growth, data.balance, await series()])
    expect(await isSigned()).toBe(1)
    expect(await sign()).toMatchObject({ code: -1, error_code: 'SIGNED_IN' })
    world.clock.forward(day)
    token = await world.login(1)
    expect(await isSigned()).toBe(0)
  }
  expect(seen).toEqual([
    [5, 1, '0.00', 1],
    [0, 0, '0.00', 2],
    [15, 3, '1.50', 3],
    [5, 1, '0.00', 1],
  ])
  expect(await owns()).toEqual([25, 5, 150, 0])
  const { data } = await world.call('/api/memberaccount/page', { account_type: 'balance' }, { token })
  expect(data.list).toMatchObject([{ from_type: 'signin', account_data: '1.50', remark: '连续签到第 3 天' }])
})

it('a day without it ends the row: it reads 0, and the count starts at 1', async () => {
  await sign()
  world.clock.forward(day)
  expect(await series()).toBe(1)
  world.clock.forward(day)
  expect(await series()).toBe(0)
  token = await world.login(1)
  expect((await sign()).data).toMatchObject({ point: 5 })
  expect(await series()).toBe(1)
})

it('a day is one of Shanghai', async () => {
  const midnight = (Math.floor((world.clock.now() + 8 * 3600) / day) + 1) * day - 8 * 3600
  world.clock.forward(midnight - world.clock.now() - 1)
  token = await world.login(1)
  expect((await sign()).code).toBe(0)
  world.clock.forward(1)
  expect((await sign()).code).toBe(0)
  expect(await series()).toBe(2)
})

it('fifty calls at once are one, and bring one reward', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => sign()))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(new Set(answers.filter(({ code }) => code !== 0).map(({ error_code }) => error_code))).toEqual(
    new Set(['SIGNED_IN']),
  )
  expect(await owns()).toEqual([5, 1, 0, 0])
})

it('growth lifts the level in the same moment', async () => {
  await world.mall.db
    .insertInto('member_level')
    .values({ level_id: 9, level_name: '银卡', growth: 1, remark: '', send_point: 20, send_coupon: '' })
    .execute()
  await sign()
  expect(await owns()).toEqual([25, 1, 0, 0])
  const { data } = await world.call('/api/member/info', {}, { token })
  expect(data).toMatchObject({ member_level: 9, growth: 1 })
})

it('is refused while it is off, and to guests', async () => {
  expect(await world.call('/api/membersignin/signin', {})).toMatchObject({ code: -1, error_code: 'TOKEN_NOT_EXIST' })
  await config({ is_use: 0, cycle: 3, reward })
  expect((await sign()).code).toBe(-1)
  expect((await world.call('/api/membersignin/getSignStatus', {})).data).toMatchObject({ is_use: 0 })
  expect((await world.call('/api/membersignin/award', {})).data).toEqual({ cycle: 3, reward: [] })
  expect(await owns()).toEqual([0, 0, 0, 0])
})
