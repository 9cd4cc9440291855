import type { RegionNode } from '@mall/contract/region'
import { queriesOf } from '../../testing/countQueries'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeAll(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterAll(() => server.close())

it('lists what lies directly below', async () => {
  const { data: provinces } = await server.call('/api/address/lists')
  expect(provinces.length).toBeGreaterThanOrEqual(31)
  expect(provinces.every((row) => row.level === 1 && row.pid === 0)).toBe(true)
  const { data: districts } = await server.call('/api/address/lists', { pid: 330100 })
  expect(districts.map((row) => row.name)).toEqual(expect.arrayContaining(['西湖区', '上城区', '拱墅区']))
  expect((await server.call('/api/address/lists', { pid: 330106 })).data).toEqual([])
})

it('tells the letter of each, in its reading as a place', async () => {
  const below = async (pid: number) => {
    const { data } = await server.call('/api/address/lists', { pid })
    return new Map(data.map(({ name, initial }) => [name, initial]))
  }
  const provinces = await below(0)
  expect([provinces.get('重庆市'), provinces.get('安徽省'), provinces.get('内蒙古自治区')]).toEqual(['C', 'A', 'N'])
  expect([...provinces.values()].every((letter) => /^[A-Z]$/.test(letter ?? ''))).toBe(true)
  // as the list of all cities has them
  const { data: cities } = await server.call('/api/address/city')
  const { data: tree } = await server.call('/api/address/lists')
  const listed = (await Promise.all(tree.map(({ id }) => server.call('/api/address/lists', { pid: id })))).flatMap(
    ({ data }) => data,
  )
  const letters = new Map(Object.entries(cities).flatMap(([letter, all]) => all.map(({ id }) => [id, letter])))
  expect(
    listed.filter(({ id, initial }) => letters.has(id) && letters.get(id) !== initial).map(({ name }) => name),
  ).toEqual([])
})

it('nests three levels', async () => {
  const depth = (rows: RegionNode[]): number =>
    rows.length === 0 ? 0 : 1 + Math.max(...rows.map((row) => depth(row.child_list)))
  let all: RegionNode[] = []
  expect(await queriesOf(async () => (all = (await server.call('/api/address/tree')).data))).toHaveLength(3)
  expect(depth(all)).toBe(3)
  const { data: zhejiang } = await server.call('/api/address/tree', { id: 330000 })
  expect(depth(zhejiang)).toBe(2)
  expect(zhejiang.find((row) => row.id === 330100)?.child_list.length).toBeGreaterThan(5)
})

it('knows one region', async () => {
  expect((await server.call('/api/address/info', { id: 330106 })).data).toEqual({
    ...{ id: 330106, pid: 330100, name: '西湖区', shortname: '西湖', level: 3 },
  })
  expect(await server.call('/api/address/info', { id: 999_999 })).toMatchObject({ code: -1 })
})

it('sorts cities under their letter', async () => {
  const { data: cities } = await server.call('/api/address/city')
  expect(cities.H).toContainEqual({ id: 330100, title: '杭州市' })
  expect(Object.keys(cities)).toEqual(Object.keys(cities).sort())
})

it.each(['杭州', '杭州市'])('finds %s', async (city) =>
  expect((await server.call('/api/address/citybyname', { city })).data).toEqual({ id: 330100, title: '杭州市' }),
)

it('takes 北京 for the city, and refuses what is none', async () => {
  expect((await server.call('/api/address/citybyname', { city: '北京' })).data.id).toBe(110100)
  expect(await server.call('/api/address/citybyname', { city: '西湖区' })).toMatchObject({ code: -1 })
})
