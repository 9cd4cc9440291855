import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PagedListState } from '@/api/usePagedList'
import { KeptList, type KeptRowProps } from './KeptList'
import { undoTime } from './useUndo'

interface Thing {
  id: number
}
const idOf = ({ id }: Thing) => id
const send = jest.fn(async (_ids: readonly number[]) => undefined)
const list = {
  ...{ rows: [{ id: 1 }, { id: 2 }], count: 2, page: 1, time: 0, pullUp: 'noMore', failure: undefined },
  ...{ refreshing: false, loading: false, empty: false, refresh: jest.fn(), more: jest.fn(), change: jest.fn() },
} as PagedListState<Thing>
const Row = ({ row, onRemove }: KeptRowProps<Thing>) => <button onClick={onRemove}>{`thing ${row.id}`}</button>

beforeEach(() => {
  jest.useFakeTimers()
  send.mockClear()
  render(<KeptList list={list} idOf={idOf} send={send} Row={Row} empty="nothing kept" />)
})
afterEach(() => jest.useRealTimers())

const remove = (id: number) => fireEvent.click(screen.getByText(`thing ${id}`))
const undo = () => fireEvent.click(document.querySelector('.t-undo')!)

test('a row goes by its own button, and the mall hears of it a moment later', async () => {
  remove(1)
  expect(screen.queryByText('thing 1')).toBeNull()
  expect(screen.getByText('thing 2')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(undoTime))
  expect(send.mock.calls).toEqual([[[1]]])
})

test('when the last row has gone the list says that it is empty; all come back by one tap', () => {
  remove(1)
  remove(2)
  expect(screen.getByText('nothing kept')).toBeVisible()
  undo()
  expect(screen.getByText('thing 1')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})
