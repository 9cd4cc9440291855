import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import { queriesOf } from '../../testing/countQueries'
import { fenxiaoLevel, fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'

const [plain, seller, frozen] = [1, 8, 9]

let world: FenxiaoWorld
let levelId: number
const tokens: Record<number, string> = {}
beforeEach(async () => {
  world = await fenxiaoWorld()
  await world.distributor(seller)
  await world.distributor(frozen)
  await world.mall.db.updateTable('fenxiao').set({ status: -1 }).where('member_id', '=', frozen).execute()
  levelId = (await world.call('/fenxiao/api/level/lists')).data[0]?.level_id ?? 0
  for (const member of [plain, seller, frozen]) tokens[member] = await world.login(member)
})
afterEach(() => world.close())

const as = (member: number) => ({ token: tokens[member] ?? '' })
const page = async (params: object = {}, member = seller) =>
  (await world.call('/fenxiao/api/goods/page', params, as(member))).data
const ids = (rows: FenxiaoGoods[]) => rows.map(({ goods_id }) => goods_id)
const share = async (sku_id: number, member = seller) =>
  (await world.call('/fenxiao/api/goods/detail', { sku_id }, as(member))).data
const row = async (goods_id: number, member = seller) =>
  (await page({}, member)).list.find((one) => one.goods_id === goods_id)

const leaveOut = (goods_id: number, site_id = 3) =>
  world.mall.db.insertInto('fenxiao_goods').values({ site_id, goods_id, is_fenxiao: 0 }).execute()
const rated = (sku_id: number, rates: object, level_num = 1) =>
  world.mall.db
    .insertInto('fenxiao_rate')
    .values({ site_id: 3, sku_id, level_num, ...rates })
    .execute()
const priced = (sku_id: number, fenxiao_price: number) =>
  world.mall.db.insertInto('fenxiao_sku').values({ site_id: 3, sku_id, goods_id: sku_id, fenxiao_price }).execute()

const nothing = {
  ...{ one_rate: '0.00', one_money: '0.00', two_rate: '0.00', two_money: '0.00', three_rate: '0.00' },
  ...{ three_money: '0.00', commission_money: '0.00' },
}

describe('the list of goods to sell', () => {
  it('shows a distributor the rates of his level and what he would earn of one piece', async () => {
    expect(await row(1)).toEqual({
      ...{ goods_sku_id: 1, goods_id: 1, sku_id: 1, level_id: levelId, site_id: 3 },
      ...{ one_rate: '10.00', one_money: '0.00', two_rate: '5.00', two_money: '0.00', three_rate: '2.00' },
      ...{ three_money: '0.00', sku_name: '商品1', goods_name: '商品1', discount_price: '65.55', price: '65.55' },
      ...{ stock: 1000, sale_num: 0, sku_image: '', goods_image: '', is_collect: 0, collect_id: 0 },
      commission_money: '6.55',
    })
  })

  it('tells what an order really brings', async () => {
    await world.person(5, seller)
    await rated(2, { one_rate: 1234 })
    for (const sku of [1, 2]) await world.buy(5, [sku])
    const made = (await world.commissions(seller)).map(({ cents }) => (cents / 100).toFixed(2))
    expect(made).toEqual([(await row(1))?.commission_money, (await row(2))?.commission_money])
    expect(made).toEqual(['6.55', '12.34'])
  })

  it('shows nobody else a commission; a frozen one sees his rates', async () => {
    expect(await row(1, plain)).toMatchObject({ level_id: 0, ...nothing })
    expect(await row(1, frozen)).toMatchObject({ level_id: levelId, one_rate: '10.00', commission_money: '0.00' })
    await saveSetting(world, 'fenxiao_basics', { level: 0 })
    expect(await row(1)).toMatchObject({ one_rate: '10.00', commission_money: '0.00' })
    expect(await world.call('/fenxiao/api/goods/page', {})).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
  })

  it('knows exceptions: own rates, fixed money, a price of its own, never more than is paid', async () => {
    await rated(1, { one_rate: 2000, two_money: 300 })
    expect(await row(1)).toMatchObject({
      one_rate: '20.00',
      two_rate: '0.00',
      two_money: '3.00',
      commission_money: '13.11',
    })
    await rated(2, { one_money: 300 })
    expect(await row(2)).toMatchObject({ one_rate: '0.00', one_money: '3.00', commission_money: '3.00' })
    await priced(1, 10_000)
    expect(await row(1)).toMatchObject({ discount_price: '65.55', commission_money: '20.00' })
    await world.mall.db.updateTable('fenxiao_sku').set({ fenxiao_price: 999_999 }).execute()
    await world.mall.db.updateTable('fenxiao_rate').set({ one_rate: 10_000 }).where('sku_id', '=', 1).execute()
    expect(await row(1)).toMatchObject({ commission_money: '65.55' })
    await world.mall.db.updateTable('fenxiao_rate').set({ one_money: 999_999 }).where('sku_id', '=', 2).execute()
    expect(await row(2)).toMatchObject({ commission_money: '100.00' })
  })

  it("an exception is of one level, and the caller's own counts", async () => {
    const [low] = (await world.call('/fenxiao/api/level/lists')).data
    const list = [low!, fenxiaoLevel(2, [12, 6, 2])]
    await saveSetting(world, 'fenxiao_levels', { list })
    const [, high] = (await world.call('/fenxiao/api/level/lists')).data
    await rated(1, { one_rate: 3000 }, 2)
    expect(await row(1)).toMatchObject({ commission_money: '6.55' })
    await world.mall.db
      .updateTable('fenxiao')
      .set({ level_id: high!.level_id })
      .where('member_id', '=', seller)
      .execute()
    expect(await row(1)).toMatchObject({ level_id: high!.level_id, commission_money: '19.66' })
    expect(await row(2)).toMatchObject({ one_rate: '12.00', commission_money: '12.00' })
  })

  it('is reckoned at the price shown, with its time-limited discount', async () => {
    const now = world.clock.now()
    await world.mall.db
      .updateTable('sku')
      .set({ promotion_type: 1, discount_price: 5000, discount_start: now - 1, discount_end: now + 9 })
      .where('sku_id', '=', 1)
      .execute()
    expect(await row(1)).toMatchObject({ price: '65.55', discount_price: '50.00', commission_money: '5.00' })
    world.clock.forward(9)
    expect(await row(1)).toMatchObject({ discount_price: '65.55', commission_money: '6.55' })
  })

  it('leaves out goods that do not take part, in its counts and pages too', async () => {
    expect(ids((await page()).list).sort()).toEqual([1, 2, 3])
    await leaveOut(2)
    expect(await page({ page_size: 1 })).toMatchObject({ count: 2, page_count: 2, list: [{}] })
    const both = [await page({ page_size: 1 }), await page({ page_size: 1, page: 2 })]
    expect(both.flatMap(({ list }) => ids(list)).sort()).toEqual([1, 3])
    expect(ids((await page({ goods_id_arr: '3,2,1' })).list)).toEqual([3, 1])
    // a row of the same goods that takes part, and one of another shop, leave nothing out
    await world.mall.db.insertInto('fenxiao_goods').values({ site_id: 3, goods_id: 1, is_fenxiao: 1 }).execute()
    await leaveOut(3, 3)
    expect((await page()).count).toBe(2)
    expect((await world.call('/api/goodssku/page', {})).data.count).toBe(3)
  })

  it('is narrowed and sorted as the ordinary list, and closed shops are not in it', async () => {
    expect(ids((await page({ keyword: '望远镜' })).list)).toEqual([])
    expect(ids((await page({ min_price: '50', max_price: '70' })).list)).toEqual([1])
    expect(ids((await page({ order: 'discount_price', sort: 'desc' })).list)).toEqual([2, 1, 3])
    expect(ids((await page({ is_free_shipping: 1, order: 'discount_price' })).list)).toEqual([3, 1, 2])
    expect(ids((await page({ is_own: 1 })).list)).toEqual([])
    expect((await page({ brand_id: 404 })).count).toBe(0)
    expect((await page({ category_id: 404, category_level: 1 })).count).toBe(0)
    expect((await page({ attr: [{ attr_id: 1, attr_value_id: 1 }] })).count).toBe(0)
    // of all shops, whichever is visited
    const visiting = await world.call('/fenxiao/api/goods/page', {}, { ...as(seller), base: { site_id: 7 } })
    expect(visiting.data.count).toBe(3)
    await world.mall.db.updateTable('shop').set({ shop_status: 0 }).where('site_id', '=', 7).execute()
    expect(ids((await page()).list).sort()).toEqual([1, 2])
    expect(await page({ page: 2_147_483_647, page_size: 999 })).toMatchObject({ count: 2, page_count: 1, list: [] })
  })

  it('takes ten queries, however many goods are on the page', async () => {
    const sent = async (params: object) =>
      (await queriesOf(() => page(params))).filter((text) => !/"setting"|rules_version|"token"|member_token/.test(text))
    const one = await sent({ page_size: 1 })
    expect(await sent({ page_size: 3 })).toHaveLength(one.length)
    expect(one.map((text) => text.slice(0, 60))).toHaveLength(10)
  })
})

describe('the share of one product', () => {
  it('is told to whoever earns by it', async () => {
    expect(await share(1)).toEqual({
      ...{ commission_money: '6.55', words_account: '佣金', one_rate: '10.00', one_money: '0.00', two_rate: '5.00' },
      ...{ two_money: '0.00', three_rate: '2.00', three_money: '0.00' },
    })
    await rated(1, { one_money: 150 })
    await saveSetting(world, 'fenxiao_words', { account: '奖金' })
    expect(await share(1)).toMatchObject({ commission_money: '1.50', one_money: '1.50', words_account: '奖金' })
    await saveSetting(world, 'fenxiao_words', { account: '' })
    const english = await world.call('/fenxiao/api/goods/detail', { sku_id: 1 }, { ...as(seller), language: 'en' })
    expect(english.data).toMatchObject({ words_account: 'Commission' })
  })

  it('is null to who is no distributor, who is frozen, and of goods that bring nothing', async () => {
    expect([await share(1, plain), await share(1, frozen)]).toEqual([null, null])
    await leaveOut(2)
    await world.mall.db.updateTable('goods').set({ goods_state: 0 }).where('goods_id', '=', 3).execute()
    expect([await share(2), await share(3)]).toEqual([null, null])
    await saveSetting(world, 'fenxiao_basics', { level: 0 })
    expect(await share(1)).toBeNull()
  })

  it('of goods that there are not is refused; while the addon is off there is none', async () => {
    expect(await world.call('/fenxiao/api/goods/detail', { sku_id: 404 }, as(seller))).toMatchObject({ code: -1 })
    await saveSetting(world, 'addon', { fenxiao: 0 })
    for (const path of ['/fenxiao/api/goods/detail', '/fenxiao/api/goods/page'] as const)
      expect(await world.call(path, { sku_id: 1 } as never, as(seller))).toMatchObject({ error_code: 'ADDON_OFF' })
  })
})
