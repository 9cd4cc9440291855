import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { chooseAddress } from '@/domain/address/chosenAddress'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { CheckoutScreen } from './CheckoutScreen'
import { ordinary } from '@/kinds/ordinary/checkout'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mockAsk = jest.fn(async (_: { title: string }) => true)
jest.mock('@/ui/ask', () => ({ ask: (question: { title: string }) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork

const amounts = {
  ...{ goods_money: '88.00', delivery_money: '6.00', promotion_money: '0.00', coupon_money: '0.00', point: 0 },
  ...{ platform_coupon_money: '0.00', point_money: '0.00', invoice_money: '0.00', invoice_delivery_money: '0.00' },
  ...{ order_money: '94.00', balance_money: '0.00', pay_money: '94.00', goods_num: 1 },
}
const shop = (delivery_type: string) => ({
  ...amounts,
  ...{ site_id: 7, site_name: '山野鲜生', goods_list: [], coupon_id: 0, limit_purchase: [], is_free_delivery: 0 },
  promotion: { manjian: [], freeshipping: null },
  ...{ manjian_rule_list: [], present_list: { goods_list: [], coupon_list: [] }, coupon_list: [], express_type: [] },
  ...{ delivery: { delivery_type, store_id: 0 }, delivery_error: null },
  invoice_config: {
    ...{ invoice_status: 1, type: [1, 2], invoice_content: ['商品明细', '食品'] },
    ...{ invoice_rate: '6.00', invoice_money: '5.00' },
  },
})
const row = (id: number) => ({
  ...{
    id,
    name: '林晓',
    mobile: '13800000001',
    full_address: '浙江省-杭州市',
    address: `文三路 ${id} 号`,
    is_default: 0,
  },
})
/** The mall's address book; the first is the default. */
let book: number[] = []
let way = 'express'

/** As the server: an address that is sent is read again, the default stands for none that is not sent. */
function answer({ params }: { params: { member_address?: string } }) {
  const sent = params.member_address && (JSON.parse(params.member_address) as { id: number }).id
  const id = sent ? book.find((one) => one === sent) : book[0]
  return {
    data: {
      ...amounts,
      ...{ adjust_money: '0.00', is_virtual: 0, platform_coupon_id: 0, platform_coupon_list: [] },
      point_config: { is_use: 0, point_exchange_rate: 100, point_max_share: 0, max_point: 0, max_point_money: '0.00' },
      member_account: {
        ...{ balance: '0.00', balance_money: '60.00', balance_total: '60.00', point: 0, is_pay_password: 0 },
        ...{ mobile: '13800000001', nickname: '林晓' },
      },
      member_address: id ? row(id) : null,
      shop_goods_list: { 7: shop(way) },
    },
  }
}

const node = (handle: string) => document.querySelector(handle) as Element
const tap = (handle: string) => fireEvent.click(node(handle))
const sent = (path: string) =>
  mall.sent
    .filter(({ url }) => url.includes(`ordercreate/${path}`))
    .map(({ params }) => JSON.parse((params as { member_address?: string }).member_address ?? 'null') as unknown)

let clock = Date.UTC(2026, 10, 21, 4)
async function opened(addresses: number[], by = 'express') {
  mall.reset()
  mockOpen.mockReset()
  mockAsk.mockClear()
  book = addresses
  way = by
  // past the time of sharing answers
  clock += 86_400_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  act(() => signIn(`t${clock}`))
  keepDraft('orderCreateData', { sku_id: 3, num: 1 })
  mall.on('/api/ordercreate/payment', answer)
  mall.on('/api/ordercreate/calculate', answer)
  mall.on('/api/ordercreate/create', { data: '9001' })
  await act(async () => void render(<CheckoutScreen kind={ordinary} />))
  await waitFor(() => expect(node('.t-submit-order')).toBeTruthy())
}
afterEach(() => act(() => dropToken()))

const card = () => node('.t-choose-address').textContent
const change = () => act(async () => tap('.t-use-balance .t-switch'))

test('the default that was shown: goes along with every call, also when the default changes elsewhere', async () => {
  await opened([10, 11])
  expect(sent('payment')).toEqual([null])
  expect(card()).toContain('文三路 10 号')
  book = [11, 10]
  await change()
  await waitFor(() => expect(sent('calculate')).toEqual([{ id: 10 }]))
  expect(card()).toContain('文三路 10 号')
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([{ id: 10 }])
})

test('nothing chosen beside: the order carries the shown address all the same', async () => {
  await opened([10, 11])
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([{ id: 10 }])
})

test('one chosen on the address page: takes the place of the shown one', async () => {
  await opened([10, 11])
  await act(async () => chooseAddress(11))
  await waitFor(() => expect(card()).toContain('文三路 11 号'))
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([{ id: 11 }])
})

test('deleted elsewhere: the buyer is told and chooses again, nothing is ordered', async () => {
  await opened([10, 11])
  book = [11]
  await change()
  await waitFor(() => expect(node('.t-address-gone')).toBeTruthy())
  expect(card()).toContain('之前的收货地址已被删除，请重新选择')
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([])
  expect(mockAsk.mock.calls[0]?.[0].title).toBe('之前的收货地址已被删除，请重新选择')
  expect(mockOpen).toHaveBeenCalledWith(routes.addresses, { back: routes.orderPayment.path })
  await act(async () => chooseAddress(11))
  await waitFor(() => expect(card()).toContain('文三路 11 号'))
})

test('no address yet: none is taken that was not shown', async () => {
  await opened([])
  book = [11]
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([])
  expect(mockAsk.mock.calls[0]?.[0]).toMatchObject({ title: '请添加收货地址', confirm: '添加地址' })
})

test('a pick-up without an address: the person shown comes for it', async () => {
  await opened([], 'store')
  await act(async () => tap('.t-submit-order'))
  expect(sent('create')).toEqual([{ name: '林晓', mobile: '13800000001' }])
})
