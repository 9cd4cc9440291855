import type { CheckoutShop } from '@mall/contract/checkout'
import { testMall, type TestMall } from '../../testing/testMall'

/** The figures of wire/demo-data section 5 and of the worked example, as far as its steps stand. */
let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
}, 60_000)
afterAll(() => world.close())

const info = async (goods_id: number) => (await world.call('/manjian/api/manjian/info', { goods_id })).data
const quote = async (params: object) => (await world.call('/api/ordercreate/payment', params as never, { token })).data
const shops = (data: { shop_goods_list: unknown }) => data.shop_goods_list as Record<string, CheckoutShop>

it('runs three of five', async () => {
  expect(await info(1)).toMatchObject({
    ...{ manjian_id: 1, site_id: 3, manjian_type: 1, type: 0 },
    rule_json: [
      { money: '100.00', discount_money: '8.00', coupon: 0, present: null },
      { money: '200.00', discount_money: '20.00' },
      {
        ...{ money: '300.00', discount_money: '35.00', present: { present_id: 2, present_num: 1 }, coupon: 1 },
        coupon_data: { type: 'reward', money: '15.00', at_least: '150.00' },
      },
    ],
  })
  expect(await info(3)).toMatchObject({
    ...{ manjian_id: 2, site_id: 7, type: 1 },
    rule_json: [
      { money: '2.00', discount_money: '5.00' },
      { money: '5.00', discount_money: '20.00' },
    ],
  })
  expect(await info(13)).toMatchObject({ manjian_id: 3, type: 0, rule_json: [{ money: '99.00', free_shipping: 1 }] })
  expect(await info(12)).toBeNull()
  world.clock.forward(8 * 86_400)
  expect((await info(12))?.manjian_id).toBe(4)
  world.clock.setOffset(0)
})

it('ships goods of shop 11 free to Hangzhou from 59.00 on', async () => {
  expect(shops(await quote({ sku_id: 13, num: 1 }))[11]).toMatchObject({
    ...{ goods_money: '60.00', delivery_money: '0.00', is_free_delivery: 1 },
    promotion: { manjian: [], freeshipping: { at_least: '59.00' } },
  })
})

it('lists the discount that runs', async () => {
  const { data } = await world.call('/discount/api/goods/page', {})
  expect(data.count).toBeGreaterThan(3)
  for (const row of data.list) {
    expect(row.promotion_type).toBe(1)
    expect(Number(row.discount_price)).toBeLessThan(Number(row.price))
    expect(row.goods_id).toBeGreaterThan(13)
  }
})

it('gives the worked example, steps 2 to 6', async () => {
  for (const [sku_id, num] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const)
    // prettier-ignore
    await world.call('/api/cart/add', { sku_id, num, site_id: 0 }, { token })
  const rows = (await world.call('/api/cart/goodslists', {}, { token })).data
  // the shopper's cart holds other goods, too
  const mine = [1, 2, 3].map((skuId) => rows.find((row) => row.sku_id === skuId)!)
  for (const [i, row] of mine.entries())
    await world.call('/api/cart/edit', { cart_id: row.cart_id, num: [2, 3, 1][i]! }, { token })
  const coupon = { 3: { coupon_id: 1 }, 7: { coupon_id: 2 } }
  const data = await quote({ cart_ids: mine.map((row) => row.cart_id).join(','), coupon })
  expect(data).toMatchObject({
    ...{ goods_money: '307.70', promotion_money: '20.00', delivery_money: '18.00', coupon_money: '23.00' },
    order_money: '282.70',
  })
  expect(shops(data)).toMatchObject({
    3: {
      ...{ goods_money: '219.70', promotion_money: '20.00', delivery_money: '12.00', coupon_money: '15.00' },
      order_money: '196.70',
      goods_list: [
        { promotion_money: '10.90', coupon_money: '8.17' },
        { promotion_money: '9.10', coupon_money: '6.83' },
      ],
    },
    7: {
      goods_money: '88.00',
      promotion_money: '0.00',
      delivery_money: '6.00',
      coupon_money: '8.00',
      order_money: '86.00',
    },
  })
})
