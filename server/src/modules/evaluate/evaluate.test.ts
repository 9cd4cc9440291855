import { testMall, type TestMall } from '../../testing/testMall'
import { maskedName } from './maskedName'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

const page = async (params: { goods_id: number; [name: string]: number }, token = '') =>
  (await server.call('/api/goodsevaluate/page', params, { token })).data
const save = (value: Record<string, number>) => server.operator('/operator/api/config/save', { key: 'evaluate', value })

describe('evaluations of a goods', () => {
  it('are listed newest first, the newest of them alone', async () => {
    const { count, page_count, list } = await page({ goods_id: 1 })
    expect([count, page_count, list.length]).toEqual([36, 4, 10])
    const times = list.map((row) => row.create_time)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const { data: first } = await server.call('/api/goodsevaluate/firstinfo', { goods_id: 1 })
    expect(first).toEqual(list[0])
    expect((await page({ goods_id: 1, page: 9 })).list).toEqual([])
    const all = (await page({ goods_id: 1, page_size: 100 })).list
    expect(new Set(all.map((row) => row.evaluate_id)).size).toBe(36)
  })

  it('are told apart by their kind', async () => {
    const all = (await page({ goods_id: 1, page_size: 100 })).list
    const parts = await Promise.all(
      [1, 2, 3].map((explain_type) => page({ goods_id: 1, explain_type, page_size: 100 })),
    )
    expect(parts.map(({ count }) => count)).toEqual(
      [1, 2, 3].map((kind) => all.filter((row) => row.explain_type === kind).length),
    )
    for (const { count } of parts) expect(count).toBeGreaterThan(0)
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(36)
    expect((await page({ goods_id: 1, explain_type: 0 })).count).toBe(36)
    for (const { scores, explain_type } of all) expect(explain_type).toBe(scores >= 4 ? 1 : scores === 3 ? 2 : 3)
  })

  it('with pictures are those of the first or the second time, also within a kind', async () => {
    const has_image = 1
    await server.mall.db
      .updateTable('goods_evaluate')
      .set({ images: '', again_images: 'upload/again.jpg' })
      .where('evaluate_id', '=', (await page({ goods_id: 1, explain_type: 2 })).list[0]!.evaluate_id)
      .execute()
    const all = (await page({ goods_id: 1, page_size: 100 })).list
    const pictured = all.filter((row) => row.images !== '' || row.again_images !== '')
    expect(pictured.length).toBeGreaterThan(0)
    expect(pictured.length).toBeLessThan(all.length)
    const { count, list } = await page({ goods_id: 1, has_image, page_size: 100 })
    expect([count, list]).toEqual([pictured.length, pictured])
    const medium = pictured.filter((row) => row.explain_type === 2)
    expect((await page({ goods_id: 1, has_image, explain_type: 2, page_size: 100 })).list).toEqual(medium)
    expect((await page({ goods_id: 1, has_image: 0 })).count).toBe(all.length)
  })

  it('are counted by kind with the first page, whatever kind that is of', async () => {
    const all = (await page({ goods_id: 1, page_size: 100 })).list
    const of = (type: number) => all.filter((row) => row.explain_type === type).length
    const pictured = all.filter((row) => row.images !== '' || row.again_images !== '').length
    const counts = { all: all.length, pictured, good: of(1), medium: of(2), bad: of(3) }
    expect(pictured).toBeGreaterThan(0)
    const kinds: Record<string, number>[] = [{}, { explain_type: 3 }, { has_image: 1 }, { page: 0 }]
    for (const kind of kinds) expect((await page({ goods_id: 1, ...kind })).counts).toEqual(counts)
    expect((await page({ goods_id: 1, explain_type: 3 })).count).toBe(of(3))
    expect((await page({ goods_id: 1, has_image: 1 })).count).toBe(pictured)
    expect((await page({ goods_id: 1, page: 2 })).counts).toBeUndefined()
    expect((await page({ goods_id: 404 })).counts).toEqual({ all: 0, pictured: 0, good: 0, medium: 0, bad: 0 })
  })

  it('do not tell who wants to stay unknown', async () => {
    const all = (await page({ goods_id: 1, page_size: 100 })).list
    const hidden = all.filter((row) => row.is_anonymous === 1)
    expect(hidden.length).toBeGreaterThan(0)
    for (const { member_name, member_headimg } of hidden) {
      expect(member_name).toMatch(/^.\*\*\*.$/u)
      expect(member_headimg).toBe('')
    }
    expect(all.some((row) => row.is_anonymous === 0 && row.member_headimg !== '')).toBe(true)
  })

  it('are counted on the goods page', async () => {
    for (const sku_id of [1, 2, 8]) {
      const { data } = await server.call('/api/goodssku/info', { sku_id })
      expect(data.evaluate).toBe((await page({ goods_id: data.goods_id })).count)
    }
  })

  it('wait for the auditor, or are refused by him, unseen', async () => {
    const table = server.mall.db.updateTable('goods_evaluate')
    const [newest, second] = (await page({ goods_id: 2 })).list
    await table.set({ is_audit: 0 }).where('evaluate_id', '=', newest!.evaluate_id).execute()
    expect((await page({ goods_id: 2 })).list[0]).toEqual(second)
    await table.set({ is_audit: -1 }).where('evaluate_id', '=', second!.evaluate_id).execute()
    expect((await page({ goods_id: 2 })).count).toBe(12)
  })

  it('are hidden from guests, or from all, by the settings', async () => {
    const token = await server.login(1)
    await save({ evaluate_status: 1, evaluate_show: 0, evaluate_audit: 0 })
    expect(await page({ goods_id: 1 })).toEqual({ count: 0, page_count: 0, list: [] })
    expect((await server.call('/api/goodsevaluate/firstinfo', { goods_id: 1 })).data).toBeNull()
    expect((await page({ goods_id: 1 }, token)).count).toBe(36)
    await save({ evaluate_status: 0, evaluate_show: 1, evaluate_audit: 0 })
    expect((await page({ goods_id: 1 }, token)).count).toBe(0)
    await save({ evaluate_status: 1, evaluate_show: 1, evaluate_audit: 0 })
    expect((await page({ goods_id: 1 })).count).toBe(36)
    expect((await page({ goods_id: 404 })).count).toBe(0)
  })
})

describe('the demo', () => {
  const rows = () => server.mall.db.selectFrom('goods_evaluate').selectAll().execute()

  it('has hundreds of believable evaluations over many goods', async () => {
    const all = await rows()
    expect(all.length).toBeGreaterThan(400)
    expect(new Set(all.map((row) => row.goods_id)).size).toBeGreaterThan(120)
    const share = (test: (row: (typeof all)[number]) => boolean) => all.filter(test).length / all.length
    expect(share((row) => row.images !== '')).toBeGreaterThan(0.25)
    expect(share((row) => row.explain_first !== '')).toBeGreaterThan(0.15)
    expect(share((row) => row.again_time > 0)).toBeGreaterThan(0.05)
    expect(share((row) => row.explain_type === 1)).toBeGreaterThan(0.8)
    for (const row of all) {
      expect(row.content).not.toBe('')
      expect(row.create_time).toBeLessThan(server.clock.now())
      expect(row.again_time === 0 || row.again_time > row.create_time).toBe(true)
    }
  })

  it('has those of member 1 on the lines of his completed orders', async () => {
    const own = (await rows()).filter((row) => row.member_id === 1)
    expect(own.length).toBeGreaterThan(4)
    for (const row of own) {
      const line = await server.mall.db
        .selectFrom('order_line')
        .innerJoin('orders', (join) =>
          join
            .onRef('orders.member_id', '=', 'order_line.member_id')
            .onRef('orders.order_id', '=', 'order_line.order_id'),
        )
        .select(['order_line.goods_id', 'order_line.sku_id', 'orders.order_status', 'orders.evaluate_status'])
        .where('order_line.member_id', '=', 1)
        .where('order_goods_id', '=', row.order_goods_id)
        .executeTakeFirstOrThrow()
      expect(line).toMatchObject({ goods_id: row.goods_id, sku_id: row.sku_id, order_status: 10 })
      expect(line.evaluate_status).toBe(row.again_time > 0 ? 2 : 1)
    }
  })

  it('gives shops the mean of their stars', async () => {
    const all = await rows()
    for (const site_id of [1, 3, 7, 11, 14]) {
      const stars = all.filter((row) => row.site_id === site_id && row.create_time > server.clock.now() - 180 * 86_400)
      const mean = stars.reduce((sum, row) => sum + row.shop_desccredit, 0) / stars.length
      const { data } = await server.call('/api/shop/info', { site_id })
      expect(Number(data.shop_desccredit)).toBeCloseTo(mean, 1)
    }
  })

  it('shows member 1 what he collected, saw and follows', async () => {
    const more = { token: await server.login(1) }
    const { data: collected } = await server.call('/api/goodscollect/page', {}, more)
    const { data: seen } = await server.call('/api/goodsbrowse/page', { page_size: 100 }, more)
    const { data: shops } = await server.call('/api/shopmember/membershoppages', {}, more)
    expect([collected.count, seen.count, shops.count]).toEqual([14, 36, 4])
    expect(
      new Set(seen.list.map((row) => Math.floor((server.clock.now() - row.browse_time) / 86_400))).size,
    ).toBeGreaterThan(4)
  })
})

it.each([
  ['林晓雨', '林***雨'],
  ['A', 'A***'],
  ['👩‍🌾', /^.\*\*\*.$/u],
  ['', '***'],
])('masks %s', (name, masked) => expect(maskedName(name)).toMatch(masked))
