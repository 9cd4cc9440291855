import { putOrder } from '../../testing/orders'
import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'

const at = '/sitemessage/api/sitemessage' as const

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
})
afterEach(() => world.close())

const as = (memberId: number) => world.login(memberId).then((token) => ({ token }))
const send = (more: object = {}, site = 0, base: Record<string, string> = {}) =>
  world.operator(
    '/operator/api/message/send',
    { sub_type: 'group', title: '店庆', content: '全场九折', text: '<p>欢迎</p>', ...more },
    site,
    { base },
  )
const groups = async (memberId: number) => {
  const answer = await world.call(`${at}/getSiteMemberSubMessageGroupList`, {}, await as(memberId))
  return (answer.data ?? { list: [] }).list
}
const count = async (memberId: number) =>
  (await world.call(`${at}/getpermessagecount`, {}, await as(memberId))).data?.count
const detail = async (memberId: number, id: number) =>
  world.call(`${at}/getSiteMessageRecordsInfo`, { id }, await as(memberId))
const rows = () => world.mall.db.selectFrom('site_message').select(['member_id', 'site_id']).execute()
const member = (member_id: number) =>
  world.mall.db
    .insertInto('member')
    .values({ member_id, nickname: `新${member_id}`, member_level: 1, create_time: world.clock.now() })
    .execute()
const follow = async (memberId: number, site_id: number) =>
  world.call('/api/shopmember/add', { site_id }, await as(memberId))

it('a message to all becomes a row of whoever looks, once', async () => {
  expect((await send()).code).toBe(0)
  expect(await rows()).toEqual([])
  expect(await count(1)).toBe(1)
  expect(await rows()).toEqual([{ member_id: 1, site_id: 0 }])
  const [row, ...more] = await groups(1)
  expect(more).toEqual([])
  expect(row).toMatchObject({ title: '店庆', content: '全场九折', text: '<p>欢迎</p>', sub_type: 'group' })
  const { record_id } = JSON.parse(row?.message_json ?? '') as { record_id: number }
  expect((await detail(1, record_id)).data).toMatchObject({ id: record_id, title: '店庆', text: '<p>欢迎</p>' })
  expect((await detail(2, record_id)).code).toBe(0)
  expect((await detail(2, record_id + 1)).code).toBe(-1)
})

it('recordsSeed brings it too, and a deletion is for good', async () => {
  await send()
  expect((await world.call(`${at}/recordsSeed`, { id: 1 }, await as(1))).code).toBe(0)
  expect(await rows()).toHaveLength(1)
  const [row] = await groups(1)
  await world.call(`${at}/deletemembersubmessage`, { id: row?.id ?? 0 }, await as(1))
  world.clock.forward(1000)
  expect([await groups(1), await count(1)]).toEqual([[], 0])
})

it('who registered later does not get it, nor what a shop sent before he followed it', async () => {
  await send()
  await send({ title: '三号店' }, 3)
  world.clock.forward(60)
  await member(9)
  await follow(9, 3)
  expect(await count(9)).toBe(0)
  await send({ title: '后来' })
  expect((await groups(9)).map(({ title }) => title)).toEqual(['后来'])
})

it('a shop reaches its followers and its buyers, whether named or not', async () => {
  await follow(1, 3)
  await putOrder(world.mall, { type: 1, status: 1, memberId: 2 })
  await member(9)
  await send({ title: '所有人' }, 3)
  await send({ title: '点名', member_ids: '1,2,9,12345' }, 3)
  await send({ title: '别家' }, 7)
  for (const [id, titles] of [
    [1, ['点名', '所有人']],
    [2, ['点名', '所有人']],
    [9, []],
  ] as const)
    expect((await groups(id)).map(({ title }) => title)).toEqual(titles)
  await send({ title: '平台点名', member_ids: '9' })
  expect((await groups(9)).map(({ title }) => title)).toEqual(['平台点名'])
  expect(await groups(1)).toHaveLength(2)
})

it('an unpaid order makes nobody a buyer', async () => {
  await putOrder(world.mall, { type: 1, status: 0, memberId: 2 })
  await send({}, 3)
  await send({ member_ids: '2' }, 3)
  expect(await groups(2)).toEqual([])
})

it('a shop sends four times a day, a repeated call counts once, and the platform as often as it wants', async () => {
  const key = { idempotency_key: 'again' }
  for (const base of [key, key, {}, {}, {}]) expect((await send({}, 3, base)).code).toBe(0)
  expect((await send({}, 3)).code).toBe(-11004)
  for (let i = 0; i < 5; i += 1) expect((await send()).code).toBe(0)
  world.clock.forward(86_400)
  expect((await send({}, 3)).code).toBe(0)
  expect((await send({ site_id: 7 }, 3)).code).toBe(-11006)
})

it('a promotion is told with what the operator says of it', async () => {
  const news = { promotion_type: 'seckill', promotion_id: 4, goods_id: 1 }
  await send({ sub_type: 'promotion', title: '秒杀', message_json: JSON.stringify(news) })
  const { list } = (await world.call(`${at}/getSiteMemberSubMessagePromotionList`, {}, await as(1))).data ?? {
    list: [],
  }
  expect(list).toHaveLength(1)
  expect(JSON.parse(list[0]?.message_json ?? '')).toEqual(news)
})

it('what is sent while many look is brought to each of them once', async () => {
  const looks = () => Promise.all(Array.from({ length: 4 }, () => count(1)))
  await Promise.all([send(), looks(), send(), looks()])
  await looks()
  expect(await count(1)).toBe(2)
  expect(await groups(1)).toHaveLength(2)
})

it('what was committed late is brought although the member has looked since', async () => {
  await send()
  expect(await count(1)).toBe(1)
  world.clock.forward(400)
  await count(1)
  const late = { site_id: 0, record_id: world.mall.newId(), sub_type: 'group', to_all: 1, title: '迟到', content: '' }
  const sent = { ...late, text: '', image: '', facts: '{}', create_time: world.clock.now() - 100 }
  await world.mall.db.insertInto('site_message_record').values(sent).execute()
  expect(await count(1)).toBe(2)
})

it('a long absence is made up for in slices', async () => {
  const at = world.clock.now()
  const many = Array.from({ length: 2300 }, (_, i) => ({
    ...{
      site_id: i % 2 === 0 ? 0 : 7,
      record_id: 10_000 + i,
      sub_type: 'group',
      to_all: 1,
      title: `${i}`,
      content: '',
    },
    ...{ text: '', image: '', facts: '{}', create_time: at + Math.floor(i / 1500) },
  }))
  await world.mall.db.insertInto('site_message_record').values(many).execute()
  world.clock.forward(10)
  expect(await count(1)).toBe(1150)
  expect(await count(1)).toBe(1150)
})
