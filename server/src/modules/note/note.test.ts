import { codes } from '@mall/contract/envelope'
import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let tokens: string[]
/** members who like at the same time */
const many = 50

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 21, site_id: 3, price: 5990 },
    { sku_id: 22, site_id: 3, price: 3330, goods: { goods_state: 0 } },
    { sku_id: 23, site_id: 3, price: 8800 },
    { sku_id: 31, site_id: 7, price: 100 },
  ])
  const { db, clock } = world.mall
  const crowd = Array.from({ length: many }, (_, i) => ({
    ...{ member_id: 101 + i, nickname: `读者${i}`, mobile: String(13_900_000_000 + i), member_level: 1 },
    create_time: clock.now(),
  }))
  await db.insertInto('member').values(crowd).execute()
  tokens = await Promise.all(crowd.map(({ member_id }) => world.login(member_id)))
}, 60_000)
afterEach(() => world.close())

const as = (member: number) => ({ token: tokens[member] ?? '' })
const form = { group_name: '好物', note_type: 'goods_item', note_title: '一盏灯', note_content: '<p>很亮</p>' }
async function write(data: object = {}, site = 3): Promise<number> {
  world.clock.forward(10)
  const saved = { kind: 'note' as const, data: { ...form, ...data } }
  return (await world.operator('/operator/api/content/save', saved, site)).data
}
const change = (id: number, data: object, site = 3) =>
  world.operator('/operator/api/content/save', { kind: 'note', id, data: data as never }, site)
const lists = async (params: object = {}, more = {}) => (await world.call('/notes/api/notes/lists', params, more)).data
const ids = async (params: object = {}) => (await lists(params)).list.map(({ note_id }) => note_id)
const detail = (note_id: number, more = {}) => world.call('/notes/api/notes/detail', { note_id }, more)
const close = (site: number, change: object) =>
  world.mall.db.updateTable('shop').set(change).where('site_id', '=', site).execute()

describe('the list', () => {
  it('has what is published, newest first, of one shop or of all, of one group or of chosen ids', async () => {
    const lamp = await write()
    const chair = await write({ note_title: '一把椅子', group_name: '客厅' })
    const fruit = await write({ group_name: '好物' }, 7)
    await write({ status: 0 })
    expect(await ids()).toEqual([fruit, chair, lamp])
    expect(await ids({ site_id: 3 })).toEqual([chair, lamp])
    const { data: groups } = await world.call('/notes/api/notes/group', { site_id: 3 })
    expect(groups.map(({ group_name, notes_num, release_num }) => [group_name, notes_num, release_num])).toEqual([
      ['好物', 2, 1],
      ['客厅', 1, 1],
    ])
    expect(await ids({ site_id: 3, group_id: groups[1]!.group_id })).toEqual([chair])
    expect(await ids({ goods_id_arr: `${lamp},404,${fruit},${lamp}` })).toEqual([lamp, fruit])
    expect(await ids({ page: 2, page_size: 2 })).toEqual([lamp])
    world.clock.forward(10)
    await change(lamp, { note_title: '一盏灯' })
    expect(await ids({ site_id: 3 })).toEqual([chair, lamp])
    await change(lamp, { note_title: '那盏灯' })
    expect(await ids({ site_id: 3 })).toEqual([lamp, chair])
  })

  it('loses the notes of a shop that closes or whose time is over', async () => {
    const [ours, theirs] = [await write(), await write({}, 7)]
    await close(3, { shop_status: 0 })
    await close(7, { expire_time: world.clock.now() })
    expect(await lists()).toMatchObject({ count: 0, list: [] })
    expect(await detail(ours)).toMatchObject({ code: -1, data: null })
    expect(await world.call('/notes/api/record/add', { note_id: theirs }, as(0))).toMatchObject({ code: -1 })
  })

  it('is off with its addon', async () => {
    const id = await write()
    await world.operator('/operator/api/config/save', { key: 'addon', value: { notes: 0 } as never })
    for (const answer of [await world.call('/notes/api/notes/lists', {}), await detail(id)])
      expect(answer).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  })
})

describe('a note', () => {
  it('shows its initial numbers and what was counted since; every reader counts', async () => {
    const id = await write({ initial_read_num: 100, initial_dianzan_num: 7, cover_img: 'a.jpg,b.jpg', cover_type: 1 })
    const readers = await Promise.all(Array.from({ length: 20 }, () => detail(id)))
    expect(readers.map(({ data }) => data.read_num).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => 101 + i),
    )
    expect((await lists()).list[0]).toMatchObject({
      ...{ read_num: 120, initial_read_num: 100, dianzan_num: 7, initial_dianzan_num: 7, is_dianzan: 0 },
      ...{ is_show_read_num: 1, is_show_dianzan_num: 1, is_show_release_time: 1, cover_type: 1 },
      cover_img: 'a.jpg,b.jpg',
    })
    expect(readers[0]!.data.note_content).toBe('<p>很亮</p>')
  })

  it('has the goods that are on sale, in their order', async () => {
    const id = await write({ goods: [23, 22, 21] })
    const { goods_list } = (await detail(id)).data
    expect(goods_list).toMatchObject([
      { sku_id: 23, goods_id: 23, price: '88.00', goods_stock: expect.any(Number) },
      { sku_id: 21, goods_id: 21, goods_name: '商品21', price: '59.90' },
    ])
    expect(goods_list).toHaveLength(2)
  })

  it('is for nobody while it is a draft, or when there is none', async () => {
    const draft = await write({ status: 0 })
    for (const note_id of [draft, 404]) {
      expect(await detail(note_id)).toMatchObject({ code: -1, data: null })
      expect(await world.call('/notes/api/record/add', { note_id }, as(0))).toMatchObject({ code: -1 })
      expect((await world.call('/notes/api/record/isDianzan', { note_id }, as(0))).data).toBe(0)
      expect(await world.call('/notes/api/record/delete', { note_id }, as(0))).toMatchObject({ code: 0 })
    }
    await change(draft, { status: 1 })
    expect((await detail(draft)).data).toMatchObject({ read_num: 1, dianzan_num: 0 })
  })
})

describe('a like', () => {
  it('counts once for each member, however often and at once', async () => {
    const note_id = await write({ initial_dianzan_num: 3 })
    const taps = tokens.flatMap((token) => [token, token])
    const all = async (path: '/notes/api/record/add' | '/notes/api/record/delete') => {
      const answers = await Promise.all(taps.map((token) => world.call(path, { note_id }, { token })))
      expect(answers.filter(({ code }) => code !== 0)).toEqual([])
      return (await lists({}, as(7))).list[0]
    }
    expect(await all('/notes/api/record/add')).toMatchObject({ dianzan_num: 3 + many, is_dianzan: 1 })
    expect((await detail(note_id, as(7))).data.is_dianzan).toBe(1)
    expect((await world.call('/notes/api/record/isDianzan', { note_id }, as(7))).data).toBe(1)
    expect(await all('/notes/api/record/delete')).toMatchObject({ dianzan_num: 3, is_dianzan: 0 })
  })

  it('goes with the note', async () => {
    const note_id = await write()
    await world.call('/notes/api/record/add', { note_id }, as(0))
    expect(await world.operator('/operator/api/content/delete', { kind: 'note', id: note_id }, 3)).toMatchObject({
      code: 0,
    })
    expect(await detail(note_id)).toMatchObject({ code: -1 })
    expect(await world.mall.db.selectFrom('note_like').selectAll().execute()).toEqual([])
  })

  it('is a member’s', async () => {
    const note_id = await write()
    expect(await world.call('/notes/api/record/add', { note_id })).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
  })
})

describe('the shop writes', () => {
  it.each(['group_name', 'note_type', 'note_title', 'note_content'])('no note without %s', async (name) => {
    const data = Object.fromEntries(Object.entries(form).filter(([field]) => field !== name))
    const asked = { kind: 'note' as const, data }
    const missing = { code: -1, error_code: `REQUEST_${name.toUpperCase()}` }
    expect(await world.operator('/operator/api/content/save', asked, 3)).toMatchObject(missing)
    expect(await change(await write(), { [name]: ' ' })).toMatchObject(
      name === 'note_type' ? { code: codes.PARAMETER_ERROR } : missing,
    )
  })

  it('what it leaves out stays, and its goods are its own', async () => {
    const id = await write({ label: '新品', goods: [21] })
    expect(await change(id, { note_title: '两盏灯' })).toMatchObject({ code: 0, data: id })
    expect((await detail(id)).data).toMatchObject({ note_title: '两盏灯', label: '新品', goods_list: [{ sku_id: 21 }] })
    for (const goods of [[31], [21, 404]]) expect(await change(id, { goods })).toMatchObject({ code: -1, data: null })
    expect(await change(id, { note_type: 'poem' })).toMatchObject({ code: codes.PARAMETER_ERROR })
  })

  it('nothing of another shop, nothing that is not there', async () => {
    const id = await write()
    expect(await change(id, { note_title: 'x' }, 7)).toMatchObject({ code: codes.NOT_ALLOWED })
    const gone = { kind: 'note' as const, id }
    expect(await world.operator('/operator/api/content/delete', gone, 7)).toMatchObject({ code: codes.NOT_ALLOWED })
    expect(await change(404, { note_title: 'x' })).toMatchObject({ code: -1 })
    expect(await world.operator('/operator/api/content/delete', { ...gone, id: 404 })).toMatchObject({ code: -1 })
    const saved = { kind: 'note' as const, data: form }
    expect(await world.operator('/operator/api/content/save', saved)).toMatchObject({ code: codes.REQUEST_SITE_ID })
    expect(await world.operator('/operator/api/content/save', { ...saved, site_id: 404 })).toMatchObject({ code: -1 })
    expect(await world.operator('/operator/api/content/save', { ...saved, site_id: 7 })).toMatchObject({ code: 0 })
  })

  it('a group of the same name at the same time once', async () => {
    const saved = { kind: 'note' as const, data: form }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.operator('/operator/api/content/save', saved, 3)),
    )
    expect(answers.filter(({ code }) => code !== 0)).toEqual([])
    expect((await world.call('/notes/api/notes/group', { site_id: 3 })).data).toMatchObject([
      { group_name: '好物', notes_num: 8 },
    ])
  })
})
