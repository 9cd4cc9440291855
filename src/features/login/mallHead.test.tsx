import { act, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { dropToken } from '@/session/token'
import { routes } from '@/routes'
import { FindPasswordScreen } from './FindPasswordScreen'
import { LoginScreen } from './LoginScreen'
import { RegisterScreen } from './RegisterScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const welcome = () => document.querySelector('.t-welcome')?.textContent
const sign = () => document.querySelector('.t-welcome')?.parentElement?.previousElementSibling

beforeEach(() => {
  mall.reset()
  mall.setOnline(true)
  dropToken()
  act(() => beginEra())
  const value = { login: 'username,mobile', register: 'username,mobile', pwd_len: 6, pwd_complexity: '' }
  mall.on('/api/register/config', { data: { value } })
  mall.on('/api/config/getCaptchaConfig', { data: { value: { shop_reception_login: 0 } } })
  unitPage.at(`/${routes.login.path}`)
})

test('the door has the name of the mall it leads into, and its sign', async () => {
  mall.on('/api/website/info', { data: { title: '青禾集市', logo: 'upload/sign.png' } })
  render(<LoginScreen />)
  // no word of another mall, not even for a moment
  expect(welcome()).toBe('')
  await waitFor(() => expect(welcome()).toBe('欢迎来到青禾集市'))
  expect(sign()?.querySelector('img')?.getAttribute('src')).toContain('upload/sign_small.png')
})

test('a mall without a sign has its first letter there', async () => {
  mall.on('/api/website/info', { data: { title: '青禾集市', logo: '' } })
  render(<LoginScreen />)
  await waitFor(() => expect(sign()?.textContent).toBe('青'))
})

test('without an answer it names nobody', async () => {
  mall.on('/api/website/info', { code: -1 })
  render(<LoginScreen />)
  await waitFor(() => expect(welcome()).toBe('欢迎光临'))
  expect(sign()?.textContent).toBe('')
})

test.each([
  ['registration', RegisterScreen, '创建账号'],
  ['new password', FindPasswordScreen, '设置新密码'],
])('the %s has the same sign', async (_name, Screen, words) => {
  mall.on('/api/website/info', { data: { title: '青禾集市', logo: 'upload/sign.png' } })
  render(<Screen />)
  await waitFor(() => expect(welcome()).toBe(words))
  await waitFor(() => expect(sign()?.querySelector('img')?.getAttribute('src')).toContain('upload/sign_small.png'))
})
