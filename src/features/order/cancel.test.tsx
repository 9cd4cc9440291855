import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { OrderDetail } from '@mall/contract/order'
import { open } from '@/navigation/open'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { routes } from '@/routes'
import { signIn } from '@/session/token'
import english from './cancelTexts.en'
import { useCancelTexts } from './cancelTexts'
import { OrderListScreen } from './OrderListScreen'

jest.mock('@/platform/network/network')
jest.mock('@/navigation/open', () => ({ open: jest.fn(), back: jest.fn() }))
jest.mock('@/navigation/params', () => ({ useParams: () => ({}) }))
const { closeReasons } = jest.requireActual<typeof import('@mall/contract/status')>('@mall/contract/status')

const mall = network as unknown as FakeNetwork
const closing = '/api/order/close'
const line = { order_goods_id: 50, sku_id: 1, goods_name: '茶杯', sku_name: '茶杯', price: '9.00', num: 2 }
const order = {
  ...{
    order_id: 5,
    site_id: 3,
    site_name: '青禾家居',
    order_type: 1,
    order_status: 0,
    goods_num: 2,
    out_trade_no: '7',
  },
  ...{ order_money: '18.00', pay_money: '18.00', balance_money: '0.00', promotion_type_name: '' },
  action: [{ action: 'orderClose', title: '', color: '' }],
  order_goods: [{ ...line, refund_status: 0, refund_action: [], sku_spec_format: '[]', sku_image: '' }],
} as unknown as OrderDetail

const find = (handle: string) => document.querySelector(`.t-${handle}`) as Element
const isOpen = () => Boolean(document.querySelector('.t-cancel-confirm, .t-cancelled'))
async function tap(handle: string) {
  await act(async () => void fireEvent.click(find(handle)))
  await unitPage.settled()
}
const said = () => mall.to(closing).map(({ params }) => [params.order_id, params.close_reason])

beforeEach(async () => {
  mall.reset()
  jest.mocked(open).mockClear()
  signIn('t')
  mall.on('/api/order/lists', { data: { count: 1, page_count: 1, list: [order] } })
  mall.on('/api/order/num', { data: {} })
  mall.on('/api/pay/info', { data: { order_ids: [5], pay_status: 0, auto_close_time: 0 } })
  mall.on(closing, { data: null })
  mall.on('/api/cart/add', { data: 2 })
  render(<OrderListScreen />)
  await unitPage.settled()
  await tap('order-close')
})

test('the usual reasons are those that the server knows, in both languages', () => {
  const words = { zh: useCancelTexts.get().reasons, en: english.reasons }
  for (const language of ['zh', 'en'] as const)
    expect(words[language]).toEqual(
      Object.fromEntries(Object.entries(closeReasons).map(([name, reason]) => [name, reason[language]])),
    )
})

test('nothing is cancelled before it is confirmed; the reason goes along', async () => {
  expect(mall.to(closing)).toEqual([])
  await tap('option-coupon')
  await tap('cancel-confirm')
  expect(said()).toEqual([['5', '忘记使用优惠券']])
})

test('a reason tapped twice is not given: none is needed', async () => {
  await tap('option-coupon')
  await tap('option-coupon')
  await tap('cancel-confirm')
  expect(said()).toEqual([['5', undefined]])
})

test('own words', async () => {
  await tap('option-other')
  fireEvent.input(find('cancel-words'), { target: { value: ' 改天再买 ' } })
  await tap('cancel-confirm')
  expect(said()).toEqual([['5', '改天再买']])
})

test('its goods go back to the cart by one tap', async () => {
  await tap('cancel-confirm')
  expect(find('cancelled').textContent).toMatch(/订单已取消/)
  await tap('cancel-back')
  expect(mall.to('/api/cart/add').map(({ params }) => [params.sku_id, params.num])).toEqual([['1', '2']])
  expect(jest.mocked(open).mock.calls).toEqual([[routes.cart]])
})

test('or stay away; the next order begins anew', async () => {
  await tap('option-coupon')
  await tap('cancel-confirm')
  await tap('cancel-done')
  expect(mall.to('/api/cart/add')).toEqual([])
  await tap('order-close')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
})

test('an order that was paid meanwhile offers nothing: the list is looked at again', async () => {
  mall.on(closing, { code: -1, message: '订单状态不允许关闭' })
  const before = mall.to('/api/order/lists').length
  await tap('cancel-confirm')
  expect(find('cancelled')).toBeNull()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(mall.to('/api/order/lists').length).toBeGreaterThan(before)
})

test('without a connection the sheet stays, with what was chosen', async () => {
  mall.on(closing, new NetworkFault('network'))
  await tap('option-wrong')
  await tap('cancel-confirm')
  expect(isOpen()).toBe(true)
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('商品或规格选错了')
})
