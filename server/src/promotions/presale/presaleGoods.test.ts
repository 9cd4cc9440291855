import { day, presaleWorld, putPresale, type PresaleWorld } from '../../testing/presaleWorld'
import { addSku } from '../../testing/tradeWorld'

jest.setTimeout(120_000)

let world: PresaleWorld
beforeAll(async () => {
  world = await presaleWorld([
    { sku_id: 2, site_id: 3, price: 20_000 },
    { sku_id: 3, site_id: 7, price: 20_000, stock: 4 },
    { sku_id: 4, site_id: 3, price: 20_000, goods: { goods_state: 0 } },
  ])
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 25_000 })
  const now = world.clock.now()
  await putPresale(world, { presale_id: 52, goods_id: 2, start_time: now + 60 })
  await putPresale(world, { presale_id: 53, goods_id: 2, end_time: now })
  await putPresale(world, { presale_id: 54, goods_id: 2, is_closed: 1 })
  await putPresale(world, { presale_id: 55, goods_id: 3, site_id: 7, presale_num: 0 })
  await putPresale(world, { presale_id: 56, goods_id: 4 })
})
afterAll(() => world.close())

const detail = async (id: number, more: object = {}, memberId?: number) => {
  const params = { id, ...more }
  const { data } = memberId
    ? await world.as(memberId, '/presale/api/goods/detail', params)
    : await world.call('/presale/api/goods/detail', params as never)
  return data as { goods_sku_detail: object; presale_num: number } | null
}

it('lists what runs and is listed, the newest first, with its own figures', async () => {
  const { data } = await world.call('/presale/api/goods/page', {})
  expect(data.list.map((row) => row.presale_id)).toEqual([55, 51])
  expect(data.list[1]).toMatchObject({
    ...{
      presale_name: '春款预售',
      presale_stock: 100,
      presale_deposit: '50.00',
      presale_price: '80.00',
      presale_num: 5,
    },
    ...{
      deliver_type: 1,
      deliver_time: 7,
      is_deposit_back: 0,
      status: 1,
      sale_num: 0,
      goods_stock: 100,
      price: '300.00',
    },
  })
  const of = async (more: object) =>
    (await world.call('/presale/api/goods/page', more)).data.list.map((row) => row.presale_id)
  expect(await of({ site_id: 7 })).toEqual([55])
  expect(await of({ goods_id_arr: '1,3' })).toEqual([51, 55])
  expect(await of({ page: 2, page_size: 1 })).toEqual([51])
})

it('shows any activity with its status, to members and guests', async () => {
  for (const [id, status] of [
    [51, 1],
    [52, 0],
    [53, 2],
    [54, -1],
  ] as const)
    expect((await detail(id))?.goods_sku_detail).toMatchObject({ presale_id: id, status, is_buy: status === 1 ? 1 : 0 })
  expect((await detail(51))?.goods_sku_detail).toMatchObject({ sku_id: 1, sure_buy_num: 5 })
  expect((await detail(55, {}, 1))?.goods_sku_detail).toMatchObject({ sure_buy_num: 4, goods_stock: 4 })
  expect((await detail(51, { sku_id: 11 }))?.goods_sku_detail).toMatchObject({ sku_id: 11, price: '250.00' })
  expect((await world.call('/presale/api/goods/detail', { id: 404 })).code).toBe(-1)
  expect((await world.call('/presale/api/goods/detail', { id: 51, sku_id: 2 })).code).toBe(-1)
  expect((await world.call('/presale/api/goods/info', { id: 51, sku_id: 11 })).data).toMatchObject({
    sku_id: 11,
    presale_id: 51,
  })
  expect((await world.call('/presale/api/goods/info', { id: 51, sku_id: 2 })).code).toBe(-1)
})

it('counts what the member has, and who has ordered so far', async () => {
  await world.deposited({ num: 3 })
  expect(await detail(51, {}, 1)).toMatchObject({
    presale_num: 1,
    goods_sku_detail: { sure_buy_num: 2, purchased_num: 3 },
  })
  expect(await detail(51, {}, 2)).toMatchObject({ presale_num: 1, goods_sku_detail: { sure_buy_num: 5 } })
  await world.order({ num: 2 })
  expect(await detail(51, {}, 1)).toMatchObject({ presale_num: 1, goods_sku_detail: { sure_buy_num: 0, is_buy: 0 } })
})

it('stands on the page of its goods and on their rows', async () => {
  const { data: found } = await world.call('/api/goodssku/detail', { sku_id: 1 })
  expect(found).toMatchObject({
    goods_sku_detail: { goods_promotion: [{ promotion_type: 'presale', presale_id: 51 }] },
  })
})

describe('the desk', () => {
  const fields = (more: object = {}) => ({
    ...{ presale_name: '预售', goods_id: 1, presale_stock: 5, presale_deposit: '50.00', deliver_type: 0 },
    ...{ deliver_time: world.clock.now() + 9 * day, start_time: world.clock.now(), end_time: world.clock.now() + day },
    ...{ pay_start_time: world.clock.now() + day, pay_end_time: world.clock.now() + 2 * day },
    ...more,
  })
  const create = (data: object, site_id = 3, site = 0) =>
    world.operator('/operator/api/promotion/create', { kind: 'presale', site_id, data } as never, site)

  it('makes one with a stock of its own, which is sold at once', async () => {
    const { code, data } = await create(fields({ goods_id: 2 }))
    expect(code).toBe(0)
    expect((await detail(data))?.goods_sku_detail).toMatchObject({
      ...{ presale_id: data, presale_stock: 5, presale_price: '0.00', presale_num: 0, is_deposit_back: 0, status: 1 },
    })
    await world.deposited({ presale_id: data, sku_id: 2, num: 1 })
    expect(await world.pool(data)).toBe(4)
    expect(
      (await world.operator('/operator/api/promotion/close', { kind: 'presale', id: data } as never, 7)).code,
    ).toBe(-11006)
    expect(
      (await world.operator('/operator/api/promotion/close', { kind: 'presale', id: data } as never, 3)).code,
    ).toBe(0)
    await world.mall.jobs.runDue()
  })

  it.each([
    ['goods that nobody sells', { goods_id: 404 }],
    ['goods of another site', { goods_id: 3 }],
    ['a deposit that is not below the price of each sku', { presale_deposit: '250.00' }],
    ['a deposit that counts for less than itself', { presale_price: '49.99' }],
    ['an end in the past', { start_time: 1, end_time: 2 }],
    ['an end that is not after the start', { end_time: 0 }],
    ['a rest that is due before the end', { pay_start_time: 5 }],
    ['a rest whose time is none', { pay_end_time: 5 }],
  ])('refuses %s', async (_what, more) => {
    expect(await create(fields(more))).toMatchObject({ code: -1 })
  })

  it.each([
    'presale_name',
    'goods_id',
    'presale_stock',
    'presale_deposit',
    'pay_start_time',
    'pay_end_time',
    'deliver_type',
    'deliver_time',
    'start_time',
    'end_time',
  ])('names %s when it is missing', async (name) =>
    expect(await create(fields({ [name]: '' }))).toMatchObject({
      code: -1,
      error_code: `REQUEST_${name.toUpperCase()}`,
    }),
  )

  it('is a shop’s own', async () => {
    expect((await create(fields(), 7, 3)).code).toBe(-11006)
    expect((await world.operator('/operator/api/promotion/close', { kind: 'presale', id: 404 } as never)).code).toBe(-1)
  })
})

it('has a poster while it can be ordered or is to come', async () => {
  const poster = async (params: object) =>
    (
      await world.call('/presale/api/goods/poster', {
        page: '/promotionpages/presale/detail/detail',
        qrcode_param: JSON.stringify(params),
      } as never)
    ).code
  expect(await poster({ presale_id: 51 })).toBe(0)
  expect(await poster({ id: 52, sku_id: 2 })).toBe(0)
  expect(await poster({ presale_id: 53 })).toBe(-1)
  expect(await poster({ presale_id: 51, sku_id: 2 })).toBe(-1)
})
