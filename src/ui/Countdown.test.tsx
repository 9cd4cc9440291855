import { act, render, screen } from '@testing-library/react'
import { setServerTime } from '@/session/clock'
import { Countdown } from './Countdown'

const start = 1_800_000_000

beforeEach(() => {
  jest.useFakeTimers({ now: start * 1000 })
  setServerTime(start)
})
afterEach(() => jest.useRealTimers())

const shown = () => screen.getByRole('timer').getAttribute('aria-label')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('counts down on the whole second', () => {
  render(<Countdown end={start + 3_661} />)
  expect(shown()).toBe('01:01:01')
  pass(1000)
  expect(shown()).toBe('01:01:00')
  pass(60_000)
  expect(shown()).toBe('01:00:00')
})

test('shows days', () => {
  render(<Countdown end={start + 2 * 86_400 + 5} look="text" />)
  expect(shown()).toBe('2天 00:00:05')
})

test("follows the server's clock, not the phone's", () => {
  setServerTime(start + 600)
  render(<Countdown end={start + 660} />)
  expect(shown()).toBe('00:01:00')
})

test('tells the end once and then rests', () => {
  const ended = jest.fn()
  const { rerender } = render(<Countdown end={start + 2} onEnd={ended} />)
  pass(1999)
  expect(ended).not.toHaveBeenCalled()
  pass(1)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(shown()).toBe('00:00:00')
  rerender(<Countdown end={start + 2} onEnd={ended} />)
  pass(10_000)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

test('an end that had passed before is not told: what it would refresh is fresh', () => {
  const ended = jest.fn()
  render(<Countdown end={start - 1} onEnd={ended} />)
  pass(5000)
  expect(ended).not.toHaveBeenCalled()
})

test('rests while the page is hidden and catches up when it is shown', async () => {
  const ended = jest.fn()
  render(<Countdown end={start + 10} onEnd={ended} />)
  await act(() => unitPage.fire('hide'))
  expect(jest.getTimerCount()).toBe(0)
  pass(4000)
  expect(shown()).toBe('00:00:10')
  await act(() => unitPage.fire('show'))
  expect(shown()).toBe('00:00:06')
  await act(() => unitPage.fire('hide'))
  pass(20_000)
  expect(ended).not.toHaveBeenCalled()
  await act(() => unitPage.fire('show'))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a new end begins anew', () => {
  const ended = jest.fn()
  const { rerender } = render(<Countdown end={start + 1} onEnd={ended} />)
  pass(1000)
  rerender(<Countdown end={start + 3} onEnd={ended} />)
  pass(2000)
  expect(ended).toHaveBeenCalledTimes(2)
})

test('leaves no timer behind', () => {
  const { unmount } = render(<Countdown end={start + 100} />)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
