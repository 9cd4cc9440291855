import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { storage } from '@/platform/storage/storage'
import { beginEra } from '@/session/era'
import { setSignIn } from '@/session/signInState'
import { dropToken } from '@/session/token'
import { routes } from '@/routes'
import { FindPasswordScreen } from './FindPasswordScreen'
import { LoginScreen } from './LoginScreen'
import { RegisterScreen } from './RegisterScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/login/login')
const mall = network as unknown as FakeNetwork

const value = { login: 'username,mobile', register: 'username,mobile', third_party: 1, bind_mobile: 1, pwd_len: 6 }
let pictures = 0

beforeEach(() => {
  cleanup()
  mall.reset()
  pictures = 0
  storage.remove('smsSent')
  dropToken()
  act(() => beginEra())
  setSignIn({ state: 'idle', back: '', mobile: undefined })
  mall.on('/api/config/getCaptchaConfig', { data: { value: { shop_reception_login: 1 } } })
  mall.on('/api/captcha/captcha', () => {
    pictures += 1
    return { data: { id: `c${pictures}`, img: `data:image/png;base64,${pictures}` } }
  })
  mall.on('/api/register/config', { data: { value: { ...value, pwd_complexity: '' } } })
  mall.on('/api/register/exist', { data: 0 })
  mall.on('/api/member/checkmobile', {})
})

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(handle)]
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const input = (node: HTMLElement) => (node.matches('input') ? node : node.querySelector('input')!) as HTMLInputElement
const type = (handle: string, words: string) => {
  const [field] = all(handle)
  if (field) fireEvent.change(input(field), { target: { value: words } })
}
const captchas = () => all('.t-captcha-code').map((field) => input(field).value)

interface Form {
  page?: 'login' | 'register' | 'findPassword'
  screen: ReactElement
  tab?: string
  /** the call that takes the captcha, and what is tapped for it */
  call: string
  button: string
  popup?: boolean
}

const sms = { button: '.t-send-code' }
const forms: Record<string, Form> = {
  'login by message': { page: 'login', screen: <LoginScreen />, call: '/api/login/mobileCode', ...sms },
  'login by password': {
    ...{ page: 'login', screen: <LoginScreen />, tab: 'password' },
    ...{ call: '/api/login/login', button: '.t-submit-login' },
  },
  'registration by mobile': { page: 'register', screen: <RegisterScreen />, call: '/api/register/mobileCode', ...sms },
  'registration by name': {
    ...{ page: 'register', screen: <RegisterScreen />, tab: 'username' },
    ...{ call: '/api/register/username', button: '.t-submit-login' },
  },
  'a forgotten password': {
    ...{ page: 'findPassword', screen: <FindPasswordScreen />, call: '/api/findpassword/mobilecode' },
    ...sms,
  },
  'the popup that binds a mobile': {
    ...{ page: 'login', screen: <LoginScreen />, popup: true, call: '/api/tripartite/mobileCode' },
    button: '.t-bind .t-send-code',
  },
}

async function fill(form: Form) {
  unitPage.at(`/${routes[form.page ?? 'login'].path}`)
  if (form.page === 'findPassword') mall.on('/api/member/checkmobile', { code: -1 })
  render(form.screen)
  await waitFor(() => expect(all(form.tab ? '.t-submit-login' : '.t-captcha img').length).toBeGreaterThan(0))
  if (form.tab) await tap(`.t-tab-${form.tab}`)
  if (form.popup) act(() => setSignIn({ state: 'binding', back: '', mobile: undefined }))
  await waitFor(() => expect(all('.t-captcha img').length).toBeGreaterThan(0))
  if (form.tab && all('.t-agreed').length === 0) await tap('.t-agree')
  type('.t-username', 'somebody')
  for (const handle of ['.t-password', '.t-new-password', '.t-password-again']) type(handle, 'abcdef1')
  type(`${form.popup ? '.t-bind ' : ''}.t-mobile`, '13900000009')
  for (const field of all('.t-captcha-code')) fireEvent.change(input(field), { target: { value: '1234' } })
}

const outcomes = [
  ['taken', { data: { key: 'k1' } }],
  ['refused', { code: -1, message: 'no' }],
] as const
// a login or registration that is taken leaves the page
const cases = Object.entries(forms).flatMap(([name, form]) =>
  outcomes.filter(([how]) => how === 'refused' || form.button.includes('send')).map((out) => [name, ...out] as const),
)

test.each(cases)('%s, %s: the spent captcha is replaced and its digits are emptied', async (name, _, answer) => {
  const form = forms[name]!
  mall.on(form.call, answer)
  await fill(form)
  const before = pictures
  await tap(form.button)
  await waitFor(() => expect(mall.to(form.call)).toMatchObject([{ params: { captcha_id: `c${before}` } }]))
  await waitFor(() => expect(pictures).toBe(before + 1))
  // in every field of it: the form below the popup shows the same picture
  expect(new Set(captchas())).toEqual(new Set(['']))
  await waitFor(() =>
    expect(all('.t-captcha img').every((img) => img.getAttribute('src')?.endsWith(`,${pictures}`))).toBe(true),
  )
})

test('another picture empties the digits of the one before', async () => {
  await fill(forms['login by message']!)
  await tap('.t-captcha')
  expect([pictures, captchas()]).toEqual([2, ['']])
})

test('while the next picture is fetched the spent one is not shown', async () => {
  await fill(forms['login by message']!)
  mall.on('/api/login/mobileCode', { data: { key: 'k1' } })
  mall.on('/api/captcha/captcha', { code: -1, message: 'no' })
  await tap('.t-send-code')
  await waitFor(() => expect(all('.t-captcha img')).toEqual([]))
  expect(captchas()).toEqual([''])
})
