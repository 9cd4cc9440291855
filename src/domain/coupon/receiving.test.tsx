import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { GoodsCoupons } from './GoodsCoupons'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))
const mockLogin = jest.fn()
jest.mock('@/navigation/login', () => ({ requireLogin: () => mockLogin() }))

const mall = network as unknown as FakeNetwork
const shopTypes = '/coupon/api/coupon/typelists'
const platformTypes = '/platformcoupon/api/platformcoupon/typelists'
const receive = '/coupon/api/coupon/receive'
const terms = {
  type: 'reward',
  money: '10.00',
  discount: 0,
  discount_limit: '0.00',
  at_least: '50.00',
  max_fetch: 1,
  count: 100,
  lead_count: 25,
  validity_type: 0,
  fixed_term: 0,
  end_time: 4_000_000_000,
  image: '',
  status: 1,
  is_show: 1,
}
const shopType = (more = {}) => ({
  ...terms,
  coupon_type_id: 3,
  site_id: 11,
  site_name: '一帆数码',
  coupon_name: '车载支架券',
  goods_type: 1,
  goods_ids: '',
  ...more,
})
const platformType = { ...terms, platformcoupon_type_id: 1, platformcoupon_name: '满 200 减 30', use_scenario: 1 }
const own = (...ids: number[]) => ({
  data: { count: ids.length, page_count: 1, list: ids.map((coupon_type_id) => ({ coupon_type_id })) },
})
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  mockLogin.mockReset()
  // past the time of sharing answers
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.on(shopTypes, { data: [shopType()] })
  mall.on(platformTypes, { data: [] })
  mall.on('/coupon/api/coupon/memberpage', own())
  mall.on('/platformcoupon/api/platformcoupon/memberpage', own())
  mall.on(receive, { data: { is_exist: 0 } })
})
afterEach(() => act(() => dropToken()))

const one = (name: string) => document.querySelector(name) as Element
const received = () => mall.sent.filter(({ url }) => url.endsWith(receive))

async function opened(goods = {}) {
  const view = render(<GoodsCoupons siteId={11} goodsId={13} {...goods} />)
  await waitFor(() => expect(one('.t-goods-coupons')).toBeTruthy())
  fireEvent.click(one('.t-goods-coupons'))
  await waitFor(() => expect(one('.t-coupon')).toBeTruthy())
  return view
}

test('a member receives it in place, and it is stamped', async () => {
  act(() => signIn('a'))
  await opened()
  mall.on('/coupon/api/coupon/memberpage', own(3))
  fireEvent.click(one('.t-receive-coupon'))
  await waitFor(() => expect(one('.t-stamp-received')).toBeTruthy())
  expect(received().map(({ params }) => [params.coupon_type_id, params.site_id, params.get_type])).toEqual([
    ['3', '11', '2'],
  ])
  expect(mockToast.mock.calls).toEqual([['领取成功']])
  expect(one('.t-receive-coupon')).toBeNull()
})

test('a guest logs in, and then it is received', async () => {
  await opened()
  let logIn: (done: boolean) => void = () => undefined
  mockLogin.mockImplementation(() => new Promise((resolve) => (logIn = resolve)))
  mall.on(receive, ({ params }) =>
    params.token ? { data: { is_exist: 0 } } : { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '请登录' },
  )
  fireEvent.click(one('.t-receive-coupon'))
  await waitFor(() => expect(mockLogin).toHaveBeenCalledTimes(1))
  mall.on('/coupon/api/coupon/memberpage', own(3))
  act(() => signIn('a'))
  await act(async () => logIn(true))
  await waitFor(() => expect(one('.t-stamp-received')).toBeTruthy())
  expect(received().map(({ params }) => params.token)).toEqual(['', 'a'])
})

test('a guest who does not log in has nothing, and may try again', async () => {
  await opened()
  mockLogin.mockResolvedValue(false)
  mall.on(receive, { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '请登录' })
  fireEvent.click(one('.t-receive-coupon'))
  await waitFor(() => expect(mockLogin).toHaveBeenCalled())
  await waitFor(() => expect(one('.t-receive-coupon').getAttribute('aria-busy')).toBeNull())
  expect(mockToast).not.toHaveBeenCalledWith('领取成功')
})

test('what was taken by others meanwhile is shown as gone', async () => {
  act(() => signIn('a'))
  await opened()
  mall.on(receive, { code: -1, message: '优惠券已领完' })
  mall.on(shopTypes, { data: [shopType({ lead_count: 100 })] })
  clock += 60_000
  fireEvent.click(one('.t-receive-coupon'))
  await waitFor(() => expect(one('.t-stamp-gone')).toBeTruthy())
  expect(mockToast.mock.calls).toEqual([['优惠券已领完']])
})

test('two taps receive one', async () => {
  act(() => signIn('a'))
  await opened()
  act(() => {
    fireEvent.click(one('.t-receive-coupon'))
    fireEvent.click(one('.t-receive-coupon'))
  })
  await waitFor(() => expect(mockToast).toHaveBeenCalledWith('领取成功'))
  expect(received()).toHaveLength(1)
})

test('the one that saves most on the goods stands first, what is gone last; both kinds', async () => {
  mall.on(shopTypes, {
    data: [
      shopType({ coupon_type_id: 4, coupon_name: '抢光', lead_count: 100, money: '90.00' }),
      shopType({ coupon_name: '小' }),
      shopType({ coupon_type_id: 5, coupon_name: '大', money: '20.00' }),
    ],
  })
  mall.on(platformTypes, { data: [{ ...platformType, platformcoupon_name: '平台', money: '15.00' }] })
  await opened({ lines: [{ goods_id: 13, goods_money: '60.00' }] })
  const names = screen.getAllByText(/^(抢光|小|大|平台)$/).map((node) => node.textContent)
  expect(names).toEqual(['店铺券大', '平台券平台', '店铺券小', '店铺券抢光'])
})

test('nothing stands where there are no coupons', async () => {
  mall.on(shopTypes, { data: [] })
  const { container } = render(<GoodsCoupons siteId={8} />)
  await waitFor(() => expect(mall.sent).toHaveLength(2))
  await act(async () => undefined)
  expect(container.innerHTML).toBe('')
})
