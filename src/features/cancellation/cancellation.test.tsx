import type { ComponentType } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { feedback } from '@/platform/feedback/feedback'
import { network } from '@/platform/network/network'
import { storage } from '@/platform/storage/storage'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { routes, type Route } from '@/routes'
import { AssetsScreen } from './AssetsScreen'
import { CancellationScreen } from './CancellationScreen'
import { RefuseScreen } from './RefuseScreen'
import { StatusScreen } from './StatusScreen'
import { SuccessScreen } from './SuccessScreen'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const modal = jest.spyOn(feedback, 'modal')

const own = '/membercancel/api/membercancel'
const waiting = { status: 0, reason: '', audit_time: 0 }
const refused = { ...waiting, status: -1, reason: '请先联系客服', audit_time: 1_780_000_600 }
const account = {
  member_info: { is_fenxiao: 0, point: 120, balance: '3.00', balance_money: '4.50', balance_withdraw_apply: '0.00' },
  ...{ member_coupon_count: 2, member_platformcoupon_count: 1, fenxiao_info: null, fenxiao_order_count: 0 },
  ...{ order_pay_count: 0, order_delivery_count: 0, order_take_delivery_count: 0, order_refund_count: 0 },
  blocks: [] as object[],
}
const closed = { code: -10009, message: '账号已注销', data: { is_closed: 1 } }
const config = (is_enable: number, is_audit = 1) => mall.on(`${own}/config`, { data: { is_enable, is_audit } })
const info = (data: unknown) => mall.on(`${own}/info`, { data })
const asked = () => storage.get('cancellation')

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  modal.mockReset().mockResolvedValue(true)
  signIn('T1')
  act(() => beginEra())
  config(1)
  info(null)
  mall.on(`${own}/agreement`, { data: { title: '账号注销协议', content: '<p>注销后账号无法恢复</p>' } })
  mall.on(`${own}/accountInfo`, { data: account })
  mall.on('/api/member/info', { data: { growth: 80, member_level_name: '普通会员' } })
  mall.on('/gift/api/giftorder/page', { data: { list: [{ express_status: 0 }, { express_status: 1 }] } })
})
afterEach(() => {
  storage.remove('cancellation')
  act(() => dropToken())
})

async function show(Screen: ComponentType, route: Route, below: Route[] = []) {
  unitPage.at(`/${route.path}`)
  const [page] = unitPage.pages
  for (const one of below) {
    unitPage.at(`/${one.path}`)
    unitPage.pages = [...below.map(({ path }) => ({ route: path, path: `/${path}`, $taroParams: {} })), page!]
  }
  render(<Screen />)
  await unitPage.settled()
}
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const there = (handle: string) => document.querySelector(handle) !== null
const last = () => told.mock.calls.at(-1)?.[0]
const replaced = (route: Route) => [`redirectTo /${route.path}`]

describe('whoever opens a page is led to the one of the state', () => {
  const all = [
    ['cancellation', CancellationScreen, routes.cancellation],
    ['assets', AssetsScreen, routes.cancelAssets],
    ['cancelstatus', StatusScreen, routes.cancelStatus],
    ['cancelsuccess', SuccessScreen, routes.cancelSuccess],
    ['cancelrefuse', RefuseScreen, routes.cancelRefuse],
  ] as const
  const states = [
    ['none', null, routes.cancellation],
    ['none, as an empty list', [], routes.cancellation],
    ['waiting', waiting, routes.cancelStatus],
    ['refused', refused, routes.cancelRefuse],
  ] as const
  const cases = all.flatMap(([name, Screen, here]) =>
    states.map(([state, data, to]) => [name, state, Screen, here, data, to] as const),
  )
  test.each(cases)('%s, %s', async (_, __, Screen, here, data, to) => {
    info(data)
    await show(Screen, here)
    const isHere = here === to || (here === routes.cancelAssets && to === routes.cancellation)
    expect(unitPage.log).toEqual(isHere ? [] : replaced(to))
    expect(there('.t-skeleton')).toBe(!isHere)
  })

  test('over other pages of the request it goes down to the first of them', async () => {
    info(waiting)
    await show(AssetsScreen, routes.cancelAssets, [routes.memberInfo, routes.cancelRefuse, routes.cancellation])
    expect(unitPage.log).toEqual(['navigateBack'])
    expect(unitPage.pages.map(({ route }) => route)).toEqual([routes.memberInfo.path, routes.cancelRefuse.path])
  })

  test('a page that lies under others leads nowhere until it is shown', async () => {
    await show(CancellationScreen, routes.cancellation)
    await act(async () => unitPage.fire('hide'))
    info(waiting)
    clock += 60_000
    await act(async () => unitPage.fire('show'))
    await unitPage.settled()
    expect(unitPage.log).toEqual(replaced(routes.cancelStatus))
  })

  test('the request is kept in mind while it waits, and only then', async () => {
    info(waiting)
    await show(StatusScreen, routes.cancelStatus)
    expect(asked()).toBe(1)
    info(refused)
    await act(async () => unitPage.fire('pullDown'))
    await unitPage.settled()
    expect(unitPage.log).toEqual(replaced(routes.cancelRefuse))
    expect(asked()).toBeUndefined()
  })
})

test.each([
  ['cancellation', CancellationScreen, routes.cancellation],
  ['assets', AssetsScreen, routes.cancelAssets],
] as const)('%s: a mall that takes no requests says so', async (_, Screen, here) => {
  config(0)
  await show(Screen, here)
  expect(screen.getByText('商城暂不支持自助注销账号')).toBeInTheDocument()
  expect(there('.t-next') || there('.t-apply')).toBe(false)
})

test('the agreement is ticked before anything else', async () => {
  await show(CancellationScreen, routes.cancellation)
  expect(screen.getByText('注销后账号无法恢复')).toBeInTheDocument()
  await tap('.t-next')
  expect(last()).toBe('请先阅读并勾选同意')
  await tap('.t-agree')
  await tap('.t-next')
  expect(unitPage.log).toEqual([`navigateTo /${routes.cancelAssets.path}`])
})

test('what stands in the way comes first, with the way to it', async () => {
  const blocks = [
    { type: 'order', name: '有进行中的订单', num: 3 },
    { type: 'money', name: '有可提现余额 ¥40.00，请先提现', num: 1 },
    { type: 'fenxiao', name: '有未提现的佣金', num: 1 },
    { type: 'later', name: '别的事项', num: 1 },
  ]
  mall.on(`${own}/accountInfo`, { data: { ...account, blocks } })
  await show(AssetsScreen, routes.cancelAssets)
  expect(document.querySelector('.t-block-order')).toHaveTextContent('有进行中的订单查看订单3')
  expect([there('.t-apply'), there('.t-losses'), there('.t-block-later')]).toEqual([false, false, true])
  await tap('.t-block-money')
  expect(unitPage.log).toEqual([`navigateTo /${routes.applyWithdrawal.path}`])
})

describe('without anything in the way', () => {
  const begin = async () => {
    await show(AssetsScreen, routes.cancelAssets, [routes.memberInfo, routes.cancellation])
    await tap('.t-give-up')
  }

  test('each loss is told with its amount, and given up by a tick', async () => {
    await show(AssetsScreen, routes.cancelAssets, [routes.cancellation])
    const read = (key: string) => document.querySelector(`.t-loss-${key}`)?.textContent
    const keys = ['points', 'balance', 'balance-money', 'coupons', 'gifts', 'growth', 'level']
    expect(keys.map(read)).toEqual([
      '积分120',
      '储值余额¥3.00',
      '现金余额¥4.50',
      '优惠券3 张',
      '未寄出的礼品1 份',
      '成长值80',
      '会员等级普通会员',
    ])
    await tap('.t-apply')
    expect(last()).toBe('请先勾选，确认放弃以上内容')
    expect(modal).not.toHaveBeenCalled()
  })

  test('opened without the agreement, it is asked for first', async () => {
    await show(AssetsScreen, routes.cancelAssets)
    await tap('.t-give-up')
    await tap('.t-apply')
    expect(unitPage.log).toEqual(replaced(routes.cancellation))
    expect(modal).not.toHaveBeenCalled()
  })

  test('a no changes nothing', async () => {
    modal.mockResolvedValue(false)
    await begin()
    await tap('.t-apply')
    expect(mall.to(`${own}/apply`)).toEqual([])
    expect(asked()).toBeUndefined()
  })

  test('a yes asks, and leads on to the wait', async () => {
    await begin()
    mall.on(`${own}/apply`, () => {
      info(waiting)
      return {}
    })
    await tap('.t-apply')
    await unitPage.settled()
    expect(modal.mock.calls[0]?.[0].content).toMatch(/随时撤回/)
    expect(mall.to(`${own}/apply`)).toHaveLength(1)
    expect(asked()).toBe(1)
    // down to the agreement, which leads on by itself
    expect(unitPage.log).toEqual(['navigateBack'])
  })

  test('where nobody reviews it, the account is closed at once', async () => {
    config(1, 0)
    await begin()
    mall.on(`${own}/apply`, () => {
      mall.on(`${own}/info`, closed)
      mall.on(`${own}/accountInfo`, closed)
      return {}
    })
    await tap('.t-apply')
    await unitPage.settled()
    expect(modal.mock.calls[0]?.[0].content).toMatch(/立即注销/)
    expect(unitPage.log).toEqual([`reLaunch /${routes.cancelSuccess.path}`])
    expect(asked()).toBeUndefined()
  })

  test('a refusal is told, and what came up meanwhile is shown', async () => {
    await begin()
    mall.on(`${own}/apply`, () => {
      mall.on(`${own}/accountInfo`, { data: { ...account, blocks: [{ type: 'order', name: '有订单', num: 1 }] } })
      return { code: -1, message: '账号暂时不能注销' }
    })
    await tap('.t-apply')
    await waitFor(() => expect(there('.t-block-order')).toBe(true))
    expect(last()).toBe('账号暂时不能注销')
    expect(asked()).toBeUndefined()
  })
})

test('a request that waits is taken back', async () => {
  info(waiting)
  await show(StatusScreen, routes.cancelStatus, [routes.memberInfo])
  mall.on(`${own}/cancelApply`, () => {
    info(null)
    return {}
  })
  await tap('.t-take-back')
  await unitPage.settled()
  expect(last()).toBe('已撤回注销申请')
  expect(unitPage.log).toEqual(['navigateBack'])
  expect(asked()).toBeUndefined()
})

describe('a refusal', () => {
  beforeEach(() => info(refused))

  test('tells why and when, and may be followed by another request', async () => {
    await show(RefuseScreen, routes.cancelRefuse)
    expect(screen.getByText('请先联系客服')).toBeInTheDocument()
    expect(there('.t-refused-at')).toBe(true)
    await tap('.t-again')
    expect(unitPage.log).toEqual([`navigateTo /${routes.cancellation.path}`])
  })

  test('known, the agreement is shown', async () => {
    await show(CancellationScreen, routes.cancellation, [routes.cancelRefuse])
    expect(unitPage.log).toEqual([])
    expect(there('.t-next')).toBe(true)
  })

  test('no other request where the mall takes none', async () => {
    config(0)
    await show(RefuseScreen, routes.cancelRefuse)
    expect(there('.t-refused') && !there('.t-again')).toBe(true)
  })
})

test('a guest is told that the account is closed, with two ways on', async () => {
  act(() => dropToken())
  storage.set('cancellation', 2)
  await show(SuccessScreen, routes.cancelSuccess)
  expect(screen.getByText('账号已注销')).toBeInTheDocument()
  expect(mall.to(`${own}/info`)).toEqual([])
  expect(asked()).toBeUndefined()
  await tap('.t-register')
  expect(unitPage.log).toEqual([`navigateTo /${routes.register.path}`])
})

test('opened with the token of a closed account, it tells the same and leads nowhere', async () => {
  storage.set('cancellation', 1)
  mall.on(`${own}/info`, closed)
  await show(SuccessScreen, routes.cancelSuccess)
  expect(there('.t-account-closed')).toBe(true)
  expect(unitPage.log).toEqual([])
  expect(asked()).toBeUndefined()
})
