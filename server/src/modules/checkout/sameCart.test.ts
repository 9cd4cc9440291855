import { balances } from '../../ledger/ledger'
import { givePlatformCoupon, giveAccounts, payPassword } from '../../testing/exampleWorld'
import type { TestMall } from '../../testing/testMall'
import { giveCoupon, stockOf, tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: TestMall
let token: string

const carts = {
  ordinary: { cart: '/api/cart', list: '/api/cart/goodslists', create: '/api/ordercreate/create' },
  wholesale: {
    cart: '/wholesale/api/cart',
    list: '/wholesale/api/cart/lists',
    create: '/wholesale/api/ordercreate/create',
  },
} as const
type Kind = keyof typeof carts

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  for (const [site_id, id] of [[3, 1] as const, [7, 3] as const]) {
    const offer = { site_id, wholesale_goods_id: id }
    await world.mall.db
      .insertInto('wholesale_goods')
      .values({ ...offer, goods_id: id, status: 1, create_time: world.clock.now() })
      .execute()
    const steps = JSON.stringify([{ num: 1, price: 5000 }]) as never
    await world.mall.db
      .insertInto('wholesale_sku')
      .values({ ...offer, wholesale_sku_id: id * 10, sku_id: id, steps })
      .execute()
  }
  token = await world.login(1)
})
afterEach(() => world.close())

interface Row {
  cart_id: number
}
interface Answer {
  code: number
  data: unknown
}

const ask = (path: string, params: object, key?: string) =>
  world.call(path as '/api/ordercreate/create', params as never, {
    token,
    ...(key === undefined ? {} : { base: { idempotency_key: key } }),
  }) as Promise<Answer>

/** The ids of a new cart with one piece of each sku, in the order of their rows. */
async function fill(kind: Kind, skus: number[]): Promise<number[]> {
  for (const sku_id of skus) await ask(`${carts[kind].cart}/add`, { sku_id, num: 1, site_id: 0 })
  const { data } = await ask(carts[kind].list, {})
  return (data as Row[]).map(({ cart_id }) => cart_id).sort((a, b) => a - b)
}

const order = (kind: Kind, ids: number[], key: string, choices: object = {}) =>
  ask(carts[kind].create, { ...choices, cart_ids: ids.join(',') }, key)

const made = (answers: Answer[]) => answers.filter(({ code }) => code === 0)
const refused = (answers: Answer[]) => answers.filter(({ code }) => code !== 0)
const changed = { code: -1, data: { error_code: 1 } }

const count = async (table: 'orders' | 'order_line' | 'pay_bill' | 'stock_log') =>
  (await world.mall.db.selectFrom(table).selectAll().execute()).length
const timers = () => world.mall.db.selectFrom('job').select('key').where('kind', '=', 'order.close').execute()
const counted = async () => ({
  orders: await count('orders'),
  lines: await count('order_line'),
  bills: await count('pay_bill'),
  moves: await count('stock_log'),
  timers: (await timers()).length,
  stock: [await stockOf(world.mall, 1), await stockOf(world.mall, 3)],
})

describe.each<Kind>(['ordinary', 'wholesale'])('the %s cart', (kind) => {
  it('makes one order per shop of 2 to 8 concurrent creates with different keys', async () => {
    for (const buyers of [2, 2, 3, 3, 4, 5, 6, 7, 8, 2, 3, 8]) {
      const before = await counted()
      const ids = await fill(kind, [1, 3])
      const answers = await Promise.all(Array.from({ length: buyers }, (_, i) => order(kind, ids, `${ids[0]}-${i}`)))
      expect(made(answers)).toHaveLength(1)
      for (const answer of refused(answers)) expect(answer).toMatchObject(changed)
      expect(await counted()).toEqual({
        orders: before.orders + 2,
        lines: before.lines + 2,
        bills: before.bills + 1,
        moves: before.moves + 2,
        timers: before.timers + 1,
        stock: before.stock.map((stock) => stock - 1),
      })
    }
  })

  it('makes one order when concurrent creates share only one row, named in any order', async () => {
    for (let round = 0; round < 8; round++) {
      const [first, second] = await fill(kind, [1, 3])
      const answers = await Promise.all([
        order(kind, [second!, first!], `both-${round}`),
        order(kind, [first!], `first-${round}`),
        order(kind, [first!, second!], `again-${round}`),
      ])
      expect(made(answers)).toHaveLength(1)
      for (const answer of refused(answers)) expect(answer).toMatchObject(changed)
      await ask(`${carts[kind].cart}/clear`, {})
    }
  })

  it('takes points, wallet and coupons of the order that was made alone', async () => {
    for (let round = 0; round < 5; round++) {
      await giveAccounts(world.mall, { point: 10_000, balance: 20_000 })
      const before = await balances(world.mall.db, 1)
      const [platform, shop] = [100 + round, 200 + round]
      await givePlatformCoupon(world.mall, platform, { money: 300, at_least: 0 })
      await giveCoupon(world.mall, shop, { money: 200 })
      const coupon = kind === 'ordinary' ? { coupon: { 3: { coupon_id: shop } } } : {}
      const choices = { is_balance: 1, is_point: 1, pay_password: payPassword, platform_coupon_id: platform, ...coupon }
      const ids = await fill(kind, [1, 3])
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, i) => order(kind, ids, `round-${round}-${i}`, i === 0 ? choices : {})),
      )
      expect(made(answers)).toHaveLength(1)
      for (const answer of refused(answers)) expect(answer).toMatchObject(changed)
      const isFirst = answers[0]?.code === 0
      const after = await balances(world.mall.db, 1)
      expect([after.point < before.point, after.balance < before.balance]).toEqual([isFirst, isFirst])
      const { state } = await world.mall.db
        .selectFrom('member_platform_coupon')
        .select('state')
        .where('platformcoupon_id', '=', platform)
        .executeTakeFirstOrThrow()
      expect(state).toBe(isFirst ? 2 : 1)
    }
  })

  it('says that the cart has changed, also when the same choices use up a coupon and the wallet', async () => {
    await giveAccounts(world.mall, { balance: 20_000 })
    await givePlatformCoupon(world.mall, 100, { money: 300, at_least: 0 })
    const choices = { is_balance: 1, pay_password: payPassword, platform_coupon_id: 100 }
    const ids = await fill(kind, [1, 3])
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => order(kind, ids, `same-${i}`, choices)))
    expect(made(answers)).toHaveLength(1)
    expect(refused(answers)).toHaveLength(4)
    for (const answer of refused(answers))
      expect(answer).toMatchObject({ ...changed, message: '购物车已变化，请重新选择' })
    expect(await counted()).toMatchObject({ orders: 2, stock: [999, 999] })
  })
})
