import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { keepDraft } from '@/domain/checkout-draft/draft'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { subscribe } from '@/platform/subscribe/subscribe'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { CheckoutScreen } from './CheckoutScreen'
import { ordinary } from '@/kinds/ordinary/checkout'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
jest.mock('@/ui/ask', () => ({ ask: async () => true }))
const mall = network as unknown as FakeNetwork
const asking = jest.spyOn(subscribe, 'ask')
const templates = '/weapp/api/weapp/messagetmplids'

const amounts = {
  ...{ goods_money: '88.00', delivery_money: '6.00', promotion_money: '0.00', coupon_money: '0.00', point: 0 },
  ...{ platform_coupon_money: '0.00', point_money: '0.00', invoice_money: '0.00', invoice_delivery_money: '0.00' },
  ...{ order_money: '94.00', balance_money: '0.00', pay_money: '94.00', goods_num: 1 },
}
const shop = {
  ...amounts,
  ...{ site_id: 7, site_name: '山野鲜生', goods_list: [], coupon_id: 0, limit_purchase: [], is_free_delivery: 0 },
  promotion: { manjian: [], freeshipping: null },
  ...{ manjian_rule_list: [], present_list: { goods_list: [], coupon_list: [] }, coupon_list: [], express_type: [] },
  ...{ delivery: { delivery_type: 'express', store_id: 0 }, delivery_error: null },
  invoice_config: {
    ...{ invoice_status: 1, type: [1, 2], invoice_content: ['商品明细', '食品'] },
    ...{ invoice_rate: '6.00', invoice_money: '5.00' },
  },
}
const coupon = (platformcoupon_id: number, money: string, at_least: string) => ({
  ...{
    platformcoupon_id,
    platformcoupon_type_id: 1,
    platformcoupon_name: `平台券${platformcoupon_id}`,
    use_scenario: 1,
  },
  ...{ type: 'reward', money, discount: 0, discount_limit: '0.00', at_least, state: 1, end_time: 4_000_000_000 },
})
const home = { id: 10, name: '林晓', mobile: '13800000001', full_address: '浙江省-杭州市', address: '文三路 1 号' }
const checkout = ({ ofShop, ...more }: { ofShop?: object } = {}, isSet: 0 | 1 = 1) => ({
  data: {
    ...amounts,
    ...{ adjust_money: '0.00', is_virtual: 0, platform_coupon_id: 0, member_address: home },
    platform_coupon_list: [coupon(1, '5.00', '0.00'), coupon(2, '30.00', '200.00')],
    point_config: { is_use: 1, point_exchange_rate: 100, point_max_share: 10, max_point: 940, max_point_money: '9.40' },
    member_account: {
      ...{ balance: '60.00', balance_money: '40.00', balance_total: '100.00', point: 5000 },
      ...{ is_pay_password: isSet, mobile: '13800000001', nickname: '林晓' },
    },
    shop_goods_list: { 7: { ...shop, ...ofShop } },
    ...more,
  },
})
const withCoupon = { platform_coupon_id: 1, platform_coupon_money: '5.00', order_money: '89.00', pay_money: '89.00' }
const paid = { ...withCoupon, balance_money: '89.00', pay_money: '0.00' }

const node = (handle: string) => document.querySelector(handle) as Element
const tap = (handle: string) => fireEvent.click(node(handle))
const asked = (path = 'calculate') =>
  mall.sent.filter(({ url }) => url.includes(path)).pop()?.params as Record<string, string>
const type = (handle: string, value: string) => fireEvent.input(node(`${handle} input`), { target: { value } })

async function opened(quoted: object, isSet: 0 | 1 = 1) {
  mall.reset()
  mockOpen.mockReset()
  signIn('token')
  keepDraft('orderCreateData', { sku_id: 3, num: 1 })
  mall.on('/api/ordercreate/payment', checkout({}, isSet))
  mall.on('/api/ordercreate/calculate', checkout(quoted, isSet))
  mall.on(templates, { data: ['a', 'b'] })
  asking.mockReset().mockResolvedValue(true)
  await act(async () => void render(<CheckoutScreen kind={ordinary} />))
  await waitFor(() => expect(node('.t-own-means')).toBeTruthy())
  await waitFor(() => expect(asked()).toBeTruthy())
  await act(async () => undefined)
}
afterEach(() => act(() => dropToken()))

test('the best coupon of the platform is used, another or none can be chosen', async () => {
  await opened(withCoupon)
  expect(asked()).toMatchObject({ platform_coupon_id: '1' })
  expect(node('.t-choose-platform-coupon').textContent).toContain('5.00')
  expect(node('.t-amount-platform-coupon').textContent).toContain('5.00')
  tap('.t-choose-platform-coupon')
  expect(document.querySelectorAll('.t-pick-platform-coupon')).toHaveLength(1)
  expect(screen.getByText('还差 ¥112.00 可用')).toBeTruthy()
  tap('.t-no-platform-coupon')
  await act(async () => undefined)
  expect(node('.t-choose-platform-coupon').textContent).toContain('1 张可用')
  expect(node('.t-amount-platform-coupon')).toBeNull()
})

test('the shop: its rows add up to its subtotal, the platform coupon’s share and the invoice too', async () => {
  const ofShop = {
    ...{ platform_coupon_money: '20.93', point_money: '19.17', balance_money: '100.00' },
    ...{ invoice_money: '11.08', invoice_delivery_money: '5.00', pay_money: '72.68' },
  }
  await opened({ ...withCoupon, ofShop })
  const rows = ['invoice', 'postage', 'platform-coupon', 'points', 'balance']
  const told = rows.map((name) => /-?[\d.]+$/.exec(node(`.t-share-${name}`).textContent ?? '')?.[0])
  expect(told).toEqual(['11.08', '5.00', '20.93', '19.17', '100.00'])
})

test('a coupon that the quote leaves out is not sent with the order', async () => {
  await opened({})
  mall.on('/api/ordercreate/create', { data: '9001' })
  await act(async () => tap('.t-submit-order'))
  expect(asked('create')).toBeTruthy()
  expect(asked('ordercreate/create').platform_coupon_id).toBeUndefined()
})

test('points tell what they are worth and are used by their switch', async () => {
  await opened({ ...withCoupon, point_money: '9.40', point: 940 })
  expect(node('.t-points-worth').textContent).toBe('可用 940 积分抵 ¥9.40')
  tap('.t-use-points .t-switch')
  await waitFor(() => expect(asked()).toMatchObject({ is_point: '1' }))
})

test('the balance is used with the pay password; a wrong one is told in the sheet', async () => {
  await opened(paid)
  tap('.t-use-balance .t-switch')
  await waitFor(() => expect(asked()).toMatchObject({ is_balance: '1' }))
  await waitFor(() => expect(node('.t-balance-used').textContent).toBe('本单使用 ¥89.00'))
  await act(async () => tap('.t-submit-order'))
  expect(asked('ordercreate/create')).toBeUndefined()
  mall.on('/api/ordercreate/create', { code: -1, message: '支付密码错误', error_code: 'PAY_PASSWORD_ERROR' })
  await act(async () => void fireEvent.input(node('.t-pay-pin'), { target: { value: '000000' } }))
  await waitFor(() => expect(node('.t-pin-refused').textContent).toBe('支付密码错误'))
  expect((node('.t-pay-pin') as HTMLInputElement).value).toBe('')
  mall.on('/api/ordercreate/create', { data: '9001' })
  await act(async () => void fireEvent.input(node('.t-pay-pin'), { target: { value: '135790' } }))
  expect(asked('ordercreate/create')).toMatchObject({
    pay_password: '135790',
    is_balance: '1',
    platform_coupon_id: '1',
  })
  await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(routes.payResult, { code: '9001' }, { replace: true }))
})

test('who has no pay password is asked to set one', async () => {
  await opened(paid, 0)
  tap('.t-use-balance .t-switch')
  await waitFor(() => expect(node('.t-balance-used')).toBeTruthy())
  await act(async () => tap('.t-submit-order'))
  await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(routes.payPassword))
  expect(asked('ordercreate/create')).toBeUndefined()
})

test('an invoice is chosen when it is filled in, and its title is remembered', async () => {
  await opened(withCoupon)
  tap('.t-choose-invoice')
  await act(async () => tap('.t-invoice-done'))
  expect(node('.t-field-error').textContent).toBe('请输入姓名')
  type('.t-invoice-title', '林晓')
  type('.t-invoice-email', 'lin@example.com')
  await act(async () => tap('.t-invoice-done'))
  await waitFor(() =>
    expect(JSON.parse(asked().invoice ?? '{}')).toEqual({
      7: {
        ...{ is_invoice: 1, invoice_type: 2, invoice_title_type: 1, invoice_title: '林晓' },
        ...{ invoice_content: '商品明细', invoice_email: 'lin@example.com' },
      },
    }),
  )
  expect(node('.t-choose-invoice').textContent).toContain('电子发票 · 商品明细')
  tap('.t-choose-invoice')
  await act(async () => tap('.t-no-invoice'))
  expect(node('.t-choose-invoice').textContent).toContain('不开发票')
  tap('.t-choose-invoice')
  expect((node('.t-invoice-title input') as HTMLInputElement).value).toBe('林晓')
})

const free = { ...withCoupon, pay_money: '0.00' }
test.each([
  ['goods that are sent', free, 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY'],
  [
    'a pick-up',
    { ...free, ofShop: { delivery: { delivery_type: 'store', store_id: 1 } } },
    'ORDER_PAY,ORDER_TAKE_DELIVERY',
  ],
])('nothing left to pay for %s: consent to the messages is asked in the tap', async (_, quoted, keywords) => {
  await opened(quoted)
  mall.on('/api/ordercreate/create', { data: '9001' })
  expect(mall.to(templates).map(({ params }) => params.keywords)).toEqual([keywords])
  tap('.t-submit-order')
  expect([asking.mock.calls, asked('ordercreate/create')]).toEqual([[[['a', 'b']]], undefined])
  await waitFor(() => expect(mockOpen).toHaveBeenCalledWith(routes.payResult, { code: '9001' }, { replace: true }))
})

test('the wallet pays it all: asked before the password', async () => {
  await opened(paid)
  tap('.t-submit-order')
  expect(asking).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(node('.t-pay-pin')).toBeTruthy())
})

test('something left to pay: the cashier asks', async () => {
  await opened(withCoupon)
  mall.on('/api/ordercreate/create', { data: '9001' })
  await act(async () => tap('.t-submit-order'))
  expect([asking.mock.calls, mall.to(templates)]).toEqual([[], []])
  expect(mockOpen).toHaveBeenCalledWith(routes.cashier, { out_trade_no: '9001' }, { replace: true })
})
