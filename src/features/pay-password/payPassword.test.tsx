import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { PayPasswordScreen } from './PayPasswordScreen'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
beforeEach(() => {
  mall.reset()
  told.mockClear()
  signIn('T1')
  act(() => beginEra())
  mall.on('/api/member/issetpayaassword', { data: 0 })
  mall.on('/api/member/info', { data: { mobile: '13800000001' } })
  mall.on('/api/member/paypwdcode', { data: { key: 'k1' } })
  mall.on('/api/member/verifypaypwdcode', {})
  mall.on('/api/member/modifypaypassword', {})
})

const type = (handle: string, value: string) =>
  act(async () => void fireEvent.change(document.querySelector(`input${handle}`)!, { target: { value } }))
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const last = () => told.mock.calls.at(-1)?.[0]
const sentTo = (path: string) => mall.sent.filter((one) => one.path === path).map((one) => one.params)
async function show() {
  unitPage.at(`/${routes.payPassword.path}`)
  render(<PayPasswordScreen />)
  await waitFor(() => expect(document.querySelector('.t-next, .t-bind')).not.toBeNull())
}
async function proven() {
  await show()
  await tap('.t-send-code')
  await type('.t-code', '1234')
  await tap('.t-next')
}

test('a code is needed, and a wrong one leads nowhere', async () => {
  await show()
  await tap('.t-next')
  expect(last()).toBe('请先获取短信验证码')
  await tap('.t-send-code')
  expect(screen.getByText('120秒后重发')).toBeInTheDocument()
  await tap('.t-next')
  expect(last()).toBe('请输入短信验证码')
  mall.on('/api/member/verifypaypwdcode', { code: -1, message: '动态码错误', error_code: 'SMS_CODE_ERROR' })
  await type('.t-code', '1234')
  await tap('.t-next')
  expect(last()).toBe('短信验证码错误')
  expect(document.querySelector('.t-pin')).toBeNull()
})

test('two equal entries are sent with the same key and code', async () => {
  await proven()
  await type('.t-pin', '24x68109')
  await type('.t-pin', '246810')
  expect(sentTo('/api/member/modifypaypassword')).toMatchObject([{ key: 'k1', code: '1234', password: '246810' }])
  expect(last()).toBe('支付密码设置成功')
})

test('entries that differ begin anew', async () => {
  await proven()
  await type('.t-pin', '246810')
  expect(screen.getByText('请再次输入支付密码')).toBeInTheDocument()
  await type('.t-pin', '246811')
  expect(last()).toBe('两次输入的密码不一致')
  expect(screen.getByText('请输入 6 位数字支付密码')).toBeInTheDocument()
  expect(sentTo('/api/member/modifypaypassword')).toEqual([])
})

test('a code that ended meanwhile leads back to the first step', async () => {
  await proven()
  mall.on('/api/member/modifypaypassword', { code: -1, message: '动态码已失效', error_code: 'SMS_CODE_EXPIRED' })
  await type('.t-pin', '246810')
  await type('.t-pin', '246810')
  expect(document.querySelector('.t-next')).not.toBeNull()
})

test('the countdown outlives the page', async () => {
  await proven()
  document.body.innerHTML = ''
  await show()
  expect(screen.getByText(/^1(20|19)秒后重发$/)).toBeInTheDocument()
})

test('without a mobile it is bound first', async () => {
  mall.on('/api/member/info', { data: { mobile: '' } })
  await show()
  await tap('.t-bind')
  expect(unitPage.log.at(-1)).toContain('info_edit?action=mobile')
})
