import { freshMobile, registered } from '../../testing/loginWorld'
import { testMall, type TestMall } from '../../testing/testMall'

let world: TestMall
beforeAll(async () => {
  world = await testMall({ seed: true })
}, 60_000)
afterAll(() => world.close())

const westLake = { province_id: 330000, city_id: 330100, district_id: 330106 }
const form = {
  ...{ name: '林小满', mobile: '13800000005', telephone: '0571-88003101', ...westLake },
  ...{ address: '文三路 90 号', full_address: '浙江省-杭州市-西湖区' },
}
type Form = typeof form & {
  community_id?: number
  is_default?: 0 | 1
  type?: 1 | 2
  longitude?: string
  latitude?: string
}
const newcomer = async () => (await registered(world, freshMobile())).token
const add = async (token: string, more: Partial<Form> = {}) =>
  (await world.call('/api/memberaddress/add', { ...form, ...more } as never, { token })) as {
    code: number
    data: number
  }
const list = async (token: string) =>
  (await world.call('/api/memberaddress/page', { page: 1, page_size: 100 }, { token })).data.list
const defaults = async (token: string) => (await list(token)).filter((row) => row.is_default === 1).map((row) => row.id)

it('keeps what was written, with the names our regions have', async () => {
  const token = await newcomer()
  const { data: id } = await add(token, { full_address: '海南省-海口市-龙华区' })
  const { data } = await world.call('/api/memberaddress/info', { id }, { token })
  expect(data).toMatchObject({
    ...form,
    id,
    is_default: 1,
    type: 1,
    longitude: '',
    full_address: '浙江省-杭州市-西湖区',
  })
})

it.each([
  ['a city of another province', { city_id: 440100, district_id: 440103 }],
  ['a district of another city', { district_id: 310101 }],
  ['a city for a province', { province_id: 330100 }],
  ['no district where there are some', { district_id: 0 }],
  ['a region nobody knows', { district_id: 999_999 }],
  ['a community of another district', { community_id: 330102 }],
  ['a blank name', { name: ' ' }],
  ['no street', { address: '' }],
  ['local delivery without a place', { type: 2 as const }],
])('refuses %s', async (_, wrong) => {
  const token = await newcomer()
  expect((await add(token, wrong)).code).toBeLessThan(0)
  expect(await list(token)).toEqual([])
})

it('the default is always exactly one', async () => {
  const token = await newcomer()
  const ids: number[] = []
  for (const is_default of [0, 0, 1] as const) ids.push((await add(token, { is_default })).data)
  const [first = 0, second = 0, third = 0] = ids
  expect(await defaults(token)).toEqual([third])
  expect((await list(token))[0]?.id).toBe(third)
  await world.call('/api/memberaddress/setdefault', { id: first }, { token })
  expect(await defaults(token)).toEqual([first])
  // taken away by hand: the newest of the others
  await world.call('/api/memberaddress/edit', { ...form, id: first, is_default: 0 } as never, { token })
  expect(await defaults(token)).toEqual([third])
  await world.call('/api/memberaddress/delete', { id: third }, { token })
  expect(await defaults(token)).toEqual([second])
  await world.call('/api/memberaddress/delete', { id: first }, { token })
  await world.call('/api/memberaddress/edit', { ...form, id: second, is_default: 0 } as never, { token })
  expect(await defaults(token)).toEqual([second])
  await world.call('/api/memberaddress/delete', { id: second }, { token })
  expect(await list(token)).toEqual([])
})

it('many at once are fifty, with one default', async () => {
  const token = await newcomer()
  const answers = await Promise.all(Array.from({ length: 56 }, () => add(token, { is_default: 1 })))
  expect(answers.filter(({ code }) => code >= 0)).toHaveLength(50)
  expect(await list(token)).toHaveLength(50)
  expect(await defaults(token)).toHaveLength(1)
}, 60_000)

it('belongs to its member alone', async () => {
  const [owner, other] = [await newcomer(), await newcomer()]
  const { data: id } = await add(owner)
  const answers = [
    await world.call('/api/memberaddress/info', { id }, { token: other }),
    await world.call('/api/memberaddress/edit', { ...form, id, name: '别人' } as never, { token: other }),
    await world.call('/api/memberaddress/setdefault', { id }, { token: other }),
    await world.call('/api/memberaddress/delete', { id }, { token: other }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([-1, -1, -1, -1])
  expect(await list(owner)).toMatchObject([{ id, name: '林小满' }])
})

it('lists the located ones alone for local delivery', async () => {
  const token = await newcomer()
  await add(token)
  const { data: id } = await add(token, { type: 2, longitude: '120.13', latitude: '30.26' })
  const { data } = await world.call('/api/memberaddress/page', { type: 2 }, { token })
  expect(data).toMatchObject({ count: 1, list: [{ id, type: 2 }] })
  expect((await world.call('/api/memberaddress/info', { id }, { token })).data).toMatchObject({ latitude: '30.26' })
})

describe('from the book of WeChat', () => {
  const person = { name: '林小满', mobile: '13800000005', address: '新港中路397号' }
  it.each([
    ['广东省', '广州市', '海珠区', [440000, 440100, 440105]],
    ['北京市', '北京市', '东城区', [110000, 110100, 110101]],
    ['浙江', '杭州', '西湖', [330000, 330100, 330106]],
    // a city without districts
    ['广东省', '东莞市', '', [440000, 441900, 441999]],
    // counties right below their province
    ['湖北省', '省直辖县级行政区划', '仙桃市', [420000, 429000, 429004]],
    ['重庆市', '重庆市', '城口县', [500000, 500200, 500229]],
  ])('knows %s %s %s', async (province, city, district, [province_id, city_id, district_id]) => {
    const token = await newcomer()
    const { data: id } = await world.call(
      '/api/memberaddress/addthreeparties',
      { ...person, province, city, district },
      { token },
    )
    const { data } = await world.call('/api/memberaddress/info', { id }, { token })
    expect(data).toMatchObject({ ...person, province_id, city_id, district_id })
  })
  it('says which region it does not know', async () => {
    const params = { ...person, province: '浙江省', city: '杭州市', district: '不存在区' }
    const answer = await world.call('/api/memberaddress/addthreeparties', params, { token: await newcomer() })
    expect(answer).toMatchObject({ code: -1, message: '没有找到地区“浙江省杭州市不存在区”，请手动填写' })
  })
})

describe('the region around a point', () => {
  const at = (latlng: string) => world.call('/api/memberaddress/tranAddressInfo', { latlng } as never)
  const outside = () => world.mall.outside
  it('is told to guests', async () => {
    expect((await at('30.2592,120.1303')).data).toEqual({
      ...westLake,
      ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
    })
  })
  it.each([
    ['far from every middle', '36.0,90.0'],
    ['at sea', '0,0'],
  ])('is not guessed %s', async (_, latlng) => expect(await at(latlng)).toMatchObject({ code: -1 }))
  it('takes the code of a city for its one district, and names where the code is not ours', async () => {
    const answers = [
      { code: 441900, province: '广东省', city: '东莞市', district: '' },
      { code: 330999, province: '浙江省', city: '舟山市', district: '定海区' },
      { code: 999999, province: '某省', city: '某市', district: '某区' },
    ]
    const { reverse } = outside().geo
    outside().geo = { reverse: async () => answers.shift() }
    expect((await at('23.02,113.75')).data).toMatchObject({ city_id: 441900, district_id: 441999 })
    expect((await at('30.01,122.10')).data).toMatchObject({ district_id: 330902 })
    expect(await at('1,1')).toMatchObject({ code: -1 })
    outside().geo = { reverse: () => Promise.reject(new Error('http 500')) }
    expect(await at('30.01,122.10')).toMatchObject({ code: -1, message: '未能识别该位置所在的地区，请手动选择' })
    outside().geo = { reverse }
  })
})
