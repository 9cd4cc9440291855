import { imported, importing, smallMall, stateOf } from '../../testing/importWorld'
import { hostile, hostileJson } from '../../testing/hostileValues'
import { testMall, type TestMall } from '../../testing/testMall'
import { errorsMost } from './plan'

jest.setTimeout(300_000)

let world: TestMall
beforeAll(async () => {
  world = await testMall()
  await imported(world, smallMall)
})
afterAll(() => world.close())

const post = async (body: string | object, type = 'application/json', site = 0) => {
  const key = site === 0 ? world.mall.config.operatorKeys.platform : `dev-site-key-${site}`
  const response = await world.app.inject({
    method: 'POST',
    url: '/operator/api/import',
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.statusCode, ...response.json<{ code: number; data: { errors?: unknown[] } | null }>() }
}

/** Fields of rows that stand, one of each kind of value. */
const fields: [list: keyof typeof smallMall | 'cities', row: object, field: string][] = [
  ['brands', { code: 'hill' }, 'brand_name'],
  ['brands', { code: 'hill' }, 'sort'],
  ['brands', {}, 'code'],
  ['categories', { code: 'tea' }, 'parent'],
  ['categories', { code: 'tea' }, 'commission_rate'],
  ['shops', { code: 'bakery' }, 'shop_adv'],
  ['shops', { code: 'bakery' }, 'longitude'],
  ['shops', { code: 'bakery' }, 'level_name'],
  ['goods', { code: 'green' }, 'shop'],
  ['goods', { shop: 'tea-house', code: 'green' }, 'skus'],
  ['goods', { shop: 'tea-house', code: 'green' }, 'specs'],
  ['goods', { shop: 'tea-house', code: 'green' }, 'category'],
  ['pages', { code: 'home' }, 'value'],
  ['advs', { code: 'top' }, 'adv_list'],
  ['coupons', { code: 'nine' }, 'group_ids'],
  ['gifts', { code: 'bag' }, 'gift_desc'],
  ['recharges', { code: 'hundred' }, 'face_value'],
  ['recharges', { code: 'hundred' }, 'coupons'],
  ['helps', { code: 'pay' }, 'class_name'],
  ['notes', { shop: 'tea-house', code: 'spring' }, 'goods'],
  ['notes', { shop: 'tea-house', code: 'spring' }, 'group_name'],
  ['notes', { shop: 'tea-house', code: 'spring' }, 'initial_read_num'],
  ['lives', { shop: 'tea-house', code: 'tasting' }, 'goods'],
  ['lives', { shop: 'tea-house', code: 'tasting' }, 'start_time'],
  ['lives', { shop: 'tea-house', code: 'tasting' }, 'audit_status'],
  ['cities', { code: 'town' }, 'site_area_id'],
  ['agreements', { code: 'register' }, 'content'],
]

it('hostile values: an envelope every time, never a fault of the server, and nothing half done', async () => {
  const odd: string[] = []
  for (const [list, row, field] of fields)
    for (const value of [...hostile, ...hostileJson]) {
      const { status, code } = await post({ data: { [list]: [{ ...row, [field]: value }] } })
      if (status !== 200 || code === -10005)
        odd.push(`${list}.${field}=${JSON.stringify(value)?.slice(0, 40)}: ${status} ${code}`)
    }
  expect(odd).toEqual([])
})

it.each([
  ['no lists', { data: [1] }],
  ['a list that is none', { data: { brands: 'x' } }],
  ['text that is no JSON', { data: '{' }],
  ['a dry run of 2', { data: {}, dry_run: 2 }],
])('%s: -10006', async (_, body) => expect(await post(body)).toMatchObject({ status: 200, code: -10006 }))

it('no data: missing', async () => expect(await post({})).toMatchObject({ code: -1 }))
it('nothing in the data: nothing done', async () => {
  expect((await importing(world, { brands: [] })).data).toEqual({ created: 0, updated: 0, errors: [], ids: {} })
})

it('a body over 1 MiB: 413', async () => {
  expect(await post({ data: { brands: [{ code: 'a', brand_name: 'x'.repeat(1 << 20) }] } })).toMatchObject({
    status: 413,
  })
})

it('an array of nothing but wrong rows: told up to the limit, within seconds', async () => {
  const before = await stateOf(world)
  const begun = performance.now()
  const { code, data } = await post({ data: { goods: Array(300_000).fill(0) } })
  expect([code, data?.errors?.length]).toEqual([-1, errorsMost])
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(await stateOf(world)).toEqual(before)
})

it('goods of more skus than anybody sells: refused before they are calculated', async () => {
  const names = Array.from({ length: 1001 }, (_, i) => `v${i}`)
  const row = {
    specs: [{ name: 's', values: names.map((name) => ({ name })) }],
    skus: names.map((name) => ({ code: name, spec_values: [name], price: 1 })),
  }
  const { data } = await post({
    data: { goods: [{ shop: 'tea-house', code: 'many', category: 'tea', goods_name: 'x', ...row }] },
  })
  expect(data?.errors).toMatchObject([{ path: 'goods[0].skus' }])
})

it('a thousand rows that are right: made in one call', async () => {
  const brands = Array.from({ length: 1000 }, (_, i) => ({ code: `m${i}`, brand_name: `brand ${i}` }))
  expect(await post({ data: { brands } })).toMatchObject({ code: 0, data: { created: 1000 } })
  expect(await post({ data: { brands } })).toMatchObject({ code: 0, data: { created: 0, updated: 0 } })
})
