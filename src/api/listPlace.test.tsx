import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { usePagedList } from './usePagedList'

jest.mock('@/platform/network/network')
jest.mock('@/session/toast', () => ({ toast: () => undefined }))

const mall = network as unknown as FakeNetwork
const goods = '/api/goodssku/page'
let clock = Date.now()
let entry = 0
/** Another place of the history. */
const arrive = (at = (entry += 1)) => history.replaceState({ key: `k${at}`, idx: at }, '')
const shelf = (mark: string) => mall.on(goods, ({ params }) => ({ data: pageOf(Number(params.page), mark) }))
const pageOf = (page: number, mark: string) => ({
  count: 25,
  page_count: 3,
  list: Array.from({ length: page === 3 ? 5 : 10 }, (_, i) => ({ sku_id: `${mark}${(page - 1) * 10 + i}` })),
})
const useGoods = () => usePagedList(goods, {})
const use = () => renderHook(useGoods)
const ids = (hook: ReturnType<typeof use>) => hook.result.current.rows.map((row) => row.sku_id)

async function readTwoPages(hook: ReturnType<typeof use>) {
  await waitFor(() => expect(hook.result.current.page).toBe(1))
  await act(() => hook.result.current.more())
  hook.result.current.offset?.note(640)
}

beforeEach(() => {
  mall.reset()
  shelf('a')
  clock += 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  arrive()
})

test('a list that is come back to has its rows and its place, and asks for nothing', async () => {
  const at = entry
  const first = use()
  await readTwoPages(first)
  first.unmount()
  arrive()
  const other = use()
  await waitFor(() => expect(ids(other)).toHaveLength(10))
  expect(other.result.current.offset?.start).toBe(0)
  other.unmount()
  arrive(at)
  mall.sent.length = 0
  const again = use()
  expect(ids(again)).toHaveLength(20)
  expect(again.result.current).toMatchObject({ page: 2, pullUp: 'idle', loading: false, offset: { start: 640 } })
  await act(() => again.result.current.more())
  expect(mall.sent.map(({ params }) => params.page)).toEqual(['3'])
  expect(again.result.current.pullUp).toBe('noMore')
})

test('after a minute its pages are asked again, all of them, without losing the place', async () => {
  const first = use()
  await readTwoPages(first)
  first.unmount()
  clock += 60_001
  shelf('b')
  mall.sent.length = 0
  const again = use()
  expect(ids(again)[19]).toBe('a19')
  await waitFor(() => expect(ids(again)[19]).toBe('b19'))
  expect(mall.sent.map(({ params }) => params.page)).toEqual(['1', '2'])
  expect(again.result.current).toMatchObject({ page: 2, pullUp: 'idle', refreshing: false })
})

test('what a list tells beside its rows is there again with them', async () => {
  const topic = '/topic/api/topicgoods/page'
  mall.on(topic, { data: { ...pageOf(1, 'a'), topic_name: '去露营' } })
  const useTopic = () => usePagedList(topic, { topic_id: 1 })
  const first = renderHook(useTopic)
  await waitFor(() => expect(first.result.current.beside.topic_name).toBe('去露营'))
  first.unmount()
  mall.sent.length = 0
  const again = renderHook(useTopic)
  expect([again.result.current.beside.topic_name, mall.sent]).toEqual(['去露营', []])
})

test('after half an hour it begins anew', async () => {
  const first = use()
  await readTwoPages(first)
  first.unmount()
  clock += 31 * 60_000
  const again = use()
  expect(again.result.current.offset?.start).toBe(0)
  await waitFor(() => expect(again.result.current).toMatchObject({ page: 1, refreshing: false }))
})

test('what could not be asked again stays', async () => {
  const first = use()
  await readTwoPages(first)
  first.unmount()
  clock += 60_001
  mall.setOnline(false)
  const again = use()
  await act(async () => undefined)
  expect(ids(again)).toHaveLength(20)
})

test.each([
  ['logout', () => dropToken()],
  ['login', () => signIn('other')],
])('nothing is left after a %s', async (_, change) => {
  act(() => signIn('me'))
  const first = use()
  await readTwoPages(first)
  act(change)
  first.unmount()
  const again = use()
  expect(again.result.current.offset?.start).toBe(0)
  expect(ids(again).length).toBeLessThan(20)
  await waitFor(() => expect(again.result.current.page).toBe(1))
  act(() => dropToken())
})

test('the window keeps it over a reload', async () => {
  const first = use()
  await readTwoPages(first)
  window.dispatchEvent(new Event('pagehide'))
  const [, left] = (JSON.parse(sessionStorage.getItem('lists') ?? '[]') as [string, object][]).at(-1) ?? []
  expect(left).toMatchObject({ page: 2, top: 640, ended: false })
})
