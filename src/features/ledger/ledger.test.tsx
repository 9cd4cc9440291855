import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes, type Route } from '@/routes'
import { setBoot } from '@/session/boot'
import { setServerTime } from '@/session/clock'
import { dropToken, signIn } from '@/session/token'
import { BalanceDetailScreen } from './BalanceDetailScreen'
import { BalanceScreen } from './BalanceScreen'
import { PointDetailScreen } from './PointDetailScreen'
import { PointScreen } from './PointScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mall = network as unknown as FakeNetwork
const at = (text: string) => Date.parse(text) / 1000
/** half an hour into March in Shanghai */
const now = at('2026-02-28T16:30:00Z')
const page = '/api/memberaccount/page'
const sum = '/api/memberaccount/sum'

const entry = (more: object = {}) => ({
  ...{ account_type: 'point', account_data: 5, from_type: 'signin', type_name: '签到', type_tag: '1' },
  ...{ remark: '连续签到第 1 天', create_time: now },
  ...more,
})
const listOf = (...list: object[]) => ({ data: { page_count: 1, count: list.length, list } })
const tap = (handle: string) => fireEvent.click(document.querySelector(handle) as Element)
const text = (handle: string) => document.querySelector(handle)?.textContent

const boot = (addons: object = {}) =>
  act(() => setBoot({ addon_is_exit: addons, development: 1, style_theme: 'red', default_img: {} } as never))

let members = 0
beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
  setServerTime(now)
  boot()
  act(() => signIn(`m${(members += 1)}`))
  mall.on('/api/memberaccount/info', { data: { point: 120, balance: '60.00', balance_money: '40.00' } })
  mall.on('/api/member/accountrule', {
    data: { point: ['每日签到得积分'], balance: ['余额可用于支付订单'], growth: [] },
  })
  mall.on('/api/memberaccount/fromType', {
    data: {
      point: { signin: { type_name: '签到', type_url: '' }, order: { type_name: '订单', type_url: '' } },
      growth: {},
      balance: { order: { type_name: '订单', type_url: '' } },
      balance_money: { withdraw: { type_name: '提现', type_url: '' } },
    },
  })
  mall.on(page, listOf(entry()))
  mall.on(sum, ({ params: { account_type, query_type } }) => {
    const [income, pay] = account_type === 'point' ? [105, -20] : ['0.10', '-20.20']
    return { data: query_type === 'income' ? income : pay }
  })
})
afterEach(() => act(() => dropToken()))

function stand(route: Route, query = '') {
  unitPage.at(`/${route.path}${query}`)
}

describe('balance', () => {
  test('both purses make one sum; each leads to its entries', async () => {
    stand(routes.balance)
    render(<BalanceScreen />)
    await waitFor(() => expect(text('.t-figure')).toBe('¥100.00'))
    expect(text('.t-purse-balance')).toContain('¥60.00')
    expect(text('.t-purse-balance_money')).toContain('¥40.00')
    tap('.t-purse-balance_money')
    expect(mockOpen).toHaveBeenLastCalledWith(routes.balanceDetail, { status: 'balance_money' })
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
    tap('.t-all-entries')
    expect(mockOpen).toHaveBeenLastCalledWith(routes.balanceDetail)
    await waitFor(() => screen.getByText('余额可用于支付订单'))
  })

  test.each([
    [{}, 2],
    [{ memberrecharge: 0 }, 1],
    [{ memberrecharge: 0, memberwithdraw: 0 }, 0],
  ])('its ways on are there as their addons are: %j', async (addons, count) => {
    boot(addons)
    stand(routes.balance)
    render(<BalanceScreen />)
    await waitFor(() => expect(text('.t-figure')).toBe('¥100.00'))
    expect(document.querySelectorAll('.t-to-recharge, .t-to-withdraw')).toHaveLength(count)
  })

  test('nobody is led to a withdrawal that the mall does not take', async () => {
    mall.on('/api/memberwithdraw/config', { data: { is_use: 0, value: {} } })
    stand(routes.balance)
    render(<BalanceScreen />)
    await waitFor(() => expect(text('.t-figure')).toBe('¥100.00'))
    await waitFor(() => expect(document.querySelector('.t-to-withdraw')).toBeNull())
    expect(document.querySelector('.t-to-recharge')).not.toBeNull()
  })

  test('that does not come is asked for again', async () => {
    mall.on('/api/memberaccount/info', { code: -1, message: '账户暂时无法查看' })
    stand(routes.balance)
    render(<BalanceScreen />)
    await waitFor(() => screen.getByText('账户暂时无法查看'))
    expect(document.querySelector('.t-figure')).toBeNull()
  })
})

test('points: how many, the way to more of them, and what they are good for', async () => {
  stand(routes.points)
  render(<PointScreen />)
  await waitFor(() => expect(text('.t-figure')).toBe('120'))
  tap('.t-to-check-in')
  expect(mockOpen).toHaveBeenLastCalledWith(routes.signIn)
  await waitFor(() => screen.getByText('每日签到得积分'))
})

describe('the entries of a month', () => {
  const asked = (path: string) => mall.to(path).map(({ params }) => params)

  test('begin with the month that it is in Shanghai, with its sums', async () => {
    stand(routes.pointDetail)
    render(<PointDetailScreen />)
    await waitFor(() => expect(text('.t-entry')).toContain('+5'))
    await waitFor(() => expect(text('.t-sum-income')).toBe('获得+105'))
    expect(text('.t-sum-pay')).toBe('使用-20')
    expect(text('.t-month')).toContain('2026 年 3 月')
    expect(asked(page)).toMatchObject([{ account_type: 'point', date: '2026-03' }])
    const span = { start_time: String(at('2026-02-28T16:00:00Z')), end_time: String(at('2026-03-31T15:59:59Z')) }
    // one account is asked once for each side
    expect(asked(sum)).toMatchObject([
      { ...span, query_type: 'income' },
      { ...span, query_type: 'pay' },
    ])
  })

  test('the month before, and back; there is none to come', async () => {
    stand(routes.pointDetail)
    render(<PointDetailScreen />)
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
    mall.on(page, listOf())
    tap('.t-month-after')
    expect(text('.t-month')).toContain('3 月')
    tap('.t-month-before')
    await waitFor(() => screen.getByText('这个月没有明细'))
    expect(asked(page).at(-1)).toMatchObject({ date: '2026-02' })
    tap('.t-empty-go')
    await waitFor(() => expect(asked(page).at(-1)).toMatchObject({ date: '2026-01' }))
    tap('.t-month-after')
    expect(text('.t-month')).toContain('2 月')
  })

  test('of one cause only, in the list and in the sums', async () => {
    stand(routes.pointDetail)
    render(<PointDetailScreen />)
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
    mall.on(page, listOf())
    tap('.t-cause .t-select')
    await waitFor(() => expect(document.querySelector('.t-option-order')).toBeTruthy())
    tap('.t-option-order')
    await waitFor(() => screen.getByText('这个月没有这类明细'))
    expect(asked(page).at(-1)).toMatchObject({ from_type: 'order' })
    await waitFor(() => expect(asked(sum).at(-1)).toMatchObject({ from_type: 'order' }))
    mall.on(page, listOf(entry()))
    tap('.t-empty-go')
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
  })

  test('of both purses, or of the one that status names', async () => {
    stand(routes.balanceDetail, '?status=balance_money')
    render(<BalanceDetailScreen />)
    await waitFor(() => expect(asked(page)).toMatchObject([{ account_type: 'balance_money' }]))
    await waitFor(() => expect(text('.t-sum-income')).toBe('收入+0.10'))
    tap('.t-tab-all')
    await waitFor(() => expect(asked(page).at(-1)).toMatchObject({ account_type: 'balance,balance_money' }))
    await waitFor(() => expect(text('.t-sum-income')).toBe('收入+0.20'))
    expect(text('.t-sum-pay')).toBe('支出-40.40')
  })

  test.each(['', '?status=', '?status=0', '?status=point', '?status=all%27--', '?status=constructor'])(
    '“%s” names no purse: both are shown',
    async (query) => {
      stand(routes.balanceDetail, query)
      render(<BalanceDetailScreen />)
      await waitFor(() => expect(asked(page)).toMatchObject([{ account_type: 'balance,balance_money' }]))
    },
  )

  test('that do not come are asked for again', async () => {
    mall.on(page, { code: -1, message: '明细暂时无法查看' })
    stand(routes.pointDetail)
    render(<PointDetailScreen />)
    await waitFor(() => screen.getByText('明细暂时无法查看'))
    mall.on(page, listOf(entry()))
    tap('.t-retry')
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
  })
})
