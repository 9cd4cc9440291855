import { balances } from '../../ledger/ledger'
import { secondsLeftOfDay } from '../../lib/date'
import type { Random } from '../../lib/random'
import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
let fair: Random
beforeAll(async () => {
  world = await testMall({ seed: true })
  fair = world.mall.outside.random
}, 60_000)
afterAll(() => world.close())
afterEach(() => void (world.mall.outside.random = fair))

/** The lowest number each time: a win where one is possible, and the first award that is left. */
const luck: Random = () => 0
const noLuck: Random = (limit) => limit - 1

const now = () => world.clock.now()
const points = { award_name: '50 积分', award_type: 1, point: 50, stock: 5, weight: 1 }
const money = { award_name: '红包', award_type: 2, balance: '1.50', stock: 5, weight: 1 }
const coupon = { award_name: '平台券', award_type: 3, relate_id: 1, stock: 5, weight: 1 }
const gift = { award_name: '茶具', award_type: 4, relate_id: 1, stock: 5, weight: 1 }

async function made(award: object[] = [points], more: object = {}, kind = 'turntable'): Promise<number> {
  const terms = {
    ...{
      game_name: '周年抽奖',
      points: 10,
      join_type: 0,
      join_frequency: 0,
      winning_rate: '50',
      no_winning_desc: '谢谢参与',
    },
    ...{ is_show_winner: 1, remark: '每次 10 积分', award, start_time: now() - 60, end_time: now() + 86_400, ...more },
  }
  const { data, code, message } = await world.operator('/operator/api/promotion/create', {
    kind,
    site_id: 0,
    data: JSON.stringify(terms),
  } as never)
  if (code !== 0) throw new Error(message)
  return data
}

interface Person {
  memberId: number
  token: string
}
async function person(point = 100): Promise<Person> {
  const { token } = await registered(world, freshMobile())
  const { member_id: memberId, point: has } = (await world.call('/api/member/info', {}, { token })).data
  const given = { member_id: memberId, account_type: 'point', amount: String(point - has), remark: 'x' }
  if (point !== has) await world.operator('/operator/api/member/adjust', given as never)
  return { memberId, token }
}
const info = async (id: number, token = '') =>
  (await world.call('/turntable/api/turntable/info', { id }, { token })).data
const draw = ({ token }: Person, id: number, more: object = {}) =>
  world.call('/turntable/api/turntable/lottery', { id, ...more } as never, { token })
const has = ({ memberId }: Person) => balances(world.mall.db, memberId)

describe('a draw', () => {
  it('takes its points and brings nothing, or points', async () => {
    const who = await person()
    const id = await made()
    world.mall.outside.random = noLuck
    expect((await draw(who, id)).data).toEqual({
      ...{ is_winning: 0, award_id: 0, award_name: '', award_type: 0, relate_id: 0, relate_name: '' },
      ...{ point: 0, balance: '0.00' },
    })
    expect((await has(who)).point).toBe(90)
    world.mall.outside.random = luck
    expect((await draw(who, id)).data).toMatchObject({ is_winning: 1, award_name: '50 积分', award_type: 1, point: 50 })
    expect((await has(who)).point).toBe(130)
    const { list } = (await world.call('/api/game/recordPage', { id }, { token: who.token })).data
    expect(list.map(({ is_winning, points: cost }) => [is_winning, cost])).toEqual([
      [1, 10],
      [0, 10],
    ])
    expect((await info(id)).draw_record).toMatchObject([
      { award_name: '50 积分', member_nick_name: expect.stringMatching(/^.\*\*\*$/) },
    ])
  })
  it('brings money, a coupon, a gift', async () => {
    const who = await person()
    world.mall.outside.random = luck
    expect((await draw(who, await made([money]))).data).toMatchObject({ award_type: 2, balance: '1.50' })
    expect((await has(who)).balance).toBe(150)
    const coupons = async () =>
      (await world.call('/platformcoupon/api/platformcoupon/memberpage', { state: 1 }, { token: who.token })).data.count
    const before = await coupons()
    expect((await draw(who, await made([coupon]))).data).toMatchObject({ award_type: 3, relate_id: 1 })
    expect(await coupons()).toBe(before + 1)
    const { data } = await draw(who, await made([gift]))
    expect(data).toMatchObject({ award_type: 4, relate_id: 1 })
    const order = await world.call('/gift/api/giftorder/info', { order_id: data.order_id ?? 0 }, { token: who.token })
    expect(order.data).toMatchObject({ gift_id: 1, num: 1, express_status: 0, remark: '周年抽奖' })
  })
  it('with too few points takes nothing and is none', async () => {
    const who = await person(9)
    const id = await made()
    expect(await draw(who, id)).toMatchObject({ code: -1, message: '积分不足' })
    expect((await has(who)).point).toBe(9)
    expect((await world.call('/api/game/recordPage', { id }, { token: who.token })).data.count).toBe(0)
  })
  it('sent again with its key shows the same, and costs once', async () => {
    const who = await person()
    const id = await made([points, money, coupon], { winning_rate: '50' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => draw(who, id, { idempotency_key: 'a-draw-that-got-lost' })),
    )
    const told = answers.filter(({ code }) => code === 0).map(({ data }) => JSON.stringify(data))
    expect(new Set(told).size).toBe(1)
    expect((await world.call('/api/game/recordPage', { id }, { token: who.token })).data.count).toBe(1)
  })
})

describe('the draws of a member', () => {
  it.each([
    [0, '抽奖次数已用完'],
    [1, '今天的抽奖次数已用完'],
  ])('are counted (join_type %i), also of fifty at once', async (join_type, message) => {
    const who = await person(1000)
    const id = await made([points], { join_type, join_frequency: 3, end_time: now() + 3 * 86_400 })
    world.mall.outside.random = noLuck
    expect([(await info(id)).surplus_num, (await info(id, who.token)).surplus_num]).toEqual([0, 3])
    const answers = await Promise.all(Array.from({ length: 50 }, () => draw(who, id)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect((await has(who)).point).toBe(970)
    expect(await draw(who, id)).toMatchObject({ code: -1, message })
    expect((await info(id, who.token)).surplus_num).toBe(0)
    world.clock.setOffset(world.clock.offset + secondsLeftOfDay(now()))
    expect((await draw(who, id)).code).toBe(join_type === 1 ? 0 : -1)
  })
  it('need the level, by its growth', async () => {
    const who = await person()
    const id = await made([points], { level_id: 2 })
    expect((await info(id)).level_name).toBe('银卡会员')
    expect(await draw(who, id)).toMatchObject({ code: -1, message: '您的会员等级不足' })
    const grown = { member_id: who.memberId, account_type: 'growth', amount: '5000', remark: 'x' }
    await world.operator('/operator/api/member/adjust', grown as never)
    expect((await draw(who, id)).code).toBe(0)
  })
  it('need a game that runs', async () => {
    const who = await person()
    const early = await made([points], { start_time: now() + 3600 })
    const late = await made([points], { end_time: now() + 10 })
    const closed = await made()
    world.clock.setOffset(world.clock.offset + 20)
    await world.operator('/operator/api/promotion/close', { kind: 'turntable', id: closed })
    const answers = [await draw(who, early), await draw(who, late), await draw(who, closed)]
    expect(answers.map(({ message }) => message)).toEqual(['活动尚未开始', '活动已结束', '活动已结束'])
    expect([(await info(early)).status, (await info(late)).status, (await info(closed)).status]).toEqual([0, 2, 3])
    expect(await world.call('/egg/api/egg/info', { id: closed })).toMatchObject({ code: -1, message: '活动不存在' })
  })
  it('end where the game is closed among them: each is paid and written down, or refused for nothing', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => person(1000)))
    const id = await made()
    world.mall.outside.random = noLuck
    const early = Array.from({ length: 25 }, (_, i) => draw(people[i % 10]!, id))
    await Promise.race(early)
    const closing = world.operator('/operator/api/promotion/close', { kind: 'turntable', id })
    const late = Array.from({ length: 25 }, (_, i) => draw(people[i % 10]!, id))
    const answers = await Promise.all([...early, ...late])
    expect((await closing).code).toBe(0)
    const drawn = answers.filter(({ code }) => code === 0).length
    const refused = answers.filter(({ message }) => message === '活动已结束').length
    expect(drawn).toBeGreaterThan(0)
    expect(drawn + refused).toBe(50)
    const points = await Promise.all(people.map(async (who) => (await has(who)).point))
    expect(points.reduce((sum, one) => sum + one)).toBe(10_000 - 10 * drawn)
    const records = await Promise.all(
      people.map(async ({ token }) => (await world.call('/api/game/recordPage', { id }, { token })).data.count),
    )
    expect(records.reduce((sum, one) => sum + one)).toBe(drawn)
  })
})

describe('prizes', () => {
  it('go until none is left, and none twice, of many members at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person(1000)))
    world.mall.outside.random = luck
    const id = await made([
      { ...points, stock: 3 },
      { ...money, stock: 2 },
      { ...gift, stock: 1 },
    ])
    const answers = await Promise.all(Array.from({ length: 48 }, (_, i) => draw(people[i % people.length]!, id)))
    const types = answers.map(({ data }) => data.award_type).sort()
    expect(types).toEqual([...Array<number>(42).fill(0), 1, 1, 1, 2, 2, 4])
    expect(
      (await world.mall.db.selectFrom('game_award').select(['stock', 'given']).where('game_id', '=', id).execute()).map(
        ({ stock, given }) => stock - given,
      ),
    ).toEqual([0, 0, 0])
  })
  it('of coupons that ran out are none', async () => {
    const who = await person()
    world.mall.outside.random = luck
    await world.mall.db
      .updateTable('platform_coupon_type')
      .set((eb) => ({ lead_count: eb.ref('count') }))
      .where('platformcoupon_type_id', '=', 2)
      .execute()
    expect((await draw(who, await made([{ ...coupon, relate_id: 2 }]))).data.is_winning).toBe(0)
    expect((await draw(who, await made([{ ...coupon, relate_id: 2 }, money]))).data.award_type).toBe(2)
  })
  it('never tell their odds', async () => {
    const id = await made([points, gift])
    const told = JSON.stringify(await info(id))
    expect(told).not.toMatch(/weight|rate|stock|given/)
    const { award } = await info(id)
    expect(award).toHaveLength(8)
    expect(award.filter(({ award_id }) => award_id === -1)).toHaveLength(6)
    expect(award[1]).toMatchObject({ award_id: -1, award_name: '谢谢参与' })
  })
})

it.each([
  ['no award that can be won', [{ ...points, stock: 0 }], {}],
  ['a coupon type nobody knows', [{ ...coupon, relate_id: 999 }], {}],
  ['a gift nobody knows', [{ ...gift, relate_id: 999 }], {}],
  ['a gift that is not usable', [{ ...gift, relate_id: 3 }], {}],
  ['points that are none', [{ ...points, point: 0 }], {}],
  ['a level nobody knows', [points], { level_id: 99 }],
  ['nine awards', Array(9).fill(points), {}],
  ['an end before the start', [points], { end_time: 1 }],
])('the operator makes no game with %s', async (_, award, more) => {
  await expect(made(award, more)).rejects.toThrow()
})

it('the demo mall has its games, each with all four kinds of prizes', async () => {
  const demo = [
    await world.call('/turntable/api/turntable/info', { id: 1 }),
    await world.call('/cards/api/cards/info', { id: 2 }),
    await world.call('/egg/api/egg/info', { id: 3 }),
    await world.call('/turntable/api/turntable/info', { id: 4 }),
    await world.call('/turntable/api/turntable/info', { id: 5 }),
  ]
  expect(demo.map(({ data }) => data.status)).toEqual([1, 1, 1, 0, 2])
  const { rows } = { rows: await world.mall.db.selectFrom('game_award').select(['game_id', 'award_type']).execute() }
  for (const id of [1, 2, 3])
    expect(new Set(rows.filter((row) => row.game_id === id).map((row) => row.award_type))).toEqual(
      new Set([1, 2, 3, 4]),
    )
})
