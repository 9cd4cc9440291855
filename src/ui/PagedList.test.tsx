import { act, fireEvent, render, screen } from '@testing-library/react'
import { View } from '@tarojs/components'
import { CallFailure } from '@/api/CallFailure'
import type { PagedListState } from '@/api/usePagedList'
import { PagedList, type PagedListProps } from './PagedList'

interface Row {
  id: number
}

const state = (count: number, over: Partial<PagedListState<Row>> = {}): PagedListState<Row> => ({
  rows: Array.from({ length: count }, (_, id) => ({ id })),
  count,
  page: 1,
  time: 0,
  pullUp: 'idle',
  refreshing: false,
  failure: undefined,
  loading: false,
  empty: count === 0,
  refresh: jest.fn(async () => undefined),
  more: jest.fn(async () => undefined),
  change: jest.fn(),
  ...over,
})

const mockFar = new Map<string, (height: number | undefined) => void>()
jest.mock('@/platform/sight/far', () => ({
  far: {
    watches: true,
    watch(id: string, _ahead: number, notify: (height: number | undefined) => void) {
      mockFar.set(id, notify)
      return () => mockFar.delete(id)
    },
  },
}))

const drawn = jest.fn()
const row = ({ id }: Row) => {
  drawn(id)
  return <View key={id}>row {id}</View>
}
const list = (over: Partial<PagedListProps<Row>> & { list: PagedListState<Row> }) => <PagedList row={row} {...over} />

beforeEach(() => drawn.mockClear())

test('skeleton, then the empty words, then what was given instead of them', () => {
  const { container, rerender } = render(list({ list: state(0, { loading: true, empty: false }) }))
  expect(container.querySelector('.t-skeleton')).not.toBeNull()
  rerender(list({ list: state(0) }))
  expect(screen.getByText('暂无相关数据')).toBeVisible()
  rerender(list({ list: state(0), empty: '暂无退款记录' }))
  expect(screen.getByText('暂无退款记录')).toBeVisible()
  rerender(list({ list: state(0), empty: <View>own</View> }))
  expect(screen.getByText('own')).toBeVisible()
})

test('shows nothing before it is asked', () => {
  const { container } = render(list({ list: state(0, { empty: false }) }))
  expect(container).toBeEmptyDOMElement()
})

test('a failed first page is told with its reason and can be asked again', () => {
  const failed = state(0, { empty: false, failure: new CallFailure('refused', '活动已结束', -1) })
  render(list({ list: failed }))
  expect(screen.getByText('活动已结束')).toBeVisible()
  fireEvent.click(screen.getByText('重新加载'))
  expect(failed.refresh).toHaveBeenCalledTimes(1)
})

test('offline has its own words', () => {
  render(list({ list: state(0, { empty: false, failure: new CallFailure('offline', 'x') }) }))
  expect(screen.getByText('网络连接已断开')).toBeVisible()
})

test.each([
  [4, undefined, false],
  [5, undefined, true],
  [1, 2, false],
  [2, 2, true],
])('%s rows with the threshold %s', (count, noMoreFrom, told) => {
  render(list({ list: state(count, { pullUp: 'noMore' }), noMoreFrom }))
  expect(screen.queryByText('没有更多了') !== null).toBe(told)
})

test('the bottom of the page asks for more', async () => {
  const idle = state(10)
  const { rerender } = render(list({ list: idle }))
  await act(() => unitPage.fire('reachBottom'))
  expect(idle.more).toHaveBeenCalledTimes(1)
  rerender(list({ list: idle, pageScroll: false }))
  await act(() => unitPage.fire('reachBottom'))
  expect(idle.more).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByText('点击加载更多'))
  expect(idle.more).toHaveBeenCalledTimes(2)
})

test('a failed further page waits for the shopper', async () => {
  const failed = state(10, { failure: new CallFailure('timeout', 'x') })
  render(list({ list: failed }))
  await act(() => unitPage.fire('reachBottom'))
  expect(failed.more).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('加载失败，点击重试'))
  expect(failed.more).toHaveBeenCalledTimes(1)
})

test('tells that it loads, but not while page 1 is asked again', () => {
  const { rerender } = render(list({ list: state(10, { pullUp: 'loading' }) }))
  expect(screen.getByText('加载中')).toBeVisible()
  rerender(list({ list: state(10, { pullUp: 'loading', refreshing: true }) }))
  expect(screen.queryByText('加载中')).toBeNull()
})

test('a further page draws its own rows only', () => {
  const first = state(10)
  const { rerender } = render(list({ list: first }))
  expect(drawn).toHaveBeenCalledTimes(10)
  drawn.mockClear()
  rerender(list({ list: { ...first, rows: [...first.rows, { id: 10 }, { id: 11 }] } }))
  expect(drawn.mock.calls.flat()).toEqual([10, 11])
  drawn.mockClear()
  rerender(list({ list: { ...first, rows: first.rows.slice(1) } }))
  expect(screen.queryByText('row 0')).toBeNull()
})

test('two columns pair the rows', () => {
  const { container } = render(list({ list: state(3), columns: 2 }))
  expect(container.querySelectorAll('.half')).toHaveLength(3)
})

describe('a long list', () => {
  const blocks = () => [...mockFar.keys()]

  test('leaves out blocks that are far away and keeps their height', () => {
    const { container } = render(list({ list: state(65) }))
    const [first = ''] = blocks()
    act(() => mockFar.get(first)!(1234))
    expect(screen.queryByText('row 0')).toBeNull()
    expect(screen.getByText('row 10')).toBeVisible()
    expect(container.querySelector(`#${first}`)).toHaveStyle({ height: '1234px' })
    act(() => mockFar.get(first)!(undefined))
    expect(screen.getByText('row 0')).toBeVisible()
    expect(container.querySelector(`#${first}`)!.getAttribute('style')).toBeFalsy()
  })

  test('draws the block that still grows, and all of a short list', () => {
    const { rerender, unmount } = render(list({ list: state(65) }))
    expect(blocks()).toHaveLength(6)
    rerender(list({ list: state(50) }))
    expect(blocks()).toHaveLength(0)
    unmount()
    expect(blocks()).toHaveLength(0)
  })
})
