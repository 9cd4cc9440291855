import { saveSetting } from '../../testing/loginWorld'
import { fenxiaoLevel, fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'

jest.setTimeout(120_000)

let world: FenxiaoWorld
beforeEach(async () => {
  world = await fenxiaoWorld()
  await world.person(11)
})
afterEach(() => world.close())

const mine = async (memberId: number) => ({ token: await world.login(memberId) })
const apply = async (memberId: number, fenxiao_name: string) =>
  world.call('/fenxiao/api/apply/applyfenxiao', { fenxiao_name, mobile: '13700000011' }, await mine(memberId))
const status = async (memberId: number) =>
  (await world.call('/fenxiao/api/apply/status', {}, await mine(memberId))).data?.status ?? 0
const detail = async (memberId: number) =>
  (await world.call('/fenxiao/api/fenxiao/detail', {}, await mine(memberId))).data
const decide = (apply_id: number, agree: 0 | 1, more: object = {}) =>
  world.operator('/operator/api/fenxiaoapply/decide', { apply_id, agree, ...more })
const exists = async (memberId: number, fenxiao_name: string) =>
  (await world.call('/fenxiao/api/apply/existFenxiaoName', { fenxiao_name }, await mine(memberId))).data
const rule = (patch: object) => saveSetting(world, 'fenxiao_condition', patch)

test('asked, seen by the platform, refused, asked again, approved', async () => {
  expect([await status(11), await detail(11)]).toEqual([0, null])
  const first = await apply(11, '小满的店')
  expect(first.code).toBe(0)
  expect(await status(11)).toBe(1)
  expect((await apply(11, '另一个')).code).toBe(-1)
  const waiting = async () => (await world.operator('/operator/api/pending/lists', { kind: 'fenxiaoapply' })).data.list
  expect(await waiting()).toMatchObject([{ apply_id: first.data, member_id: 11, title: '小满的店', status: 1 }])
  expect((await decide(first.data, 0)).code).toBe(0)
  expect([await status(11), await waiting(), await exists(1, '小满的店')]).toEqual([-1, [], 0])
  const second = await apply(11, '小满的店')
  expect((await decide(first.data, 1)).code).toBe(-1)
  expect((await decide(second.data, 1)).code).toBe(0)
  expect((await decide(second.data, 1)).code).toBe(-1)
  expect((await decide(second.data, 0)).code).toBe(-1)
  expect(await status(11)).toBe(2)
  expect(await detail(11)).toMatchObject({ fenxiao_id: 11, fenxiao_name: '小满的店', level_name: '等级1', status: 1 })
  const info = await world.call('/fenxiao/api/apply/info', {}, await mine(11))
  expect(info.data).toMatchObject({ apply_id: second.data, status: 2, nickname: '会员11', parent: 0 })
  expect((await apply(11, '再来')).code).toBe(-1)
  expect((await decide(123, 1)).code).toBe(-1)
})

test('the operator may name a level; one that is not there is refused and nothing is decided', async () => {
  const list = [fenxiaoLevel(1, [10, 5, 2]), fenxiaoLevel(2, [12, 6, 2])]
  await saveSetting(world, 'fenxiao_levels', { list })
  const rows = await world.mall.db.selectFrom('fenxiao_level').select(['level_id', 'level_num']).execute()
  const { data: id } = await apply(11, '小满的店')
  expect((await decide(id, 1, { level_id: 999 })).code).toBe(-1)
  expect(await status(11)).toBe(1)
  const second = rows.find(({ level_num }) => level_num === 2)?.level_id
  expect((await decide(id, 1, { level_id: second })).code).toBe(0)
  expect(await detail(11)).toMatchObject({ level_id: second, condition: { last_level: null } })
})

test('a name is unique however it is written, also while one waits, and passes the content check', async () => {
  await apply(11, 'Tea House')
  expect([await exists(1, ' tea　house '), await exists(11, 'Tea House')]).toEqual([1, 0])
  expect((await apply(1, 'ＴＥＡ HOUSE')).code).toBe(-1)
  // signs that nobody sees make no other name
  expect([await exists(1, 'Tea\u200b House'), (await apply(1, '\u202etea house')).code]).toEqual([1, -1])
  expect((await apply(1, '违规测试')).code).toBe(-1)
  expect((await apply(1, ' \u200b ')).code).toBeLessThan(0)
  expect(await status(1)).toBe(0)
})

test('fifty who want one name at once: one has it', async () => {
  const ids = Array.from({ length: 50 }, (_, i) => 100 + i)
  for (const id of ids) await world.person(id)
  const answers = await Promise.all(ids.map((id) => apply(id, '同名')))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const rows = await world.mall.db.selectFrom('fenxiao_apply').select('member_id').execute()
  expect(rows).toHaveLength(1)
})

test('without a review a member is a distributor at once; a name nobody could judge waits for a person', async () => {
  await saveSetting(world, 'fenxiao_basics', { is_examine: 0 })
  await apply(11, '小满的店')
  expect([await status(11), (await detail(11))?.fenxiao_name]).toEqual([2, '小满的店'])
  await world.person(12)
  await apply(12, '待审测试')
  expect([await status(12), await detail(12)]).toEqual([1, null])
})

test('0: everybody is one, under the nickname, which may be somebody’s already', async () => {
  await rule({ fenxiao_condition: 0 })
  await world.person(12)
  await world.mall.db.updateTable('member').set({ nickname: '会员11' }).where('member_id', '=', 12).execute()
  expect((await detail(11))?.fenxiao_name).toBe('会员11')
  expect((await detail(12))?.fenxiao_name).toBe('会员1112')
  expect((await apply(11, '小满的店')).code).toBe(-1)
})

test.each([0, 1] as const)(
  'a name asked for is free again when the rules gave another one, agreed %s',
  async (agree) => {
    const { data: id } = await apply(11, '小满的店')
    await rule({ fenxiao_condition: 0 })
    expect([(await detail(11))?.fenxiao_name, await exists(1, '小满的店')]).toEqual(['会员11', 1])
    expect((await decide(id, agree)).code).toBe(0)
    expect([await exists(1, '小满的店'), await exists(1, '会员11')]).toEqual([0, 1])
  },
)

describe.each([
  [2, { consume_count: 2 }, '还差1笔订单'],
  [3, { consume_money: '150.00' }, '还差消费¥50.00'],
  [4, { goods_ids: '1,77' }, '还未购买指定商品'],
])('%s: own orders make a distributor', (fenxiao_condition, more, missing) => {
  it('once they are paid', async () => {
    await rule({ fenxiao_condition, consume_condition: 1, ...more })
    await world.buy(11, [2])
    expect(await detail(11)).toBeNull()
    expect((await apply(11, '小满的店')).message).toContain(missing)
    await world.buy(11, [1])
    expect((await detail(11))?.fenxiao_name).toBe('会员11')
  })

  it('once they are completed, less refunds', async () => {
    await rule({ fenxiao_condition, consume_condition: 2, ...more })
    const one = await world.buy(11, [2])
    const two = await world.buy(11, [1])
    await world.refund(11, two.line)
    await world.complete(11, one)
    expect(await detail(11)).toBeNull()
    const three = await world.buy(11, [1])
    expect(await detail(11)).toBeNull()
    await world.complete(11, three)
    expect((await world.call('/api/member/info', {}, await mine(11))).data.is_fenxiao).toBe(1)
  })

  it('with perfect_info they only open the application', async () => {
    await rule({ fenxiao_condition, consume_condition: 1, perfect_info: 1, ...more })
    await world.buy(11, [2])
    expect((await apply(11, '小满的店')).message).toContain(missing)
    await world.buy(11, [1])
    expect(await detail(11)).toBeNull()
    expect((await apply(11, '小满的店')).code).toBe(0)
  })
})

test('a frozen distributor is told so; doing it again has no effect, and nobody else can be', async () => {
  await world.distributor(12)
  const freeze = (fenxiao_id: number, freeze: 0 | 1) =>
    world.operator('/operator/api/fenxiao/freeze', { fenxiao_id, freeze })
  expect([(await freeze(12, 1)).code, (await freeze(12, 1)).code]).toEqual([0, 0])
  expect(await detail(12)).toMatchObject({ status: -1 })
  expect((await freeze(12, 0)).code).toBe(0)
  expect(await detail(12)).toMatchObject({ status: 1 })
  expect((await freeze(11, 1)).code).toBe(-1)
})
