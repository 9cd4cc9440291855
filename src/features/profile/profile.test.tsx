import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { storage } from '@/platform/storage/storage'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { dayOf, secondsOf } from './birthday'
import { EditScreen } from './EditScreen'
import { notAfter } from './rules'
import { firstIssue } from '@/ui/form/rules'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const member = { nickname: '林晓', realname: '王芳', mobile: '13800000001', password: 'set', sex: 2, birthday: 0 }

beforeEach(() => {
  mall.reset()
  told.mockClear()
  signIn('T1')
  act(() => beginEra())
  mall.on('/api/register/config', { data: { value: { pwd_len: 6, pwd_complexity: '' } } })
  mall.on('/api/captcha/captcha', { data: { id: 'c1', img: 'data:image/png;base64,AA==' } })
})

async function show(action: string, info: Partial<typeof member> = {}) {
  mall.on('/api/member/info', { data: { ...member, ...info } })
  unitPage.at(`/${routes.memberInfoEdit.path}?action=${action}`)
  render(<EditScreen />)
  await waitFor(() => expect(document.querySelector('.t-save')).not.toBeNull())
}
const type = (handle: string, value: string) =>
  fireEvent.change(document.querySelector(`input${handle}`)!, { target: { value } })
const save = () => act(async () => void fireEvent.click(document.querySelector('.t-save')!))
const last = () => told.mock.calls.at(-1)?.[0]
const sentTo = (path: string) => mall.sent.filter((one) => one.path === path).map((one) => one.params)

test('nickname: needed, and another one than before', async () => {
  mall.on('/api/member/modifynickname', {})
  await show('name')
  await save()
  expect(last()).toBe('与原昵称一致，无需修改')
  type('.t-nickname-input', '  ')
  await save()
  expect(last()).toBe('请输入昵称')
  type('.t-nickname-input', ' 晓晓 ')
  await save()
  expect(sentTo('/api/member/modifynickname')).toMatchObject([{ nickname: '晓晓' }])
  expect(last()).toBe('修改成功')
})

test('real name: needed, and another one than before', async () => {
  await show('realName')
  await save()
  expect(last()).toBe('与原姓名一致，无需修改')
  type('.t-realname-input', '')
  await save()
  expect(last()).toBe('请输入真实姓名')
})

describe('the password', () => {
  const fill = (old: string, password: string, again: string) => {
    type('.t-old-password', old)
    type('.t-new-password', password)
    type('.t-password-again', again)
  }

  test.each([
    ['', '', '', '请输入原密码'],
    ['old123', '', '', '请输入新密码'],
    ['old123', 'ab12', 'ab12', '密码不能少于6位'],
    ['old123', 'old123', 'old123', '新密码不能与原密码相同'],
    ['old123', 'new123', 'new124', '两次输入的密码不一致'],
  ])('%s, %s, %s: %s', async (old, password, again, message) => {
    await show('password')
    fill(old, password, again)
    await save()
    expect(last()).toBe(message)
    expect(sentTo('/api/member/modifypassword')).toEqual([])
  })

  test('is sent with the old one', async () => {
    mall.on('/api/member/modifypassword', {})
    await show('password')
    fill('old123', 'new123', 'new123')
    await save()
    expect(sentTo('/api/member/modifypassword')).toMatchObject([{ old_password: 'old123', new_password: 'new123' }])
  })

  test('the first one is sent with a code in place of it', async () => {
    mall.on('/api/member/pwdmobliecode', { data: { key: 'k1' } })
    mall.on('/api/member/modifypassword', { code: -1, message: '动态码错误', error_code: 'SMS_CODE_ERROR' })
    await show('password', { password: '' })
    await save()
    expect(last()).toBe('请输入图形验证码')
    type('.t-captcha-code', '1234')
    await save()
    expect(last()).toBe('请先获取短信验证码')
    await act(async () => void fireEvent.click(document.querySelector('.t-send-code')!))
    expect(sentTo('/api/member/pwdmobliecode')).toMatchObject([{ captcha_id: 'c1', captcha_code: '1234' }])
    expect(screen.getByText('120秒后重发')).toBeInTheDocument()
    type('.t-code', '5678')
    type('.t-new-password', 'new123')
    type('.t-password-again', 'new123')
    await save()
    expect(sentTo('/api/member/modifypassword')).toMatchObject([{ new_password: 'new123', key: 'k1', code: '5678' }])
    expect(last()).toBe('短信验证码错误')
  })
})

describe.each([
  ['another mobile', 'mobile', '/api/member/bindmobliecode'],
  ['the first password', 'password', '/api/member/pwdmobliecode'],
] as const)('%s', (_, action, call) => {
  test.each([
    ['sent', { data: { key: 'k1' } }],
    ['refused', { code: -1, message: 'no' }],
  ])('a code that is %s: the spent captcha is replaced and its digits are emptied', async (_, answer) => {
    let pictures = 0
    mall.on('/api/captcha/captcha', () => {
      pictures += 1
      return { data: { id: `c${pictures}`, img: `data:image/png;base64,${pictures}` } }
    })
    mall.on('/api/member/checkmobile', {})
    mall.on(call, answer)
    storage.remove('smsSent')
    await show(action, { password: '' })
    if (action === 'mobile') type('.t-mobile', '13900000012')
    await waitFor(() => expect(document.querySelector('.t-captcha img')).not.toBeNull())
    type('.t-captcha-code', '1234')
    await act(async () => void fireEvent.click(document.querySelector('.t-send-code')!))
    expect(sentTo(call)).toMatchObject([{ captcha_id: 'c1', captcha_code: '1234' }])
    await waitFor(() => expect(pictures).toBe(2))
    expect(document.querySelector<HTMLInputElement>('input.t-captcha-code')!.value).toBe('')
  })
})

describe('the mobile', () => {
  test.each([
    ['', '请输入手机号'],
    ['12800138000', '请输入正确的手机号'],
    ['13800000001', '与原手机号一致，无需修改'],
    ['13900000009', '请输入图形验证码'],
  ])('%s: %s', async (mobile, message) => {
    await show('mobile')
    type('.t-mobile', mobile)
    await save()
    expect(last()).toBe(message)
  })

  test('one that is taken gets no code', async () => {
    mall.on('/api/member/checkmobile', { code: -1, message: '该手机号已被注册' })
    await show('mobile')
    type('.t-mobile', '13900000009')
    type('.t-captcha-code', '1234')
    await act(async () => void fireEvent.click(document.querySelector('.t-send-code')!))
    expect(last()).toBe('该手机号已被注册')
    expect(sentTo('/api/member/bindmobliecode')).toEqual([])
    expect(screen.getByText('获取验证码')).toBeInTheDocument()
  })

  test('a code belongs to the number it was sent to', async () => {
    mall.on('/api/member/checkmobile', {})
    mall.on('/api/member/bindmobliecode', { data: { key: 'k2' } })
    mall.on('/api/member/modifymobile', {})
    await show('mobile')
    type('.t-mobile', '13900000009')
    type('.t-captcha-code', '1234')
    await act(async () => void fireEvent.click(document.querySelector('.t-send-code')!))
    type('.t-code', '5678')
    type('.t-mobile', '13900000010')
    await save()
    expect(last()).toBe('请先获取短信验证码')
    type('.t-mobile', '13900000009')
    await save()
    expect(sentTo('/api/member/modifymobile')).toMatchObject([{ mobile: '13900000009', key: 'k2', code: '5678' }])
  })

  const gift = { is_use: 1, value: { point: 200, growth: 0, balance: '0.00', coupon: '', coupon_list: [] } }
  test.each([
    ['the first after a registration by username: the gift, and then the way back', { is_register: 1 }, gift, true],
    ['nothing to give by now', { is_register: 1 }, { ...gift, is_use: 0 }, false],
    ['any other', null, gift, false],
  ])('%s', async (_, answer, config, shown) => {
    // the way back of the test before: a second tap on the same thing opens nothing
    await new Promise((done) => setTimeout(done, 450))
    mall.on('/api/member/checkmobile', {})
    mall.on('/api/member/bindmobliecode', { data: { key: 'k3' } })
    mall.on('/api/member/modifymobile', { data: answer })
    mall.on('/memberregister/api/Config/Config', { data: config })
    storage.remove('smsSent')
    await show('mobile', { mobile: '' })
    type('.t-mobile', '13900000011')
    type('.t-captcha-code', '1234')
    await act(async () => void fireEvent.click(document.querySelector('.t-send-code')!))
    type('.t-code', '5678')
    const before = unitPage.log.length
    await save()
    expect(last()).toBe('修改成功')
    expect(document.querySelector('.t-gift-point') !== null).toBe(shown)
    if (shown) {
      expect(unitPage.log).toHaveLength(before)
      await act(async () => void fireEvent.click(document.querySelector('.t-dialog-confirm')!))
    }
    await waitFor(() => expect(unitPage.log).toHaveLength(before + 1))
  })
})

test('a birthday is a day in China, before 1970 too', () => {
  expect(dayOf(0)).toBe('')
  expect(dayOf(secondsOf('1990-05-01'))).toBe('1990-05-01')
  expect(secondsOf('1949-12-31')).toBe(-631_267_200)
  expect(dayOf(-631_267_200)).toBe('1949-12-31')
})

test('no birthday lies in the future', async () => {
  await show('birthday')
  await save()
  expect(last()).toBe('请选择生日')
  const rule = [notAfter('2026-11-21', '生日不能晚于今天')]
  expect([firstIssue('2026-11-21', rule), firstIssue('2026-11-22', rule)]).toEqual([undefined, '生日不能晚于今天'])
})
