import { tradeWorld } from '../../testing/tradeWorld'
import type { TestMall } from '../../testing/testMall'
import { queriesOf } from '../../testing/countQueries'
import { leaveMessage } from './message.service'
import { leaveServicerNews, readServicerNews } from './servicerNews.service'

const at = '/sitemessage/api/sitemessage' as const
const readAll = '/sitemessage/api/sitemessage/editallseed'
const words = '/sitemessage/api/sitemessage/staticdata'

let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }])
})
afterEach(() => world.close())

const servicer = (words: string, siteId = 3, memberId = 1) =>
  world.mall.tx((trx) => leaveServicerNews(trx, world.mall, { memberId, siteId, words, at: world.clock.now() }))
const promotion = (ref: number, memberId = 1, later = 0) =>
  world.mall.tx((trx) =>
    leaveMessage(trx, world.mall, {
      ...{ memberId, siteId: 3, occasion: 'groupComplete', type: 'pintuan', activityId: 5, goodsId: 1, ref },
      at: world.clock.now() + later,
    }),
  )
const data = async <D>(answer: Promise<{ code: number; data: D }>): Promise<D> => {
  const { code, data } = await answer
  expect(code).toBe(0)
  return data
}
const as = (memberId: number) => world.login(memberId).then((token) => ({ token }))
const count = async (memberId = 1) => (await data(world.call(`${at}/getpermessagecount`, {}, await as(memberId)))).count
const threads = async (memberId = 1) => (await data(world.call(`${at}/lists`, {}, await as(memberId)))).list
const promotions = async (more = {}, memberId = 1) =>
  (await data(world.call(`${at}/getSiteMemberSubMessagePromotionList`, more, await as(memberId)))).list
const servicers = async (more = {}) =>
  (await data(world.call(`${at}/getSiteMemberSubMessageServicerList`, more, await as(1)))).list

it('a kind is one row with what is unread, and of servicers each shop is one', async () => {
  expect(await threads()).toEqual([])
  await promotion(1)
  await promotion(2, 1, 5)
  await servicer('在吗', 3)
  await servicer('您好', 7)
  expect(await count()).toBe(4)
  const rows = await threads()
  expect(rows.map(({ sub_type, site_id, title, remind_num }) => [sub_type, site_id, title, remind_num])).toEqual([
    ['promotion', 0, '活动通知', 2],
    ['servicer', 7, '山野鲜生', 1],
    ['servicer', 3, '青禾家居', 1],
  ])
  expect(rows[1]?.content).toBe('您好')
  expect(await threads(2)).toEqual([])
})

it('the words of the server are the reader’s language, those of a servicer are as they were said', async () => {
  await promotion(1)
  await servicer('明天发货')
  const { token } = await as(1)
  const call = { token, language: 'en-us' }
  const english = await data(world.call(`${at}/getSiteMemberSubMessagePromotionList`, {}, call))
  expect(english.list[0]).toMatchObject({ title: 'Group complete', site_id: 3, is_seed: 0 })
  expect(JSON.parse(english.list[0]?.message_json ?? '')).toEqual({
    ...{ promotion_type: 'pintuan', promotion_id: 5, goods_id: 1, promotion_ref: 1 },
  })
  const said = await data(world.call(`${at}/getSiteMemberSubMessageServicerList`, {}, call))
  expect(said.list[0]).toMatchObject({ title: 'Customer service', content: '明天发货' })
  expect(await data(world.call(words, {}, { language: 'en-us' }))).toMatchObject({ order: 'Orders' })
})

it('what is read is not unread any more, one by one, by kinds, and by its status', async () => {
  for (const ref of [1, 2, 3]) await promotion(ref)
  await servicer('在吗')
  const [first] = await promotions()
  await data(world.call(`${at}/seed`, { id: first?.id ?? 0, site_id: 3 }, await as(1)))
  expect((await promotions({ status: 1 })).map(({ id }) => id)).toEqual([first?.id])
  expect(await promotions({ status: 0 })).toHaveLength(2)
  expect(await promotions({ site_id: 7 })).toEqual([])
  expect(await count()).toBe(3)
  await data(world.call(readAll, { sub_type: '["promotion"]', site_id: 0 }, await as(1)))
  expect(await count()).toBe(1)
  await data(world.call(readAll, { sub_type: 'servicer', site_id: 7 }, await as(1)))
  expect(await count()).toBe(1)
  await data(world.call(readAll, { sub_type: 'servicer' }, await as(1)))
  expect(await count()).toBe(0)
})

it('what was deleted never comes back, whatever happens to its event', async () => {
  await promotion(1)
  await promotion(2)
  const [newest] = await promotions()
  await data(world.call(`${at}/deletemembersubmessage`, { id: newest?.id ?? 0 }, await as(1)))
  await promotion(2)
  expect(await promotions()).toHaveLength(1)
  const [thread] = await threads()
  await data(world.call(`${at}/deleteMemberMessage`, { id: thread?.id ?? 0 }, await as(1)))
  await promotion(1)
  expect([await promotions(), await threads(), await count()]).toEqual([[], [], 0])
  const kept = await world.mall.db.selectFrom('site_message').select(['state', 'facts']).execute()
  expect(kept).toEqual(Array(2).fill({ state: 2, facts: {} }))
})

it('what is another’s or not there is done without effect', async () => {
  await promotion(1)
  const [row] = await promotions()
  const stranger = await as(2)
  for (const id of [row?.id ?? 0, 99])
    for (const path of ['seed', 'recordsSeed', 'deletemembersubmessage', 'deleteMemberMessage'] as const)
      expect((await world.call(`${at}/${path}`, { id, site_id: 3 }, stranger)).code).toBe(0)
  expect((await world.call(readAll, { sub_type: 'promotion' }, stranger)).code).toBe(0)
  expect(await count()).toBe(1)
})

it('a servicer’s news is one row, unread again with every word', async () => {
  await servicer('一')
  const [before] = await servicers()
  await data(world.call(`${at}/seed`, { id: before?.id ?? 0 }, await as(1)))
  expect(await count()).toBe(0)
  await servicer('二')
  expect((await servicers()).map(({ content, is_seed }) => [content, is_seed])).toEqual([['二', 0]])
  await world.mall.tx((trx) => readServicerNews(trx, 1, 3))
  expect(await count()).toBe(0)
})

it('of a deletion and a new word of the servicer, the word stays', async () => {
  await servicer('一')
  const [seen] = await servicers()
  const token = (await as(1)).token
  const id = seen?.id ?? 0
  await Promise.all([
    world.call(`${at}/deletemembersubmessage`, { id }, { token }),
    world.call(`${at}/seed`, { id }, { token }),
    servicer('二'),
  ])
  await world.call(`${at}/deletemembersubmessage`, { id }, { token })
  await world.call(`${at}/seed`, { id }, { token })
  expect((await servicers()).map(({ content, is_seed }) => [content, is_seed])).toEqual([['二', 0]])
})

it('reading asks as little of many messages as of one', async () => {
  const { token } = await as(1)
  const asked = async (path: 'lists' | 'getpermessagecount' | 'getSiteMemberSubMessagePromotionList') =>
    (await queriesOf(() => world.call(`${at}/${path}`, {}, { token }))).length
  await promotion(1)
  // the shops and rules that a process keeps
  await asked('lists')
  const few = [await asked('lists'), await asked('getpermessagecount')]
  for (let ref = 2; ref < 20; ref += 1) await promotion(ref)
  expect([await asked('lists'), await asked('getpermessagecount')]).toEqual(few)
  expect(few[1]).toBeLessThanOrEqual(4)
  expect(await asked('getSiteMemberSubMessagePromotionList')).toBeLessThanOrEqual(5)
})

it('while the addon is off the calls say so, and what happens is written all the same', async () => {
  await world.operator('/operator/api/config/save', { key: 'addon', value: JSON.stringify({ sitemessage: 0 }) })
  const answer = await world.call(`${at}/getpermessagecount`, {}, await as(1))
  expect(answer).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  await promotion(1)
  await world.operator('/operator/api/config/save', { key: 'addon', value: JSON.stringify({ sitemessage: 1 }) })
  expect(await count()).toBe(1)
})
