import { saveSetting } from '../../testing/loginWorld'
import type { TestMall } from '../../testing/testMall'
import { addSku, tradeWorld } from '../../testing/tradeWorld'

const hour = 3600
let world: TestMall
beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 6990 })
})
afterEach(() => world.close())

type Goods = [sku_id: number, topic_price: string][]
const make = (goods: Goods, more: object = {}, key = 0) => {
  const data = {
    ...{ topic_name: '周末露营', topic_adv: 'upload/a.jpg', bg_color: '#fde7d3', remark: '两天一夜' },
    ...{ start_time: world.clock.now(), end_time: world.clock.now() + hour },
    goods: goods.map(([sku_id, topic_price]) => ({ sku_id, topic_price })),
    ...more,
  }
  return world.operator('/operator/api/promotion/create', { kind: 'topic', data }, key)
}
/** Runs from now for an hour; answers its id. */
async function open(goods: Goods, more: object = {}): Promise<number> {
  const answer = await make(goods, more)
  expect(answer).toMatchObject({ code: 0 })
  return Number(answer.data)
}
const later = (from: number, to: number) => ({
  start_time: world.clock.now() + from * hour,
  end_time: world.clock.now() + to * hour,
})
const close = (id: number, key = 0) => world.operator('/operator/api/promotion/close', { kind: 'topic', id }, key)
const topics = async (params: object = {}) => (await world.call('/topic/api/topic/page', params)).data
const topicIds = async (params: object = {}) => (await topics(params)).list.map((row) => row.topic_id)
const goodsOf = async (topic_id: number, more: object = {}) =>
  (await world.call('/topic/api/topicgoods/page', { topic_id, ...more })).data
/** The id of a sku in a topic, which the page no longer tells when it is over. */
const idOf = async (topicId: number, skuId: number) =>
  (
    await world.mall.db
      .selectFrom('topic_goods')
      .select('topic_goods_id')
      .where('topic_id', '=', topicId)
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow()
  ).topic_goods_id
const detail = (topic_id: number) => world.call('/topic/api/topicgoods/detail', { topic_id })
const info = (topic_id: number, sku_id: number) => world.call('/topic/api/topicgoods/info', { topic_id, sku_id })

it('lists the topics that run, the newest first, of a shop those with its goods', async () => {
  const both = await open([[3, '70.00'], [1, '50.00']]) // prettier-ignore
  const home = await open([[2, '20.00']], { topic_name: '居家' })
  await open([[3, '70.00']], later(1, 2))
  await close(await open([[3, '60.00']]))
  const times = { start_time: world.clock.now(), end_time: world.clock.now() + hour }
  expect(await topics()).toMatchObject({
    count: 2,
    page_count: 1,
    list: [
      { topic_id: home, topic_name: '居家', status: 2 },
      { topic_id: both, topic_name: '周末露营', topic_adv: 'upload/a.jpg', remark: '两天一夜', status: 2, ...times },
    ],
  })
  expect([await topicIds({ site_id: 3 }), await topicIds({ site_id: 7 })]).toEqual([[home, both], [both]])
  expect(await topics({ page: 2, page_size: 1 })).toMatchObject({ count: 2, list: [{ topic_id: both }] })
  world.clock.forward(hour)
  expect((await topics()).count).toBe(1)
})

it('lists the goods of a topic as they were put, each sku at its own price', async () => {
  const id = await open([[3, '70.00'], [11, '55.50'], [1, '50.00'], [2, '20.00']]) // prettier-ignore
  const page = await goodsOf(id)
  expect(page).toMatchObject({ count: 4, bg_color: '#fde7d3', topic_adv: 'upload/a.jpg', topic_name: '周末露营' })
  expect(page.list.map((row) => [row.sku_id, row.topic_price, row.price])).toEqual([
    [3, '70.00', '88.00'],
    [11, '55.50', '69.90'],
    [1, '50.00', '59.90'],
    [2, '20.00', '30.00'],
  ])
  expect(page.list[1]).toMatchObject({
    ...{ id: await idOf(id, 11), topic_id: id, site_id: 3, sku_name: '商品1 11', goods_name: '商品1', sale_num: 0 },
    ...{ discount_price: '69.90', is_virtual: 0, is_free_shipping: 0, end_time: world.clock.now() + hour },
  })
  const skus = async (more: object) => (await goodsOf(id, more)).list.map((row) => row.sku_id)
  expect([await skus({ site_id: 3 }), await skus({ page: 2, page_size: 3 })]).toEqual([[11, 1, 2], [2]])
  await world.operator('/operator/api/goods/state', { goods_id: 1, goods_state: 0 })
  expect(await goodsOf(id, { page_size: 1 })).toMatchObject({ count: 2, page_count: 2, list: [{ sku_id: 3 }] })
})

it('lists no goods of what does not run, and knows no topic that is not there', async () => {
  const soon = await open([[1, '50.00']], later(1, 2))
  const head = { topic_name: '周末露营', bg_color: '#fde7d3' }
  expect(await goodsOf(soon)).toMatchObject({ ...head, count: 0, list: [] })
  world.clock.forward(hour)
  expect(await goodsOf(soon)).toMatchObject({ ...head, count: 1, list: [{ sku_id: 1 }] })
  world.clock.forward(hour)
  expect(await goodsOf(soon)).toMatchObject({ ...head, count: 0, list: [] })
  expect((await world.call('/topic/api/topicgoods/page', { topic_id: 404 })).code).toBe(-1)
})

it('shows goods of a topic by their own id, with its status by the clock', async () => {
  const topic = await open([[1, '50.00'], [11, '55.00'], [2, '20.00']], later(1, 2)) // prettier-ignore
  const [one, other] = [await idOf(topic, 1), await idOf(topic, 11)]
  const shown = { id: one, topic_id: topic, topic_price: '50.00', topic_name: '周末露营', ...later(1, 2) }
  expect((await detail(one)).data).toMatchObject({
    goods_sku_detail: { sku_id: 1, price: '59.90', status: 1, ...shown },
    shop_info: { site_id: 3 },
  })
  expect((await info(one, 11)).data).toMatchObject({ id: other, sku_id: 11, topic_price: '55.00', status: 1 })
  for (const [id, sku] of [
    [one, 2],
    [one, 404],
    [404, 1],
    [await idOf(topic, 2), 1],
  ] as const)
    // prettier-ignore
    expect([id, sku, (await info(id, sku)).code]).toEqual([id, sku, -1])
  expect((await detail(404)).code).toBe(-1)
  const status = async () => (await detail(one)).data.goods_sku_detail.status
  world.clock.forward(hour)
  expect(await status()).toBe(2)
  world.clock.forward(hour - 1)
  expect(await status()).toBe(2)
  world.clock.forward(1)
  expect(await status()).toBe(3)
})

it('is named on the plain page and in lists by the topic goods, the newest that runs, while its addon is on', async () => {
  const entries = async (sku_id = 1) =>
    (await world.call('/api/goodssku/detail', { sku_id })).data.goods_sku_detail.goods_promotion
  const tags = async () => (await world.call('/api/goodssku/page', { goods_id_arr: '1' })).data.list[0]?.promotion_tags
  expect([await entries(), await tags()]).toEqual([[], []])
  await open([[1, '50.00']])
  const id = await idOf(await open([[11, '55.00']]), 11)
  await open([[1, '50.00']], later(1, 2))
  await close(await open([[1, '50.00']]))
  expect(await entries()).toEqual([{ promotion_type: 'topic', topic_id: id }])
  expect([await entries(2), await tags()]).toEqual([[], [{ type: 'topic', name: '专题', id }]])
  await saveSetting(world, 'addon', { topic: 0 })
  expect([await entries(), await tags()]).toEqual([[], []])
  expect(await world.call('/topic/api/topic/page')).toMatchObject({ error_code: 'ADDON_OFF' })
})

it('draws a poster of its goods page, until it ends', async () => {
  const id = await idOf(await open([[1, '50.00']]), 1)
  const page = '/promotionpages/topics/goods_detail/goods_detail'
  const poster = (params: object, path = page) =>
    world.call('/topic/api/topicgoods/poster', { page: path, qrcode_param: params as never })
  const drawn = (await poster({ id, suid: 5 })).data.path
  expect(drawn).toMatch(/^upload\/poster\//)
  const other = await idOf(await open([[1, '51.00']]), 1)
  expect((await poster({ id: other, suid: 5 })).data.path).not.toBe(drawn)
  expect((await poster({ sku_id: 1 })).code).toBe(-1)
  expect((await poster({ id }, '/pages/goods/detail/detail')).code).toBe(-10006)
  world.clock.forward(hour)
  expect((await poster({ id })).code).toBe(-1)
})

describe('the desk', () => {
  it('is the platform’s: it takes skus of any shop, each once below its own price', async () => {
    const now = world.clock.now()
    expect(await make([[1, '59.89'], [11, '69.89'], [3, '0.01']])).toMatchObject({ code: 0 }) // prettier-ignore
    const wrong: Parameters<typeof make>[] = [
      [[]],
      [[[1, '59.90']]],
      [[[1, '50.00'], [2, '30.00']]], // prettier-ignore
      [[[404, '1.00']]],
      [[[1, '50.00'], [1, '40.00']]], // prettier-ignore
      [[[1, '50.00']], { end_time: now }],
      [[[1, '50.00']], { start_time: now + hour }],
    ]
    for (const [goods, more] of wrong)
      expect([goods, more, await make(goods, more)]).toMatchObject([goods, more, { code: -1, data: null }])
    expect(await make([[1, '50.00']], { topic_name: undefined })).toMatchObject({ error_code: 'REQUEST_TOPIC_NAME' })
    expect(await make([[1, '50.00']], {}, 3)).toMatchObject({ code: -11006 })
    expect((await topics()).count).toBe(1)
  })
  it('takes no more than a name, goods and times', async () => {
    const id = await open([[1, '50.00']], { topic_adv: '', bg_color: undefined, remark: null })
    expect(await goodsOf(id)).toMatchObject({ topic_adv: '', bg_color: '' })
  })
  it('closes it once, by the platform’s key; what is over cannot be closed', async () => {
    const id = await open([[1, '50.00']])
    const goods = await idOf(id, 1)
    expect(await close(id, 3)).toMatchObject({ code: -11006 })
    expect(await close(id)).toMatchObject({ code: 0 })
    expect((await detail(goods)).data.goods_sku_detail.status).toBe(3)
    expect(await close(id)).toMatchObject({ code: -1 })
    const other = await open([[1, '50.00']])
    world.clock.forward(hour)
    expect(await close(other)).toMatchObject({ code: -1 })
  })
})
