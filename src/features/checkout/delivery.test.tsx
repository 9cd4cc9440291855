import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CheckoutShop } from '@mall/contract/checkout'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { location } from '@/platform/location/location'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { CheckoutScreen } from './CheckoutScreen'
import { ordinary } from '@/kinds/ordinary/checkout'

jest.mock('@/platform/network/network')
jest.mock('@/platform/map/MapView', () => ({ MapView: () => null }))
jest.mock('@/platform/location/location', () => ({ location: { where: jest.fn(), askAgain: jest.fn() } }))
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mall = network as unknown as FakeNetwork

const stores = [
  { store_id: 3, store_name: '拱墅店', longitude: '120.14', latitude: '30.32', telphone: '0571-1' },
  { store_id: 4, store_name: '余杭店', longitude: '119.98', latitude: '30.27', telphone: '' },
].map((store) => ({
  ...{ store_image: '', site_id: 7, site_name: '山野鲜生', address: '文一西路 1 号', open_date: '每天 07:00-21:30' },
  ...{ full_address: '浙江省-杭州市-余杭区', distance: '', ...store },
}))
const zero = {
  ...{ goods_money: '88.00', delivery_money: '6.00', promotion_money: '0.00', coupon_money: '0.00', point: 0 },
  ...{ platform_coupon_money: '0.00', point_money: '0.00', invoice_money: '0.00', invoice_delivery_money: '0.00' },
  ...{ order_money: '94.00', balance_money: '0.00', pay_money: '94.00', goods_num: 1 },
}
const info = {
  ...{ time_is_open: 1, time_type: 0, time_week: [0, 1, 2, 3, 4, 5, 6], start_time: 0, end_time: 86_400, area_type: 1 },
  ...{ start_money: '20.00', start_distance: '3.00', max_distance: '0.00', start_delivery_money: '5.00' },
  ...{ continued_distance: '1.00', continued_delivery_money: '1.00' },
}
const shop = (more: Partial<CheckoutShop> = {}) => ({
  ...zero,
  ...{ site_id: 7, site_name: '山野鲜生', goods_list: [], coupon_id: 0, limit_purchase: [], is_free_delivery: 0 },
  promotion: { manjian: [], freeshipping: null },
  ...{ manjian_rule_list: [], present_list: { goods_list: [], coupon_list: [] }, coupon_list: [] },
  ...{ delivery: { delivery_type: 'express', store_id: 0 }, delivery_error: null },
  local_config: { is_use: 1, info },
  invoice_config: { invoice_status: 0, type: [], invoice_content: [], invoice_rate: '0.00', invoice_money: '0.00' },
  ...more,
})
const ways = (list = stores) => [
  { title: '物流配送', name: 'express' },
  { title: '门店自提', name: 'store', store_list: list, store_id: list[0]?.store_id },
  { title: '外卖配送', name: 'local' },
]
const account = { balance: '0.00', balance_money: '0.00', balance_total: '0.00', point: 0, is_pay_password: 0 }
const checkout = (one: object, member_address: object | null = null) => ({
  data: {
    ...zero,
    ...{ adjust_money: '0.00', is_virtual: 0, platform_coupon_id: 0, platform_coupon_list: [], member_address },
    point_config: { is_use: 0, point_exchange_rate: 100, point_max_share: 0, max_point: 0, max_point_money: '0.00' },
    member_account: { ...account, mobile: '13800000001', nickname: '林晓' },
    shop_goods_list: { 7: one },
  },
})
const node = (handle: string, i = 0) => document.querySelectorAll(handle)[i] as Element
const tap = (handle: string, i = 0) => fireEvent.click(node(handle, i))
const delivery = () => {
  const last = mall.sent.filter(({ url }) => url.includes('calculate')).pop()
  return last && (JSON.parse((last.params as { delivery: string }).delivery) as Record<string, object>)['7']
}
let clock = Date.UTC(2026, 10, 21, 4)

beforeEach(async () => {
  mall.reset()
  mockOpen.mockReset()
  // past the time of sharing answers, and noon of another day in Hangzhou
  clock += 86_400_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(() => signIn(`t${clock}`))
  keepDraft('orderCreateData', { sku_id: 3, num: 1 })
  mall.on('/api/ordercreate/payment', ({ params }: { params: { latitude?: string } }) =>
    checkout(shop({ express_type: ways(params.latitude ? [...stores].reverse() : stores) as never })),
  )
  mall.on('/api/ordercreate/calculate', ({ params }: { params: { delivery?: string } }) => {
    const selection = params.delivery && (JSON.parse(params.delivery) as Record<string, { delivery_type: string }>)['7']
    const delivery_type = selection ? selection.delivery_type : 'express'
    return checkout(shop({ delivery: { delivery_type, store_id: 0 } as never, delivery_money: '5.00' }))
  })
  render(<CheckoutScreen kind={ordinary} />)
  await waitFor(() => expect(node('.t-delivery')).toBeTruthy())
})
afterEach(() => act(() => dropToken()))

test('picked up: the first store is proposed, another can be chosen', async () => {
  expect(node('.t-way-express').getAttribute('aria-checked')).toBe('true')
  tap('.t-way-store')
  await waitFor(() => expect(delivery()).toEqual({ delivery_type: 'store', store_id: 3 }))
  expect(node('.t-choose-store').textContent).toContain('拱墅店')
  await waitFor(() => expect(node('.t-pick-up-by')?.textContent).toBe('林晓 13800000001'))
  tap('.t-choose-store')
  expect(document.querySelectorAll('.t-pick-store')).toHaveLength(2)
  // who tells no number is not called
  expect(document.querySelectorAll('.t-call-store')).toHaveLength(1)
  tap('.t-pick-store', 1)
  await waitFor(() => expect(delivery()).toEqual({ delivery_type: 'store', store_id: 4 }))
})

test('the stores by distance, once the shopper lets us know where they are', async () => {
  jest.mocked(location.where).mockResolvedValue({ longitude: 119.98, latitude: 30.27 })
  tap('.t-way-store')
  await waitFor(() => expect(node('.t-choose-store')).toBeTruthy())
  tap('.t-choose-store')
  tap('.t-nearest-first')
  await waitFor(() => expect(node('.t-store-sheet .t-store-name').textContent).toBe('余杭店'))
  expect(mall.sent.some(({ params }) => (params as { latitude?: string }).latitude === '30.27')).toBe(true)
  // what was chosen stays chosen
  expect(delivery()).toEqual({ delivery_type: 'store', store_id: 3 })
})

test('by the shop itself: as soon as possible, or at a time left today', async () => {
  tap('.t-way-local')
  await waitFor(() => expect(delivery()).toEqual({ delivery_type: 'local' }))
  expect(node('.t-choose-time').textContent).toBe('送达时间满 ¥20.00 起送尽快送达')
  tap('.t-choose-time')
  const times = [...document.querySelectorAll('.t-pick-time')].map(({ textContent }) => textContent)
  expect([times[0], times[1], times.at(-1)]).toEqual(['尽快送达', '12:30', '23:30'])
  tap('.t-pick-time', 1)
  await waitFor(() => expect(delivery()).toEqual({ delivery_type: 'local', buyer_ask_delivery_time: '12:30' }))
  expect(node('.t-choose-time').textContent).toContain('今天 12:30')
  // the address must be one on the map
  tap('.t-choose-address')
  expect(mockOpen).toHaveBeenCalledWith(routes.addresses, { back: routes.orderPayment.path, local: '1' })
})

test('an address that is not served is told in the shop, and can be changed there', async () => {
  const delivery_error = { error_code: 12, message: '收货地址不在该店铺的配送范围内' }
  const local = { delivery: { delivery_type: 'local', store_id: 0 }, delivery_error } as never
  const address = {
    id: 1,
    full_address: '浙江省-杭州市-西湖区',
    address: '1 号',
    name: '林晓',
    mobile: '',
    is_default: 1,
  }
  mall.on('/api/ordercreate/calculate', checkout(shop(local), address))
  tap('.t-way-local')
  await waitFor(() => expect(screen.getByText('收货地址不在该店铺的配送范围内')).toBeTruthy())
  expect(node('.t-change-address').textContent).toBe('修改地址')
  expect(node('.t-amount-freight').textContent).toBe('运费暂无法计算')
  expect(node('.t-pieces').textContent).toBe('共 1 件，不含运费')
  tap('.t-change-address')
  expect(mockOpen).toHaveBeenCalledWith(routes.addresses, { back: routes.orderPayment.path, local: '1' })
})

test.each([
  ['express', 10, {}],
  ['local', 12, { local: '1' }],
])('without an address the freight by %s is not known, and an address can be added', async (way, error_code, local) => {
  const delivery_error = { error_code, message: '当前地址无法配送' }
  const unknown = { delivery: { delivery_type: way, store_id: 0 }, delivery_error, delivery_money: '0.00' } as never
  const answer = checkout(shop(unknown))
  mall.on('/api/ordercreate/calculate', { data: { ...answer.data, delivery_money: '0.00' } })
  tap('.t-way-local')
  await waitFor(() => expect(node('.t-freight-later')?.textContent).toBe('运费选择地址后计算'))
  expect(node('.t-amount-freight').textContent).toBe('运费选择地址后计算')
  expect([node('.t-freight'), node('.t-delivery-error')]).toEqual([undefined, undefined])
  expect(node('.t-pieces').textContent).toBe('共 1 件，不含运费')
  expect(screen.getAllByText('共 1 件，不含运费')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('¥0')
  expect(node('.t-choose-address').textContent).toContain('请添加收货地址')
  tap('.t-freight-later')
  expect(mockOpen).toHaveBeenCalledWith(routes.addresses, { back: routes.orderPayment.path, ...local })
})

test('too little for local delivery is no matter of the address', async () => {
  const delivery_error = { error_code: 1, message: '满¥20.00起送，还差¥0.01' }
  mall.on('/api/ordercreate/calculate', checkout(shop({ delivery_error } as never)))
  tap('.t-way-local')
  await waitFor(() => expect(node('.t-delivery-error').textContent).toBe('满¥20.00起送，还差¥0.01'))
  expect(node('.t-change-address')).toBeUndefined()
})
