import { fenxiaoLevel, madeDistributor } from '../../testing/fenxiaoWorld'
import { imported, importing, smallMall, stateOf } from '../../testing/importWorld'
import { saveSetting } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const green = { shop: 'tea-house', code: 'green-f', goods: 'green' }
const rate = (level_num: number, more: object) => ({ level_num, ...more })
const exceptions = (...rows: object[]) => ({ fenxiao_goods: rows })
const withMall = async () => {
  await imported(world, smallMall)
  await saveSetting(world, 'fenxiao_levels', { list: [fenxiaoLevel(1, [10, 5, 2]), fenxiaoLevel(2, [12, 6, 2])] })
}
const idOf = async (list: string, code: string) =>
  (
    await world.mall.db
      .selectFrom('import_code')
      .select('row_id')
      .where('list', '=', list)
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).row_id

/** What stands in the tables, by the codes of skus. */
async function kept() {
  const { db } = world.mall
  const goods = await db.selectFrom('fenxiao_goods').select(['goods_id', 'is_fenxiao']).orderBy('goods_id').execute()
  const codes = await db
    .selectFrom('import_code')
    .select(['code', 'row_id'])
    .where('list', 'in', ['skus', 'goods'])
    .execute()
  const codeOf = (id: number) => codes.find(({ row_id }) => row_id === id)?.code
  const skus = await db.selectFrom('fenxiao_sku').selectAll().orderBy('sku_id').execute()
  const rates = await db.selectFrom('fenxiao_rate').selectAll().orderBy('sku_id').orderBy('level_num').execute()
  return {
    goods: goods.map(({ goods_id, is_fenxiao }) => [codeOf(goods_id), is_fenxiao]),
    skus: skus.map(({ sku_id, fenxiao_price }) => [codeOf(sku_id), fenxiao_price]),
    rates: rates.map((one) => [
      ...[codeOf(one.sku_id), one.level_num, one.one_rate, one.one_money, one.two_rate, one.two_money],
      ...[one.three_rate, one.three_money],
    ]),
  }
}

const full = {
  ...green,
  is_fenxiao: 1,
  skus: [
    {
      ...{ sku: 'green-50', fenxiao_price: '50' },
      rates: [
        rate(2, { one_rate: '20', two_rate: '10.5', three_rate: 5 }),
        rate(1, { one_money: '3.00', three_money: '0.01' }),
      ],
    },
    { sku: 'green-100', rates: [] },
  ],
}
const asStored = {
  goods: [['green', 1]],
  skus: [['green-50', 5000]],
  rates: [
    ['green-50', 1, 0, 300, 0, 0, 0, 1],
    ['green-50', 2, 2000, 0, 1050, 0, 500, 0],
  ],
}

it('exceptions come with the goods they are of, in one call', async () => {
  const leftOut = { shop: 'bakery', code: 'bread-f', goods: 'bread', is_fenxiao: 0 }
  const { fenxiao_goods: _none, ...mall } = { fenxiao_goods: [], ...smallMall }
  const own = { ...full, skus: [{ ...full.skus[0]!, rates: [full.skus[0]!.rates[1]!] }] }
  const { ids, created } = await imported(world, { ...mall, ...exceptions(own, leftOut) })
  expect(created).toBeGreaterThan(10)
  expect(ids.fenxiao_goods).toEqual([
    { shop: 'tea-house', code: 'green-f', id: await idOf('goods', 'green') },
    { shop: 'bakery', code: 'bread-f', id: await idOf('goods', 'bread') },
  ])
  expect(await kept()).toEqual({
    goods: [
      ['green', 1],
      ['bread', 0],
    ],
    skus: [['green-50', 5000]],
    rates: [asStored.rates[0]],
  })
})

it('they are what distributors see and earn', async () => {
  await withMall()
  await imported(world, exceptions(full, { shop: 'bakery', code: 'b', goods: 'bread', is_fenxiao: 0 }))
  const [, second] = (await world.call('/fenxiao/api/level/lists')).data
  await madeDistributor(world, 5, second?.level_id)
  const { data } = await world.call('/fenxiao/api/goods/page', {}, { token: await world.login(5) })
  expect(data.list).toMatchObject([
    { goods_name: '龙井', one_rate: '20.00', two_rate: '10.50', commission_money: '10.00' },
  ])
})

it('the same again changes nothing; what was left out stays, lists are replaced whole', async () => {
  await withMall()
  expect(await imported(world, exceptions(full))).toMatchObject({ created: 1, updated: 0 })
  expect(await kept()).toEqual(asStored)
  const before = await stateOf(world)
  expect(await imported(world, exceptions(full))).toMatchObject({ created: 0, updated: 0 })
  const turned = { ...full, skus: [{ ...full.skus[0]!, rates: [...full.skus[0]!.rates].reverse() }] }
  expect(await imported(world, exceptions(turned))).toMatchObject({ updated: 0 })
  expect(await imported(world, exceptions({ shop: 'tea-house', code: 'green-f' }))).toMatchObject({ updated: 0 })
  expect(await stateOf(world)).toEqual(before)
  expect(await imported(world, exceptions({ shop: 'tea-house', code: 'green-f', is_fenxiao: 0 }))).toMatchObject({
    updated: 1,
  })
  expect(await kept()).toEqual({ ...asStored, goods: [['green', 0]] })
  const hundred = { sku: 'green-100', rates: [rate(1, {})] }
  expect(await imported(world, exceptions({ ...green, skus: [hundred] }))).toMatchObject({ updated: 1 })
  expect(await kept()).toEqual({
    goods: [['green', 0]],
    skus: [['green-100', 0]],
    rates: [['green-100', 1, 0, 0, 0, 0, 0, 0]],
  })
  expect(await imported(world, exceptions({ ...green, skus: [] }))).toMatchObject({ updated: 1 })
  expect(await kept()).toEqual({ goods: [['green', 0]], skus: [], rates: [] })
})

it('one row of goods: a second code takes it over, but a code keeps its goods', async () => {
  await withMall()
  await imported(world, exceptions(full))
  expect(await imported(world, exceptions({ ...green, code: 'other', skus: [] }))).toMatchObject({
    created: 0,
    updated: 1,
  })
  expect(await kept()).toMatchObject({ goods: [['green', 1]], skus: [], rates: [] })
})

it('a dry run tells the counts and writes nothing', async () => {
  await withMall()
  const before = await stateOf(world)
  expect((await importing(world, exceptions(full), { dry: true })).data).toMatchObject({ created: 1, ids: {} })
  expect(await stateOf(world)).toEqual(before)
})

it('every error is told with its place, and nothing is changed', async () => {
  await withMall()
  await imported(world, exceptions(full))
  const cake = {
    shop: 'bakery',
    code: 'cake',
    category: 'food',
    goods_name: '蛋糕',
    skus: [{ code: 'cake', price: '1' }],
  }
  await imported(world, { goods: [cake] })
  const before = await stateOf(world)
  const sku = (name: string, ...rates: object[]) => ({ sku: name, rates })
  const bad = [
    { shop: 'tea-house', code: 'a' },
    { shop: 'tea-house', code: 'b', goods: '' },
    { shop: 'tea-house', code: 'c', goods: 'bread' },
    { shop: 'tea-house', code: 'd', goods: 'nothing' },
    { ...green, skus: [sku('bread'), sku('green-50'), sku('green-50')] },
    { ...green, code: 'again' },
    { shop: 'tea-house', code: 'green-f' },
    {
      ...{ shop: 'bakery', code: 'f', goods: 'bread' },
      skus: [
        sku('cake'),
        sku(
          'bread',
          rate(3, { one_rate: 1 }),
          rate(1, { one_rate: '87.65', two_rate: '12.26', three_rate: '0.10' }),
          rate(1, {}),
          rate(2, { one_rate: '87.65', two_rate: '12.26', three_rate: '0.09' }),
        ),
      ],
    },
    { code: 'g', goods: 'bread' },
    { shop: 'bakery', code: 'h', goods: 'cake', skus: [sku('cake', rate(1, { one_rate: '100.01' }), rate(0, {}))] },
    { shop: 'bakery', code: 'i', goods: 'cake', is_fenxiao: 2 },
    { shop: 'bakery', code: 'j', goods: 'cake', skus: [{ sku: 'cake', fenxiao_price: '-1' }, { sku: '' }] },
  ]
  const { code, data } = await importing(world, exceptions(...bad))
  expect([code, data.created, data.updated]).toEqual([-1, 0, 0])
  expect(data.errors.map(({ path, code }) => `${path} ${code}`.replace('fenxiao_goods', '')).sort()).toEqual(
    [
      ...['[0].goods -1', '[1].goods -1', '[2].goods -1', '[3].goods -1', '[4].skus[0].sku -1'],
      ...['[4].skus[2].sku -1', '[5].goods -1', '[6].code -1', '[7].skus[0].sku -1'],
      ...['[7].skus[1].rates[0].level_num -1', '[7].skus[1].rates[1] -1', '[7].skus[1].rates[2].level_num -1'],
      ...['[8].shop -1', '[9].skus[0].rates[0].one_rate -10006', '[9].skus[0].rates[1].level_num -10006'],
      ...['[10].is_fenxiao -10006', '[11].skus[0].fenxiao_price -10006', '[11].skus[1].sku -10006'],
    ].sort(),
  )
  const moved = await importing(world, exceptions({ shop: 'bakery', code: 'x', goods: 'bread' }))
  expect(moved.code).toBe(0)
  expect(await importing(world, exceptions({ shop: 'bakery', code: 'x', goods: 'cake' }))).toMatchObject({
    ...{ code: -1, data: { errors: [{ path: 'fenxiao_goods[0].goods', code: -1 }] } },
  })
  await world.mall.db
    .deleteFrom('fenxiao_goods')
    .where('goods_id', '=', await idOf('goods', 'bread'))
    .execute()
  await world.mall.db.deleteFrom('import_code').where('code', '=', 'x').execute()
  expect(await stateOf(world)).toEqual(before)
})

it("a shop's key changes its own goods only", async () => {
  await withMall()
  expect(await importing(world, exceptions({ code: 'g', goods: 'green', is_fenxiao: 0 }), { site: 1 })).toMatchObject({
    code: 0,
  })
  expect((await kept()).goods).toEqual([['green', 0]])
  expect(await importing(world, exceptions({ shop: 'bakery', code: 'b', goods: 'bread' }), { site: 1 })).toMatchObject({
    code: -11006,
  })
  // its codes do not reach the goods of another shop
  expect(await importing(world, exceptions({ code: 'b', goods: 'bread' }), { site: 1 })).toMatchObject({ code: -1 })
  expect((await kept()).goods).toEqual([['green', 0]])
})

it('imports of the same goods at once come one after another', async () => {
  await withMall()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      importing(world, exceptions({ ...green, skus: [{ sku: 'green-50', rates: [rate(1, { one_rate: i })] }] })),
    ),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0))
  expect((await kept()).rates).toHaveLength(1)
})
