import type { TestMall } from '../testing/testMall'
import { tradeWorld } from '../testing/tradeWorld'

const hour = 3600
let world: TestMall
let token: string
let now: number

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990 },
    { sku_id: 2, site_id: 3, price: 3000 },
    { sku_id: 3, site_id: 7, price: 8800 },
  ])
  token = await world.login(1)
  now = world.clock.now()
})
afterEach(() => world.close())

const runs = () => ({ start_time: now, end_time: now + 2 * hour })
const create = (kind: string, data: object, site_id = 3) =>
  world.operator('/operator/api/promotion/create', { kind, data, site_id } as never)
const made = async (kind: string, data: object, site_id = 3) => {
  const { code, message, data: id } = await create(kind, data, site_id)
  if (code !== 0) throw new Error(`${kind}: ${message}`)
  return id
}
const close = async (kind: string, id: number) =>
  (await world.operator('/operator/api/promotion/close', { kind, id } as never)).code
const refused = async (kind: string, data: object) => (await create(kind, data)).code
const quote = async (sku_id = 1, num = 1) =>
  (await world.call('/api/ordercreate/payment', { sku_id, num }, { token })).data

describe('discount', () => {
  const one = (more: object = {}) => ({ sku_prices: [{ sku_id: 1, discount_price: '40.00' }], ...runs(), ...more })
  const price = async () => (await world.call('/api/goodssku/info', { sku_id: 1 })).data.discount_price
  const listed = async () => (await world.call('/discount/api/goods/page', {})).data.count

  it('holds at once, and ends when it is closed', async () => {
    const id = await made('discount', one())
    expect([await price(), await listed()]).toEqual(['40.00', 1])
    expect(await close('discount', id)).toBe(0)
    expect([await price(), await listed()]).toEqual(['59.90', 0])
    expect(await close('discount', id)).toBe(-1)
    const { min_price } = await world.mall.db
      .selectFrom('goods')
      .select('min_price')
      .where('goods_id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(min_price).toBe(5990)
  })

  it('begins later, and closing it before leaves what the sku wears by then', async () => {
    const first = await made('discount', one({ start_time: now + hour }))
    expect(await price()).toBe('59.90')
    expect(await close('discount', first)).toBe(0)
    await made('discount', one({ sku_prices: [{ sku_id: 1, discount_price: '50.00' }] }))
    world.clock.forward(hour)
    await world.mall.jobs.runDue()
    expect(await price()).toBe('50.00')
  })

  it('is refused where it gives nothing, is over, names another shop’s goods, or a sku wears one', async () => {
    const priced = (sku_id: number, discount_price: string) => one({ sku_prices: [{ sku_id, discount_price }] })
    for (const wrong of [
      priced(1, '59.90'),
      priced(3, '10.00'),
      priced(99, '10.00'),
      one({ sku_prices: [] }),
      one({ sku_prices: [...one().sku_prices, ...one().sku_prices] }),
      one({ start_time: now - 60, end_time: now }),
      one({ start_time: now + 3 * hour }),
    ])
      expect(await refused('discount', wrong)).toBe(-1)
    await made('discount', one())
    expect(await refused('discount', one())).toBe(-1)
    world.clock.forward(2 * hour)
    now = world.clock.now()
    await made('discount', one())
  })
})

describe('spend and save', () => {
  const rule = (more: object = {}) => ({ money: '50.00', discount_money: '8.00', ...more })
  const one = (more: object = {}) => ({
    ...{ manjian_name: '满减', manjian_type: 1, type: 0, rule_json: [rule()], ...runs() },
    ...more,
  })
  const saved = async (sku?: number, num?: number) => (await quote(sku, num)).promotion_money

  it('is taken off from the next quote on, until it is closed', async () => {
    expect(await saved()).toBe('0.00')
    const id = await made('manjian', one())
    expect(await saved()).toBe('8.00')
    expect(await close('manjian', id)).toBe(0)
    expect(await saved()).toBe('0.00')
    expect(await close('manjian', id)).toBe(-1)
  })

  it('counts pieces, or holds for the chosen goods alone', async () => {
    await made('manjian', one({ type: 1, rule_json: [rule({ money: '2.00' })], manjian_type: 2, goods_ids: '2' }))
    expect([await saved(1, 2), await saved(2, 1), await saved(2, 2)]).toEqual(['0.00', '0.00', '8.00'])
  })

  it('gives only what the shop has', async () => {
    const coupon = {
      ...{ coupon_name: '满减券', type: 'reward', money: '5.00', at_least: '0.00', count: 10, validity_type: 1 },
      ...{ fixed_term: 3, goods_type: 1 },
    }
    const [own, other] = [await made('coupon', coupon), await made('coupon', coupon, 7)]
    const gives = (more: object) => one({ rule_json: [rule(more)] })
    expect(await refused('manjian', gives({ coupon: own }))).toBe(0)
    expect(await refused('manjian', gives({ coupon: other }))).toBe(-1)
    expect(await refused('manjian', gives({ present: { present_id: 2, present_num: 1 } }))).toBe(0)
    expect(await refused('manjian', gives({ present: { present_id: 3, present_num: 1 } }))).toBe(-1)
    await close('coupon', own)
    expect(await refused('manjian', gives({ coupon: own }))).toBe(-1)
  })

  it('is refused without rules, with two of one threshold, without its goods, or over', async () => {
    for (const wrong of [
      { rule_json: [] },
      { rule_json: [rule(), rule({ discount_money: '9.00' })] },
      { manjian_type: 2 },
      { manjian_type: 2, goods_ids: '3' },
      { end_time: now },
    ])
      expect(await refused('manjian', one(wrong))).toBe(-1)
  })
})

describe('free shipping', () => {
  const one = (more: object = {}) => ({ at_least: '50.00', region_ids: '330100', ...runs(), ...more })
  const freight = async () => (await quote()).delivery_money

  it('holds for its cities, until it is closed', async () => {
    expect(await freight()).toBe('6.00')
    const id = await made('freeshipping', one())
    expect(await freight()).toBe('0.00')
    expect([await close('freeshipping', id), await close('freeshipping', id)]).toEqual([0, -1])
    expect(await freight()).toBe('6.00')
    await made('freeshipping', one({ region_ids: '110100' }))
    expect(await freight()).toBe('6.00')
    await made('freeshipping', one({ region_ids: '' }))
    expect(await freight()).toBe('0.00')
  })

  it('is refused when it is over', async () => expect(await refused('freeshipping', one({ end_time: now }))).toBe(-1))
})

describe('coupons', () => {
  const terms = { type: 'discount', discount: '9', at_least: '0.00', count: 1, validity_type: 0 }
  const shop = (more: object = {}) => ({
    ...{ coupon_name: '九折券', ...terms, end_time: now + hour, goods_type: 1 },
    ...more,
  })
  const platform = (more: object = {}) => ({
    ...{ platformcoupon_name: '平台券', ...terms, end_time: now + hour, use_scenario: 1, platform_split_rare: '60' },
    ...more,
  })
  const receive = async (id: number) =>
    (await world.call('/coupon/api/coupon/receive', { coupon_type_id: id, get_type: 2 }, { token })).code
  const receiveOfPlatform = async (id: number) =>
    (
      await world.call(
        '/platformcoupon/api/platformcoupon/receive',
        { platformcoupon_type_id: id, get_type: 2 },
        { token },
      )
    ).code

  it('of a shop are received until they are closed; those received stay', async () => {
    const id = await made('coupon', shop({ count: 2, max_fetch: 2 }))
    expect(await receive(id)).toBe(0)
    expect([await close('coupon', id), await close('coupon', id)]).toEqual([0, -1])
    expect(await receive(id)).toBe(-1)
    const { data } = await world.call('/coupon/api/coupon/memberpage', { state: 1 }, { token })
    expect(data.list).toMatchObject([{ coupon_name: '九折券', discount: 9, state: 1 }])
  })

  it('of the platform alike, by its key alone', async () => {
    const id = await made('platformcoupon', platform(), 0)
    expect(await receiveOfPlatform(id)).toBe(0)
    expect((await world.operator('/operator/api/promotion/create', { kind: 'platformcoupon', data: platform() } as never, 3)).code).toBe(-11006) // prettier-ignore
    expect([await close('platformcoupon', id), await close('platformcoupon', id)]).toEqual([0, -1])
    expect(await receiveOfPlatform(id)).toBe(-1)
  })

  it('are refused where a field is missing that another one asks for', async () => {
    for (const wrong of [
      { type: 'reward' },
      { discount: '' },
      { validity_type: 1 },
      { end_time: '' },
      { end_time: now },
      { goods_type: 2 },
      { goods_type: 2, goods_ids: '3' },
    ])
      expect(await refused('coupon', shop(wrong))).toBe(-1)
    for (const wrong of [{ use_scenario: 2 }, { use_scenario: 2, group_ids: '77' }])
      expect(await refused('platformcoupon', platform(wrong))).toBe(-1)
  })
})

describe('wholesale', () => {
  const steps = (...list: [num: number, price: string][]) =>
    JSON.stringify(list.map(([num, price]) => ({ num, price })))
  const one = (more: object = {}) => ({
    goods_id: 1,
    sku_prices: [{ sku_id: 1, price_json: steps([50, '30.00'], [10, '40.00']) }],
    ...more,
  })
  const listed = async () => (await world.call('/wholesale/api/goods/page', {})).data.list

  it('stands on the shelf with its steps in order, until it is closed', async () => {
    const id = await made('wholesale', one())
    expect(await listed()).toMatchObject([{ wholesale_goods_id: id, min_price: '30.00', max_price: '40.00', min_num: 10 }]) // prettier-ignore
    expect(await refused('wholesale', one())).toBe(-1)
    expect([await close('wholesale', id), await close('wholesale', id)]).toEqual([0, -1])
    expect(await listed()).toEqual([])
    await made('wholesale', one())
  })

  it('is refused where a step is no cheaper, stands twice, or is of other goods', async () => {
    const priced = (...list: [number, string][]) => one({ sku_prices: [{ sku_id: 1, price_json: steps(...list) }] })
    for (const wrong of [
      priced([10, '59.90']),
      priced([10, '40.00'], [10, '30.00']),
      priced(),
      one({ sku_prices: [] }),
      one({ sku_prices: [{ sku_id: 2, price_json: steps([10, '1.00']) }] }),
      one({ goods_id: 3, sku_prices: [{ sku_id: 3, price_json: steps([10, '1.00']) }] }),
    ])
      expect(await refused('wholesale', wrong)).toBe(-1)
  })
})
