import { fenxiaoWorld, type FenxiaoWorld } from '../../testing/fenxiaoWorld'
import { saveSetting } from '../../testing/loginWorld'
import { addSku } from '../../testing/tradeWorld'

const [seller, other] = [8, 9]

let world: FenxiaoWorld
const tokens: Record<number, string> = {}
beforeEach(async () => {
  world = await fenxiaoWorld()
  for (const member of [seller, other]) {
    await world.distributor(member)
    tokens[member] = await world.login(member)
  }
})
afterEach(() => world.close())

const as = (member: number) => ({ token: tokens[member] ?? '' })
const follow = (sku_id: number, more: { goods_id?: number; site_id?: number; member?: number } = {}) => {
  const { member = seller, goods_id = sku_id, site_id = 3 } = more
  return world.call('/fenxiao/api/goodscollect/add', { sku_id, goods_id, site_id }, as(member))
}
const unfollow = (collect_id: number, member = seller) =>
  world.call('/fenxiao/api/goodscollect/delete', { collect_id }, as(member))
const page = async (params: object = {}, member = seller) =>
  (await world.call('/fenxiao/api/goodscollect/page', params, as(member))).data
const listed = async (member = seller) => (await page({}, member)).list.map(({ goods_id }) => goods_id)

it('goods are followed once, under one id, however often and at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => follow(1)))
  expect(new Set(answers.map(({ code, data }) => `${code} ${data}`)).size).toBe(1)
  expect((await follow(1)).data).toBe(answers[0]?.data)
  await addSku(world.mall, { sku_id: 11, goods_id: 1, price: 700 })
  expect((await follow(11, { goods_id: 1 })).data).toBe(answers[0]?.data)
  expect(await listed()).toEqual([1])
})

it('are listed the newest first, as the rows of the list of goods', async () => {
  const made: number[] = []
  for (const sku of [1, 3, 2]) {
    world.clock.forward(1)
    made.push((await follow(sku)).data)
  }
  const { count, list } = await page()
  expect([count, list.map(({ goods_id, collect_id }) => [goods_id, collect_id])]).toEqual([
    3,
    [
      [2, made[2]],
      [3, made[1]],
      [1, made[0]],
    ],
  ])
  const all = (await world.call('/fenxiao/api/goods/page', {}, as(seller))).data.list
  expect(list).toEqual(list.map(({ goods_id }) => all.find((row) => row.goods_id === goods_id)))
  expect(list[1]).toMatchObject({ is_collect: 1, commission_money: '1.00', site_id: 7, stock: 1000 })
  expect((await page({ page: 2, page_size: 1 })).list).toMatchObject([{ goods_id: 3 }])
  expect(await listed(other)).toEqual([])
})

it('are given up by their own member only, and again without effect', async () => {
  const { data: id } = await follow(1)
  expect(await unfollow(id, other)).toMatchObject({ code: 0, data: null })
  expect(await listed()).toEqual([1])
  for (let i = 0; i < 2; i++) expect(await unfollow(id)).toMatchObject({ code: 0, data: null })
  expect(await listed()).toEqual([])
  expect((await follow(1)).data).not.toBe(id)
})

it('goods that there are not, or a sku of others, are refused', async () => {
  for (const wrong of [await follow(404), await follow(1, { goods_id: 2 }), await follow(404, { goods_id: 1 })])
    expect(wrong).toMatchObject({ code: -1, data: null })
  await world.mall.db.updateTable('goods').set({ is_delete: 1 }).where('goods_id', '=', 2).execute()
  expect(await follow(2)).toMatchObject({ code: -1 })
  expect(await listed()).toEqual([])
})

it('stay while they are not sold or do not take part, and leave when they are deleted', async () => {
  for (const sku of [1, 2, 3]) await follow(sku)
  const { db } = world.mall
  await db.updateTable('goods').set({ goods_state: 0 }).where('goods_id', '=', 1).execute()
  await db.insertInto('fenxiao_goods').values({ site_id: 3, goods_id: 2, is_fenxiao: 0 }).execute()
  const { list } = await page()
  expect(list.find(({ goods_id }) => goods_id === 2)).toMatchObject({ one_rate: '0.00', commission_money: '0.00' })
  await db.updateTable('goods').set({ is_delete: 1 }).where('goods_id', '=', 3).execute()
  expect((await page()).count).toBe(2)
  expect((await listed()).sort()).toEqual([1, 2])
})

it('are not more than somebody looks through', async () => {
  const row = { member_id: seller, sku_id: 1, site_id: 3, create_time: 1 }
  const many = Array.from({ length: 499 }, (_, i) => ({ ...row, collect_id: 1000 + i, goods_id: 1000 + i }))
  await world.mall.db.insertInto('fenxiao_collect').values(many).execute()
  const answers = await Promise.all([follow(1), follow(2), follow(3)])
  expect(answers.map(({ code }) => code).sort()).toEqual([-1, -1, 0])
  const { data } = answers.find(({ code }) => code === 0)!
  await unfollow(data)
  expect((await follow(3)).code).toBe(0)
})

it('belong to members, and to nobody while the addon is off', async () => {
  const params = { sku_id: 1, goods_id: 1 }
  expect(await world.call('/fenxiao/api/goodscollect/add', params)).toMatchObject({ error_code: 'TOKEN_NOT_EXIST' })
  await saveSetting(world, 'addon', { fenxiao: 0 })
  expect(await follow(1)).toMatchObject({ error_code: 'ADDON_OFF' })
})
