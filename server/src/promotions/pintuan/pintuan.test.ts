import { saveSetting } from '../../testing/loginWorld'
import { pintuanWorld, type PintuanWorld } from '../../testing/pintuanWorld'
import { addSku } from '../../testing/tradeWorld'

const hour = 3600
let world: PintuanWorld
let leader: string
beforeEach(async () => {
  world = await pintuanWorld([
    { sku_id: 1, site_id: 3, price: 5990, goods: { max_buy: 9 } },
    { sku_id: 2, site_id: 3, price: 3000 },
  ])
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 6990 })
  leader = await world.login(1)
})
afterEach(() => world.close())

const page = async (params: object = {}) => (await world.call('/pintuan/api/goods/page', params)).data
const ids = async (params: object = {}) => (await page(params)).list.map((row) => row.pintuan_id)
const detail = async (pintuan_id: number) => (await world.call('/pintuan/api/goods/detail', { pintuan_id })).data
const quote = (params: object, token = leader) =>
  world.call('/pintuan/api/ordercreate/payment', { num: 1, ...params } as never, { token })
const goodsId = async (pintuan_id: number, sku_id = 1) =>
  (await world.call('/pintuan/api/goods/info', { pintuan_id, sku_id })).data.id
const later = (from: number, to: number) => ({
  start_time: world.clock.now() + from * hour,
  end_time: world.clock.now() + to * hour,
})
const refused = { code: -1, data: { error_code: 1 } }

it('lists what runs, recommended ones first, with what its groups have come to', async () => {
  const first = await world.open({ is_recommend: 1, unit: '件' })
  const second = await world.open({ goods_id: 2, pintuan_price: '20.00', pintuan_num: 3 })
  await world.open({ goods_id: 2, pintuan_price: '20.00', ...later(2, 3) })
  const [a = '', b = ''] = await world.buyers(50, 2)
  const opened = await world.buy(a, second)
  await world.buy(b, first)
  expect(await page()).toMatchObject({
    count: 2,
    list: [
      {
        pintuan_id: first,
        is_recommend: 1,
        pintuan_price: '40.00',
        pintuan_num: 2,
        order_num: 1,
        group_num: 0,
        price: '59.90',
      },
      { pintuan_id: second, goods_id: 2, sale_num: 1, order_num: 1, pintuan_time: 60, goods_stock: 999 },
    ],
  })
  await world.forward(hour)
  // a group that failed counts for nothing
  expect((await page()).list.find((row) => row.pintuan_id === second)).toMatchObject({ order_num: 0, sale_num: 0 })
  expect((await world.seen(opened)).group?.status).toBe(1)
})

it('is narrowed to a shop and chosen goods, whose order it takes', async () => {
  const first = await world.open()
  const second = await world.open({ goods_id: 2, pintuan_price: '20.00' })
  expect(await ids({ site_id: 3 })).toEqual([second, first])
  expect(await ids({ site_id: 7 })).toEqual([])
  expect(await ids({ goods_id_arr: '1,9,2' })).toEqual([first, second])
})

it('tells by the clock what is to come, runs, has ended or was closed', async () => {
  const id = await world.open(later(1, 2))
  const status = async (of = id) => (await detail(of)).goods_sku_detail.status
  expect(await status()).toBe(0)
  world.clock.forward(hour)
  expect(await status()).toBe(1)
  world.clock.forward(hour)
  expect(await status()).toBe(2)
  const closed = await world.open()
  await world.closeActivity(closed)
  expect(await status(closed)).toBe(3)
  expect(await world.closeActivity(closed)).toMatchObject({ code: -1 })
  expect(await world.call('/pintuan/api/goods/detail', { pintuan_id: 404 })).toMatchObject({ code: -1 })
})

it('has a row of its own for each sku, all at its prices', async () => {
  const id = await world.open({ is_promotion: 1, promotion_price: '35.00', buy_num: 3, is_single_buy: 1 })
  const { goods_sku_detail, shop_info } = await detail(id)
  expect(goods_sku_detail).toMatchObject({
    ...{ pintuan_id: id, sku_id: 1, pintuan_price: '40.00', promotion_price: '35.00', pintuan_num: 2 },
    ...{ buy_num: 3, is_single_buy: 1, is_promotion: 1, group_num: 0, order_num: 0 },
  })
  expect(shop_info.site_id).toBe(3)
  expect(await goodsId(id, 11)).not.toBe(await goodsId(id, 1))
  expect(await world.call('/pintuan/api/goods/info', { pintuan_id: id, sku_id: 2 })).toMatchObject({ code: -1 })
})

it('who opens a group pays the price of openers, who joins that of the group; both by each sku', async () => {
  const id = await world.open({ is_promotion: 1, promotion_price: '35.00' })
  const [friend = ''] = await world.buyers(50, 1)
  const opener = { pintuan_goods_id: await goodsId(id, 11) }
  expect(await quote({ ...opener, num: 2 })).toMatchObject({
    data: {
      goods_money: '70.00',
      pintuan_info: { pintuan_id: id, pintuan_price: '40.00', promotion_price: '35.00' },
      pintuan_group_info: null,
      shop_goods_list: { goods_list: [{ sku_id: 11 }] },
    },
  })
  const { groupId } = await world.seen(await world.buy(leader, id))
  expect(await quote({ ...opener, group_id: groupId }, friend)).toMatchObject({
    data: { goods_money: '40.00', pintuan_group_info: { group_id: groupId, pintuan_count: 1 } },
  })
})

it('is joined by nobody who may not', async () => {
  const id = await world.open({ buy_num: 2 })
  const other = await world.open()
  const pintuan_goods_id = await goodsId(id)
  const [friend = '', late = ''] = await world.buyers(50, 2)
  const { groupId } = await world.seen(await world.buy(leader, id))
  const join = (token: string, more: object = {}) => quote({ pintuan_goods_id, group_id: groupId, ...more }, token)
  expect(await join(leader)).toMatchObject({ ...refused, message: '不能参加自己开的团' })
  expect(await join(friend, { pintuan_goods_id: await goodsId(other) })).toMatchObject(refused)
  expect(await join(friend, { group_id: 404 })).toMatchObject(refused)
  expect(await join(friend, { num: 3 })).toMatchObject({ code: 0 })
  expect(await world.order(friend, id, { group_id: groupId, num: 3 })).toMatchObject(refused)
  await world.order(friend, id, { group_id: groupId })
  expect(await join(friend)).toMatchObject({ ...refused, message: '您已参加过该团' })
  expect(await join(late)).toMatchObject({ ...refused, message: '该团已满员' })
  world.clock.forward(hour)
  expect(await join(late)).toMatchObject({ ...refused, message: '该团已结束' })
})

it('is sold at its price by no other way, and merged with no other bill', async () => {
  const id = await world.open()
  const plain = { sku_id: 1, num: 1, pintuan_goods_id: await goodsId(id) }
  expect((await world.call('/api/ordercreate/payment', plain as never, { token: leader })).data.goods_money).toBe(
    '59.90',
  )
  const one = await world.seen(await world.order(leader, id))
  const { data } = await world.call('/api/ordercreate/create', { sku_id: 2, num: 1 } as never, { token: leader })
  const rows = await world.mall.db.selectFrom('orders').select('order_id').where('out_trade_no', '=', data).execute()
  const order_ids = [one.order.order_id, rows[0]?.order_id].join()
  expect(await world.call('/api/order/pay', { order_ids } as never, { token: leader })).toMatchObject({ code: -1 })
})

it('names groups one may join, the soonest to end first, and none that is full, over or closed', async () => {
  const id = await world.open({ pintuan_num: 3 })
  const soon = await world.open({ pintuan_time: 5 })
  const [a = '', b = '', c = ''] = await world.buyers(50, 3)
  const first = await world.seen(await world.buy(a, id))
  const second = await world.seen(await world.buy(b, soon))
  const lists = async () => (await world.call('/pintuan/api/pintuangroup/lists', { goods_id: 1 })).data
  expect(await lists()).toMatchObject([
    { group_id: second.groupId, pintuan_num: 2, pintuan_count: 1, status: 2 },
    { group_id: first.groupId, pintuan_count: 1, head_id: 50, nickname: '买家50' },
  ])
  await world.order(c, soon, { group_id: second.groupId })
  expect((await lists()).map((row) => row.group_id)).toEqual([first.groupId])
  await world.closeActivity(id)
  expect(await lists()).toEqual([])
})

it('the shared page shows a friend who is in the group, and nothing of the order', async () => {
  const id = await world.open({ pintuan_num: 3 })
  const { own, order, groupId } = await world.seen(await world.buy(leader, id))
  const look = async (token?: string) =>
    (await world.call('/pintuan/api/order/detail', { id: own.id }, token ? { token } : {})).data
  const mine = { order_id: order.order_id, order_no: order.order_no, order_money: '46.00', pay_time: world.clock.now() }
  expect(await look(leader)).toMatchObject({ ...mine, group_id: groupId, discount_price: '59.90' })
  const open = { order_id: 0, order_no: '', order_money: '0.00', pay_money: '0.00', pay_time: 0 }
  const [friend] = await world.buyers(50, 1)
  for (const token of [friend, undefined])
    expect(await look(token)).toMatchObject({
      ...open,
      ...{ pintuan_status: 2, pintuan_num: 3, pintuan_count: 1, member_list: [{ member_id: 1, nickname: '买家1' }] },
    })
  expect(await world.call('/pintuan/api/order/detail', { id: 404 })).toMatchObject({ code: -1 })
})

it("a member's own are listed by how their groups stand now", async () => {
  const id = await world.open({ pintuan_num: 3 })
  await world.order(leader, id)
  await world.buy(leader, id)
  const own = async (pintuan_status?: string) =>
    (
      await world.call('/pintuan/api/order/page', { ...(pintuan_status ? { pintuan_status } : {}) } as never, {
        token: leader,
      })
    ).data
  expect((await own()).list.map((row) => row.pintuan_status)).toEqual([2, 0])
  expect([(await own('2')).count, (await own('1')).count, (await own('3')).count]).toEqual([1, 0, 0])
  world.clock.forward(hour)
  expect([(await own('2')).count, (await own('1')).count]).toEqual([0, 1])
})

it('is named on the plain page and in lists while it runs and its addon is on', async () => {
  const tags = async () => (await world.call('/api/goodssku/page', { goods_id_arr: '1' })).data.list[0]?.promotion_tags
  const entries = async () =>
    (await world.call('/api/goodssku/detail', { sku_id: 1 })).data.goods_sku_detail.goods_promotion
  expect(await tags()).toEqual([])
  const id = await world.open()
  expect(await tags()).toEqual([{ type: 'pintuan', name: '拼团', id }])
  expect(await entries()).toEqual([{ promotion_type: 'pintuan', pintuan_id: id }])
  await saveSetting(world, 'addon', { pintuan: 0 })
  expect([await tags(), await entries()]).toEqual([[], []])
  expect(await world.call('/pintuan/api/goods/page')).toMatchObject({ error_code: 'ADDON_OFF' })
})

it('draws a poster of its own page, until it ends', async () => {
  const id = await world.open()
  const poster = (params: object) =>
    world.call('/pintuan/api/goods/poster', {
      page: '/promotionpages/pintuan/detail/detail',
      qrcode_param: params as never,
    })
  expect((await poster({ pintuan_id: id, suid: 5 })).data.path).toMatch(/^upload\/poster\//)
  expect((await poster({ pintuan_id: id, sku_id: 2 })).code).toBe(-1)
  world.clock.forward(2 * hour)
  expect((await poster({ pintuan_id: id })).code).toBe(-1)
})

it('its desk refuses what the wire refuses', async () => {
  const now = world.clock.now()
  const good = {
    ...{ pintuan_name: '一起拼', goods_id: 1, pintuan_price: '40.00', pintuan_num: 2, pintuan_time: 60 },
    ...{ start_time: now, end_time: now + hour },
  }
  const make = (more: object, site_id = 3) =>
    world.operator('/operator/api/promotion/create', { kind: 'pintuan', site_id, data: { ...good, ...more } })
  for (const wrong of [
    { pintuan_price: '59.90' },
    { is_promotion: 1, promotion_price: '41.00' },
    { goods_id: 404 },
    { end_time: now },
    { start_time: now + hour },
  ])
    expect([wrong, await make(wrong)]).toMatchObject([wrong, { code: -1 }])
  for (const wrong of [{ pintuan_num: 1 }, { pintuan_time: 0 }, { buy_num: -1 }])
    expect([wrong, await make(wrong)]).toMatchObject([wrong, { code: -10006 }])
  expect(await make({}, 7)).toMatchObject({ code: -1 })
  expect(await make({})).toMatchObject({ code: 0 })
})
