import type { ReactElement } from 'react'
import { act, fireEvent, render } from '@testing-library/react'
import { readDraft } from '@/domain/checkout-draft/draft'
import { TabBar } from '@/domain/tab-bar/TabBar'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { fillScreenSlots } from '@/ui/screenSlots'
import { ExchangeGoodsScreen } from './ExchangeGoodsScreen'
import { PointShopScreen } from './PointShopScreen'

jest.mock('@/platform/network/network')
const mockLogin = jest.fn()
jest.mock('@/navigation/login', () => ({
  ...jest.requireActual('@/navigation/login'),
  requireLogin: () => mockLogin(),
}))
fillScreenSlots({ TabBar, NotOffered: GoBrowsing })
const mall = network as unknown as FakeNetwork
const [pagePath, detailPath, pointsPath] = [
  '/pointexchange/api/goods/page',
  '/pointexchange/api/goods/detail',
  '/api/memberaccount/info',
]

const thing = (more: object = {}) => ({
  ...{ id: 3, type: 1, type_name: '礼品', type_id: 1, name: '保温杯', image: 'a.jpg', stock: 5, point: 300 },
  ...{ price: '9.90', market_price: '59.00', balance: '0.00', delivery_price: '8.00', pay_type: 1, state: 1, sort: 0 },
  ...more,
})
const coupon = {
  id: 4,
  type: 2,
  name: '满减券',
  image: '',
  price: '0.00',
  market_price: '0.00',
  delivery_price: '0.00',
}
const couponTerms = { at_least: '150.00', money: '20.00', use_scenario: 2, content: '<p>每人多张</p>' }
const packet = { ...coupon, id: 5, type: 3, name: '现金红包', balance: '5.00' }

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const has = (points: number) => mall.on(pointsPath, { data: { point: points } })

async function show(screen: ReactElement, address: string) {
  unitPage.at(address)
  const { container } = render(screen)
  await settled()
  await settled()
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  const tap = async (name: string) => {
    fireEvent.click(all(name)[0]!)
    await settled()
  }
  return { all, tap, text: (name: string) => all(name)[0]?.textContent ?? '' }
}
const list = (...rows: object[]) => {
  mall.on(pagePath, { data: { count: rows.length, page_count: 1, list: rows } })
  return show(<PointShopScreen />, '/promotionpages/point/list/list')
}
const detail = (more: object = {}, query = '?id=3') => {
  mall.on(detailPath, { data: thing(more) })
  return show(<ExchangeGoodsScreen />, `/promotionpages/point/detail/detail${query}`)
}
const boot = (flags: object = {}) =>
  setBoot({ addon_is_exit: flags, development: 1, style_theme: 'red', default_img: {} } as never)

beforeEach(async () => {
  mall.reset()
  mockLogin.mockReset()
  act(() => {
    beginEra()
    boot()
    signIn('a')
  })
  has(1000)
  // what an earlier test opened would count as tapped twice
  await act(async () => void (await open(routes.home)))
  unitPage.log = []
})
afterEach(() => act(() => dropToken()))

test('the shop: own points, and of each thing what it costs and how many are left', async () => {
  const { all, text, tap } = await list(
    thing(),
    thing({ ...coupon, money: '20.00', at_least: '150.00' }),
    thing(packet),
  )
  expect(text('t-own-points')).toBe('1000')
  const words = all('t-exchange-goods').map((card) => card.textContent)
  expect(words[0]).toMatch(/保温杯300 积分\+¥9.90¥59.00剩 5 件/)
  expect(words[1]).toMatch(/^¥20满减券300 积分剩/)
  expect(words[2]).toMatch(/^¥5现金红包300 积分剩/)
  await tap('t-exchange-goods')
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/point/detail/detail?id=3'])
})

test('one that is gone says so instead', async () => {
  const { text } = await list(thing({ stock: 0 }))
  expect(text('t-exchange-goods')).toMatch(/^已兑完保温杯/)
  expect(text('t-exchange-goods')).not.toMatch(/剩/)
})

test('by sorts; one without things leads to all', async () => {
  const { all, text, tap } = await list()
  expect(text('t-empty')).toMatch(/暂时没有可兑换的商品/)
  await tap('t-tab-gift')
  await tap('t-tab-coupon')
  await tap('t-tab-money')
  expect(mall.to(pagePath!).map(({ params }) => params.type)).toEqual([undefined, '1', '2', '3'])
  expect(text('t-empty')).toMatch(/暂时没有可兑换的红包/)
  await tap('t-empty-go')
  expect([text('t-empty'), all('t-empty-go').length]).toEqual([expect.stringMatching(/暂时没有可兑换的商品/), 1])
})

test('a list that does not arrive can be asked for again', async () => {
  mall.on(pagePath!, new NetworkFault('network'))
  const { all } = await show(<PointShopScreen />, '/promotionpages/point/list/list')
  expect(all('t-retry')).toHaveLength(1)
})

test('a guest is told what a login is good for, and nothing of theirs is asked', async () => {
  act(() => dropToken())
  const { text, tap } = await list(thing())
  expect(text('t-points-guest')).toBe('登录后查看可用积分')
  expect(mall.to(pointsPath!)).toEqual([])
  await tap('t-login')
  expect(mockLogin).toHaveBeenCalledTimes(1)
})

test('the ways to more points and to what they were spent on', async () => {
  const { tap } = await list(thing())
  await tap('t-earn')
  await tap('t-my-exchanges')
  expect(unitPage.log).toEqual([
    'navigateTo /otherpages/member/point/point',
    'navigateTo /promotionpages/point/order_list/order_list',
  ])
})

test('switched off: the page says so', async () => {
  act(() => boot({ pointexchange: 0 }))
  const { all } = await list(thing())
  expect([all('t-exchange-goods').length, all('t-empty').length]).toEqual([0, 1])
})

test('a gift: what so many cost, how far the points go, and on to its payment', async () => {
  const { text, tap, all } = await detail({ gift_desc: '<p>双层不锈钢</p>' })
  expect(text('t-exchange-cost')).toBe('300 积分+¥9.90¥59.00')
  expect(text('t-reach')).toMatch(/积分够兑 3 件1000/)
  expect(text('t-freight')).toMatch(/只收一次¥8.00/)
  expect(all('t-exchange-description')).toHaveLength(1)
  await tap('t-stepper-plus')
  expect(text('t-exchange-total')).toBe('600 积分+¥27.80')
  await tap('t-exchange')
  expect(readDraft('exchangeOrderCreateData')).toEqual({ id: 3, num: 2 })
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/point/payment/payment'])
})

test('too few points lead to more of them', async () => {
  has(500)
  const { text, tap, all } = await detail()
  await tap('t-stepper-plus')
  expect(text('t-reach')).toMatch(/还差 100 积分500/)
  expect(all('t-exchange')).toEqual([])
  await tap('t-earn')
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/point/point'])
})

test('no more than are left can be chosen', async () => {
  const told = jest.spyOn(toasts, 'toast')
  const { tap, text } = await detail({ stock: 1 })
  await tap('t-stepper-plus')
  expect(told).toHaveBeenCalledWith('只剩 1 件')
  expect(text('t-exchange-total')).toMatch(/^300 积分/)
})

test.each([
  [{ stock: 0 }, '已兑完'],
  [{ state: 0 }, '已下架'],
])('%j: nothing is exchanged', async (more, why) => {
  const { text, all } = await detail(more)
  expect([text('t-stop'), all('t-exchange').length]).toEqual([why, 0])
})

test('a coupon tells its terms', async () => {
  const ofCoupon = await detail({ ...coupon, ...couponTerms })
  expect(ofCoupon.text('t-exchange-coupon')).toMatch(/面额.*¥20.00.*满 150 元可用.*指定店铺/)
  expect(ofCoupon.all('t-freight')).toEqual([])
})

test('a red packet tells where its money goes', async () => {
  const ofPacket = await detail(packet)
  expect(ofPacket.text('t-exchange-money')).toMatch(/存入余额.*¥5.00/)
})

test('a guest chooses, and is asked to log in on the way', async () => {
  act(() => dropToken())
  const { all, tap } = await detail()
  expect(all('t-reach')).toEqual([])
  await tap('t-exchange')
  expect(unitPage.log[0]).toMatch(/^navigateTo \/pages\/login\/login\/login\?back=.*payment/)
  expect(readDraft('exchangeOrderCreateData')).toEqual({ id: 3, num: 1 })
})

test.each(['', '?id=0', '?id=abc', '?id=-1'])(
  'an address with %j names nothing, and leads to the shop',
  async (query) => {
    const { all, tap } = await detail({}, query)
    expect(all('t-empty')).toHaveLength(1)
    expect(mall.to(detailPath!)).toEqual([])
    await tap('t-to-point-shop')
    expect(unitPage.log).toEqual(['redirectTo /promotionpages/point/list/list'])
  },
)

test('what the mall does not know is told in its words; another failure can be tried again', async () => {
  mall.on(detailPath!, { code: -1, message: '积分商品不存在' })
  const unknown = await show(<ExchangeGoodsScreen />, '/promotionpages/point/detail/detail?id=99')
  expect(unknown.text('t-empty')).toMatch(/积分商品不存在/)
  act(() => beginEra())
  mall.on(detailPath!, new NetworkFault('network'))
  const failed = await show(<ExchangeGoodsScreen />, '/promotionpages/point/detail/detail?id=3')
  expect(failed.all('t-retry')).toHaveLength(1)
})
