import { imported, importing, smallMall, stateOf, type AnyData } from '../../testing/importWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeEach(async () => {
  world = await testMall()
  await imported(world, smallMall)
})
afterEach(() => world.close())

const day = 86_400
const refused = async (data: AnyData, site = 0) => {
  const before = await stateOf(world)
  const { code, data: answer } = await importing(world, data, { site })
  expect(await stateOf(world)).toEqual(before)
  return [code, answer.errors.map(({ path, code: own }) => [path, own])]
}
const shop = 'tea-house'

describe('notes', () => {
  const all = async () => (await world.call('/notes/api/notes/lists', { site_id: 1 })).data.list
  const spring = (more: object) => ({ notes: [{ shop, code: 'spring', ...more }] })

  it('name their group, made when it is new, and skus by code', async () => {
    const [note] = await all()
    expect(note).toMatchObject({ note_title: '明前茶', read_num: 9, is_show_read_num: 1 })
    const { data } = await world.call('/notes/api/notes/detail', { note_id: note!.note_id })
    expect(data.goods_list.map(({ price, goods_name }) => [price, goods_name])).toEqual([
      ['108.00', '龙井'],
      ['58.00', '龙井'],
    ])
    await imported(world, spring({ group_name: '新茶' }))
    const { data: groups } = await world.call('/notes/api/notes/group', { site_id: 1 })
    expect(groups.map(({ group_name, notes_num }) => [group_name, notes_num])).toEqual([
      ['茶事', 0],
      ['新茶', 1],
    ])
  })

  it('are newer when they are other ones, and keep what was counted', async () => {
    const [before] = await all()
    await world.call('/notes/api/notes/detail', { note_id: before!.note_id })
    world.clock.forward(day)
    expect(await imported(world, { notes: smallMall.notes })).toMatchObject({ created: 0, updated: 0 })
    expect((await all())[0]).toMatchObject({ update_time: before!.update_time, read_num: 10 })
    expect(await imported(world, spring({ goods: ['green-50'] }))).toMatchObject({ updated: 1 })
    expect((await all())[0]).toMatchObject({ update_time: world.clock.now(), read_num: 10, note_title: '明前茶' })
  })

  it('that are deleted are made anew', async () => {
    const [note] = await all()
    await world.operator('/operator/api/content/delete', { kind: 'note', id: note!.note_id })
    expect(await imported(world, { notes: smallMall.notes })).toMatchObject({ created: 1 })
    expect((await all())[0]!.note_id).not.toBe(note!.note_id)
  })

  it('are refused with another shop’s goods, without a shop, empty', async () => {
    expect(await refused(spring({ goods: ['green-50', 'bread'] }))).toEqual([-1, [['notes[0].goods[1]', -1]]])
    expect(await refused({ notes: [{ code: 'x', note_title: 'x' }] })).toEqual([-1, [['notes[0].shop', -1]]])
    expect(await refused(spring({ note_content: ' ' }))).toEqual([-1, [['notes[0].note_content', -1]]])
    expect(await refused(spring({ note_type: 'poem' }))).toEqual([-1, [['notes[0].note_type', -10006]]])
    expect(await refused(spring({ note_title: 'x' }), 2)).toEqual([-11006, [['notes[0].shop', -11006]]])
  })
})

describe('lives', () => {
  const tasting = (more: object) => ({ lives: [{ code: 'tasting', ...more }] })
  const shown = async () => (await world.call('/live/api/live/page', { site_id: 1 })).data.list
  const waiting = async () => (await world.operator('/operator/api/pending/lists', { kind: 'live' })).data.count

  it('of the platform key are passed, those of a shop’s key wait', async () => {
    expect(await shown()).toMatchObject([{ name: '品茶', live_status: 102 }])
    const room = { name: '清仓', start_time: world.clock.now() + 1, end_time: world.clock.now() + day }
    await imported(world, { lives: [{ code: 'sale', ...room }] }, 1)
    expect([(await shown()).length, await waiting()]).toEqual([1, 1])
    await imported(world, { lives: [{ shop, code: 'tasting-2', ...room }] })
    expect(await shown()).toHaveLength(2)
  })

  it('wait again when a shop’s key changes what was judged', async () => {
    const same = { name: '品茶', goods: [{ name: '龙井', price: '58.00', cover_img: 'upload/a.jpg' }] }
    expect(await imported(world, { lives: [{ shop, code: 'tasting', ...same }] }, 1)).toMatchObject({ created: 0 })
    expect(await waiting()).toBe(0)
    await imported(world, tasting({ ...same, anchor_name: '小禾' }), 1)
    expect(await shown()).toMatchObject([{ anchor_name: '小禾' }])
    await imported(world, tasting({ goods: [] }), 1)
    expect([await waiting(), await shown()]).toEqual([1, []])
    await imported(world, { lives: [{ shop, code: 'tasting', audit_status: 1 }] })
    expect(await shown()).toHaveLength(1)
  })

  it('are refused an end before the start, and a shop its own judgement', async () => {
    expect(await refused({ lives: [{ shop, code: 'tasting', end_time: 5 }] })).toEqual([-1, [['lives[0]', -1]]])
    expect(await refused(tasting({ audit_status: 1 }), 1)).toEqual([-11006, [['lives[0].audit_status', -11006]]])
  })

  it('carry their reminder along when the start is moved', async () => {
    const jobs = () =>
      world.mall.db.selectFrom('job').select(['dist_key', 'run_at']).where('kind', '=', 'live.remind').execute()
    expect(await jobs()).toEqual([{ dist_key: 1, run_at: 4_000_000_000 - 600 }])
    await imported(world, { lives: [{ shop, code: 'tasting', start_time: 3_999_000_000 }] })
    expect(await jobs()).toEqual([{ dist_key: 1, run_at: 3_999_000_000 - 600 }])
  })
})

describe('cities', () => {
  const hangzhou = { code: 'hangzhou', site_area_id: 330_100 }
  const page = { code: 'city', name: 'DIY_VIEW_CITY_INDEX', title: '杭州', value: { global: {}, value: [] } }
  const find = async (web_city: string) =>
    (await world.call('/api/website/getWebsiteidByAddress', { web_city })).data.site_id

  it('are named by shops and pages of the same data', async () => {
    const { ids } = await imported(world, {
      ...{ cities: [hangzhou], shops: [{ code: shop, city: 'hangzhou' }], pages: [{ ...page, city: 'hangzhou' }] },
    })
    const id = ids.cities![0]!.id
    expect([await find('杭州市'), await find('330100'), await find('宁波市')]).toEqual([id, id, 0])
    expect((await world.call('/api/shop/info', { site_id: 1 })).data.website_id).toBe(id)
    expect((await world.call('/api/shop/page', { website_id: id })).data.list.map(({ site_id }) => site_id)).toEqual([
      1,
    ])
    expect((await world.call('/api/goodssku/page', { website_id: id })).data.count).toBe(1)
    const shown = { name: 'DIY_VIEW_CITY_INDEX', site_area_name: '杭州市' }
    expect((await world.call('/api/diyview/info', { name: page.name, website_id: id })).data).toMatchObject(shown)
    expect((await world.call('/api/diyview/info', { name: page.name, web_city: String(id) })).data).toMatchObject(shown)
    await imported(world, { shops: [{ code: shop, city: '' }] })
    expect((await world.call('/api/shop/info', { site_id: 1 })).data.website_id).toBe(0)
  })

  it('are cities, each with one sub-site', async () => {
    await imported(world, { cities: [hangzhou] })
    const at = 'cities[0].site_area_id'
    expect(await refused({ cities: [{ code: 'zhejiang', site_area_id: 330_000 }] })).toEqual([-1, [[at, -1]]])
    expect(await refused({ cities: [{ code: 'again', site_area_id: 330_100 }] })).toEqual([-1, [[at, -1]]])
    expect(await refused({ cities: [{ code: 'nowhere' }] })).toEqual([-1, [[at, -1]]])
    expect(await refused({ cities: [hangzhou] }, 1)).toEqual([-11006, [['cities', -11006]]])
    const swapped = [
      { ...hangzhou, site_area_id: 330_200 },
      { code: 'new', site_area_id: 330_100 },
    ]
    expect(await imported(world, { cities: swapped })).toMatchObject({ created: 1, updated: 1 })
  })

  it('are written one by one too, by the platform alone', async () => {
    const save = (data: object, id = 0, site = 0) =>
      world.operator('/operator/api/content/save', { kind: 'city', id, data: data as never }, site)
    const { data: id } = await save({ site_area_id: 330_100 })
    expect(await find('杭州市')).toBe(id)
    expect(await save({ status: 0 }, id)).toMatchObject({ code: 0, data: id })
    expect(await find('杭州市')).toBe(0)
    expect(await save({ site_area_id: 330_100 })).toMatchObject({ code: -1 })
    expect(await save({ site_area_id: 330_000 })).toMatchObject({ code: -1 })
    expect(await save({ site_area_id: 330_200, status: 1 }, id)).toMatchObject({ code: 0 })
    expect([await find('宁波市'), await find('杭州市')]).toEqual([id, 0])
    expect(await save({})).toMatchObject({ code: -1, error_code: 'REQUEST_SITE_AREA_ID' })
    expect(await save({ status: 1 }, 404)).toMatchObject({ code: -1 })
    expect(await save({ status: 1 }, id, 1)).toMatchObject({ code: -11006 })
    expect(await world.operator('/operator/api/content/delete', { kind: 'city', id }, 1)).toMatchObject({
      code: -11006,
    })
  })

  it('stay while shops name them; what named one that went is told', async () => {
    const { ids } = await imported(world, { cities: [hangzhou], shops: [{ code: shop, city: 'hangzhou' }] })
    const gone = { kind: 'city' as const, id: ids.cities![0]!.id }
    expect(await world.operator('/operator/api/content/delete', gone)).toMatchObject({ code: -1 })
    expect(await find('杭州市')).toBe(gone.id)
    await imported(world, { shops: [{ code: shop, city: '' }] })
    expect(await world.operator('/operator/api/content/delete', gone)).toMatchObject({ code: 0 })
    expect(await find('杭州市')).toBe(0)
    expect(await refused({ shops: [{ code: shop, city: 'hangzhou' }] })).toEqual([-1, [['shops[0].city', -1]]])
    expect(await imported(world, { cities: [hangzhou] })).toMatchObject({ created: 1 })
  })
})

describe('a shop’s own categories', () => {
  const rows = [
    { shop, code: 'leaf', category_name: '散茶', sort: 1 },
    { shop, code: 'green-leaf', category_name: '绿茶', parent: 'leaf' },
  ]
  it('have two levels, and goods name them', async () => {
    await imported(world, { shop_categories: rows, goods: [{ shop, code: 'green', shop_category: 'green-leaf' }] })
    const { data: tree } = await world.call('/api/shopgoodscategory/tree', { site_id: 1 })
    const leaf = tree.find(({ category_name }) => category_name === '散茶')!
    expect(leaf).toMatchObject({
      level: 1,
      pid: 0,
      short_name: '散茶',
      child_list: [{ category_name: '绿茶', level: 2 }],
    })
    const shopCategory = { site_id: 1, shop_category_id: leaf.child_list[0]!.category_id }
    expect((await world.call('/api/goodssku/page', shopCategory)).data.count).toBe(1)
    const third = { shop, code: 'x', category_name: 'x', parent: 'green-leaf' }
    expect(await refused({ shop_categories: [third] })).toEqual([-1, [['shop_categories[0].parent', -1]]])
  })
})
