import Taro from '@tarojs/taro'
import { act, render, screen } from '@testing-library/react'
import { PageLoading } from '@/ui/PageLoading'

const listeners = new Map<string, (event: object) => void>()
jest.mocked(Taro.eventCenter.on).mockImplementation(((name: string, listen: (event: object) => void) => {
  listeners.set(name, listen)
}) as never)

const list = '/pages/goods/list/list'
const detail = '/pages/goods/detail/detail'

beforeEach(() => {
  jest.useFakeTimers()
  unitPage.at(`${list}?stamp=1`)
  unitPage.navigate('navigateTo', `${detail}?stamp=2`)
})
afterEach(() => jest.useRealTimers())

/** The router's own event: before the page at this path is fetched or shown again. */
const goTo = (path: string) => act(() => listeners.get('__taroRouterChange')!({ toLocation: { path } }))
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a return to a page of the stack shows no skeleton, however long the page above slides out', () => {
  const { container } = render(<PageLoading />)
  goTo(list)
  pass(60_000)
  expect(container).toBeEmptyDOMElement()
})

test('a page that is not in the stack shows the skeleton after 200 ms', () => {
  render(<PageLoading />)
  goTo('/pages/goods/category/category')
  pass(200)
  expect(screen.getByLabelText('加载中')).toBeVisible()
})

test('a return to the page below takes the skeleton of a page that was being fetched away', () => {
  const { container } = render(<PageLoading />)
  goTo('/pages/goods/category/category')
  pass(200)
  goTo(detail)
  expect(container).toBeEmptyDOMElement()
})
