import { CallFailure } from './CallFailure'
import { createPagedList, type Paged } from './pagedList'

type Row = { id: number }
const rows = (from: number, to: number): Row[] => Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }))
const ids = (list: { getState(): { rows: readonly Row[] } }) => list.getState().rows.map(({ id }) => id)

/** Answers pages of `total` rows. */
const server = (total: number) =>
  jest.fn(async (page: number, size: number): Promise<Paged<Row>> => {
    const first = (page - 1) * size + 1
    return { count: total, list: rows(first, Math.max(first - 1, Math.min(total, page * size))) }
  })

test('pages of ten follow each other until the last, which is no more', async () => {
  const fetchPage = server(25)
  const list = createPagedList(fetchPage)
  expect(list.getState()).toMatchObject({ page: 0, pullUp: 'idle', rows: [] })
  await list.refresh()
  expect(list.getState()).toMatchObject({ page: 1, pullUp: 'idle', count: 25 })
  await list.more()
  await list.more()
  expect(list.getState()).toMatchObject({ page: 3, pullUp: 'noMore' })
  expect(ids(list)).toEqual(rows(1, 25).map(({ id }) => id))
  await list.more()
  expect(fetchPage.mock.calls).toEqual([
    [1, 10, true],
    [2, 10, false],
    [3, 10, false],
  ])
})

test.each([
  [0, 10],
  [9, 10],
  [10, 10],
  [5, 5],
])('%i rows in pages of %i are no more after page 1', async (total, pageSize) => {
  const list = createPagedList(server(total), { pageSize })
  await list.refresh()
  expect(list.getState()).toMatchObject({ pullUp: 'noMore', page: 1 })
})

test('reaching the bottom twice asks once', async () => {
  const fetchPage = server(30)
  const list = createPagedList(fetchPage)
  await list.refresh()
  await Promise.all([list.more(), list.more()])
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('refreshing keeps the rows until page 1 is here, then begins anew', async () => {
  const fetchPage = server(25)
  const list = createPagedList(fetchPage)
  await list.refresh()
  await list.more()
  const again = list.refresh()
  expect(list.getState()).toMatchObject({ refreshing: true, pullUp: 'loading' })
  expect(ids(list)).toHaveLength(20)
  await again
  expect(list.getState()).toMatchObject({ refreshing: false, page: 1 })
  expect(ids(list)).toHaveLength(10)
})

test('an answer to an older question is dropped', async () => {
  const waiting: ((answer: Paged<Row>) => void)[] = []
  const list = createPagedList<Row>(() => new Promise((resolve) => waiting.push(resolve)))
  const [first, second] = [list.refresh(), list.refresh()]
  waiting[1]?.({ count: 1, list: rows(2, 2) })
  await second
  waiting[0]?.({ count: 1, list: rows(1, 1) })
  await first
  expect(ids(list)).toEqual([2])
})

test('a failed page can be asked again, and no row is lost', async () => {
  const fetchPage = server(25)
  const list = createPagedList(fetchPage)
  await list.refresh()
  fetchPage.mockRejectedValueOnce(new CallFailure('network', 'no'))
  await list.more()
  expect(list.getState()).toMatchObject({ page: 1, pullUp: 'idle', failure: { kind: 'network' } })
  expect(ids(list)).toHaveLength(10)
  await list.more()
  expect(list.getState()).toMatchObject({ page: 2, failure: undefined })
})

test('a failed refresh leaves what was there', async () => {
  const fetchPage = server(5)
  const list = createPagedList(fetchPage)
  await list.refresh()
  fetchPage.mockRejectedValueOnce(new CallFailure('offline', 'no'))
  await list.refresh()
  expect(list.getState()).toMatchObject({ refreshing: false, failure: { kind: 'offline' } })
  expect(ids(list)).toHaveLength(5)
})

test('rows that an earlier page had are left out by key', async () => {
  const pages = [rows(1, 10), rows(10, 19)]
  const list = createPagedList<Row>(async (page) => ({ count: 20, list: pages[page - 1] ?? [] }), {
    rowKey: ({ id }) => id,
  })
  await list.refresh()
  await list.more()
  expect(ids(list)).toEqual(rows(1, 19).map(({ id }) => id))
})

test('what stands beside the rows is that of the last page 1, not of the pages after it', async () => {
  const fetchPage = jest.fn(async (page: number, size: number) => ({ ...(await server(25)(page, size)), title: page }))
  const list = createPagedList<Row>(fetchPage)
  expect(list.getState().beside).toEqual({})
  await list.refresh()
  await list.more()
  expect(list.getState().beside).toEqual({ title: 1 })
  fetchPage.mockResolvedValueOnce({ count: 1, list: rows(1, 1), title: 9 })
  await list.refresh()
  expect(list.getState().beside).toEqual({ title: 9 })
})

test('what stood beside a list that is come back to is there before it is asked', () => {
  const restored = { rows: rows(1, 10), count: 25, page: 1, time: 5, beside: { title: 1 }, ended: false, fresh: true }
  expect(createPagedList(server(25), { restored }).getState()).toMatchObject({ beside: { title: 1 }, page: 1 })
  const first = { data: { count: 25, list: rows(1, 10), title: 2 }, fresh: true }
  expect(createPagedList<Row>(server(25), { first }).getState().beside).toEqual({ title: 2 })
})

test('a confirmed change is shown at once', async () => {
  const list = createPagedList(server(3))
  await list.refresh()
  list.change((all) => all.filter(({ id }) => id !== 2))
  expect(ids(list)).toEqual([1, 3])
})

test('a mistake in the program is not swallowed', async () => {
  const list = createPagedList<Row>(() => Promise.reject(new TypeError('bug')))
  await expect(list.refresh()).rejects.toThrow('bug')
})
