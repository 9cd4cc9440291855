import { act, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { addressOf } from '@/navigation/address'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { LoginScreen } from './LoginScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/login/login')
jest.mock('@/platform/avatar/avatar', () => ({ avatar: { offered: false, Button: () => null } }))
jest.mock('@/platform/phone/phone', () => ({ phone: { offered: false, Button: () => null } }))
jest.mock('@/platform/host/host')

const mall = network as unknown as FakeNetwork
const award = '/api/membersignin/award'
const reward = [
  { day: 1, point: 5, growth: 1, balance: '0.00' },
  { day: 3, point: 0, growth: 0, balance: '1.50' },
]
const checkIn = addressOf(routes.signIn, { back: `/${routes.points.path}` })
const flags = (membersignin: 0 | 1) =>
  setBoot({ addon_is_exit: { membersignin }, development: 1, style_theme: 'red', default_img: {} } as never)

beforeEach(() => {
  mall.reset()
  act(() => {
    dropToken()
    beginEra()
    flags(1)
  })
  mall.on('/api/register/config', { data: { value: { login: 'username,mobile', register: 'username,mobile' } } })
  mall.on('/api/config/getCaptchaConfig', { data: { value: { shop_reception_login: 0 } } })
  mall.on(award, { data: { cycle: 3, reward } })
})

const offer = () => document.querySelector('.t-check-in-offer')
const asked = () => mall.to(award).length
async function show(back?: string) {
  unitPage.at(addressOf(routes.login, back === undefined ? {} : { back }))
  render(<LoginScreen />)
  await waitFor(() => expect(document.querySelector('.t-submit-login')).not.toBeNull())
  await unitPage.settled()
}

test('a guest on the way to the check-in sees what its days bring, above the form', async () => {
  await show(checkIn)
  const days = [...document.querySelectorAll('.t-check-in-day')]
  expect(days.map((day) => day.textContent)).toEqual(['第 1 天+5 积分+1 成长值', '第 2 天', '第 3 天+¥1.50 余额'])
  expect(document.querySelector('.t-check-in-next')).toBe(days[0])
  const form = document.querySelector('.t-submit-login')!
  expect(offer()!.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(asked()).toBe(1)
})

test.each([
  ['nowhere', undefined],
  ['another page', `/${routes.points.path}`],
  ['what is no page of ours', 'https://elsewhere.test/otherpages/member/signin/signin'],
])('who comes from %s is asked nothing more', async (_, back) => {
  await show(back)
  expect([asked(), offer()]).toEqual([0, null])
})

test('nothing is asked for a member, nor while the addon is off', async () => {
  act(() => signIn('T1'))
  await show(checkIn)
  act(() => {
    dropToken()
    flags(0)
  })
  document.body.innerHTML = ''
  await show(checkIn)
  expect([asked(), offer()]).toEqual([0, null])
})

test.each([
  ['a check-in without rewards', { data: { cycle: 7, reward: [] } }],
  ['a server that answers nothing', { data: null }],
  ['a server that answers a list', { data: [] }],
  ['a refusal', { code: -1, message: '签到暂时无法查看' }],
  ['no connection', new NetworkFault('network')],
])('%s leaves the login as it is', async (_, answer) => {
  mall.on(award, answer)
  await show(checkIn)
  expect([asked(), offer()]).toEqual([1, null])
  expect(document.querySelector('.t-toast')).toBeNull()
})
