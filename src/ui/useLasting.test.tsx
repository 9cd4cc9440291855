import { act, renderHook } from '@testing-library/react'
import { useLasting } from './useLasting'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('what is short does not show, what lasts does until it ends', () => {
  const { result, rerender } = renderHook(({ on }) => useLasting(on, 400), { initialProps: { on: true } })
  act(() => jest.advanceTimersByTime(399))
  expect(result.current).toBe(false)
  rerender({ on: false })
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current).toBe(false)
  rerender({ on: true })
  act(() => jest.advanceTimersByTime(400))
  expect(result.current).toBe(true)
  rerender({ on: false })
  expect(result.current).toBe(false)
})
