import fs from 'node:fs'
import path from 'node:path'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { avatar } from '@/platform/avatar/avatar'
import { host } from '@/platform/host/host'
import { login } from '@/platform/login/login'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { phone } from '@/platform/phone/phone'
import { storage } from '@/platform/storage/storage'
import { dropAuthInfo } from '@/session/authInfo'
import { beginEra } from '@/session/era'
import { setSignIn } from '@/session/signInState'
import * as toasts from '@/session/toast'
import { currentToken, dropToken } from '@/session/token'
import { routes } from '@/routes'
import { LoginScreen } from './LoginScreen'
import { RegisterScreen } from './RegisterScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/login/login')
jest.mock('@/platform/avatar/avatar', () => ({ avatar: { offered: false, Button: () => null } }))
jest.mock('@/platform/phone/phone', () => ({
  phone: {
    offered: false,
    Button: ({ className }: { className: string }) => <button className={`${className} native`} />,
  },
}))
jest.mock('@/platform/host/host')

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const mobile = '13900000009'
const config = (over: object = {}) =>
  mall.on('/api/register/config', {
    data: {
      value: {
        login: 'username,mobile',
        register: 'username,mobile',
        third_party: 1,
        bind_mobile: 1,
        pwd_len: 6,
        pwd_complexity: '',
        ...over,
      },
    },
  })

let clock = Date.now()
beforeEach(() => {
  // a second way to the same page within a moment counts as a double tap
  clock += 600_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  storage.remove('smsSent')
  Object.assign(host, { appType: 'h5' })
  for (const port of [avatar, phone]) Object.assign(port, { offered: false })
  Object.assign(login, { offered: false, code: async () => '', mayAsk: () => false })
  setSignIn({ state: 'idle', back: '', mobile: undefined })
  dropToken()
  dropAuthInfo()
  act(() => beginEra())
  config()
  mall.on('/api/config/getCaptchaConfig', { data: { value: { shop_reception_login: 0 } } })
  mall.on('/api/member/checkmobile', {})
  for (const path of ['/api/login/mobileCode', '/api/register/mobileCode', '/api/tripartite/mobileCode'])
    mall.on(path, { data: { key: 'k1' } })
  for (const path of ways) mall.on(path, { data: { token: 'T1', is_register: 0 } })
  mall.on('/api/cart/count', { data: 0 })
})

const ways = [
  '/api/login/mobile',
  '/api/login/login',
  '/api/register/mobile',
  '/api/register/username',
  '/api/tripartite/mobile',
  '/api/login/auth',
]
const find = (handle: string) => document.querySelector(handle)
const tap = (handle: string) => act(async () => void fireEvent.click(find(handle)!))
const field = (handle: string) => {
  const found = find(handle)!
  return found.matches('input') ? found : found.querySelector('input')!
}
const type = (handle: string, words: string) => fireEvent.change(field(handle), { target: { value: words } })
const value = (handle: string) => (field(handle) as HTMLInputElement).value
const entered = () => mall.sent.filter(({ path }) => ways.includes(path)).map(({ path }) => path)

async function show(page: 'login' | 'register', way?: string) {
  unitPage.at(`/${routes[page].path}`)
  render(page === 'login' ? <LoginScreen /> : <RegisterScreen />)
  await waitFor(() => expect(find('.t-submit-login')).not.toBeNull())
  if (way) await tap(`.t-tab-${way}`)
}
async function proveMobile(within = '') {
  await tap(`${within} .t-send-code`)
  type(`${within} .t-code`, '1234')
}
const fill = {
  async sms() {
    await show('login')
    type('.t-mobile', mobile)
    await proveMobile()
  },
  async password() {
    await show('login', 'password')
    type('.t-username', 'somebody')
    type('.t-password', 'demo123')
  },
  async registration() {
    await show('register')
    type('.t-mobile', mobile)
    await proveMobile()
  },
  async name() {
    await show('register', 'username')
    type('.t-username', 'somebody')
    type('.t-new-password', 'abcdef1')
    type('.t-password-again', 'abcdef1')
  },
}

describe.each([
  ['sms', '/api/login/mobile'],
  ['password', '/api/login/login'],
  ['registration', '/api/register/mobile'],
  ['name', '/api/register/username'],
] as const)('consent, %s', (way, call) => {
  test('unticked it is asked for in a sheet; closed nothing happens, agreed to it goes on', async () => {
    await fill[way]()
    expect([find('.t-agreed'), find('.t-consent')]).toEqual([null, null])
    await tap('.t-submit-login')
    expect(find('.t-consent')).not.toBeNull()
    expect(find('.t-consent .t-agreement')).not.toBeNull()
    expect(find('.t-consent .t-privacy-policy')).not.toBeNull()
    await tap('.t-consent .t-sheet-close')
    expect([entered(), currentToken(), find('.t-agreed')]).toEqual([[], '', null])

    await tap('.t-submit-login')
    await tap('.t-consent-agree')
    expect([entered(), currentToken()]).toEqual([[call], 'T1'])
    expect(find('.t-agreed')).not.toBeNull()
  })

  test('ticked nothing is asked', async () => {
    await fill[way]()
    await tap('.t-agree')
    await tap('.t-submit-login')
    expect(find('.t-consent')).toBeNull()
    expect(entered()).toEqual([call])
  })
})

test('an account is made nowhere but behind these ticks', () => {
  const root = path.join(__dirname, '../..')
  const calls = /'\/api\/(login\/(mobile|auth)|register\/(mobile|username)|tripartite\/(mobile|mobileauth))'/
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const making = files.filter((file) => calls.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(making.sort()).toEqual([
    'features/login/parts/MobileRegistration.tsx',
    'features/login/parts/NameRegistration.tsx',
    'features/login/parts/SmsForm.tsx',
    'features/login/useBinding.ts',
    'start/signIn.ts',
  ])
})

test('what is missing in the form is told first', async () => {
  await show('login')
  await tap('.t-submit-login')
  expect([told.mock.calls.at(-1)?.[0], find('.t-consent')]).toEqual(['请输入手机号', null])
})

test('both can be read above the sheet', async () => {
  mall.on('/api/register/aggrement', { data: { title: '注册协议', content: '<p>第一条</p>' } })
  await fill.sms()
  await tap('.t-submit-login')
  await tap('.t-consent .t-privacy-policy')
  expect(screen.getByText('您的权利')).toBeInTheDocument()
  await tap('.t-policy .t-sheet-close')
  await tap('.t-consent .t-agreement')
  expect(screen.getByText('注册协议')).toBeInTheDocument()
  const [sheet, policy] = [find('.t-consent')!, find('.t-policy')!]
  expect(sheet.compareDocumentPosition(policy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

describe('WeChat', () => {
  beforeEach(() => {
    Object.assign(host, { appType: 'weapp' })
    Object.assign(login, { offered: true, code: async () => 'c1' })
    mall.on('/weapp/api/weapp/authcodetoopenid', { data: { openid: 'o1', unionid: 'u1', auth_ticket: 't1' } })
    mall.on('/api/login/authonlylogin', { code: -10016 })
  })

  test('nobody is asked for at WeChat before the consent, which then holds for the popup', async () => {
    config({ bind_mobile: 0 })
    await show('login')
    await tap('.t-wechat-login')
    expect([mall.to('/weapp/api/weapp/authcodetoopenid'), find('.t-bind')]).toEqual([[], null])
    await tap('.t-consent-agree')
    await waitFor(() => expect(find('.t-bind-skip')).not.toBeNull())
    await tap('.t-bind-skip')
    await waitFor(() => expect(entered()).toEqual(['/api/login/auth']))
  })

  // the page was left for WeChat's question and loaded anew
  test.each(['.t-bind-save', '.t-bind-skip'])('a popup without the tick asks at %s', async (button) => {
    config({ bind_mobile: 0 })
    await show('login')
    await tap('.t-agree')
    await tap('.t-wechat-login')
    await waitFor(() => expect(find('.t-bind')).not.toBeNull())
    await tap('.t-bind .t-agree')
    type('.t-bind .t-mobile', mobile)
    await proveMobile('.t-bind')
    await tap(button)
    expect(entered()).toEqual([])
    await tap('.t-consent-agree')
    await waitFor(() => expect(entered()).toHaveLength(1))
  })

  async function popup() {
    Object.assign(avatar, { offered: true })
    config({ bind_mobile: 0 })
    await show('login')
    await tap('.t-agree')
    await tap('.t-wechat-login')
    await waitFor(() => expect(find('.t-bind')).not.toBeNull())
  }

  test.each([
    ['.t-bind-save', '/api/tripartite/mobile', { nickname: '小满' }],
    ['.t-bind-skip', '/api/login/auth', { nickName: '小满' }],
  ])('where WeChat tells no name, one is needed at %s', async (button, call, sent) => {
    await popup()
    type('.t-bind .t-mobile', mobile)
    await proveMobile('.t-bind')
    type('.t-nickname', ' ')
    await tap(button)
    expect([told.mock.calls.at(-1)?.[0], entered()]).toEqual(['请输入昵称', []])
    type('.t-nickname', ' 小满 ')
    await tap(button)
    await waitFor(() => expect(entered()).toEqual([call]))
    expect(mall.to(call)[0]?.params).toMatchObject(sent)
  })

  test('the phone is not asked for its number before the name is there', async () => {
    Object.assign(phone, { offered: true })
    await popup()
    expect(find('.native.t-phone-number')).toBeNull()
    await tap('.t-phone-number')
    expect(told.mock.calls.at(-1)?.[0]).toBe('请输入昵称')
    type('.t-nickname', '小满')
    expect(find('.native.t-phone-number')).not.toBeNull()
  })

  test('-10016 at the popup: nobody may register by now', async () => {
    await show('login')
    await tap('.t-agree')
    await tap('.t-wechat-login')
    await waitFor(() => expect(find('.t-bind')).not.toBeNull())
    mall.on('/api/tripartite/mobile', { code: -10016 })
    type('.t-bind .t-mobile', mobile)
    await proveMobile('.t-bind')
    await tap('.t-bind-save')
    await waitFor(() => expect(String(unitPage.log.at(-1))).toContain(routes.register.path))
  })
})

describe('-10016 by message', () => {
  beforeEach(() => mall.on('/api/login/mobile', { code: -10016 }))
  const enter = async () => {
    await fill.sms()
    await tap('.t-agree')
    await tap('.t-submit-login')
  }

  test.each([0, 1])('third-party logins, bind_mobile %s: the popup with the mobile', async (bind_mobile) => {
    config({ bind_mobile })
    await enter()
    await waitFor(() => expect(find('.t-bind')).not.toBeNull())
    expect(value('.t-bind .t-mobile')).toBe(mobile)
    // nobody whom WeChat knows
    expect(find('.t-bind-skip')).toBeNull()
    expect(find('.t-bind-save')!.hasAttribute('disabled')).toBe(bind_mobile === 1)
    await proveMobile('.t-bind')
    await tap('.t-bind-save')
    await waitFor(() => expect(currentToken()).toBe('T1'))
    expect(mall.to('/api/tripartite/mobile')[0]?.params).toMatchObject({ mobile, key: 'k1', code: '1234' })
  })

  test.each([0, 1])('none, bind_mobile %s: the registration with the mobile', async (bind_mobile) => {
    config({ third_party: 0, bind_mobile })
    await enter()
    expect(find('.t-bind')).toBeNull()
    const address = String(unitPage.log.at(-1))
    expect(address).toContain(routes.register.path)
    expect(address).not.toContain(mobile)
    expect(told.mock.calls.at(-1)?.[0]).toBe('该手机号尚未注册')
    document.body.innerHTML = ''
    await show('register')
    expect(value('.t-mobile')).toBe(mobile)
  })

  test('what follows is not known: no registration opens', async () => {
    mall.on('/api/register/config', { code: -1, message: '系统繁忙' })
    await fill.sms()
    await tap('.t-agree')
    const before = unitPage.log.length
    await tap('.t-submit-login')
    expect([find('.t-bind'), unitPage.log.length]).toEqual([null, before])
  })
})

describe('a user name', () => {
  const exist = '/api/register/exist'
  const leave = (words: string) => {
    type('.t-username', words)
    return act(async () => void fireEvent.blur(field('.t-username')))
  }

  test('that is taken is told before the rest is filled in, and another one is not', async () => {
    mall.on(exist, ({ params }) => ({ data: params.username === 'somebody' ? 1 : 0 }))
    await show('register', 'username')
    await leave(' somebody ')
    await waitFor(() => expect(find('.t-field-error')?.textContent).toBe('该用户名已被注册，请换一个'))
    expect(mall.to(exist)[0]?.params).toMatchObject({ type: 'username', username: 'somebody' })
    await leave('somebody else')
    expect(find('.t-field-error')).toBeNull()
  })

  test.each([
    ['cannot be looked up', { code: -11004, message: '操作过于频繁' }],
    ['is free', { data: 0 }],
  ])('that %s is judged by the registration', async (_name, answer) => {
    mall.on(exist, answer)
    await show('register', 'username')
    await leave('somebody')
    expect(mall.to(exist)).toHaveLength(1)
    expect(find('.t-field-error')).toBeNull()
  })

  test('that is empty is not looked up', async () => {
    await show('register', 'username')
    await leave('  ')
    expect(mall.to(exist)).toEqual([])
  })
})
