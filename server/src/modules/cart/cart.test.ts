import { sql } from 'kysely'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'
import { untilWaiting } from '../../testing/untilWaiting'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 4, site_id: 3, price: 2000, goods: { min_buy: 2, max_buy: 5 } },
    { sku_id: 5, site_id: 7, price: 3000, stock: 3 },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

const add = (sku_id: number, num: number) => world.call('/api/cart/add', { sku_id, num, site_id: 0 }, { token })
const rows = async () => (await world.call('/api/cart/goodslists', {}, { token })).data

it('adds up the same sku and answers the count', async () => {
  expect((await add(1, 2)).data).toBe(2)
  expect((await add(1, 3)).data).toBe(5)
  expect(await rows()).toMatchObject([{ sku_id: 1, num: 5, site_name: '青禾家居', price: '59.90' }])
})

it('adds up additions that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(1, 1)))
  expect(answers.every(({ code }) => code === 0)).toBe(true)
  expect(await rows()).toMatchObject([{ num: 10 }])
})

it('holds a hundred rows, also when the last ones come at once', async () => {
  const items = Array.from({ length: 99 }, (_, i) => ({
    ...{ member_id: 1, cart_id: i + 1, site_id: 3, sku_id: 1000 + i, num: 1, create_time: 0 },
  }))
  await world.mall.db.insertInto('cart_item').values(items).execute()
  const answers = await world.mall.tx(async (trx) => {
    // nobody inserts before all three have counted, or wait for who counts
    await sql`LOCK TABLE cart_item IN SHARE MODE`.execute(trx)
    const adding = [1, 4, 5].map((sku) => add(sku, 2))
    await untilWaiting(world.mall, 3)
    return adding
  })
  expect((await Promise.all(answers)).map(({ code }) => code).sort((a, b) => a - b)).toEqual([-1, -1, 0])
})

it.each([
  [4, 1, { min: 2, max: 5 }],
  [4, 6, { min: 2, max: 5 }],
  [5, 4, { min: 1, max: 3 }],
])('refuses sku %i x %i and tells the bounds', async (sku, num, data) => {
  expect(await add(sku, num)).toMatchObject({ code: -1, data })
  expect(await rows()).toEqual([])
})

it('refuses what is not whole or below one', async () => {
  expect((await add(1, 0)).code).toBe(-10006)
  expect((await add(1, '1.5' as never)).code).toBe(-10006)
})

it('checks the sum, not the addition alone', async () => {
  await add(5, 2)
  expect((await add(5, 2)).code).toBe(-1)
  expect(await rows()).toMatchObject([{ num: 2 }])
})

it('edits, deletes only own rows and clears', async () => {
  await add(1, 1)
  await add(5, 1)
  const [first] = await rows()
  const cart_id = first?.cart_id ?? 0
  await world.call('/api/cart/edit', { cart_id, num: 2 }, { token })
  const other = await world.login(2)
  expect((await world.call('/api/cart/edit', { cart_id, num: 9 }, { token: other })).code).toBe(-1)
  await world.call('/api/cart/delete', { cart_id: String(cart_id) }, { token: other })
  expect((await world.call('/api/cart/count', {}, { token })).data).toBe(3)
  await world.call('/api/cart/clear', {}, { token })
  expect(await rows()).toEqual([])
})

it('tells why not in the language of the caller', async () => {
  await add(4, 2)
  await add(5, 1)
  const own = await rows()
  const cartId = (sku: number) => own.find((row) => row.sku_id === sku)?.cart_id ?? 0
  const told = async (cart_id: number, num: number, more: { sku_id?: number } = {}) => {
    const ask = (language?: string) =>
      world.call('/api/cart/edit', { cart_id, num, ...more }, { token, ...(language ? { language } : {}) })
    return [(await ask()).message, (await ask('en-US')).message]
  }
  expect(await told(cartId(4), 1)).toEqual(['该商品至少购买2件', 'Buy at least 2 of this item'])
  expect(await told(cartId(4), 6)).toEqual(['该商品最多购买5件', 'You can buy up to 5 of this item'])
  expect(await told(cartId(5), 4)).toEqual(['库存不足', 'Not enough in stock'])
  expect(await told(cartId(5), 1, { sku_id: 1 })).toEqual([
    '规格不属于该商品',
    'This option does not belong to the item',
  ])
  expect(await told(404, 1)).toEqual(['购物车中没有该商品', 'This item is not in your cart'])
})

it('keeps a withdrawn goods in the list, out of the count', async () => {
  await add(1, 1)
  await world.mall.db.updateTable('goods').set({ goods_state: 0 }).where('goods_id', '=', 1).execute()
  expect(await rows()).toMatchObject([{ goods_state: 0 }])
  expect((await world.call('/api/cart/count', {}, { token })).data).toBe(0)
})

it('sends a guest to the login page', async () => {
  expect(await world.call('/api/cart/goodslists')).toMatchObject({ code: -1, error_code: 'TOKEN_NOT_EXIST' })
})
