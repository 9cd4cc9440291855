import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { chooseAddress } from '@/domain/address/chosenAddress'
import { keepDraft, readDraft } from '@/domain/checkout-draft/draft'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { ExchangePaymentScreen } from './ExchangePaymentScreen'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork
const [payment, create] = ['payment', 'create'].map((name) => `/pointexchange/api/ordercreate/${name}`)
const page = '/promotionpages/point/payment/payment'

const home = { id: 10, name: '林晓', mobile: '13800000001', full_address: '浙江省-杭州市', address: '文三路 1 号' }
const office = { ...home, id: 11, name: '周满', address: '天目山路 8 号' }
const gift = { id: 3, type: 1, name: '保温杯', image: '', stock: 5, point: 300, price: '9.90' }
const quote = (more: object = {}) => ({
  data: {
    exchange_info: gift,
    ...{ point: 600, price: '27.80', balance: '0.00', num: 2, delivery_price: '8.00', member_address: home },
    member_account: {
      ...{ balance: '60.00', balance_money: '40.00', balance_total: '100.00', point: 1000 },
      ...{ is_pay_password: 1, mobile: '13800000001', nickname: '林晓' },
    },
    ...more,
  },
})
/** A red packet for points alone. */
const packet = {
  exchange_info: { ...gift, id: 5, type: 3, name: '现金红包', price: '0.00' },
  ...{ price: '0.00', delivery_price: '0.00', balance: '10.00', member_address: null },
}

const node = (handle: string) => document.querySelector<HTMLElement>(handle)
const text = (handle: string) => node(handle)?.textContent ?? ''
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const tap = async (handle: string) => {
  fireEvent.click(node(handle)!)
  await settled()
  await settled()
}
const made = () => mall.to(create!).map(({ params }) => params)

async function enter(answer: object = quote(), draft: object | null = { id: 3, num: 2 }) {
  mall.on(payment!, answer as { code?: number })
  if (draft) keepDraft('exchangeOrderCreateData', draft)
  unitPage.at(page)
  render(<ExchangePaymentScreen />)
  await waitFor(() => expect(node('.t-pay-money') ?? node('.t-empty')).not.toBeNull())
  await settled()
}

beforeEach(async () => {
  mall.reset()
  mockAsk.mockReset().mockResolvedValue(false)
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on(create!, { data: '9001' })
  // what an earlier test opened would count as tapped twice
  await act(async () => void (await open(routes.home)))
  unitPage.log = []
})
afterEach(() => act(() => dropToken()))

test('a gift: points and money, where it goes, a word on the way, and on to the cashier', async () => {
  await enter()
  expect(text('.t-choose-address')).toMatch(/林晓/)
  expect(text('.t-checkout-given')).toMatch(/保温杯礼品×2/)
  expect(text('.t-breakdown')).toMatch(/所需积分我的积分 1000600 积分.*¥19.80.*运费¥8.00/)
  expect([text('.t-pay-money'), text('.t-submit-order')]).toEqual(['600 积分+¥27.80', '确认兑换'])
  expect([node('.t-own-means'), node('.t-checkout-shop'), node('.t-choose-coupon')]).toEqual([null, null, null])
  fireEvent.input(node('.t-message')!, { target: { value: '放门口' } })
  await tap('.t-submit-order')
  expect(made()).toMatchObject([{ id: '3', num: '2', member_address: '{"id":10}', buyer_message: '放门口' }])
  expect(unitPage.log).toEqual([`redirectTo /${routes.cashier.path}?out_trade_no=9001`])
  expect(readDraft('exchangeOrderCreateData')).toBeUndefined()
})

test('another address is shown as it is sent, although the quote tells the default one', async () => {
  act(() => chooseAddress(11))
  mall.on('/api/memberaddress/info', { data: office })
  await enter()
  expect(text('.t-choose-address')).toMatch(/周满.*|天目山路/)
  expect(text('.t-choose-address')).not.toMatch(/林晓/)
  await tap('.t-submit-order')
  expect(made()[0]).toMatchObject({ member_address: '{"id":11}' })
})

test('an address that is gone meanwhile is chosen anew', async () => {
  act(() => chooseAddress(11))
  mall.on('/api/memberaddress/info', { code: -1, message: '地址不存在' })
  await enter()
  expect(node('.t-address-gone')).not.toBeNull()
  await tap('.t-submit-order')
  expect(mockAsk).toHaveBeenCalledTimes(1)
  expect(made()).toEqual([])
})

test('a gift without an address asks for one', async () => {
  await enter(quote({ member_address: null }))
  expect(text('.t-choose-address')).toMatch(/请添加收货地址/)
  await tap('.t-submit-order')
  expect(mockAsk).toHaveBeenCalledTimes(1)
  expect(made()).toEqual([])
})

test('a red packet for points alone goes nowhere, and is done at once', async () => {
  // chosen for another checkout
  act(() => chooseAddress(11))
  mall.on('/api/pay/info', { data: { order_ids: [70] } })
  await enter(quote(packet), { id: 5, num: 2 })
  expect([node('.t-choose-address'), node('.t-message'), node('.t-amount-freight')]).toEqual([null, null, null])
  expect(mall.to('/api/memberaddress/info')).toEqual([])
  expect(text('.t-pay-money')).toBe('600 积分')
  await tap('.t-submit-order')
  expect(made()[0]).not.toHaveProperty('member_address')
  expect(unitPage.log).toEqual(['redirectTo /promotionpages/point/result/result?order_id=70'])
})

test('where its result cannot be found, that of its payment is shown', async () => {
  await enter(quote(packet), { id: 5, num: 2 })
  await tap('.t-submit-order')
  expect(unitPage.log).toEqual([`redirectTo /${routes.payResult.path}?code=9001`])
})

test('too few points: nothing can be sent', async () => {
  const { member_account } = quote().data
  await enter(quote({ member_account: { ...member_account, point: 599 } }))
  expect(text('.t-amount-given')).toMatch(/积分不足，还差 1 积分/)
  expect(text('.t-submit-order')).toBe('积分不足')
  await tap('.t-submit-order')
  expect(made()).toEqual([])
})

test('a refusal of the mall leaves everything as it was', async () => {
  mall.on(create!, { code: -1, message: '库存不足', data: { error_code: 1 } })
  await enter()
  await tap('.t-submit-order')
  expect([made().length, unitPage.log, text('.t-pay-money')]).toEqual([1, [], '600 积分+¥27.80'])
  expect(readDraft('exchangeOrderCreateData')).toEqual({ id: 3, num: 2 })
})

test('what is not given any more leads to the shop, in the words of the mall', async () => {
  await enter({ code: -1, message: '该积分商品已下架', data: { error_code: 1 } })
  expect(text('.t-empty')).toMatch(/已下架/)
  await tap('.t-to-point-shop')
  expect(unitPage.log).toEqual(['redirectTo /promotionpages/point/list/list'])
})

test('nothing chosen leads to what can be', async () => {
  await enter(quote(), null)
  await tap('.t-to-cart')
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/point/list/list'])
})
