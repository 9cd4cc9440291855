import { act, renderHook } from '@testing-library/react'
import { storage } from '@/platform/storage/storage'
import { setServerTime } from '@/session/clock'
import { dropToken, signIn } from '@/session/token'
import { firstIssue } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { passwordHint, passwordRules } from './passwordRules'
import { useTexts } from './texts'
import { lastSending, useResend } from './useResend'
import type { Captcha } from './useCaptcha'
import { smsStart, useSmsCode, useSmsRules } from './useSmsCode'

describe('a new password', () => {
  const config = { pwd_len: 8, pwd_complexity: 'number,letter,upper_case,symbol' }
  const words = useTexts.get()

  test.each([
    ['', '请输入密码'],
    ['Ab1!', '密码不能少于8位'],
    ['abcdefgh', '密码必须包含数字、小写字母、大写字母、特殊符号'],
    ['abcdefg1', '密码必须包含数字、小写字母、大写字母、特殊符号'],
    ['Abcdefg1', '密码必须包含数字、小写字母、大写字母、特殊符号'],
    ['Abcdef1!', undefined],
  ])('“%s”: %s', (password, message) => {
    expect(firstIssue(password, passwordRules(config, words, words.password.empty))).toBe(message)
  })

  test('until the mall has said more, six characters', () => {
    expect(firstIssue('12345', passwordRules(undefined, words, words.password.empty))).toBe('密码不能少于6位')
    expect(firstIssue('123456', passwordRules(undefined, words, words.password.empty))).toBeUndefined()
    expect([passwordHint(undefined, words), passwordHint(config, words)]).toEqual([
      '不少于 6 位',
      '密码必须包含数字、小写字母、大写字母、特殊符号',
    ])
  })
})

describe('the countdown of 120 seconds', () => {
  const over = jest.fn()
  const show = () => renderHook(() => useResend('login', over))
  const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000))

  beforeEach(() => {
    jest.useFakeTimers()
    storage.remove('smsSent')
    over.mockClear()
    setServerTime(Date.now() / 1000)
  })
  afterEach(() => void jest.useRealTimers())

  test('goes on while the page is away, with the mobile and the key of the sending', () => {
    const first = show()
    act(() => first.result.current.start('13800000001', 'k1'))
    expect(first.result.current.remaining).toBe(120)
    pass(20)
    first.unmount()
    pass(30)
    const second = show()
    expect(second.result.current.remaining).toBe(70)
    expect(lastSending('login')).toMatchObject({ mobile: '13800000001', key: 'k1' })
    // each purpose has its own
    expect(lastSending('bind')).toBeUndefined()
    pass(71)
    expect([second.result.current.remaining, over.mock.calls.length]).toEqual([0, 1])
    // the message may be slow: its code is good for ten minutes
    expect(lastSending('login')).toMatchObject({ key: 'k1' })
    second.unmount()
    pass(600 - 121)
    expect(lastSending('login')).toBeUndefined()
    expect(show().result.current.remaining).toBe(0)
  })

  test('a failure ends it without waiting', () => {
    const { result } = show()
    act(() => result.current.start('13800000001', 'k1'))
    act(() => result.current.reset())
    pass(3)
    expect([result.current.remaining, over.mock.calls.length]).toEqual([0, 0])
  })

  test('follows the clock of the mall, and a clock set back does not block for hours', () => {
    const { result } = show()
    act(() => result.current.start('13800000001', 'k1'))
    setServerTime(Date.now() / 1000 + 100)
    pass(1)
    expect(result.current.remaining).toBe(19)
    setServerTime(Date.now() / 1000 - 7200)
    expect(lastSending('login')).toBeUndefined()
  })

  test('the next who logs in on this phone is not shown the number of the last', () => {
    signIn('T1')
    const { result } = show()
    act(() => result.current.start('13800000001', 'k1'))
    expect(smsStart('login')).toMatchObject({ mobile: '13800000001', key: 'k1' })
    // the code went to another mobile than the member's own
    expect(smsStart('login', '13800000002')).toMatchObject({ mobile: '13800000002', key: '' })
    act(() => dropToken())
    expect(smsStart('login')).toMatchObject({ mobile: '', key: '' })
  })
})

test('a captcha is spent by the sending: the form needs none while its key holds, another sending does', async () => {
  storage.remove('smsSent')
  setServerTime(Date.now() / 1000)
  const captcha = { needed: true, id: 'c1', refresh: () => Promise.resolve() } as unknown as Captcha
  const ask = jest.fn(() => Promise.resolve({ key: 'k1' }))
  const { result } = renderHook(() => {
    const form = useForm(smsStart('login'), useSmsRules('login', captcha))
    return { form, sms: useSmsCode('login', form, captcha, ask) }
  })
  const type = (name: 'mobile' | 'vercode' | 'dynacode', words: string) =>
    act(() => result.current.form.set(name, words))
  const issue = () => {
    let found: string | undefined
    act(() => void (found = result.current.form.check()))
    return found
  }
  type('mobile', '13800000001')
  await act(() => result.current.sms.send())
  expect([ask.mock.calls.length, issue()]).toEqual([0, '请输入图形验证码'])
  type('vercode', '1234')
  await act(() => result.current.sms.send())
  type('vercode', '')
  type('dynacode', '5678')
  expect([ask.mock.calls.length, issue()]).toEqual([1, undefined])
  type('mobile', '13800000002')
  expect(issue()).toBe('请输入图形验证码')
})
