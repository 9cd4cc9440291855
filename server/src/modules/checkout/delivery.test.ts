import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { Envelope } from '@mall/contract/envelope'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
let token: string
beforeEach(async () => {
  server = await testMall({ seed: true })
  token = await server.login(1)
}, 60_000)
afterEach(() => server.close())

const ask = (path: 'payment' | 'calculate', params: object, by = token) =>
  server.call(`/api/ordercreate/${path}`, params as never, { token: by })
const shopOf = ({ data }: Envelope<CheckoutData>, site: number) =>
  (data.shop_goods_list as Record<string, CheckoutShop>)[site]!
const quoted = async (site: number, params: object, by = token) => shopOf(await ask('calculate', params, by), site)
const create = (params: object, by = token) =>
  server.call('/api/ordercreate/create', params as never, { token: by }) as Promise<Envelope<unknown>>
const save = (key: 'store' | 'local' | 'addon', value: object, site = 0) =>
  server.operator('/operator/api/config/save', { key, value: value as never }, site)
const newest = async (by = token) =>
  (await server.call('/api/order/lists', { page_size: 1 }, { token: by })).data.list[0]!
const apples = { sku_id: 3, num: 1 }
const bowl = { sku_id: 1, num: 1 }
const pick = (site: number, delivery: object) => ({ delivery: { [site]: delivery } })

describe('what is offered', () => {
  it('every way that the shop has, the stores by distance from the shopper', async () => {
    const here = { latitude: '30.2084', longitude: '120.2119' }
    const three = shopOf(await ask('payment', { ...bowl, ...here }), 3)
    expect(three.express_type).toMatchObject([
      { title: '物流配送', name: 'express' },
      {
        ...{ title: '门店自提', name: 'store', store_id: 2 },
        store_list: [
          { store_id: 2, distance: '0.00' },
          { store_id: 1, distance: '9.67' },
        ],
      },
    ])
    expect(three).toMatchObject({ store_config: { is_use: 1 }, local_config: { is_use: 0 } })
    const seven = shopOf(await ask('payment', apples), 7)
    expect(seven.express_type?.map(({ name }) => name)).toEqual(['express', 'store', 'local'])
    expect(seven.express_type?.[1]?.store_list?.map(({ distance }) => distance)).toEqual(['', ''])
    expect(seven.delivery).toEqual({ delivery_type: 'express', store_id: 0 })
    expect(seven.local_config).toMatchObject({
      is_use: 1,
      info: {
        ...{ time_is_open: 1, time_week: [0, 1, 2, 3, 4, 5, 6], start_time: 0, end_time: 86_400, area_type: 1 },
        ...{ start_money: '20.00', start_distance: '3.00', max_distance: '0.00', start_delivery_money: '5.00' },
        ...{ continued_distance: '1.00', continued_delivery_money: '1.00' },
      },
    })
    expect((await quoted(7, apples)).express_type).toBeUndefined()
  })
  it('and named in the language of the caller, also why it cannot be', async () => {
    const { data } = await server.call('/api/ordercreate/payment', apples, { token, language: 'en-US' })
    const shops = data.shop_goods_list as Record<string, CheckoutShop>
    expect(shops[7]?.express_type?.map(({ title }) => title)).toEqual(['Delivery', 'Store pickup', 'Local delivery'])
    await server.operator('/operator/api/goods/sku', { sku_id: 3, price: '19.99' })
    const little = { ...apples, ...pick(7, { delivery_type: 'local' }) }
    const why = async (language: string) => {
      const answer = await server.call('/api/ordercreate/calculate', little as never, { token, language })
      return shopOf(answer, 7).delivery_error?.message
    }
    expect(await why('zh-CN')).toBe('满¥20.00起送，还差¥0.01')
    expect(await why('en-US')).toBe('Delivered from ¥20.00 on, ¥0.01 to go')
  })
  it('nothing of virtual goods, no pick-up while the addon is off', async () => {
    expect(shopOf(await ask('payment', { sku_id: 8, num: 1 }), 8)).toMatchObject({
      express_type: [],
      delivery: { delivery_type: '', store_id: 0 },
    })
    await save('addon', { store: 0 })
    const three = shopOf(await ask('payment', bowl), 3)
    expect(three.express_type?.map(({ name }) => name)).toEqual(['express'])
    expect(three.store_config.is_use).toBe(0)
    expect(await create({ ...bowl, ...pick(3, { delivery_type: 'store', store_id: 1 }) })).toMatchObject({
      code: -1,
      data: { error_code: 1 },
    })
  })
})

describe('pick-up', () => {
  it('costs nothing, wherever the address is', async () => {
    const hainan = (await server.call('/api/memberaddress/page', {}, { token })).data.list.find(({ full_address }) =>
      full_address.startsWith('海南省'),
    )!
    const far = { member_address: { id: hainan.id } }
    expect(await quoted(3, { ...bowl, ...far })).toMatchObject({ delivery_error: { error_code: 10 } })
    expect(await quoted(3, { ...bowl, ...far, ...pick(3, { delivery_type: 'store', store_id: 2 }) })).toMatchObject({
      delivery: { delivery_type: 'store', store_id: 2 },
      ...{ delivery_money: '0.00', delivery_error: null, is_free_delivery: 0 },
    })
  })
  it('makes an order of type 2 that remembers the store', async () => {
    expect(await create({ ...bowl, ...pick(3, { delivery_type: 'store', store_id: 2 }) })).toMatchObject({ code: 0 })
    const order = await newest()
    expect(order).toMatchObject({
      ...{ order_type: 2, delivery_type: 'store', delivery_money: '0.00', pay_money: '59.90' },
      ...{ delivery_store_id: 2, delivery_store_name: '青禾家居滨江店', address: '', full_address: '' },
    })
    expect(order.name).not.toBe('')
    expect(JSON.parse(order.delivery_store_info)).toEqual({
      open_date: '每天 09:30-21:00',
      full_address: '浙江省-杭州市-滨江区 江南大道 228 号二层',
      ...{ longitude: '120.2119', latitude: '30.2084', telphone: '0571-88003102' },
    })
    // the merchant ends the store; the order knows where all the same
    await save('store', { list: [] }, 3)
    expect(await newest()).toMatchObject({ delivery_store_id: 2, delivery_store_name: '青禾家居滨江店' })
  })
  it('needs no address: the member comes, or whom they name', async () => {
    const fresh = await server.login(5)
    const way = pick(3, { delivery_type: 'store', store_id: 1 })
    expect(await create(bowl, fresh)).toMatchObject({ code: -1, data: { error_code: 10 } })
    expect(await create({ ...bowl, ...way }, fresh)).toMatchObject({ code: 0 })
    expect(await newest(fresh)).toMatchObject({ mobile: '13800000005' })
    const someone = { member_address: { name: '林小满', mobile: '13900000000' } }
    expect(await create({ ...bowl, ...way, ...someone }, fresh)).toMatchObject({ code: 0 })
    expect(await newest(fresh)).toMatchObject({ name: '林小满', mobile: '13900000000' })
    const nobody = { member_address: { name: '林小满', mobile: '123' } }
    expect(await create({ ...bowl, ...way, ...nobody }, fresh)).toMatchObject({ code: -1, data: { error_code: 1 } })
  })
  it.each([
    ['no store', 3, bowl, { delivery_type: 'store' }, 'store'],
    ['a store of another shop', 3, bowl, { delivery_type: 'store', store_id: 3 }, 'store'],
    ['a way that nobody knows', 3, bowl, { delivery_type: 'drone' }, 'express'],
    ['a shop without stores', 1, { sku_id: 7, num: 1 }, { delivery_type: 'store', store_id: 1 }, 'express'],
    ['a shop that does not deliver by itself', 3, bowl, { delivery_type: 'local' }, 'express'],
  ])('%s: ignored by calculate, refused by create', async (_, site, goods, delivery, type) => {
    const answer = await ask('calculate', { ...goods, ...pick(site, delivery) })
    expect(answer.code).toBe(0)
    expect(shopOf(answer, site).delivery).toEqual({ delivery_type: type, store_id: 0 })
    expect(await create({ ...goods, ...pick(site, delivery) })).toMatchObject({ code: -1, data: { error_code: 1 } })
  })
})

describe('local delivery', () => {
  const local = { delivery_type: 'local' }
  const away = (longitude: string, latitude: string, district_id = 330106) => ({
    member_address: {
      ...{ name: '林晓', mobile: '13800000001', province_id: 330000, city_id: 330100, district_id },
      ...{ address: '文三路 1 号', full_address: '浙江省-杭州市', longitude, latitude },
    },
  })
  it('of shop 7 costs by distance, and starts at 20.00', async () => {
    expect(await quoted(7, { ...apples, ...pick(7, local) })).toMatchObject({
      delivery: { delivery_type: 'local', store_id: 0 },
      ...{ delivery_money: '5.00', delivery_error: null },
    })
    expect(await quoted(7, { ...apples, ...pick(7, local), ...away('119.9783', '30.2741') })).toMatchObject({
      delivery_money: '19.00',
    })
    await server.operator('/operator/api/goods/sku', { sku_id: 3, price: '19.99' })
    const little = { ...apples, ...pick(7, local) }
    expect(await quoted(7, little)).toMatchObject({ delivery_money: '0.00', delivery_error: { error_code: 1 } })
    expect(await create(little)).toMatchObject({ code: -1, data: { error_code: 1 } })
  })
  it('of shop 11 by the cheapest area around the address', async () => {
    const fee = async (num: number, longitude: string, latitude: string) => {
      const goods = { sku_id: 13, num, ...pick(11, local), ...away(longitude, latitude) }
      const { delivery_money, delivery_error } = await quoted(11, goods)
      return delivery_error?.error_code ?? delivery_money
    }
    // 60.00 is more than the free shipping of Hangzhou begins at
    expect(await fee(1, '120.12', '30.28')).toBe('0.00')
    await server.operator('/operator/api/goods/sku', { sku_id: 13, price: '50.00' })
    expect(await fee(1, '120.12', '30.28')).toBe('4.00')
    expect(await fee(1, '120.14', '30.26')).toBe('8.00')
    expect(await fee(1, '120.16', '30.26')).toBe(12)
    await server.operator('/operator/api/goods/sku', { sku_id: 13, price: '30.00' })
    expect(await fee(1, '120.12', '30.28')).toBe('4.00')
    expect(await fee(1, '120.14', '30.26')).toBe(1)
  })
  it('of shop 14 in its districts', async () => {
    const dress = { sku_id: 12, num: 1, ...pick(14, local) }
    expect(await quoted(14, dress)).toMatchObject({ delivery_money: '6.00' })
    expect(await quoted(14, { ...dress, ...away('', '', 330108) })).toMatchObject({
      delivery_error: { error_code: 12 },
    })
    expect(await create({ ...dress, ...away('', '', 330108) })).toMatchObject({ code: -1, data: { error_code: 12 } })
  })
  it('wants an address, and of shop 7 one on the map', async () => {
    const fresh = await server.login(5)
    expect(await quoted(7, { ...apples, ...pick(7, local) }, fresh)).toMatchObject({
      delivery_error: { error_code: 12 },
    })
    const typed = { ...apples, ...pick(7, local), ...away('', '') }
    expect(await quoted(7, typed, fresh)).toMatchObject({ delivery_error: { error_code: 12 } })
    // an address that is kept nowhere is where the shopper stands
    expect(await quoted(7, { ...typed, longitude: '120.13', latitude: '30.26' }, fresh)).toMatchObject({
      delivery_money: '5.00',
    })
  })
  it('makes an order of type 3 with the time that was asked for', async () => {
    const asked = { ...local, buyer_ask_delivery_time: '18:30' }
    expect(await create({ ...apples, ...pick(7, asked) })).toMatchObject({ code: 0 })
    expect(await newest()).toMatchObject({
      ...{ order_type: 3, delivery_type: 'local', delivery_money: '5.00', buyer_ask_delivery_time: '18:30' },
      ...{ delivery_store_id: 0, delivery_store_info: '', full_address: '浙江省-杭州市-西湖区' },
    })
  })
  it('is refused at a closed time, on a closed day; the clock of the tests says Monday 10:00', async () => {
    const at = (buyer_ask_delivery_time: string) =>
      create({ ...apples, ...pick(7, { ...local, buyer_ask_delivery_time }) })
    await save('local', { info: { start_time: 11 * 3600, end_time: 20 * 3600 } }, 7)
    expect(await at('10:59')).toMatchObject({ code: -1, data: { error_code: 1 } })
    expect(await at('')).toMatchObject({ code: -1, data: { error_code: 1 } })
    const quote = await quoted(7, { ...apples, ...pick(7, { ...local, buyer_ask_delivery_time: '10:59' }) })
    expect(quote).toMatchObject({ delivery_money: '5.00', delivery_error: null })
    expect(await at('11:00')).toMatchObject({ code: 0 })
    await save('local', { info: { time_week: [0, 2, 3, 4, 5, 6] } }, 7)
    expect(await at('11:00')).toMatchObject({ code: -1, data: { error_code: 1 } })
    await save('local', { info: { time_is_open: 0 } }, 7)
    expect(await at('')).toMatchObject({ code: 0 })
  })
})
