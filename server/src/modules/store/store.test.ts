import type { ConfigValue } from '@mall/contract/settings'
import { codes } from '@mall/contract/envelope'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
beforeEach(async () => {
  server = await testMall({ seed: true })
}, 60_000)
afterEach(() => server.close())

const page = async (params: object) => (await server.call('/api/store/page', params as never)).data
const ids = async (params: object) => (await page(params)).list.map(({ store_id }) => store_id)
const read = async (site: number) =>
  (await server.operator('/operator/api/config/get', { key: 'store' }, site)).data as ConfigValue<'store'>
const save = (site: number, value: object) =>
  server.operator('/operator/api/config/save', { key: 'store', value: value as never }, site)

const fresh = {
  store_id: 0,
  store_name: '山野鲜生滨江店',
  telphone: '0571-88007105',
  store_image: '',
  address: '江南大道 1 号',
  full_address: '浙江省-杭州市-滨江区',
  longitude: '120.21',
  latitude: '30.21',
  open_date: '每天 08:00-20:00',
}

describe('the stores of the demo mall (wire/demo-data section 1)', () => {
  it('are listed by shop, without a position in their own order', async () => {
    const { list, count } = await page({ site_id: 3 })
    expect(count).toBe(2)
    expect(list).toMatchObject([
      { store_id: 1, store_name: '青禾家居西湖店', longitude: '120.1303', latitude: '30.2592', distance: '' },
      { store_id: 2, store_name: '青禾家居滨江店', longitude: '120.2119', latitude: '30.2084', distance: '' },
    ])
    expect(list[0]).toMatchObject({ site_id: 3, site_name: '青禾家居', open_date: '每天 09:30-21:00' })
    expect(await ids({ site_id: 7 })).toEqual([3, 4])
    expect(await ids({ site_id: 1 })).toEqual([])
  })
  it('the nearest first, page by page, with their distance along the great circle', async () => {
    const from = { lat: '30.2084', lng: '120.2119' }
    const { list } = await page({ site_id: 3, ...from })
    expect(list.map(({ store_id, distance }) => [store_id, distance])).toEqual([
      [2, '0.00'],
      [1, '9.67'],
    ])
    expect(await ids({ site_id: 0, ...from })).toEqual([2, 1, 3, 4])
    expect(await ids({ site_id: 0, ...from, page: 2, page_size: 3 })).toEqual([4])
    expect(await ids({ site_id: 0, lat: '30.27', lng: '119.98' })).toEqual([4, 1, 3, 2])
  })
  it('tell more one by one', async () => {
    const { data } = await server.call('/api/store/info', { store_id: 3, site_id: 7 })
    expect(data).toMatchObject({ store_id: 3, site_id: 7, telphone: '0571-88007103', username: 'store3', distance: '' })
    expect(await server.call('/api/store/info', { store_id: 3 })).toMatchObject({ code: 0 })
    expect(await server.call('/api/store/info', { store_id: 3, site_id: 3 })).toMatchObject({ code: -1 })
    expect(await server.call('/api/store/info', { store_id: 99 })).toMatchObject({ code: -1 })
  })
  it('of a closed shop, or where nothing can be picked up, are not offered', async () => {
    await server.mall.db.updateTable('shop').set({ shop_status: 0 }).where('site_id', '=', 3).execute()
    expect(await ids({ site_id: 0 })).toEqual([3, 4])
    await save(7, { is_use: 0 })
    expect(await page({ site_id: 0 })).toMatchObject({ count: 0, list: [] })
  })
  it('do not answer while the addon is off', async () => {
    await server.operator('/operator/api/config/save', { key: 'addon', value: { store: 0 } as never })
    expect(await server.call('/api/store/page', { site_id: 3 })).toMatchObject({ code: -1, error_code: 'ADDON_OFF' })
  })
})

describe('the key store', () => {
  it('shows them, takes new ones, and drops those left out', async () => {
    const before = await read(7)
    expect(before).toMatchObject({ is_use: 1, list: [{ store_id: 3 }, { store_id: 4 }] })
    const { code, data } = await save(7, { list: [{ ...before.list[1], open_date: '周末' }, fresh] })
    expect(code).toBe(0)
    const { list } = data as ConfigValue<'store'>
    expect(list).toEqual([
      { ...before.list[1], open_date: '周末' },
      { ...fresh, store_id: list[1]?.store_id },
    ])
    expect(list[1]?.store_id).toBeGreaterThan(1000)
    expect(await ids({ site_id: 7, lat: '30.21', lng: '120.21' })).toEqual([list[1]?.store_id, 4])
    expect((await server.call('/api/store/info', { store_id: 4 })).data).toMatchObject({ username: 'store4' })
  })
  it('keeps the list when only its use is saved', async () => {
    expect((await save(3, { is_use: 0 })).data).toMatchObject({ is_use: 0, list: [{ store_id: 1 }, { store_id: 2 }] })
  })
  it('refuses what is not the shop’s, twice the same, nameless or nowhere', async () => {
    const before = await read(7)
    const [one] = before.list
    expect(await save(7, { list: [{ ...one, store_id: 1 }] })).toMatchObject({ code: -1 })
    expect(await save(7, { list: [one, one] })).toMatchObject({ code: -1 })
    expect(await save(7, { list: [{ ...fresh, store_name: ' ' }] })).toMatchObject({ code: codes.PARAMETER_ERROR })
    expect(await save(7, { list: [{ ...fresh, longitude: '181' }] })).toMatchObject({ code: codes.PARAMETER_ERROR })
    expect(await read(7)).toEqual(before)
  })
})

it('refuses areas that are none', async () => {
  const area = { shape: 'polygon', radius: 0, start_price: '0', delivery_money: '1' }
  const points = [
    [120.1, 30.2],
    [120.2, 30.2],
  ]
  const saved = (one: object) =>
    server.operator('/operator/api/config/save', { key: 'local', value: { areas: [one] } as never }, 11)
  expect(await saved({ ...area, points })).toMatchObject({ code: codes.PARAMETER_ERROR })
  expect(await saved({ ...area, shape: 'circle', points })).toMatchObject({ code: codes.PARAMETER_ERROR })
  expect(await saved({ ...area, points: [...points, [120.2, 30.3]] })).toMatchObject({ code: 0 })
})
