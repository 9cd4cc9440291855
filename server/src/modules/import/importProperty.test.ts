import fc from 'fast-check'
import { importing, stateOf, type AnyData } from '../../testing/importWorld'
import { testMall, type TestMall } from '../../testing/testMall'

jest.setTimeout(600_000)

let world: TestMall
beforeAll(async () => {
  world = await testMall()
})
afterAll(() => world.close())

const one = (...names: string[]) => fc.constantFrom(...names)
const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '')
const sorted = (list: string[]) => [...new Set(list)]
const cents = fc.integer({ min: 0, max: 99_999 }).map((n) => (n / 100).toFixed(2))
const rows = <T extends { code: string }>(row: fc.Arbitrary<T>, most = 3) =>
  fc.uniqueArray(row, {
    maxLength: most,
    selector: ({ code, ...more }) => JSON.stringify([code, (more as { shop?: string }).shop]),
  })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const shop = one('s1', 's2')
/** A tree without rings: a parent comes before it in the alphabet. */
const category = fc.record({
  code: one('c1', 'c2', 'c3'),
  category_name: name,
  sort: maybe(fc.nat(99)),
  deep: fc.nat(2),
})
const goods = fc.record({
  ...{ shop, code: one('g1', 'g2'), category: one('c1', 'c2', 'c3'), goods_name: name, introduction: maybe(name) },
  ...{ content: maybe(name), goods_state: maybe(fc.constantFrom(0, 1)), min_buy: maybe(fc.nat(3)) },
  attributes: maybe(fc.array(fc.record({ name, value: name }), { maxLength: 2 })),
  values: fc.uniqueArray(one('S', 'M', 'L'), { minLength: 1, maxLength: 3 }),
  prices: fc.array(fc.tuple(cents, maybe(fc.nat(50))), { minLength: 3, maxLength: 3 }),
})

/** Data that must be right, of few codes: calls meet the rows of earlier ones. */
const data = fc
  .record({
    categories: rows(category),
    brands: rows(fc.record({ code: one('b1', 'b2'), brand_name: name, sort: maybe(fc.nat(99)) })),
    goods: rows(goods),
    notices: rows(
      fc.record({ code: one('n1', 'n2'), title: name, content: name, is_top: maybe(fc.constantFrom(0, 1)) }),
    ),
    stores: rows(fc.record({ shop, code: one('w'), store_name: name, longitude: fc.nat(180), latitude: fc.nat(90) })),
  })
  .map((lists): AnyData => ({
    shops: [
      { code: 's1', site_name: 'one' },
      { code: 's2', site_name: 'two' },
    ],
    categories: sorted(['c1', 'c2', 'c3']).map((code, i) => {
      const { deep = 0, ...given } = lists.categories.find((row) => row.code === code) ?? { category_name: code }
      return { ...given, code, parent: deep > 0 && i > 0 ? `c${Math.min(i, deep)}` : '' }
    }),
    brands: lists.brands,
    goods: lists.goods.map(({ values, prices, ...row }) => ({
      ...row,
      specs: [{ name: 'size', values: values.map((value) => ({ name: value })) }],
      skus: values.map((value, i) => ({
        ...{ code: `${row.code}-${value}`, spec_values: [value], price: prices[i]?.[0], stock: prices[i]?.[1] },
      })),
    })),
    notices: lists.notices,
    stores: lists.stores,
  }))

/** One row that no call takes. */
const wrong = fc.constantFrom<AnyData>(
  { brands: [{ code: '' }] },
  { goods: [{ shop: 's1', code: 'g1', category: 'none' }] },
  { categories: [{ code: 'c1', parent: 'c1' }] },
  { notices: [{ code: 'n1', is_top: 2 }] },
  { stores: [{ code: 'w' }] },
)

it('any data: a dry run and an error change nothing, twice is as once, the ids stay', async () => {
  const ids = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(data, wrong, async (good, bad) => {
      const before = await stateOf(world)
      const dry = await importing(world, good, { dry: true })
      expect(dry.data.errors).toEqual([])
      expect(await stateOf(world)).toEqual(before)
      const [list, rows] = Object.entries(bad)[0] as [keyof AnyData, unknown[]]
      const spoilt = {
        ...good,
        [list]: [
          ...((good[list] as unknown[]) ?? []).filter(
            (row) => (row as { code: string }).code !== (rows[0] as { code: string }).code,
          ),
          ...rows,
        ],
      }
      expect((await importing(world, spoilt)).code).toBeLessThan(0)
      expect(await stateOf(world)).toEqual(before)
      const first = await importing(world, good)
      expect([first.code, first.data.created, first.data.updated]).toEqual([0, dry.data.created, dry.data.updated])
      const after = await stateOf(world)
      expect(await importing(world, good)).toMatchObject({ code: 0, data: { ...first.data, created: 0, updated: 0 } })
      expect(await stateOf(world)).toEqual(after)
      for (const [name, told] of Object.entries(first.data.ids))
        for (const { shop, code, id } of told) {
          const key = `${name} ${shop} ${code}`
          expect(ids.get(key) ?? id).toBe(id)
          ids.set(key, id)
        }
    }),
    { numRuns: Number(process.env.MALL_PROPERTY_RUNS ?? 6), endOnFailure: true },
  )
})
