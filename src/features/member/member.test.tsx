import { act, fireEvent, render } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { MemberScreen } from './MemberScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const boot = (coupon: number, platformcoupon: number) =>
  setBoot({ addon_is_exit: { coupon, platformcoupon }, development: 1, style_theme: 'red', default_img: {} } as never)
const info = { nickname: '林晓', mobile: '13800000001', balance: '3.00', balance_money: '0.50', point: 7, growth: 9 }

let clock = Date.now()
beforeEach(() => {
  // what was answered or tapped just before is long ago
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mall.on('/api/member/info', {
    data: { ...info, headimg: '', username: '', member_level_name: '银卡', is_fenxiao: 0 },
  })
  mall.on('/api/goodscollect/page', { data: { count: 12, page_count: 12, list: [] } })
  mall.on('/api/goodsbrowse/page', { data: { count: 34, page_count: 34, list: [] } })
  mall.on('/coupon/api/coupon/num', { data: 2 })
  mall.on('/platformcoupon/api/platformcoupon/num', { data: 3 })
  act(() => {
    boot(1, 1)
    signIn('m')
    beginEra()
  })
})
afterEach(() => act(() => dropToken()))

const find = (handle: string) => document.querySelector(handle)
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[class*=t-asset-]')].map((one) => [
      /t-asset-(\w+)/.exec(one.className)?.[1],
      one.querySelector('.figure')?.textContent,
    ]),
  )
async function show() {
  unitPage.at(`/${routes.member.path}`)
  render(<MemberScreen />)
  await unitPage.settled()
}
const tap = (handle: string) => act(async () => void fireEvent.click(find(handle)!))

test('what is kept stands beside what is owned, coupons of both kinds as one', async () => {
  await show()
  expect(figures()).toEqual({
    favourites: '12',
    footprints: '34',
    coupons: '5',
    balance: '3.50',
    point: '7',
    growth: '9',
  })
  await tap('.t-asset-favourites')
  expect(unitPage.log).toEqual([`navigateTo /${routes.collection.path}`])
})

test('a kind of coupons that is off does not count, without any there is no figure', async () => {
  act(() => boot(1, 0))
  await show()
  expect(figures().coupons).toBe('2')
  act(() => boot(0, 0))
  expect(figures()).not.toHaveProperty('coupons')
})

test('the head alone leads to profile and settings', async () => {
  await show()
  expect(document.querySelectorAll('.t-settings')).toHaveLength(1)
  await tap('.t-settings')
  expect(unitPage.log).toEqual([`navigateTo /${routes.memberInfo.path}`])
})

test.each([
  ['.t-asset-favourites', routes.collection],
  ['.t-asset-footprints', routes.footprint],
  ['.t-settings', routes.memberInfo],
])('a guest sees %s, and logs in on the way', async (handle, { path }) => {
  act(() => dropToken())
  await show()
  expect(new Set(Object.values(figures()))).toEqual(new Set(['--']))
  expect(mall.sent.map((one) => one.path)).not.toContain('/api/goodscollect/page')
  await tap(handle)
  expect(unitPage.log).toEqual([`navigateTo /${routes.login.path}?back=${encodeURIComponent(`/${path}`)}`])
})
