import { act, renderHook } from '@testing-library/react'
import type { PagedListState } from '@/api/usePagedList'
import { useKeptRows } from './useKeptRows'
import { undoTime } from './useUndo'

interface Row {
  id: number
}
const idOf = ({ id }: Row) => id
const send = jest.fn(async (_ids: readonly number[]) => undefined)
const change = jest.fn<void, Parameters<PagedListState<Row>['change']>>()
const list: PagedListState<Row> = {
  rows: [{ id: 1 }, { id: 2 }],
  count: 2,
  page: 1,
  time: 0,
  pullUp: 'noMore',
  refreshing: false,
  failure: undefined,
  loading: false,
  empty: false,
  refresh: async () => undefined,
  more: async () => undefined,
  change,
}
const opened = () => renderHook(() => useKeptRows(list, { idOf, send }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a row that is taken away is not drawn, and leaves the list when the server has heard of it', async () => {
  const { result } = opened()
  act(() => result.current.undo.remove(1))
  expect(result.current.kept).toMatchObject({ rows: [{ id: 2 }], empty: false })
  expect(change).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(undoTime))
  expect(send).toHaveBeenCalledWith([1])
  expect(change.mock.calls[0]?.[0](list.rows)).toEqual([{ id: 2 }])
})

test('without the last row the list is empty, until it is brought back', () => {
  const { result } = opened()
  act(() => result.current.undo.remove(1))
  act(() => result.current.undo.remove(2))
  expect(result.current.kept).toMatchObject({ rows: [], empty: true })
  act(() => result.current.undo.undo())
  expect(result.current.kept).toMatchObject({ rows: list.rows, empty: false })
})
