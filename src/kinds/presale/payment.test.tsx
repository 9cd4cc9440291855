import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { keepDraft } from '@/domain/checkout-draft/draft'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { PresalePaymentScreen } from './PresalePaymentScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork
const [depositPayment, finalPayment] = ['depositPayment', 'finalPayment'].map(
  (name) => `/presale/api/ordercreate/${name}`,
)

/** The example of wire/promotions.md section 5. */
const amounts = (pay_money: string) => ({
  ...{ goods_money: '600.00', delivery_money: '10.00', promotion_money: '60.00', coupon_money: '0.00', point: 0 },
  ...{ platform_coupon_money: '0.00', point_money: '0.00', invoice_money: '0.00', invoice_delivery_money: '0.00' },
  ...{ order_money: '550.00', balance_money: '0.00', pay_money, goods_num: 2 },
})
const home = { id: 10, name: '林晓', mobile: '13800000001', full_address: '浙江省-杭州市', address: '文三路 1 号' }
const quote = (pay_money: string, more: object = {}) => ({
  data: {
    ...amounts(pay_money),
    ...{ adjust_money: '0.00', is_virtual: 0, platform_coupon_id: 0, member_address: home },
    point_config: { is_use: 0, point_exchange_rate: 100, point_max_share: 0, max_point: 0, max_point_money: '0.00' },
    member_account: {
      ...{ balance: '0.00', balance_money: '0.00', balance_total: '0.00', point: 0 },
      ...{ is_pay_password: 1, mobile: '13800000001', nickname: '林晓' },
    },
    shop_goods_list: {
      ...amounts(pay_money),
      ...{ site_id: 14, site_name: '十四号店', goods_list: [], coupon_id: 0, limit_purchase: [], is_free_delivery: 0 },
      promotion: { manjian: [], freeshipping: null },
      ...{ manjian_rule_list: [], present_list: { goods_list: [], coupon_list: [] }, express_type: [] },
      ...{ delivery: { delivery_type: 'express', store_id: 0 }, delivery_error: null, buyer_message: '慢慢来' },
      invoice_config: { invoice_status: 0, type: [], invoice_content: [], invoice_rate: '0.00', invoice_money: '0.00' },
    },
    presale_info: {
      ...{ presale_id: 1, presale_deposit: '50.00', presale_price: '80.00' },
      ...{ pay_start_time: now() + 900, pay_end_time: now() + 9000 },
    },
    promotion_presale_info: { is_deposit_back: 0, deposit_agreement: '<p>两次支付</p>' },
    ...{ presale_deposit_money: '100.00', presale_money: '160.00', final_money: '450.00' },
    ...more,
  },
})

const node = (handle: string) => document.querySelector<HTMLElement>(handle)
const text = (handle: string) => node(handle)?.textContent ?? ''
const sent = (name: string) => mall.to(`/presale/api/ordercreate/${name}`).map(({ params }) => params)
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const tap = async (handle: string) => {
  fireEvent.click(node(handle)!)
  await settled()
}

async function enter(query = '') {
  unitPage.at(`/promotionpages/presale/payment/payment${query}`)
  render(<PresalePaymentScreen />)
  await waitFor(() => expect(node('.t-pay-money') ?? node('.t-empty')).not.toBeNull())
  await settled()
}

beforeEach(() => {
  mall.reset()
  mockOpen.mockReset()
  mockAsk.mockReset().mockResolvedValue(false)
  act(() => {
    beginEra()
    signIn('a')
  })
  mall.on(depositPayment!, quote('100.00'))
  mall.on(finalPayment!, quote('450.00', { member_address: { ...home, id: 0 } }))
})
afterEach(() => act(() => dropToken()))

const figures = () => ['deposit', 'rest', 'total'].map((name) => /¥[\d.]+$/.exec(text(`.t-payment-${name}`))?.[0])

test('the deposit: both payments to the cent, and nothing is made before the rules are agreed to', async () => {
  keepDraft('presaleOrderCreateData', { presale_id: 1, sku_id: 41, num: 2 })
  mall.on('/presale/api/ordercreate/depositCreate', { data: '9001' })
  await enter()
  expect(figures()).toEqual(['¥100.00', '¥450.00', '¥550.00'])
  expect([text('.t-pay-money'), text('.t-submit-order')]).toEqual(['¥100.00', '支付定金'])
  expect(text('.t-terms-in-short')).toMatch(/定金可退/)
  await tap('.t-submit-order')
  expect(mockAsk).toHaveBeenCalledWith(expect.objectContaining({ content: expect.stringMatching(/^定金可退/) }))
  expect(sent('depositCreate')).toEqual([])
  await tap('.t-agree')
  await tap('.t-submit-order')
  expect(sent('depositCreate')).toMatchObject([
    { presale_id: '1', sku_id: '41', num: '2', member_address: '{"id":10}' },
  ])
  expect(mockAsk).toHaveBeenCalledTimes(1)
  expect(mockOpen).toHaveBeenCalledWith(routes.cashier, { out_trade_no: '9001' }, { replace: true })
})

test('who agrees when asked goes on', async () => {
  keepDraft('presaleOrderCreateData', { presale_id: 1, sku_id: 41, num: 2 })
  mall.on('/presale/api/ordercreate/depositCreate', { data: '9001' })
  mockAsk.mockResolvedValue(true)
  await enter()
  await tap('.t-submit-order')
  expect(sent('depositCreate')).toHaveLength(1)
  expect(node('.t-agreed')).not.toBeNull()
})

test.each([
  [{ is_deposit_back: 1, deposit_agreement: '' }, /定金不退/],
  [undefined, /定金不退/],
])('a deposit that is not returnable says so, as one that says nothing: %j', async (promotion_presale_info, words) => {
  keepDraft('presaleOrderCreateData', { presale_id: 1, sku_id: 41, num: 2 })
  mall.on(depositPayment!, quote('100.00', { promotion_presale_info }))
  await enter()
  expect(text('.t-terms-in-short')).toMatch(words)
  await tap('.t-read-rules')
  expect(text('.t-presale-rules')).toMatch(/不能申请退款/)
})

test('the rest: what the deposit paid for is shown, and nothing of it can be changed', async () => {
  mall.on('/presale/api/ordercreate/finalCreate', { data: '9002' })
  await enter('?id=5')
  expect(figures()).toEqual(['¥100.00', '¥450.00', '¥550.00'])
  expect(text('.t-payment-deposit')).toMatch(/已支付/)
  expect([text('.t-pay-money'), text('.t-submit-order')]).toEqual(['¥450.00', '支付尾款'])
  expect(text('.t-choose-address')).toMatch(/林晓/)
  expect([node('.t-message'), node('.t-agree')]).toEqual([null, null])
  expect(text('.t-checkout-shop')).toMatch(/慢慢来/)
  await tap('.t-choose-address')
  expect(mockOpen).not.toHaveBeenCalled()
  await tap('.t-submit-order')
  expect(sent('finalCreate')).toMatchObject([{ id: '5' }])
  expect(sent('finalCreate')[0]).not.toHaveProperty('member_address')
  expect(mockOpen).toHaveBeenCalledWith(routes.cashier, { out_trade_no: '9002' }, { replace: true })
})

test('before its time the rest leads back to its order, in the words of the mall', async () => {
  mall.on(finalPayment!, { code: -1, message: '未到尾款支付时间', data: { error_code: 1 } })
  await enter('?id=5')
  expect(text('.t-empty')).toMatch(/未到尾款支付时间/)
  await tap('.t-to-presale')
  expect(mockOpen).toHaveBeenCalledWith(routes.presaleOrder, { order_id: 5 }, { replace: true })
})

test.each(['', '?id=0', '?id=abc'])('nothing chosen, at %j: leads to what can be', async (query) => {
  await enter(query)
  await tap('.t-to-cart')
  expect(mockOpen).toHaveBeenCalledWith(routes.presaleList)
})
