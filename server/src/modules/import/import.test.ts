import { imported, importing, smallMall, stateOf } from '../../testing/importWorld'
import { putBundling } from '../../testing/slotsWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
})
afterEach(() => world.close())

const rowsOf = Object.values(smallMall).flat().length
/** rows that every mall has from the start: an agreement and the home page */
const known = 2
const skuId = async (code: string) =>
  (
    await world.mall.db
      .selectFrom('import_code')
      .select('row_id')
      .where('list', '=', 'skus')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).row_id
const sku = async (code: string) =>
  world.mall.db
    .selectFrom('sku')
    .selectAll()
    .where('sku_id', '=', await skuId(code))
    .executeTakeFirstOrThrow()
const goods = (more: object) => ({ goods: [{ shop: 'tea-house', code: 'green', ...more }] })
const fifty = { code: 'green-50', spec_values: ['50g'] }
const hundred = { code: 'green-100', spec_values: ['100g'] }

it('makes a mall out of one call: what rows name stands in the same data', async () => {
  const { created, updated, errors, ids } = await imported(world, smallMall)
  expect([created, updated, errors]).toEqual([rowsOf - known, known, []])
  expect(Object.keys(ids)).toEqual(Object.keys(smallMall))
  const [tea, bakery] = ids.shops ?? []
  expect(tea).toEqual({ shop: '', code: 'tea-house', id: 1 })
  expect(bakery).toEqual({ shop: '', code: 'bakery', id: 2 })
  const [green] = ids.goods ?? []
  expect(green).toMatchObject({ shop: 'tea-house', code: 'green', skus: [{ code: 'green-50' }, { code: 'green-100' }] })
  const { data } = await world.call('/api/goodssku/detail', { sku_id: green!.skus![1]!.id })
  expect(data.goods_sku_detail).toMatchObject({
    ...{
      goods_name: '龙井',
      sku_name: '龙井 100g',
      price: '108.00',
      discount_price: '108.00',
      stock: 5,
      goods_state: 1,
    },
    ...{ sku_image: 'upload/a.jpg', verify_state: 1, goods_content: '<p>明前</p>' },
  })
  expect(data.shop_info.site_name).toBe('茶舍')
  const tree = (await world.call('/api/goodscategory/tree', { level: 3 })).data
  const { data: page } = await world.call('/api/goodssku/page', { category_id: tree[0]!.category_id })
  expect(page.list.map(({ goods_name, price }) => [goods_name, price])).toEqual([
    ['面包', '12.00'],
    ['龙井', '58.00'],
  ])
  expect((await world.call('/api/goodssku/page', { keyword: '龙井' })).data.count).toBe(1)
  expect((await world.call('/api/shop/info', { site_id: 1 })).data).toMatchObject({
    ...{
      site_name: '茶舍',
      level_name: '旗舰店',
      category_name: '食品',
      shop_zhping: 1,
      shop_baozh: 0,
      shop_status: 1,
    },
  })
  expect((await world.call('/api/diyview/info', {})).data.title).toBe('首页')
  expect((await world.call('/api/adv/detail', { keyword: 'NS_TOP' })).data.adv_list).toHaveLength(1)
  expect((await world.call('/api/helpclass/lists')).data[0]).toMatchObject({ class_name: '支付' })
  expect((await world.call('/api/notice/page', {})).data.list[0]).toMatchObject({
    title: '开业',
    receiving_name: '手机端',
  })
  expect((await world.mall.settings.get('agreements')).register).toEqual({
    title: '注册协议',
    content: '<p>请阅读</p>',
  })
  expect((await world.mall.settings.get('store', 1)).is_use).toBe(1)
  expect((await world.mall.settings.get('express_template', 1)).list).toMatchObject([{ is_default: 1, fee_type: 3 }])
  expect((await world.mall.settings.get('levels')).list).toMatchObject([
    { level_name: '普通会员', consume_discount: 10 },
  ])
  const { data: coupons } = await world.call('/coupon/api/coupon/typepagelists', { site_id: 1 })
  expect(coupons.list).toMatchObject([{ money: '10.00', goods_ids: `,${green!.id},`, count: 100 }])
  const { data: platform } = await world.call('/platformcoupon/api/platformcoupon/typepagelists', {})
  expect(platform.list).toMatchObject([{ discount: 9, use_scenario: 2, platform_split_rare: '40.00' }])
})

it('the same data again: nothing is changed, the ids are the same', async () => {
  const first = await imported(world, smallMall)
  const before = await stateOf(world)
  expect(await imported(world, smallMall)).toEqual({ ...first, created: 0, updated: 0 })
  expect(await stateOf(world)).toEqual(before)
})

it('a dry run: it answers the counts, makes no ids and changes nothing', async () => {
  const before = await stateOf(world)
  const { code, data } = await importing(world, smallMall, { dry: true })
  expect([code, data]).toEqual([0, { created: rowsOf - known, updated: known, errors: [], ids: {} }])
  expect(await stateOf(world)).toEqual(before)
})

it('every error is told with its place, and nothing is changed', async () => {
  await imported(world, smallMall)
  const before = await stateOf(world)
  const { code, data } = await importing(world, {
    brands: [
      { code: 'new', brand_name: '新' },
      { code: 'nameless' },
      { brand_name: 'x' },
      { code: 'new', brand_name: 'y' },
      7,
    ],
    categories: [{ code: 'food', parent: 'tea' }],
    goods: [
      {
        shop: 'tea-house',
        code: 'black',
        category: 'coffee',
        goods_name: '红茶',
        skus: [{ code: 'b', price: 'free' }],
      },
      { shop: 'tea-house', code: 'green', skus: [{ code: 'green-50', spec_values: ['1kg'] }, { code: 'bread' }] },
      { shop: 'nowhere', code: 'x' },
      { code: 'y' },
      { shop: 'tea-house', code: 'empty', category: 'tea', goods_name: '空', skus: [] },
    ],
    coupons: [{ shop: 'tea-house', code: 'ten', money: '0', goods_ids: ['green', 'gone'] }],
    pages: [{ code: 'home', value: { value: 1 } }],
  })
  expect([code, data.created, data.updated, data.ids]).toEqual([-1, 0, 0, {}])
  expect(data.errors.map(({ path, code }) => `${path} ${code}`).sort()).toEqual(
    [
      ...['brands[1].brand_name -1', 'brands[2].code -1', 'brands[3].code -1', 'brands[4] -10006'],
      ...['categories[0].parent -1', 'goods[0].skus[0].price -10006', 'goods[1].skus[0].spec_values -1'],
      ...['goods[1].skus[1].price -1', 'goods[1].skus[1].spec_values -1', 'goods[2].shop -1', 'goods[3].shop -1'],
      ...['goods[4].skus -1', 'coupons[0].goods_ids[1] -1', 'coupons[0].money -1', 'pages[0].value -10006'],
    ].sort(),
  )
  expect(await stateOf(world)).toEqual(before)
})

it('messages come in the language of the caller', async () => {
  const params = { data: { brands: [{ code: 'a' }] } as never }
  const { data } = await world.operator('/operator/api/import', params, 0, { language: 'en-US' })
  expect(data.errors).toEqual([{ path: 'brands[0].brand_name', code: -1, message: 'brand_name is missing' }])
})

it('a list that nobody serves: -10006 for the whole call', async () => {
  for (const list of ['robots', '__proto__x', 'live'])
    expect(await importing(world, { [list]: [{ code: 'a' }], brands: [] })).toMatchObject({
      ...{ code: -10006, data: { errors: [{ path: list, code: -10006 }] } },
    })
})

it('fields left out keep their value, lists inside a row are replaced whole, rows left out stay', async () => {
  await imported(world, smallMall)
  expect(await imported(world, goods({ introduction: '清香' }))).toMatchObject({ created: 0, updated: 1 })
  expect(await imported(world, { shops: [{ code: 'tea-house', shop_tuihuo: 1 }] })).toMatchObject({ updated: 1 })
  const shop = (await world.call('/api/shop/info', { site_id: 1 })).data
  expect(shop).toMatchObject({ site_name: '茶舍', shop_zhping: 1, shop_tuihuo: 1 })
  await imported(world, goods({ attributes: [{ name: '年份', value: '2026' }] }))
  const { data } = await world.call('/api/goodssku/detail', { sku_id: await skuId('green-50') })
  expect(data.goods_sku_detail).toMatchObject({ goods_name: '龙井', introduction: '清香' })
  expect(JSON.parse(data.goods_sku_detail.goods_attr_format)).toMatchObject([{ attr_name: '年份' }])
  expect((await world.call('/api/goodssku/page', {})).data.count).toBe(2)
})

it('the stock of a known sku is set only where the figure is another one than last time', async () => {
  await imported(world, smallMall)
  await world.operator('/operator/api/goods/sku', { sku_id: await skuId('green-50'), stock: 4 })
  expect(await imported(world, smallMall)).toMatchObject({ updated: 0 })
  expect((await sku('green-50')).stock).toBe(4)
  const skus = [{ ...fifty, stock: 11 }, hundred]
  expect(await imported(world, goods({ skus }))).toMatchObject({ updated: 1 })
  expect([(await sku('green-50')).stock, (await sku('green-100')).stock]).toEqual([11, 5])
})

it('a new price: what the goods cost in lists follows, a discount keeps its own', async () => {
  await imported(world, smallMall)
  const priced = (price: string) => goods({ skus: [{ ...fifty, price }, hundred] })
  await imported(world, priced('60'))
  const listed = async () => (await world.call('/api/goodssku/page', { keyword: '龙井' })).data.list[0]
  expect(await listed()).toMatchObject({ price: '60.00', discount_price: '60.00' })
  const now = world.clock.now()
  await world.mall.db
    .updateTable('sku')
    .set({ promotion_type: 1, discount_price: 5000, discount_start: now - 1, discount_end: now + 100 })
    .where('sku_id', '=', await skuId('green-50'))
    .execute()
  await imported(world, priced('70'))
  expect(await listed()).toMatchObject({ price: '70.00', discount_price: '50.00' })
  const { min_price } = await world.mall.db
    .selectFrom('goods')
    .select('min_price')
    .where('goods_name', '=', '龙井')
    .executeTakeFirstOrThrow()
  expect(min_price).toBe(5000)
})

it('a new price: a sku in no discount is stored with it twice, one in a discount with that of the discount', async () => {
  await imported(world, smallMall)
  await world.mall.db
    .updateTable('sku')
    .set({ promotion_type: 1, discount_price: 9000 })
    .where('sku_id', '=', await skuId('green-100'))
    .execute()
  await imported(
    world,
    goods({
      skus: [
        { ...fifty, price: '60' },
        { ...hundred, price: '120' },
      ],
    }),
  )
  expect(await sku('green-50')).toMatchObject({ price: 6000, discount_price: 6000 })
  expect(await sku('green-100')).toMatchObject({ price: 12_000, discount_price: 9000 })
})

describe('a sku left out of its goods', () => {
  const only50 = goods({
    specs: [{ name: '重量', values: [{ name: '50g' }] }],
    skus: [fifty],
  })

  it('is sold no more: its cart row is invalid and nobody can order it; it comes back when it is named again', async () => {
    await imported(world, smallMall)
    const token = await buyer()
    const id = await skuId('green-100')
    await world.call('/api/cart/add', { sku_id: id, num: 1 }, { token })
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(1)
    expect(await imported(world, only50)).toMatchObject({ updated: 1 })
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(0)
    const { data: rows } = await world.call('/api/cart/goodslists', {}, { token })
    expect(rows).toMatchObject([{ sku_id: id, goods_state: 0 }])
    expect((await world.call('/api/cart/add', { sku_id: id, num: 1 }, { token })).code).toBe(-1)
    expect((await world.call('/api/ordercreate/create', { sku_id: id, num: 1 }, { token })).code).toBeLessThan(0)
    const { data } = await world.call('/api/goodssku/detail', { sku_id: await skuId('green-50') })
    expect(data.goods_sku_detail.goods_spec_format).not.toContain('100g')
    expect((await world.call('/api/goodssku/info', { sku_id: id })).data.goods_state).toBe(0)
    expect(await imported(world, smallMall)).toMatchObject({ updated: 1 })
    expect((await world.call('/api/cart/count', {}, { token })).data).toBe(1)
  })

  it('cannot be left out while an activity sells it', async () => {
    await imported(world, smallMall)
    const now = world.clock.now()
    const offer = { site_id: 1, wholesale_goods_id: 9, goods_id: (await sku('green-100')).goods_id, create_time: now }
    await world.mall.db.insertInto('wholesale_goods').values(offer).execute()
    const one = {
      site_id: 1,
      wholesale_sku_id: 9,
      wholesale_goods_id: 9,
      sku_id: await skuId('green-100'),
      steps: '[]',
    }
    await world.mall.db.insertInto('wholesale_sku').values(one).execute()
    const { code, data } = await importing(world, only50)
    expect([code, data.errors.map(({ path, code }) => [path, code])]).toEqual([-1, [['goods[0].skus', -1]]])
    await world.mall.db.updateTable('wholesale_goods').set({ status: 0 }).execute()
    await putBundling(world, { bl_id: 9, site_id: 1, skuIds: [one.sku_id] })
    expect((await importing(world, only50)).code).toBe(-1)
    await world.mall.db.updateTable('bundling').set({ status: 0 }).execute()
    const terms = { floor_price: '1.00', bargain_stock: 5, bargain_type: 0, buy_type: 0, need_num: 2, bargain_time: 1 }
    const of = { goods_id: offer.goods_id, sku_id: one.sku_id, start_time: now, end_time: now + 60 }
    const bargain = { kind: 'bargain' as const, site_id: 1, data: { ...terms, ...of } }
    expect((await world.operator('/operator/api/promotion/create', bargain)).code).toBe(0)
    expect((await importing(world, only50)).code).toBe(-1)
    world.clock.forward(60)
    expect((await importing(world, only50)).code).toBe(0)
  })
})

async function buyer() {
  const { db } = world.mall
  const { level_id } = await db.selectFrom('member_level').select('level_id').executeTakeFirstOrThrow()
  await db.insertInto('member').values({ member_id: 1, member_level: level_id, create_time: 0 }).execute()
  return world.login(1)
}

it('goods that leave a category while it moves stand in the line of their new one', async () => {
  const where = () =>
    world.mall.db
      .selectFrom('goods')
      .select(['category_id', 'category_id_1', 'category_id_2', 'category_id_3'])
      .where('goods_name', '=', '面包')
      .executeTakeFirstOrThrow()
  await imported(world, smallMall)
  await imported(world, {
    categories: [{ code: 'drinks', parent: '' }],
    goods: [{ shop: 'bakery', code: 'bread', category: 'drinks' }],
  })
  await imported(world, {
    categories: [{ code: 'drinks', parent: 'food' }],
    goods: [{ shop: 'bakery', code: 'bread', category: 'food' }],
  })
  const { category_id } = await where()
  expect(await where()).toEqual({ category_id, category_id_1: category_id, category_id_2: 0, category_id_3: 0 })
})

it('a category that moves takes those below it and their goods along', async () => {
  await imported(world, smallMall)
  await imported(world, { categories: [{ code: 'drinks', parent: '' }] })
  const tree = (await world.call('/api/goodscategory/tree', { level: 3 })).data
  expect(tree.map(({ category_name }) => category_name).sort()).toEqual(['食品', '饮品'].sort())
  const drinks = tree.find(({ category_name }) => category_name === '饮品')!
  const { data } = await world.call('/api/goodssku/page', { category_id: drinks.category_id, category_level: 1 })
  expect(data.list.map(({ goods_name }) => goods_name)).toEqual(['龙井'])
  await imported(world, smallMall)
  expect((await world.call('/api/goodscategory/tree', { level: 3 })).data).toHaveLength(1)
})

it.each([
  [
    'a ring of parents',
    {
      categories: [
        { code: 'a', category_name: 'a', parent: 'b' },
        { code: 'b', category_name: 'b', parent: 'a' },
      ],
    },
    ['categories[0].parent', 'categories[1].parent'],
  ],
  ['its own parent', { categories: [{ code: 'food', parent: 'food' }] }, ['categories[0].parent']],
  [
    'a fourth level',
    { categories: [{ code: 'oolong', category_name: '乌龙', parent: 'tea' }] },
    ['categories[0].parent'],
  ],
  [
    'a parent that pushes others too far down',
    {
      categories: [
        { code: 'all', category_name: '全部' },
        { code: 'food', parent: 'all' },
      ],
    },
    ['categories[1].parent'],
  ],
  [
    'a third level of a shop',
    {
      shop_categories: [
        { shop: 'tea-house', code: 'b', category_name: 'b', parent: 'new' },
        { shop: 'tea-house', code: 'c', category_name: 'c', parent: 'b' },
      ],
    },
    ['shop_categories[1].parent'],
  ],
  [
    'two default templates',
    { templates: [{ shop: 'tea-house', code: 'b', template_name: 'b', fee_type: 3, is_default: 1, areas: [] }] },
    ['templates[0].is_default'],
  ],
  [
    'nothing for each further piece',
    {
      templates: [
        { shop: 'tea-house', code: 'post', areas: [{ region_ids: [], snum: 1, sprice: 1, xnum: 0, xprice: 0 }] },
      ],
    },
    ['templates[0].areas'],
  ],
  [
    'another fee without its areas',
    { templates: [{ shop: 'tea-house', code: 'post', fee_type: 1 }] },
    ['templates[0].areas'],
  ],
  ['two levels from the same growth', { levels: [{ code: 'b', level_name: 'b', growth: 0 }] }, ['levels[0].growth']],
  ['no level from 0', { levels: [{ code: 'plain', growth: 5 }] }, ['levels[0].growth']],
  ['a level of half a percent', { levels: [{ code: 'plain', consume_discount: 9.55 }] }, ['levels[0]']],
  [
    'two pages of one name',
    {
      pages: [
        { code: 'again', name: 'DIY_VIEW_X', title: 'x', value: { global: {}, value: [] } },
        { code: 'twice', name: 'DIY_VIEW_X', title: 'x', value: { global: {}, value: [] } },
      ],
    },
    ['pages[1].name'],
  ],
  ['two positions of one keyword', { advs: [{ code: 'b', keyword: 'NS_TOP', ap_name: 'b' }] }, ['advs[0].keyword']],
  [
    'two skus of the same values',
    goods({
      skus: [
        { code: 'green-50', spec_values: ['50g'] },
        { code: 'green-100', spec_values: ['50g'] },
      ],
    }),
    ['goods[0].skus[1].spec_values'],
  ],
  ['specs that the skus do not fit', goods({ specs: [] }), ['goods[0].specs', 'goods[0].specs']],
  [
    'a sku code of other goods',
    {
      goods: [
        {
          shop: 'tea-house',
          code: 'black',
          category: 'tea',
          goods_name: '红茶',
          skus: [{ code: 'green-50', price: 1 }],
        },
      ],
    },
    ['goods[0].skus[0].code'],
  ],
  ['a most below the least', goods({ min_buy: 3, max_buy: 2 }), ['goods[0].max_buy']],
  [
    'a spec twice',
    goods({
      specs: [{ name: 'a', values: [{ name: 'x' }, { name: 'x' }] }],
      skus: [{ code: 'green-50', spec_values: ['x'] }],
    }),
    ['goods[0].specs'],
  ],
  ['a group that no shop is in', { coupons: [{ code: 'nine', group_ids: ['没有'] }] }, ['coupons[0].group_ids[0]']],
  ['a discount of nothing', { coupons: [{ code: 'nine', discount: 0 }] }, ['coupons[0].discount']],
  ['an agreement twice', { agreements: [{ code: 'register' }, { code: 'register' }] }, ['agreements[1].code']],
  ['a city that is none', { shops: [{ code: 'bakery', city: 'paris' }] }, ['shops[0].city']],
])('refuses %s', async (_, data, paths) => {
  await imported(world, smallMall)
  const before = await stateOf(world)
  const { code, data: answer } = await importing(world, data)
  expect([code, answer.errors.map(({ path }) => path)]).toEqual([-1, paths])
  expect(await stateOf(world)).toEqual(before)
})

it('a page that diy/save made is taken over by the first import of its name', async () => {
  const page = { name: 'DIY_VIEW_INDEX', title: '旧', value: { global: {}, value: [] } }
  await world.operator('/operator/api/diy/save', page)
  const { data: old } = await world.call('/api/diyview/info', {})
  const { ids } = await imported(world, { pages: smallMall.pages })
  expect(ids.pages?.[0]?.id).toBe(old.id)
  expect((await world.call('/api/diyview/info', {})).data.title).toBe('首页')
})

it('a row that was deleted since is made anew', async () => {
  const { ids } = await imported(world, { notices: smallMall.notices })
  await world.operator('/operator/api/notice/delete', { id: ids.notices![0]!.id })
  expect(await imported(world, { notices: smallMall.notices })).toMatchObject({ created: 1, updated: 0 })
  expect(await imported(world, { notices: smallMall.notices })).toMatchObject({ created: 0, updated: 0 })
})

it('settings that processes keep hold from the next call', async () => {
  await imported(world, smallMall)
  const title = async () => (await world.call('/api/register/aggrement')).data.title
  expect(await title()).toBe('注册协议')
  await imported(world, { agreements: [{ code: 'register', title: '新协议' }] })
  expect(await title()).toBe('新协议')
})

describe('the key of a shop', () => {
  beforeEach(() => imported(world, smallMall))

  it('imports for its own site, named or not, with codes of its own', async () => {
    const stores = [{ code: 'west', store_name: '面包房', longitude: 120, latitude: 30 }]
    expect(await imported(world, { stores }, 2)).toMatchObject({
      created: 1,
      ids: { stores: [{ shop: '', code: 'west' }] },
    })
    expect(await imported(world, { stores: [{ shop: 'bakery', ...stores[0] }] }, 2)).toMatchObject({
      created: 0,
      updated: 0,
    })
    expect((await world.mall.settings.get('store', 1)).list).toMatchObject([{ store_name: '西湖店' }])
  })

  it.each([
    ['another shop', { goods: [{ shop: 'tea-house', code: 'green', goods_name: 'x' }] }, 'goods[0].shop'],
    ['a shop that is none', { goods: [{ shop: 'nowhere', code: 'green' }] }, 'goods[0].shop'],
    ['a list of the platform', { brands: [{ code: 'hill', brand_name: 'x' }] }, 'brands'],
    ['the levels', { levels: [] }, 'levels'],
  ])('is refused %s', async (_, data, path) => {
    const before = await stateOf(world)
    expect(await importing(world, data, { site: 2 })).toMatchObject({
      ...{ code: -11006, data: { created: 0, errors: [{ path, code: -11006 }] } },
    })
    expect(await stateOf(world)).toEqual(before)
  })

  it('names only rows of its own site', async () => {
    const bread = { code: 'bread', template: 'post', shop_category: 'new' }
    const { data } = await importing(
      world,
      { goods: [bread], coupons: [{ code: 'c', goods_ids: ['green'] }] },
      { site: 2 },
    )
    const paths = data.errors.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['goods[0].template', 'goods[0].shop_category', 'coupons[0].goods_ids[0]']),
    )
  })
})

it('an idempotency_key: the second call answers as the first and does nothing again', async () => {
  const first = await importing(world, smallMall, { key: 'import-1' })
  expect(await importing(world, smallMall, { key: 'import-1' })).toMatchObject({ code: 0, data: first.data })
  expect((await importing(world, { brands: [] }, { key: 'import-1' })).code).toBe(-11002)
})

it('writes each call into the audit log', async () => {
  await imported(world, smallMall)
  await importing(world, { brands: [{}] })
  const log = await world.mall.db.selectFrom('operator_log').select(['path', 'key_name', 'code']).execute()
  expect(log).toEqual([
    { path: '/operator/api/import', key_name: 'platform', code: 0 },
    { path: '/operator/api/import', key_name: 'platform', code: -1 },
  ])
})
