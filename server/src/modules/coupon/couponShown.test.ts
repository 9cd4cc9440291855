import { imported, smallMall } from '../../testing/importWorld'
import { freshMobile, registered, saveSetting } from '../../testing/loginWorld'
import { testMall, testStart, type TestMall } from '../../testing/testMall'

const hour = 3600
/** Public lists of both kinds: call, what of, params. */
const lists = [
  ['typepagelists', 'of the mall', {}],
  ['typepagelists', 'of given ids', {}],
  ['typelists', 'of the mall', {}],
  ['typelists', 'of a shop', { site_id: 1 }],
  ['typelists', 'of goods', { site_id: 1, goods_id: 1 }],
] as const
const kinds = {
  coupon: {
    id: 'coupon_type_id',
    calls: '/coupon/api/coupon',
    shop: { shop: 'tea-house' },
    more: { coupon_name: '店铺券', goods_type: 1 },
    lists: [
      ...lists,
      ['typepagelists', 'of a shop', { site_id: 1 }],
      ['typepagelists', 'to receive', { can_receive: 1 }],
    ],
  },
  platformcoupon: {
    id: 'platformcoupon_type_id',
    calls: '/platformcoupon/api/platformcoupon',
    shop: {},
    more: { platformcoupon_name: '平台券', use_scenario: 1, platform_split_rare: '60' },
    lists,
  },
} as const
type Kind = keyof typeof kinds

let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall()
  await imported(world, smallMall)
  token = (await registered(world, freshMobile())).token
})
afterAll(() => world.close())

const terms = { type: 'reward', money: '5', at_least: '0', count: 10, validity_type: 0, end_time: testStart + hour }
let codes = 0

async function create(kind: Kind, more: object): Promise<number> {
  const data = { ...terms, ...kinds[kind].more, ...more }
  const site_id = kind === 'coupon' ? 1 : 0
  const made = await world.operator('/operator/api/promotion/create', { kind, data, site_id } as never)
  if (made.code !== 0) throw new Error(made.message)
  return made.data
}
async function importType(kind: Kind, more: object, code = `type-${(codes += 1)}`): Promise<number> {
  const row = { ...kinds[kind].shop, code, ...terms, ...kinds[kind].more, ...more }
  return (await imported(world, { coupons: [row] })).ids.coupons?.[0]?.id ?? 0
}

const ask = (kind: Kind, call: string, params: object, as = '') =>
  world.call(`${kinds[kind].calls}/${call}` as '/coupon/api/coupon/typeinfo', params as never, { token: as })
const isShown = async (kind: Kind, id: number) => (await ask(kind, 'typeinfo', { [kinds[kind].id]: id })).data.is_show

/** The rows of a public list about these types. */
async function listed(kind: Kind, call: string, ids: number[], params: object): Promise<[number, unknown][]> {
  const paging = call === 'typepagelists' ? { page_size: 100 } : {}
  const { code, data } = await ask(kind, call, { ...paging, ...params })
  expect(code).toBe(0)
  const rows = ('list' in data ? data.list : data) as Record<string, number>[]
  return rows
    .map((row): [number, unknown] => [row[kinds[kind].id] ?? 0, row.is_show])
    .filter(([id]) => ids.includes(id))
}

const origins = { 'created by an operator': create, imported: importType }
const cases = (['coupon', 'platformcoupon'] as const).flatMap((kind) =>
  (['created by an operator', 'imported'] as const).map((origin) => ({ kind, origin })),
)

describe.each(cases)('a $kind type $origin', ({ kind, origin }) => {
  const make = origins[origin]

  it.each(kinds[kind].lists)('is listed by %s %s unless is_show is 0', async (call, of, params) => {
    const ids = [await make(kind, {}), await make(kind, { is_show: 0 })]
    const named = of === 'of given ids' ? { [`${kinds[kind].id}_arr`]: ids.join(',') } : {}
    expect(await listed(kind, call, ids, { ...params, ...named })).toEqual([[ids[0], 1]])
  })

  it('can be seen and received by its id although is_show is 0', async () => {
    const id = await make(kind, { is_show: 0 })
    expect(await isShown(kind, id)).toBe(0)
    expect(await ask(kind, 'receive', { [kinds[kind].id]: id }, token)).toMatchObject({ code: 0 })
    const { data } = await ask(kind, 'memberpage', { state: 1 }, token)
    expect((data as unknown as { list: object[] }).list[0]).toMatchObject({ [kinds[kind].id]: id })
  })
})

it.each(['coupon', 'platformcoupon'] as const)('the next import hides and shows a %s type', async (kind) => {
  const code = `turned-${kind}`
  const id = await importType(kind, {}, code)
  for (const is_show of [0, 1]) {
    expect(await importType(kind, { is_show }, code)).toBe(id)
    expect(await isShown(kind, id)).toBe(is_show)
    expect(await listed(kind, 'typelists', [id], {})).toEqual(is_show ? [[id, 1]] : [])
  }
})

it('a platform coupon type with is_show 0 is shown in the welcome gift and given with it', async () => {
  const id = await create('platformcoupon', { platformcoupon_name: '迎新券', is_show: 0 })
  await saveSetting(world, 'memberregister', { is_use: 1, point: 0, balance: '0.00', growth: 0, coupon: `${id}` })
  const { data: gift } = await world.call('/memberregister/api/Config/Config')
  expect(gift.value.coupon_list).toMatchObject([{ platformcoupon_name: '迎新券' }])
  const { token: as } = await registered(world, freshMobile())
  const { data } = await world.call('/platformcoupon/api/platformcoupon/memberpage', {}, { token: as })
  expect(data.list).toMatchObject([{ platformcoupon_type_id: id, get_type: 3 }])
})
