import { act, renderHook } from '@testing-library/react'
import { usePresence } from './usePresence'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what closes stays for its time; what was never open sets no timer', () => {
  const { result, rerender } = renderHook(({ open }) => usePresence(open, 240), { initialProps: { open: false } })
  expect(result.current).toBe('gone')
  expect(jest.getTimerCount()).toBe(0)
  rerender({ open: true })
  expect(result.current).toBe('open')
  rerender({ open: false })
  expect(result.current).toBe('closing')
  act(() => jest.advanceTimersByTime(240))
  expect(result.current).toBe('gone')
  expect(jest.getTimerCount()).toBe(0)
})
