import { linesOf, putOrder, readOrder, setRefund } from '../../testing/orders'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)
const day = 86_400

let world: TestMall
let buyer: string
let verifier: string
beforeEach(async () => {
  world = await tradeWorld(
    [
      { sku_id: 1, site_id: 3, price: 5990 },
      { sku_id: 8, site_id: 3, price: 3990, goods: { is_virtual: 1 } },
    ],
    // refunds are put into their states past their own steps
    { breaks: ['a refund moves along its graph'] },
  )
  buyer = await world.login(1)
  verifier = await world.login(2)
  await appoint()
})
afterEach(() => world.close())

const appoint = (more: object = {}, site = 3) =>
  world.operator('/operator/api/verifier/save', { member_id: 2, verifier_name: ' 小核 ', state: 1, ...more }, site)
const verify = (verify_code: string, token = verifier) => world.call('/api/verify/verify', { verify_code }, { token })
const info = (verify_code: string, token = verifier) => world.call('/api/verify/verifyInfo', { verify_code }, { token })
const lists = (params: object = {}) => world.call('/api/verify/lists', params, { token: verifier })
const detail = async (order_id: number) => (await world.call('/api/order/detail', { order_id }, { token: buyer })).data
const put = (type: 2 | 4, change = {}) =>
  putOrder(world.mall, { type, status: type === 2 ? 2 : 4, skuId: type === 2 ? 1 : 8, ...change })
const setTerm = (days: number) =>
  world.mall.db.updateTable('goods').set({ virtual_indate: days }).where('goods_id', '=', 8).execute()
/** Moves the clock; tokens live two days. */
const forward = async (seconds: number) => {
  world.clock.setOffset(world.clock.offset + seconds)
  await world.mall.jobs.runDue()
  verifier = await world.login(2)
}

describe('a verifier', () => {
  it('is appointed, renamed and dismissed by the shop, and keeps the id', async () => {
    const check = () => world.call('/api/verify/checkisverifier', {}, { token: verifier })
    const { data: id } = await appoint({ verifier_name: '老核' })
    expect((await check()).data).toEqual({ verifier_id: id, verifier_name: '老核', site_id: 3 })
    expect((await appoint({ state: 0 })).data).toBe(id)
    expect((await check()).code).toBe(-1)
    expect((await appoint({ state: 0 })).code).toBe(-1)
    expect((await appoint()).data).toBe(id)
  })

  it('of two shops works where the call says', async () => {
    await appoint({ site_id: 7 }, 0)
    const at = async (site_id: number) =>
      (await world.call('/api/verify/checkisverifier', {}, { token: verifier, base: { site_id } })).data.site_id
    expect([await at(7), await at(3), await at(0)]).toEqual([7, 3, 3])
  })

  it.each([
    ['an unknown member', { member_id: 99 }, 3, -1],
    ['no name', { verifier_name: '  ' }, 3, -1],
    ['another shop', { site_id: 7 }, 3, -11006],
    ['no shop', {}, 0, -10007],
  ])('is not made of %s', async (_name, more, site, code) => {
    expect((await appoint(more, site)).code).toBe(code)
  })
})

describe('a pick-up', () => {
  it('is paid with a code of twelve digits, shown to its member with a picture', async () => {
    const order = await put(2)
    expect(order.delivery_code).toMatch(/^\d{12}$/)
    const { delivery_code, pickup, order_status_name } = await detail(order.order_id)
    expect([delivery_code, order_status_name]).toEqual([order.delivery_code, '待提货'])
    const picture = await world.app.inject({ url: `/${pickup ?? ''}` })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('is handed over once, with a record, and completes seven days later', async () => {
    const order = await put(2, { lines: [5990, 100] })
    expect((await info(order.delivery_code)).data).toMatchObject({
      ...{ verify_type: 'pickup', verify_type_name: '订单自提', site_id: 3, is_verify: 0, verify_time: 0 },
      item_array: [
        { price: '59.90', num: 1 },
        { price: '1.00', num: 1 },
      ],
    })
    expect((await verify(order.delivery_code)).code).toBe(0)
    expect(await verify(order.delivery_code)).toMatchObject({ code: -1, error_code: 'IS_VERIFYED' })
    const after = await readOrder(world.mall, 1, order.order_id)
    const now = world.clock.now()
    expect(after).toMatchObject({ order_status: 4, sign_time: now, is_evaluate: 1, evaluate_status: 0 })
    expect((await detail(order.order_id)).order_status_name).toBe('已提货')
    const { data } = await info(order.delivery_code)
    expect(data).toMatchObject({ is_verify: 1, verify_time: now, verifier_name: '小核' })
    expect((await lists()).data).toMatchObject({
      count: 1,
      list: [{ verify_code: order.delivery_code, verifier_name: '小核', verify_time: now }],
    })
    await forward(7 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(10)
  })

  it('read at fifty desks at once is handed over at one', async () => {
    const { delivery_code } = await put(2)
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(delivery_code)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ error_code }) => error_code === 'IS_VERIFYED')).toHaveLength(49)
    const log = await world.mall.db.selectFrom('order_log').select('event').where('event', '=', 'received').execute()
    expect(log).toHaveLength(1)
    expect((await lists()).data.count).toBe(1)
  })

  it('is not told apart from what does not exist by a verifier of another shop', async () => {
    const order = await put(2)
    await appoint({ state: 0 })
    await appoint({}, 7)
    for (const ask of [info, verify]) {
      const [theirs, nobodys] = [await ask(order.delivery_code), await ask('123456789012')]
      expect([theirs.code, theirs.message]).toEqual([nobodys.code, nobodys.message])
      expect(theirs.message).toBe('核销码不存在')
    }
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(2)
  })

  it('is shown and handed over to verifiers only', async () => {
    const { delivery_code } = await put(2)
    for (const ask of [info, verify])
      expect(await ask(delivery_code, buyer)).toMatchObject({ code: -1, error_code: 'NOT_VERIFIER' })
    expect((await world.call('/api/verify/lists', {}, { token: buyer })).code).toBe(-1)
  })

  it('waits while a refund runs, and hands over what is left', async () => {
    const order = await put(2, { lines: [5990, 100] })
    const [first] = await linesOf(world.mall, 1, order.order_id)
    if (!first) throw new Error('no line')
    await setRefund(world.mall, first, 1)
    expect(await verify(order.delivery_code)).toMatchObject({ code: -1, message: '订单正在维权，暂不能核销' })
    await setRefund(world.mall, first, 3)
    expect((await verify(order.delivery_code)).code).toBe(0)
    expect((await lists()).data.list[0]?.item_array).toHaveLength(1)
  })
})

describe('virtual goods', () => {
  it('are received when paid, each line with a code of its own', async () => {
    await setTerm(30)
    const order = await put(4, { lines: [3990, 100] })
    expect(order).toMatchObject({ sign_time: world.clock.now(), is_evaluate: 1 })
    const { virtual_goods = [], virtual_code, virtualgoods } = await detail(order.order_id)
    expect(virtual_goods).toHaveLength(2)
    expect(new Set(virtual_goods.map(({ code }) => code)).size).toBe(2)
    expect(virtual_goods[0]).toMatchObject({ code: virtual_code, is_veirfy: 0, qrcode: virtualgoods })
    expect(virtual_goods[0]?.expire_time).toBe(world.clock.now() + 30 * day)
  })

  it('are used one by one; the order completes seven days after the last', async () => {
    const order = await put(4, { lines: [3990, 100] })
    const lines = await linesOf(world.mall, 1, order.order_id)
    const codes = lines.map((line) => line.verify_code)
    expect((await verify(codes[0] ?? '')).code).toBe(0)
    expect(await verify(codes[0] ?? '')).toMatchObject({ error_code: 'IS_VERIFYED' })
    await forward(60 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(4)
    expect((await verify(codes[1] ?? '')).code).toBe(0)
    await forward(7 * day - 1)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(4)
    await forward(1)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(10)
  })

  it('are used at one of fifty desks', async () => {
    const { virtual_code } = await put(4)
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(virtual_code)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await lists({ verify_type: 'virtualgoods' })).data.count).toBe(1)
    expect((await lists({ verify_type: 'pickup' })).data.count).toBe(0)
  })

  it('run out to the second, and the order completes seven days later', async () => {
    await setTerm(1)
    const [late, intime] = [await put(4), await put(4)]
    await forward(day - 1)
    expect((await verify(intime.virtual_code)).code).toBe(0)
    await forward(1)
    expect(await verify(late.virtual_code)).toMatchObject({ code: -1, message: '核销码已过期' })
    await forward(7 * day - 1)
    expect((await readOrder(world.mall, 1, late.order_id)).order_status).toBe(4)
    await forward(1)
    expect((await readOrder(world.mall, 1, late.order_id)).order_status).toBe(10)
  })

  it('that are refunded cannot be used, and are not waited for', async () => {
    const order = await put(4, { lines: [3990, 100] })
    const [first, second] = await linesOf(world.mall, 1, order.order_id)
    if (!first || !second) throw new Error('no lines')
    await verify(first.verify_code)
    await setRefund(world.mall, second, 1)
    expect((await verify(second.verify_code)).code).toBe(-1)
    await setRefund(world.mall, second, 3)
    expect((await verify(second.verify_code)).message).toBe('该商品已退款，核销码失效')
    await forward(7 * day)
    expect((await readOrder(world.mall, 1, order.order_id)).order_status).toBe(10)
  })

  it('are listed to their member, used or not', async () => {
    const [one, two] = [await put(4), await put(4)]
    await verify(one.virtual_code)
    const list = async (params: object, token = buyer) =>
      (await world.call('/api/virtualgoods/lists', params, { token })).data.list.map(({ code }) => code)
    expect(await list({})).toEqual([two.virtual_code, one.virtual_code])
    expect(await list({ is_verify: 1 })).toEqual([one.virtual_code])
    expect(await list({ is_verify: 0 })).toEqual([two.virtual_code])
    expect(await list({}, verifier)).toEqual([])
  })
})

it('the desk and its records are told in English, also what was verified in Chinese', async () => {
  const change = { name: '林晓', mobile: '13800000001', delivery_store_name: '西湖店', buyer_message: '长期有效' }
  const [pickup, virtual] = [await put(2, { change }), await put(4, { change })]
  const { data } = await world.call(
    '/api/verify/verifyInfo',
    { verify_code: pickup.delivery_code },
    { token: verifier, language: 'en' },
  )
  expect(data.verify_type_name).toBe('Pickup')
  expect(data.remark_array).toEqual([
    { title: 'Order number', value: pickup.order_no },
    { title: 'Picked up by', value: '林晓' },
    { title: 'Phone', value: '13800000001' },
    { title: 'Store', value: '西湖店' },
    { title: 'Message', value: '长期有效' },
    { title: 'Paid at', value: '2026-03-02 10:00:00' },
  ])
  await world.mall.db.updateTable('order_line').set({ sku_no: 'A1' }).execute()
  await verify(virtual.virtual_code)
  const records = await world.call('/api/verify/lists', {}, { token: verifier, language: 'en' })
  expect(records.data.list).toMatchObject([
    {
      verify_type_name: 'Virtual goods',
      item_array: [{ remark_array: [{ title: 'Item code', value: 'A1' }] }],
      remark_array: [
        { title: 'Order number', value: virtual.order_no },
        { title: 'Mobile', value: '13800000001' },
        { title: 'Valid until', value: 'Does not expire' },
        { title: 'Message', value: '长期有效' },
        { title: 'Paid at' },
      ],
    },
  ])
  expect((await lists()).data.list[0]?.remark_array[2]).toEqual({ title: '有效期至', value: '长期有效' })
})

it('names the kinds of codes to everybody', async () => {
  const { data } = await world.call('/api/verify/getVerifyType')
  expect(data).toEqual({ pickup: { name: '订单自提' }, virtualgoods: { name: '虚拟商品' } })
  const english = await world.call('/api/verify/getVerifyType', {}, { language: 'en' })
  expect(english.data).toEqual({ pickup: { name: 'Pickup' }, virtualgoods: { name: 'Virtual goods' } })
})
