import { act, renderHook } from '@testing-library/react'
import { CallFailure } from '@/api/CallFailure'
import { undoTime, useUndo } from './useUndo'

const send = jest.fn(async (_keys: readonly number[]): Promise<unknown> => undefined)
const done = jest.fn()
const opened = () => renderHook(() => useUndo<number>({ send, done }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  send.mockReset().mockResolvedValue(undefined)
  done.mockReset()
})
afterEach(() => jest.useRealTimers())

test('what goes one after the other is sent together, a moment after the last', async () => {
  const { result } = opened()
  act(() => result.current.remove(1))
  await pass(undoTime - 100)
  act(() => result.current.remove(2))
  expect([...result.current.hidden]).toEqual([1, 2])
  expect(send).not.toHaveBeenCalled()
  await pass(undoTime)
  expect(send.mock.calls).toEqual([[[1, 2]]])
  expect(done).toHaveBeenCalledWith([1, 2])
  expect(result.current.undoable).toEqual([])
})

test('taken back in time, nothing was ever sent', async () => {
  const { result } = opened()
  act(() => result.current.remove(1))
  act(() => result.current.undo())
  await pass(2 * undoTime)
  expect([result.current.hidden.size, send.mock.calls.length]).toEqual([0, 0])
})

test('a refusal brings the rows back', async () => {
  send.mockRejectedValue(new CallFailure('refused', '稍后再试', -1))
  const { result } = opened()
  act(() => result.current.remove(1))
  await pass(undoTime)
  expect([result.current.hidden.size, done.mock.calls.length]).toEqual([0, 0])
})

test('who leaves the page has meant it', async () => {
  const { result, unmount } = opened()
  act(() => result.current.remove(1))
  unmount()
  expect(send).toHaveBeenCalledWith([1])
})
