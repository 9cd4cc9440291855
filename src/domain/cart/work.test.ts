import { CallFailure } from '@/api/CallFailure'
import { createWork, patience, settle, undoTime, type WorkCalls } from './work'

const calls = {
  edit: jest.fn<Promise<unknown>, [number, number, boolean]>(),
  isOnline: jest.fn<boolean, []>(),
  remove: jest.fn<Promise<unknown>, [readonly number[]]>(),
  edited: jest.fn(),
  removed: jest.fn(),
  refused: jest.fn(),
} satisfies WorkCalls
const make = () => createWork(calls)
const refused = (data: unknown) => new CallFailure('refused', '库存不足', -1, data)

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  calls.edit.mockResolvedValue(null)
  calls.isOnline.mockReturnValue(true)
  calls.remove.mockResolvedValue(null)
})
afterEach(() => jest.useRealTimers())

it('sends the last of quick taps once and lies over the rows until it is confirmed', async () => {
  const work = make()
  for (const num of [2, 3, 4]) work.setNum(7, num)
  expect(work.getState().nums.get(7)).toBe(4)
  await jest.advanceTimersByTimeAsync(settle)
  expect(calls.edit.mock.calls).toEqual([[7, 4, false]])
  expect(calls.edited).toHaveBeenCalledWith(7, 4)
  expect(work.getState().nums.size).toBe(0)
})

it('sends a newer number only after the older one was answered', async () => {
  const work = make()
  let answer: (value: unknown) => void = () => undefined
  calls.edit.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  work.setNum(7, 2)
  await jest.advanceTimersByTimeAsync(settle)
  work.setNum(7, 3)
  await jest.advanceTimersByTimeAsync(settle)
  expect(calls.edit).toHaveBeenCalledTimes(1)
  answer(null)
  await jest.advanceTimersByTimeAsync(0)
  expect(calls.edit.mock.calls).toEqual([
    [7, 2, false],
    [7, 3, false],
  ])
  expect(work.getState().nums.size).toBe(0)
})

it.each([
  [9, { min: 1, max: 5 }, 5],
  [1, { min: 2, max: 5 }, 2],
])('takes the nearest number when %i is refused with %j', async (num, limit, nearest) => {
  const work = make()
  calls.edit.mockRejectedValueOnce(refused(limit))
  work.setNum(7, num)
  await jest.advanceTimersByTimeAsync(settle)
  expect(calls.edit).toHaveBeenLastCalledWith(7, nearest, false)
  expect(calls.edited).toHaveBeenCalledWith(7, nearest)
  expect(calls.refused).not.toHaveBeenCalled()
})

it.each([[null], [{ min: 1, max: 0 }]])('shows the server again after a refusal with %j', async (data) => {
  const work = make()
  calls.edit.mockRejectedValue(refused(data))
  work.setNum(7, 9)
  await jest.advanceTimersByTimeAsync(settle)
  expect(calls.edit).toHaveBeenCalledTimes(1)
  expect(calls.refused).toHaveBeenCalledTimes(1)
  expect(work.getState().nums.size).toBe(0)
})

it('keeps a number whose fate is unknown and sends it again before anything is made of it', async () => {
  const work = make()
  calls.edit.mockRejectedValueOnce(new CallFailure('offline', ''))
  work.setNum(7, 2)
  await jest.advanceTimersByTimeAsync(settle)
  expect(work.getState().nums.get(7)).toBe(2)
  calls.edit.mockRejectedValueOnce(new CallFailure('timeout', ''))
  expect(await work.flush()).toBe(false)
  expect(await work.flush()).toBe(true)
  expect(calls.edited).toHaveBeenCalledWith(7, 2)
})

it('sends such a number again by itself while there is a network, later each time, and tells nobody', async () => {
  const work = make()
  const unanswered = new CallFailure('network', '')
  calls.edit.mockRejectedValueOnce(unanswered).mockRejectedValueOnce(unanswered)
  work.setNum(7, 2)
  await jest.advanceTimersByTimeAsync(settle)
  calls.isOnline.mockReturnValue(false)
  await jest.advanceTimersByTimeAsync(10 * patience.first)
  expect(calls.edit).toHaveBeenCalledTimes(1)
  calls.isOnline.mockReturnValue(true)
  await jest.advanceTimersByTimeAsync(patience.first)
  expect(calls.edit.mock.calls).toEqual([
    [7, 2, false],
    [7, 2, true],
  ])
  await jest.advanceTimersByTimeAsync(patience.first)
  expect(calls.edit).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(patience.first)
  expect(calls.edit).toHaveBeenCalledTimes(3)
  expect(calls.edited).toHaveBeenCalledWith(7, 2)
  expect(work.getState().nums.size).toBe(0)
})

it('sends a newer number without waiting, and nothing by itself once it has ended', async () => {
  const work = make()
  calls.edit.mockRejectedValue(new CallFailure('network', ''))
  work.setNum(7, 2)
  await jest.advanceTimersByTimeAsync(settle)
  work.setNum(7, 3)
  await jest.advanceTimersByTimeAsync(settle)
  expect(calls.edit).toHaveBeenLastCalledWith(7, 3, false)
  work.end()
  await jest.advanceTimersByTimeAsync(10 * patience.last)
  expect(calls.edit).toHaveBeenCalledTimes(2)
  expect(await work.flush()).toBe(false)
  await jest.advanceTimersByTimeAsync(10 * patience.last)
  expect(calls.edit).toHaveBeenCalledTimes(3)
})

it('deletes when the time to take it back is over', async () => {
  const work = make()
  work.remove([7, 8])
  expect([...work.getState().hidden]).toEqual([7, 8])
  await jest.advanceTimersByTimeAsync(undoTime - 1)
  expect(calls.remove).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(calls.remove.mock.calls).toEqual([[[7, 8]]])
  expect(calls.removed).toHaveBeenCalledWith([7, 8])
  expect(work.getState()).toMatchObject({ undoable: [], hidden: new Set() })
})

it('takes a deletion back without the server', async () => {
  const work = make()
  work.remove([7])
  work.undo()
  await jest.advanceTimersByTimeAsync(undoTime * 2)
  expect(work.getState().hidden.size).toBe(0)
  expect(calls.remove).not.toHaveBeenCalled()
})

it('does what is waiting when the page is left, and the earlier deletion when another follows', async () => {
  const work = make()
  work.setNum(9, 2)
  work.remove([7])
  work.remove([8])
  await jest.advanceTimersByTimeAsync(0)
  expect(calls.remove.mock.calls).toEqual([[[7]]])
  expect(await work.flush()).toBe(true)
  expect(calls.remove).toHaveBeenLastCalledWith([8])
  expect(calls.edit.mock.calls).toEqual([[9, 2, false]])
})

it('shows a row again whose deletion failed', async () => {
  const work = make()
  calls.remove.mockRejectedValueOnce(new CallFailure('offline', ''))
  work.remove([7])
  await work.flush()
  expect(work.getState().hidden.size).toBe(0)
  expect(calls.refused).toHaveBeenCalledTimes(1)
})
