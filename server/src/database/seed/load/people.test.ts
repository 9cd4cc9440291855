import { testMall, type TestMall } from '../../../testing/testMall'

let mall: TestMall
beforeAll(async () => {
  mall = await testMall({ seed: true, config: { seedPeople: true } })
})
// the audit of a test mall adds up stock, pools, bills and sold pieces
afterAll(() => mall.close())

it('two dozen people have bought of what runs, paid for it, and been sent it', async () => {
  const orders = await mall.mall.db
    .selectFrom('orders')
    .select(['member_id', 'promotion_type', 'order_status', 'pay_status'])
    .where('member_id', '>', 100)
    .execute()
  expect(new Set(orders.map((one) => one.member_id)).size).toBe(24)
  expect(new Set(orders.map((one) => one.promotion_type))).toEqual(
    new Set(['', 'groupbuy', 'seckill', 'topic', 'bundling']),
  )
  expect(new Set(orders.map((one) => `${one.pay_status} ${one.order_status}`))).toEqual(new Set(['1 3']))
})

it('every running group buy and flash sale shows what was sold', async () => {
  const { list } = (await mall.call('/groupbuy/api/goods/page', {})).data
  const slots = await Promise.all(
    [1, 2, 3, 4].map((seckill_id) => mall.call('/seckill/api/seckillgoods/page', { seckill_id })),
  )
  const sold = [
    ...list.map((one) => one.sell_num),
    ...slots.flatMap(({ data }) => data.list.map((one) => one.sale_num)),
  ]
  expect(sold.length).toBeGreaterThan(12)
  for (const pieces of sold) expect(pieces).toBeGreaterThan(0)
})

it('they bought on days before today, the mall’s clock stays, and nobody logs in as one of them', async () => {
  const now = mall.clock.now()
  const orders = await mall.mall.db
    .selectFrom('orders')
    .select(['create_time', 'pay_time', 'delivery_time'])
    .where('member_id', '>', 100)
    .execute()
  for (const { create_time, pay_time, delivery_time } of orders) {
    expect(create_time).toBeLessThan(now - 3600)
    expect([pay_time, delivery_time]).toEqual([create_time, create_time])
  }
  expect(mall.clock.offset).toBe(0)
  const answer = await mall.call('/api/login/login', { username: '', password: '' } as never)
  expect(answer.code).not.toBe(0)
})
