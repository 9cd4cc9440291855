import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { CheckInScreen } from './CheckInScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mockLeave = jest.fn()
jest.mock('@/navigation/leave', () => ({ leaveTo: (...args: unknown[]) => mockLeave(...args) }))
const mall = network as unknown as FakeNetwork
const sign = '/api/membersignin/signin'
const issign = '/api/membersignin/issign'

const reward = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  point: day * 5,
  growth: day,
  balance: day === 7 ? '1.00' : '0.00',
}))
const text = (handle: string) => document.querySelector(handle)?.textContent
const tap = (handle: string) => fireEvent.click(document.querySelector(handle) as Element)
const count = (handle: string) => document.querySelectorAll(handle).length
const series = (days: number) => mall.on('/api/member/info', { data: { sign_days_series: days } })

let members = 0
beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
  act(() => signIn(`signer${(members += 1)}`))
  unitPage.at(`/${routes.signIn.path}`)
  mall.on('/api/membersignin/getSignStatus', { data: { is_use: 1, value: { cycle: 7, reward } } })
  mall.on(issign, { data: 0 })
  series(2)
})
afterEach(() => act(() => dropToken()))

test('a day is signed once, and what it brought is told', async () => {
  render(<CheckInScreen />)
  await waitFor(() => expect(text('.t-streak')).toBe('已连续签到 2 天'))
  expect(text('.t-check-in-note')).toBe('今天签到可得 15 积分、3 成长值')
  expect([count('.t-check-in-day'), count('.t-check-in-signed')]).toEqual([7, 2])
  expect(text('.t-check-in-next')).toContain('第 3 天')
  mall.on(sign, { data: { point: 15, growth: 3, balance: '0.00' } })
  series(3)
  tap('.t-check-in')
  tap('.t-check-in')
  await waitFor(() => expect(text('.t-checked-in')).toBe('签到成功，获得 15 积分、3 成长值'))
  await waitFor(() => expect(text('.t-streak')).toBe('已连续签到 3 天'))
  expect([count('.t-check-in'), count('.t-check-in-signed'), mall.to(sign).length]).toEqual([0, 3, 1])
  expect(text('.t-check-in-note')).toBe('明天签到可得 20 积分、4 成长值')
})

test('who has signed today comes back tomorrow', async () => {
  mall.on(issign, { data: 1 })
  render(<CheckInScreen />)
  await waitFor(() => expect(text('.t-checked-in')).toBe('今天已签到'))
  expect(count('.t-check-in')).toBe(0)
  tap('.t-to-points')
  expect(mockOpen).toHaveBeenCalledWith(routes.points)
})

test('a full round is followed by another', async () => {
  series(7)
  render(<CheckInScreen />)
  await waitFor(() => expect(text('.t-check-in-note')).toBe('新的一轮开始了，今天签到可得 5 积分、1 成长值'))
  expect(count('.t-check-in-signed')).toBe(7)
  expect(document.querySelectorAll('.t-check-in-day')[6]?.textContent).toContain('+¥1.00 余额')
})

test('a day that was signed on another phone is shown so', async () => {
  render(<CheckInScreen />)
  await waitFor(() => expect(count('.t-check-in')).toBe(1))
  mall.on(sign, { code: -1, message: '今天已经签到过了', error_code: 'SIGNED_IN' })
  mall.on(issign, { data: 1 })
  series(3)
  tap('.t-check-in')
  await waitFor(() => expect(text('.t-checked-in')).toBe('今天已签到'))
  await waitFor(() => expect(text('.t-streak')).toBe('已连续签到 3 天'))
})

test('a mall that has switched it off says so and leads on', async () => {
  mall.on('/api/membersignin/getSignStatus', { data: { is_use: 0, value: { cycle: 7, reward: [] } } })
  render(<CheckInScreen />)
  await waitFor(() => screen.getByText('签到活动暂未开放'))
  tap('.t-empty-go')
  expect(mockOpen).toHaveBeenCalledWith(routes.points)
})

test('who was sent here goes back to where it was', async () => {
  unitPage.at(`/${routes.signIn.path}?back=${encodeURIComponent('/pages/goods/list/list?keyword=a')}`)
  render(<CheckInScreen />)
  await waitFor(() => expect(count('.t-check-in')).toBe(1))
  tap('.t-back')
  await waitFor(() => expect(mockLeave).toHaveBeenCalledWith('/pages/goods/list/list?keyword=a'))
})

test('without an answer it can be asked for again', async () => {
  mall.on(issign, { code: -1, message: '签到暂时无法查看' })
  render(<CheckInScreen />)
  await waitFor(() => screen.getByText('签到暂时无法查看'))
  mall.on(issign, { data: 0 })
  tap('.t-retry')
  await waitFor(() => expect(count('.t-check-in')).toBe(1))
})
