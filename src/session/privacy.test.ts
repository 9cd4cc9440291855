import { act, renderHook } from '@testing-library/react'
import { privacy } from '@/platform/privacy/privacy'
import type { PrivacyAnswer } from '@/platform/privacy/port'
import { agreeToPrivacy, refusePrivacy, usePrivacyNeeded } from './privacy'
import { watchPrivacy } from './questions'
import { toast } from './toast'

jest.mock('./toast', () => ({ toast: jest.fn() }))

let need: (answer: PrivacyAnswer) => void
const popup = () => renderHook(() => usePrivacyNeeded()).result.current
const held = (name: string, log: string[]): PrivacyAnswer => ({
  agree: (button) => void log.push(`${name} goes on by ${button}`),
  disagree: () => void log.push(`${name} fails`),
})

beforeAll(() => {
  jest.spyOn(privacy, 'onNeed').mockImplementation((ask) => void (need = ask))
  watchPrivacy()
})
beforeEach(() => jest.mocked(toast).mockClear())

test('a yes lets exactly what waited go on, each once', () => {
  const log: string[] = []
  expect(popup()).toBe(false)
  act(() => ['the place', 'the album'].forEach((name) => need(held(name, log))))
  expect([popup(), log]).toEqual([true, []])
  act(() => agreeToPrivacy('agree'))
  expect(log).toEqual(['the place goes on by agree', 'the album goes on by agree'])
  expect([popup(), jest.mocked(toast).mock.calls]).toEqual([false, []])
  act(() => agreeToPrivacy('agree'))
  expect(log).toHaveLength(2)
})

test('a no stops all that waited, says so once, and the next action asks again', () => {
  const log: string[] = []
  act(() => ['the place', 'the album'].forEach((name) => need(held(name, log))))
  act(refusePrivacy)
  expect(log).toEqual(['the place fails', 'the album fails'])
  expect(jest.mocked(toast).mock.calls).toEqual([['您未同意隐私保护指引，相关功能将无法使用']])
  act(() => need(held('the place again', log)))
  expect(popup()).toBe(true)
  act(() => agreeToPrivacy('agree'))
  expect(log.at(-1)).toBe('the place again goes on by agree')
})
