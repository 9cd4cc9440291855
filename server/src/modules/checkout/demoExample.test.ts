import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true })
  token = await world.login(1)
})
afterAll(() => world.close())

/** wire/demo-data section 4: member 1 sees exactly wire/checkout-and-pay 3.2. */
it('the demo’s member 1 gets the worked example', async () => {
  const rows = (await world.call('/api/cart/goodslists', {}, { token })).data
  for (const { cart_id } of rows) await world.call('/api/cart/delete', { cart_id: String(cart_id) } as never, { token })
  for (const [sku_id, num] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const)
    // prettier-ignore
    await world.call('/api/cart/add', { sku_id, num }, { token })
  const wanted = (await world.call('/api/cart/goodslists', {}, { token })).data
  const cart_ids = wanted.map((row) => row.cart_id).join(',')
  const { data: opened } = await world.call('/api/ordercreate/payment', { cart_ids }, { token })
  const shops = opened.shop_goods_list as Record<
    string,
    { coupon_list: { coupon_id: number; money: string; type: string }[] }
  >
  const couponOf = (site: number, type: string, money: string) =>
    shops[site]?.coupon_list.find((one) => one.type === type && one.money === money)?.coupon_id
  const platform = opened.platform_coupon_list?.find((one) => one.money === '30.00')
  const params = {
    cart_ids,
    coupon: { 3: { coupon_id: couponOf(3, 'reward', '15.00') }, 7: { coupon_id: couponOf(7, 'discount', '0.00') } },
    platform_coupon_id: platform?.platformcoupon_id,
    is_point: 1,
    is_balance: 1,
    invoice: {
      3: {
        ...{ is_invoice: 1, invoice_type: 1, invoice_title_type: 1, invoice_title: '林小满' },
        ...{ invoice_content: '商品明细', invoice_full_address: '浙江省-杭州市-西湖区 文三路 90 号' },
      },
    },
  }
  const { data } = await world.call('/api/ordercreate/calculate', params as never, { token })
  expect(data).toMatchObject({
    ...{ goods_money: '307.70', promotion_money: '20.00', delivery_money: '18.00', coupon_money: '23.00' },
    ...{ invoice_money: '11.08', invoice_delivery_money: '5.00', platform_coupon_money: '30.00' },
    ...{ point_money: '26.87', point: 2687, order_money: '241.91', balance_money: '100.00', pay_money: '141.91' },
  })
  const created = await world.call('/api/ordercreate/create', { ...params, pay_password: '123456' } as never, { token })
  expect(created.code).toBe(0)
  const bill = await world.call('/api/pay/info', { out_trade_no: created.data }, { token })
  expect(bill.data.pay_money).toBe('141.91')
})
