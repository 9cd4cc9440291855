import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { pageLoad } from '@/platform/page-load/pageLoad'
import type { PageLoad } from '@/platform/page-load/port'
import { PageLoading } from './PageLoading'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

let notify: (event: PageLoad) => void = () => undefined
let before = false
const reload = jest.spyOn(pageLoad, 'reload').mockImplementation(() => undefined)
jest.spyOn(pageLoad, 'reloadedBefore').mockImplementation(() => before)
jest.spyOn(pageLoad, 'watch').mockImplementation((listen) => {
  notify = listen
  return () => undefined
})

beforeEach(() => {
  mall.reset()
  jest.useFakeTimers()
  reload.mockClear()
  before = false
})
afterEach(() => jest.useRealTimers())

const event = (name: PageLoad) => act(() => notify(name))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a page that comes within 200 ms is not announced', () => {
  const { container } = render(<PageLoading />)
  event('start')
  pass(199)
  event('done')
  pass(70_000)
  expect(container).toBeEmptyDOMElement()
})

test('tells that it loads after 200 ms, and that it is slow after 60 s', () => {
  const { container } = render(<PageLoading />)
  event('start')
  pass(200)
  expect(screen.getByLabelText('加载中')).toBeVisible()
  pass(59_800)
  expect(screen.getByText('页面加载较慢，请稍候')).toBeVisible()
  event('done')
  expect(container).toBeEmptyDOMElement()
})

test.each([
  ['timeout', '页面加载超时，请检查网络'],
  ['missing', '页面已更新，请重新加载'],
] as const)('code that does not come (%s) reloads once, then it is told', (name, words) => {
  const { container } = render(<PageLoading />)
  event('start')
  event(name)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(container).toBeEmptyDOMElement()
  before = true
  event(name)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(screen.getByText(words)).toBeVisible()
  fireEvent.click(screen.getByText('重新加载'))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a connection nothing is reloaded until it is back', () => {
  act(() => mall.setOnline(false))
  render(<PageLoading />)
  event('start')
  event('missing')
  expect(screen.getByText('网络连接已断开')).toBeVisible()
  expect(screen.queryByText('重新加载')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  act(() => mall.setOnline(true))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('going back while it waits for the connection reloads nothing later', () => {
  act(() => mall.setOnline(false))
  const { container } = render(<PageLoading />)
  event('missing')
  event('done')
  expect(container).toBeEmptyDOMElement()
  act(() => mall.setOnline(true))
  expect(reload).not.toHaveBeenCalled()
})

test('leaves no timer behind', () => {
  const { unmount } = render(<PageLoading />)
  event('start')
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
