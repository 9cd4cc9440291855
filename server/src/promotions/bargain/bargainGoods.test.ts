import { bargainWorld, hour, type BargainWorld } from '../../testing/bargainWorld'
import { saveSetting } from '../../testing/loginWorld'
import { addSku } from '../../testing/tradeWorld'

let world: BargainWorld
beforeEach(async () => {
  world = await bargainWorld(2)
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 12_000 })
})
afterEach(() => world.close())

const second = { goods_id: 2, sku_id: 2, floor_price: '10.00' }
const page = async (params: object = {}, token = '') =>
  (await world.call('/bargain/api/goods/page', params, token ? { token } : {})).data
const ids = async (params?: object, token?: string) => (await page(params, token)).list.map((row) => row.bargain_id)
const detail = (bargain_id: number, token = '') =>
  world.call('/bargain/api/goods/detail', { bargain_id }, token ? { token } : {})
const later = (from: number, to: number) => ({
  start_time: world.clock.now() + from * hour,
  end_time: world.clock.now() + to * hour,
})

it('lists what runs, the newest first, at the price of its own sku', async () => {
  const now = world.clock.now()
  const first = await world.open({ sku_id: 11, bargain_stock: 0 })
  const newer = await world.open(second)
  await world.open({ goods_id: 2, sku_id: 2, ...later(1, 2) })
  await world.shut(await world.open())
  expect(await page()).toMatchObject({
    count: 2,
    list: [
      { bargain_id: newer, goods_id: 2 },
      {
        ...{ bargain_id: first, goods_id: 1, sku_id: 11, goods_name: '商品1', price: '120.00', floor_price: '40.00' },
        ...{ bargain_stock: 0, sale_num: 0, start_time: now, end_time: now + 20 * hour },
      },
    ],
  })
  world.clock.forward(20 * hour)
  expect(await ids()).toEqual([])
})

it('is narrowed to a shop, a category, chosen goods and chosen activities, whose order it takes', async () => {
  const [one, two] = [await world.open(), await world.open(second)]
  expect(await ids({ site_id: 3 })).toEqual([two, one])
  expect(await ids({ site_id: 7 })).toEqual([])
  expect(await ids({ goods_id_arr: '1,9,2' })).toEqual([one, two])
  expect(await ids({ id_arr: `${one},404,${two}` })).toEqual([one, two])
  expect(await ids({ id_arr: `${two}`, goods_id_arr: '1' })).toEqual([])
  await world.mall.db.updateTable('goods').set({ category_id_1: 9 }).where('goods_id', '=', 2).execute()
  expect(await ids({ category_id: 9 })).toEqual([two])
  expect(await page({ page: 2, page_size: 1 })).toMatchObject({ count: 2, page_count: 2, list: [{ bargain_id: one }] })
  await world.operator('/operator/api/goods/state', { goods_id: 2, goods_state: 0 })
  expect(await ids()).toEqual([one])
})

it('leaves out what the member is bargaining for, and names it elsewhere', async () => {
  const [one, two] = [await world.open(), await world.open(second)]
  const own = async () =>
    (await world.call('/bargain/api/goods/bargainingList', {}, { token: world.token })).data.map((row) => row.launch_id)
  const launchOf = async (token: string) => (await detail(one, token)).data.goods_sku_detail.launch_info
  const launchId = await world.launched(one, { cuts: 1 })
  expect(await ids({}, world.token)).toEqual([two])
  expect(await ids({}, world.friends[0])).toEqual([two, one])
  expect(await ids()).toEqual([two, one])
  expect(await launchOf(world.token)).toEqual({ launch_id: launchId })
  expect([await launchOf(''), await launchOf(world.friends[0] ?? '')]).toEqual([null, null])
  const { data } = await world.call('/bargain/api/goods/bargainingList', {}, { token: world.token })
  const now = world.clock.now()
  expect(data).toEqual([
    {
      ...{ launch_id: launchId, bargain_id: one, sku_id: 1, goods_id: 1, site_id: 3, goods_name: '商品1' },
      ...{ start_time: now, end_time: now + 8 * hour, curr_price: '88.00', price: '100.00', goods_image: '' },
    },
  ])
  // in 1 and not bought: still open
  world.clock.forward(8 * hour)
  expect([await ids({}, world.token), await own()]).toEqual([[two], [launchId]])
  const { number } = await world.ordered(launchId)
  expect(await own()).toEqual([launchId])
  await world.pay(number)
  expect([await ids({}, world.token), await own(), await launchOf(world.token)]).toEqual([[two, one], [], null])
})

it('what is over is left out no longer, though no job has run', async () => {
  const one = await world.open({ buy_type: 1 })
  await world.launched(one)
  expect(await ids({}, world.token)).toEqual([])
  world.clock.forward(8 * hour)
  expect(await ids({}, world.token)).toEqual([one])
})

it('shows an activity in any state, by the clock', async () => {
  const id = await world.open(later(1, 2))
  const status = async () => (await detail(id)).data.goods_sku_detail.status
  expect((await detail(id)).data).toMatchObject({
    goods_sku_detail: {
      ...{ id, bargain_id: id, sku_id: 1, price: '100.00', floor_price: '40.00', bargain_stock: 5, buy_type: 0 },
      ...later(1, 2),
    },
    shop_info: { site_id: 3 },
  })
  const seen: number[] = []
  for (const seconds of [0, hour - 1, 1, hour - 1, 1]) {
    world.clock.forward(seconds)
    seen.push(await status())
  }
  expect(seen).toEqual([0, 0, 1, 1, 2])
  const closed = await world.open()
  await world.shut(closed)
  expect((await detail(closed)).data.goods_sku_detail.status).toBe(3)
  world.clock.forward(20 * hour)
  expect((await detail(closed)).data.goods_sku_detail.status).toBe(3)
  expect((await detail(404)).code).toBe(-1)
})

it('is named on the plain page and in lists, while its addon is on', async () => {
  const entries = async () =>
    (await world.call('/api/goodssku/detail', { sku_id: 1 })).data.goods_sku_detail.goods_promotion
  const tags = async () => (await world.call('/api/goodssku/page', { goods_id_arr: '1' })).data.list[0]?.promotion_tags
  expect([await entries(), await tags()]).toEqual([[], []])
  await world.open()
  const id = await world.open()
  await world.open(later(1, 2))
  await world.shut(await world.open())
  expect(await entries()).toEqual([{ promotion_type: 'bargain', bargain_id: id }])
  expect(await tags()).toEqual([{ type: 'bargain', name: '砍价', id }])
  await saveSetting(world, 'addon', { bargain: 0 })
  expect([await entries(), await tags()]).toEqual([[], []])
  for (const path of ['/bargain/api/goods/page', '/bargain/api/bargain/launch'] as const)
    expect(await world.call(path, { id } as never, { token: world.token })).toMatchObject({ error_code: 'ADDON_OFF' })
})

it('draws posters of its page and of a launch, until they end', async () => {
  const id = await world.open()
  const launchId = await world.launched(id)
  const poster = (page: string, params: object) =>
    world.call('/bargain/api/goods/poster', { page, qrcode_param: params as never })
  const goods = '/promotionpages/bargain/detail/detail'
  const launch = '/promotionpages/bargain/launch/launch'
  const path = async (page: string, params: object) => (await poster(page, params)).data.path
  const drawn = [await path(goods, { bargain_id: id, suid: 5 }), await path(launch, { id: launchId, suid: 5 })]
  for (const one of drawn) expect(one).toMatch(/^upload\/poster\//)
  await world.cut(launchId, 0)
  expect(await path(launch, { id: launchId, suid: 5 })).not.toBe(drawn[1])
  expect((await poster(goods, { bargain_id: 404 })).code).toBe(-1)
  expect((await poster(launch, { id: 404 })).code).toBe(-1)
  expect((await poster(launch, {})).code).toBe(-1)
  expect((await poster('/pages/goods/detail/detail', { bargain_id: id })).code).toBe(-10006)
  world.clock.forward(20 * hour)
  expect([(await poster(goods, { bargain_id: id })).code, (await poster(launch, { id: launchId })).code]).toEqual([
    -1, -1,
  ])
})

describe('the desk', () => {
  const make = (more: object, site_id = 3, key = 0) => {
    const now = world.clock.now()
    const terms = { floor_price: '40.00', bargain_stock: 5, bargain_type: 0, buy_type: 0, need_num: 5, bargain_time: 8 }
    const data = { goods_id: 1, sku_id: 1, ...terms, start_time: now, end_time: now + hour, ...more }
    return world.operator('/operator/api/promotion/create', { kind: 'bargain', site_id, data }, key)
  }

  it('takes a floor below the price of a sku of the shop, that leaves a cent for each cut', async () => {
    const now = world.clock.now()
    for (const right of [
      { floor_price: '99.95' },
      { floor_price: '99.00', first_bargain_price: '0.96' },
      { floor_price: '0' },
      { sku_id: 11, floor_price: '119.00' },
      { start_time: now - hour },
    ])
      expect([right, await make(right, 3, 3)]).toMatchObject([right, { code: 0 }])
    for (const wrong of [
      { floor_price: '100.00' },
      { floor_price: '110.00' },
      { floor_price: '99.96' },
      { floor_price: '99.00', first_bargain_price: '0.97', is_own: 1 },
      { floor_price: '99.00', first_bargain_price: '0.97' },
      { first_bargain_price: '60.00' },
      { first_bargain_price: '100.00' },
      { sku_id: 2 },
      { goods_id: 2 },
      { goods_id: 3, sku_id: 3 },
      { sku_id: 404 },
      { end_time: now },
      { start_time: now + hour },
      { start_time: now - 2 * hour, end_time: now - hour },
    ])
      expect([wrong, await make(wrong)]).toMatchObject([wrong, { code: -1, data: null }])
    const fields = ['goods_id', 'sku_id', 'floor_price', 'bargain_stock', 'bargain_type', 'buy_type', 'need_num']
    for (const name of [...fields, 'bargain_time', 'start_time', 'end_time'])
      expect(await make({ [name]: '' })).toMatchObject({ code: -1, error_code: `REQUEST_${name.toUpperCase()}` })
    for (const wrong of [
      { need_num: 1 },
      { bargain_time: 0 },
      { bargain_type: 2 },
      { buy_type: 2 },
      { bargain_stock: -1 },
    ])
      expect([wrong, await make(wrong)]).toMatchObject([wrong, { code: -10006 }])
    expect(await make({}, 7, 3)).toMatchObject({ code: -11006 })
  })

  it('closes it once; what is over cannot be closed', async () => {
    const id = await world.open()
    const by = (key: number) => world.operator('/operator/api/promotion/close', { kind: 'bargain', id }, key)
    expect(await by(7)).toMatchObject({ code: -11006 })
    expect(await by(3)).toMatchObject({ code: 0 })
    expect(await world.shut(id)).toMatchObject({ code: -1 })
    expect(await world.shut(404)).toMatchObject({ code: -1 })
    const other = await world.open()
    world.clock.forward(20 * hour)
    expect(await world.shut(other)).toMatchObject({ code: -1 })
  })
})
