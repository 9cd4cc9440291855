import type { TestMall } from '../../testing/testMall'
import { tradeWorld } from '../../testing/tradeWorld'

let world: TestMall
let token: string

beforeEach(async () => {
  world = await tradeWorld([
    { sku_id: 1, site_id: 3, price: 5990, goods: { goods_name: '青瓷茶杯_100%手工' } },
    { sku_id: 3, site_id: 7, price: 8800, goods: { goods_name: 'Fuji 苹果' } },
  ])
  token = await world.login(1)
})
afterEach(() => world.close())

const buy = async (sku_id: number) => {
  const { data } = await world.call('/api/ordercreate/create', { sku_id, num: 1 }, { token })
  await world.operator('/operator/api/dev/paymark', { out_trade_no: data, result: 'paid' })
  const { list } = (await world.call('/api/order/lists', {}, { token })).data
  const order = list[0]
  if (!order) throw new Error('no order')
  return order
}
const found = async (keyword: string, order_status?: 'waitsend' | 'waitpay', member = token) => {
  const { data } = await world.call(
    '/api/order/lists',
    { keyword, ...(order_status ? { order_status } : {}) },
    { token: member },
  )
  return [data.count, data.list.map((order) => order.order_goods[0]?.sku_id)]
}

describe('search', () => {
  it('finds by part of a name, whatever its case, and by the beginning of the number', async () => {
    const cup = await buy(1)
    await buy(3)
    expect(await found('茶杯')).toEqual([1, [1]])
    expect(await found(' fuji ')).toEqual([1, [3]])
    expect(await found(cup.order_no)).toEqual([1, [1]])
    expect(await found(cup.order_no.slice(0, 8))).toEqual([2, [3, 1]])
    expect(await found('')).toEqual([2, [3, 1]])
    expect(await found('不存在')).toEqual([0, []])
  })

  it('takes the signs of a pattern as they are', async () => {
    await buy(1)
    await buy(3)
    expect(await found('_100%')).toEqual([1, [1]])
    expect(await found('%')).toEqual([1, [1]])
    expect(await found('_')).toEqual([1, [1]])
    expect(await found('\\')).toEqual([0, []])
  })

  it('stays within the tab and the member', async () => {
    await buy(1)
    expect(await found('茶杯', 'waitsend')).toEqual([1, [1]])
    expect(await found('茶杯', 'waitpay')).toEqual([0, []])
    expect(await found('茶杯', undefined, await world.login(2))).toEqual([0, []])
  })
})

describe('parcels', () => {
  const ship = (order_id: number, more: object = {}) =>
    world.operator('/operator/api/order/ship', { order_id, ...more }, 3)
  const parcels = async (order_id: number) => (await world.call('/api/order/package', { order_id }, { token })).data

  it('come with their goods and what the courier tells, the newest first', async () => {
    const { order_id } = await buy(1)
    await ship(order_id, { express_company_name: '顺丰速运', delivery_no: 'SF1' })
    const [fresh] = await parcels(order_id)
    expect(fresh).toMatchObject({ delivery_no: 'SF1', goods_list: [{ sku_id: 1, num: 1 }], trace: { success: 1 } })
    expect(fresh?.trace.list).toHaveLength(1)
    await world.operator('/operator/api/dev/clock', { seconds: 10 * 3600 })
    const times = (await parcels(order_id))[0]?.trace.list.map(({ datetime }) => datetime) ?? []
    expect(times).toHaveLength(3)
    expect([...times].sort().reverse()).toEqual(times)
    await world.call('/api/order/takedelivery', { order_id }, { token })
    expect((await parcels(order_id))[0]?.trace.list[0]?.remark).toMatch('签收')
  })

  it.each([
    [{ delivery_type: 'none' }, '无需物流', 'This parcel needs no shipping'],
    [{ express_company_name: '某某快递', delivery_no: '1' }, '暂不支持', 'Parcels of 某某快递 cannot be tracked here'],
    [{ express_company_name: '顺丰速运' }, '运单号', 'The shop has given no tracking number'],
  ])('of %j say why there is no trace', async (parcel, why, english) => {
    const { order_id } = await buy(1)
    await ship(order_id, parcel)
    const [one] = await parcels(order_id)
    expect(one?.trace).toMatchObject({ success: 0, list: [] })
    expect(one?.trace.reason).toMatch(why)
    const { data } = await world.call('/api/order/package', { order_id }, { token, language: 'en' })
    expect(data).toMatchObject([{ package_name: 'Parcel 1', trace: { reason: english } }])
  })

  it('are told to nobody else', async () => {
    const { order_id } = await buy(1)
    await ship(order_id, { express_company_name: '顺丰速运', delivery_no: 'SF1' })
    const other = await world.login(2)
    expect(await world.call('/api/order/package', { order_id }, { token: other })).toMatchObject({ code: -1 })
  })
})
