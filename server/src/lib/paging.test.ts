import { pageOf, window } from './paging'

it.each([
  [{}, 10, 0],
  [{ page: 3, page_size: 20 }, 20, 40],
  [{ page: 0, page_size: 0 }, 10, 0],
  [{ page: -5, page_size: -1 }, 10, 0],
  [{ page: 2, page_size: 101 }, 100, 100],
])('%j is a window of %i from %i', (paging, limit, offset) => expect(window(paging)).toEqual({ limit, offset }))

it('takes 0 as everything only where the list says so', () => {
  expect(window({ page_size: 0 }, { all: true }).limit).toBe(1000)
  expect(window({ page_size: 0 }).limit).toBe(10)
})

it('counts pages', async () => {
  const rows = await pageOf({ page_size: 10 }, { count: () => Promise.resolve(21), list: () => Promise.resolve([1]) })
  expect(rows).toEqual({ count: 21, page_count: 3, list: [1] })
})
