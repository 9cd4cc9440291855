import type { CheckoutData, CheckoutShop } from '@mall/contract/checkout'
import type { Envelope } from '@mall/contract/envelope'
import { testMall, type TestMall } from '../../testing/testMall'

let server: TestMall
let token: string
beforeAll(async () => {
  server = await testMall({ seed: true })
  token = await server.login(1)
}, 60_000)
afterAll(() => server.close())

const typed = {
  ...{ name: '沈知夏', mobile: '13900000009', province_id: 330000, city_id: 330100, district_id: 330106 },
  ...{ address: '文三路 1 号', longitude: '120.13', latitude: '30.26' },
}
const bowl = { sku_id: 1, num: 1 }
const apples = { sku_id: 3, num: 1, delivery: { 7: { delivery_type: 'local' } } }
const pickUp = { ...bowl, delivery: { 3: { delivery_type: 'store', store_id: 1 } } }
const voucher = { sku_id: 8, num: 1 }

const ask = (path: 'payment' | 'calculate', params: object) =>
  server.call(`/api/ordercreate/${path}`, params as never, { token })
const create = (params: object) =>
  server.call('/api/ordercreate/create', params as never, { token }) as Promise<Envelope<unknown>>
const shopsOf = ({ data }: Envelope<CheckoutData>) =>
  Object.values(data.shop_goods_list as Record<string, CheckoutShop>)
const orders = async () => (await server.call('/api/order/lists', { page_size: 1 }, { token })).data
const newest = async () => (await orders()).list[0]
const own = async () => (await server.call('/api/memberaddress/page', {}, { token })).data.list

/** Told by payment and calculate, refused by create, and nothing is ordered. */
async function isRefused(params: object, errorCode: 10 | 12, refusal: object): Promise<void> {
  const before = (await orders()).count
  for (const path of ['payment', 'calculate'] as const) {
    const answer = await ask(path, params)
    expect(answer.code).toBe(0)
    expect(shopsOf(answer)).toMatchObject([{ delivery_money: '0.00', delivery_error: { error_code: errorCode } }])
  }
  expect(await create(params)).toMatchObject({ code: -1, data: refusal })
  expect((await orders()).count).toBe(before)
}

describe('a typed address: what is wrong with it is told by its field, the default never stands for it', () => {
  it.each([
    ['no name', 'name', { name: '' }],
    ['a blank name', 'name', { name: '  ' }],
    ['no mobile', 'mobile', { mobile: '' }],
    ['a mobile of ten digits', 'mobile', { mobile: '1390000000' }],
    ['no province', 'province_id', { province_id: 0 }],
    ['no city', 'city_id', { city_id: 0 }],
    ['no district where there are some', 'district_id', { district_id: 0 }],
    ['a city of another province', 'city_id', { city_id: 460100, district_id: 460106 }],
    ['a district of another city', 'district_id', { district_id: 310101 }],
    ['a city for a province', 'province_id', { province_id: 330100 }],
    ['a community of another district', 'community_id', { community_id: 330102 }],
    ['no street', 'address', { address: '' }],
  ])('%s', async (_, field, wrong) => {
    const refusal = { error_code: 1, field }
    await isRefused({ ...bowl, member_address: { ...typed, ...wrong } }, 10, refusal)
    await isRefused({ ...apples, member_address: { ...typed, ...wrong } }, 12, refusal)
  })
  it('nothing at all', () => isRefused({ ...bowl, member_address: {} }, 10, { error_code: 1, field: 'name' }))
  it('complete: the order goes there, with the names that our regions have', async () => {
    const member_address = { ...typed, full_address: '海南省-海口市-龙华区' }
    expect((await create({ ...bowl, member_address })).code).toBe(0)
    expect(await newest()).toMatchObject({
      ...{ name: '沈知夏', mobile: '13900000009', address: '文三路 1 号', full_address: '浙江省-杭州市-西湖区' },
    })
  })
})

describe('a chosen address that the member does not have', () => {
  it.each([
    ['of another member', () => foreign()],
    ['of nobody', () => Promise.resolve(9_999_999)],
  ])('%s: is not served, and the default does not stand for it', async (_, find) => {
    const member_address = { id: await find() }
    expect((await ask('payment', { ...bowl, member_address })).data.member_address).toBeNull()
    await isRefused({ ...bowl, member_address }, 10, { error_code: 10 })
    await isRefused({ ...apples, member_address }, 12, { error_code: 12 })
    for (const goods of [pickUp, voucher])
      expect(await create({ ...goods, member_address })).toMatchObject({
        code: -1,
        data: { error_code: 1, field: 'id' },
      })
  })
  const foreign = async () => {
    const other = await server.login(5)
    const form = { ...typed, full_address: '浙江省-杭州市-西湖区' }
    return (await server.call('/api/memberaddress/add', form as never, { token: other })).data
  }
})

describe('what needs no address', () => {
  it('a pick-up: takes name and mobile of the typed row, then of the default address', async () => {
    const { mobile, name } = (await own()).find(({ is_default }) => is_default === 1) ?? {}
    const cases = [
      [
        { name: '沈知夏', mobile: '13900000009' },
        { name: '沈知夏', mobile: '13900000009' },
      ],
      [{ mobile: '13900000009' }, { name, mobile: '13900000009' }],
      [{ name: '沈知夏' }, { name: '沈知夏', mobile }],
    ] as const
    for (const [member_address, expected] of cases) {
      expect((await create({ ...pickUp, member_address })).code).toBe(0)
      expect(await newest()).toMatchObject(expected)
    }
  })
  it('a pick-up: a wrong mobile is refused by its name', async () => {
    const member_address = { name: '沈知夏', mobile: '123' }
    expect(await create({ ...pickUp, member_address })).toMatchObject({ data: { error_code: 1, field: 'mobile' } })
  })
  it('virtual goods: need a mobile alone, which of an own row is the row’s', async () => {
    expect((await create({ ...voucher, member_address: { mobile: '13900000009' } })).code).toBe(0)
    expect(await newest()).toMatchObject({ mobile: '13900000009', name: '', address: '' })
    const [row] = await own()
    expect((await create({ ...voucher, member_address: { id: row?.id, mobile: '13900000009' } })).code).toBe(0)
    expect(await newest()).toMatchObject({ mobile: row?.mobile })
    const refused = await create({ ...voucher, member_address: { name: '沈知夏' } })
    expect(refused).toMatchObject({ code: -1, data: { error_code: 1, field: 'mobile' } })
  })
})

describe('the addresses change on another device', () => {
  it('the default is another one: the order goes where the buyer saw it go', async () => {
    const [shown, other] = await own()
    const quoted = await ask('payment', bowl)
    expect(quoted.data.member_address?.id).toBe(shown?.id)
    await server.call('/api/memberaddress/setdefault', { id: other?.id ?? 0 }, { token })
    expect((await create({ ...bowl, member_address: { id: shown?.id } })).code).toBe(0)
    expect(await newest()).toMatchObject({ address: shown?.address, name: shown?.name })
  })
  it('deleted while the order is made: it goes there, or there is no order', async () => {
    const { id, address, mobile } = (await own())[0] ?? { id: 0, address: '', mobile: '' }
    const before = (await orders()).count
    const buy = () => create({ ...bowl, member_address: { id } })
    const tries = await Promise.all([buy(), server.call('/api/memberaddress/delete', { id }, { token }), buy(), buy()])
    const made = [tries[0], tries[2], tries[3]].filter(({ code }) => code === 0).length
    const { list } = (await server.call('/api/order/lists', { page_size: 10 }, { token })).data
    expect((await orders()).count).toBe(before + made)
    for (const order of list.slice(0, made)) expect(order).toMatchObject({ address, mobile })
    expect(await buy()).toMatchObject({ code: -1, data: { error_code: 10 } })
  })
})
