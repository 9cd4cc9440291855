import { act, renderHook, waitFor } from '@testing-library/react'
import { localeStore } from '@/i18n/locale'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { switchSite } from '@/session/site'
import { dropToken, signIn } from '@/session/token'
import { submitOnce } from './submit'
import { useData } from './useData'
import { usePagedList } from './usePagedList'

jest.mock('@/platform/network/network')

const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const info = '/api/diyview/info'
/** no phone keeps its answer for the next visit */
const unkept = '/api/register/aggrement'
const goods = '/api/goodssku/page'
const page = (name: string) => ({ name, site_id: 0 })
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  // past the time of sharing answers
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
})
afterEach(() => act(() => dropToken()))

const shelf = (total: number) => (sent: { params: Record<string, string> }) => {
  const [at, size] = [Number(sent.params.page), Number(sent.params.page_size)]
  const length = Math.max(0, Math.min(size, total - (at - 1) * size))
  const list = Array.from({ length }, (_, row) => ({ sku_id: (at - 1) * size + row + 1 }))
  return { data: { count: total, page_count: Math.ceil(total / size), list } }
}

describe('useData', () => {
  test('loads, then shows; equal questions share one answer', async () => {
    mall.on(info, { data: { title: 'A' } })
    const use = () => [useData(info, page('A')), useData(info, page('A'))] as const
    const { result } = renderHook(use)
    expect(result.current[0]).toMatchObject({ data: undefined, loading: true })
    await waitFor(() => expect(result.current[0].data).toEqual({ title: 'A' }))
    expect(result.current[1].data).toEqual({ title: 'A' })
    expect(result.current[0].loading).toBe(false)
    expect(mall.sent).toHaveLength(1)
  })

  test('an answer from before something was changed is not shared', async () => {
    mall.on(info, { data: { title: 'A' } })
    const first = renderHook(() => useData(info, page('A')))
    await waitFor(() => expect(first.result.current.data).toEqual({ title: 'A' }))
    first.unmount()
    clock += 1
    mall.on('/api/order/pay', { data: '1' })
    await submitOnce('/api/order/pay', { order_ids: '1' })
    mall.on(info, { data: { title: 'B' } })
    const later = renderHook(() => useData(info, page('A')))
    await waitFor(() => expect(later.result.current.data).toEqual({ title: 'B' }))
    clock += 1
    renderHook(() => useData(info, page('A')))
    expect(mall.sent.filter(({ path }) => path === info)).toHaveLength(2)
  })

  test('other params ask anew, and the late answer to the old ones is not shown', async () => {
    const finish: Record<string, () => void> = {}
    mall.on(info, ({ params }) => {
      const name = params.name ?? ''
      return new Promise((resolve) => (finish[name] = () => resolve({ data: { title: name } })))
    })
    const { result, rerender } = renderHook(({ name }) => useData(info, page(name)), { initialProps: { name: 'B1' } })
    await waitFor(() => expect(finish.B1).toBeDefined())
    rerender({ name: 'B2' })
    await waitFor(() => expect(finish.B2).toBeDefined())
    await act(async () => finish.B2?.())
    await act(async () => finish.B1?.())
    expect(result.current.data).toEqual({ title: 'B2' })
  })

  test('another language asks anew: the server tells its own words in it', async () => {
    mall.on(info, ({ headers }) => ({ data: { title: headers['Accept-Language'] } }))
    const { result } = renderHook(() => useData(info, page('L')))
    await waitFor(() => expect(result.current.data?.title).toBe('zh-CN'))
    act(() => localeStore.setState({ locale: 'en-us' }))
    await waitFor(() => expect(result.current.data?.title).toBe('en-US'))
    act(() => localeStore.setState({ locale: 'zh-cn' }))
  })

  test('nothing is asked unless enabled', async () => {
    const { result } = renderHook(() => useData(info, page('C'), { enabled: false }))
    await act(async () => undefined)
    expect(result.current).toMatchObject({ data: undefined, loading: false })
    expect(mall.sent).toHaveLength(0)
  })

  test('a failure is handed on once, and refresh tries again', async () => {
    mall.on(info, { code: -1, message: 'closed' })
    const { result } = renderHook(() => useData(info, page('D')))
    await waitFor(() => expect(result.current.failure).toMatchObject({ code: -1 }))
    expect(mall.sent).toHaveLength(1)
    // the page draws it in the data's place
    expect(mockToast).not.toHaveBeenCalled()
    mall.on(info, { data: { title: 'D' } })
    await act(() => result.current.refresh())
    expect(result.current).toMatchObject({ data: { title: 'D' }, failure: undefined })
  })

  test('a failed refresh keeps what was shown', async () => {
    mall.on(info, { data: { title: 'E' } })
    const { result } = renderHook(() => useData(info, page('E')))
    await waitFor(() => expect(result.current.data).toBeDefined())
    mall.on(info, new NetworkFault('network'))
    await act(() => result.current.refresh())
    expect(result.current).toMatchObject({ data: { title: 'E' }, loading: false, failure: { kind: 'network' } })
    expect(mockToast).toHaveBeenCalledTimes(1)
  })

  test('a first failure has a toast where the page does not draw it', async () => {
    mall.on(info, { code: -1, message: '暂未开放' })
    const { result } = renderHook(() => useData(info, page('E2'), { silent: false }))
    await waitFor(() => expect(result.current.failure).toBeDefined())
    expect(mockToast).toHaveBeenCalledWith('暂未开放')
  })

  test('onShow asks again at every later showing of the page', async () => {
    mall.on(info, { data: { title: 'F' } })
    const { result } = renderHook(() => useData(info, page('F'), { onShow: true }))
    await waitFor(() => expect(result.current.data).toBeDefined())
    expect(mall.sent).toHaveLength(1)
    await act(() => unitPage.fire('show'))
    await waitFor(() => expect(mall.sent).toHaveLength(2))
  })

  test('a question that was answered a moment ago is not asked again, later it is, with the old answer on show', async () => {
    mall.on(info, { data: { title: 'I' } })
    const first = renderHook(() => useData(info, page('I')))
    await waitFor(() => expect(first.result.current.data).toBeDefined())
    first.unmount()
    clock += 1999
    const second = renderHook(() => useData(info, page('I')))
    expect(second.result.current).toMatchObject({ data: { title: 'I' }, loading: false })
    expect(mall.sent).toHaveLength(1)
    clock += 1
    mall.on(info, { data: { title: 'I2' } })
    const third = renderHook(() => useData(info, page('I')))
    expect(third.result.current.data).toEqual({ title: 'I' })
    await waitFor(() => expect(third.result.current.data).toEqual({ title: 'I2' }))
    expect(second.result.current.data).toEqual({ title: 'I2' })
  })

  test('what failed for want of a connection is asked again when it is back, where it is still shown', async () => {
    mall.on(info, { data: { title: 'J' } })
    mall.setOnline(false)
    const shown = renderHook(() => useData(info, page('J')))
    const gone = renderHook(() => useData(info, page('K')))
    await waitFor(() => expect(shown.result.current.failure).toMatchObject({ kind: 'offline' }))
    await waitFor(() => expect(gone.result.current.failure).toBeDefined())
    gone.unmount()
    mall.sent.length = 0
    await act(async () => mall.setOnline(true))
    await waitFor(() => expect(shown.result.current).toMatchObject({ data: { title: 'J' }, failure: undefined }))
    expect(mall.sent.map((sent) => sent.params.name)).toEqual(['J'])
  })

  test('a confirmed change is not overwritten by an answer to an older question', async () => {
    let finish: (() => void) | undefined
    mall.on(info, () => new Promise((resolve) => (finish = () => resolve({ data: { title: 'old' } }))))
    const { result } = renderHook(() => useData(info, page('L')))
    await waitFor(() => expect(finish).toBeDefined())
    act(() => result.current.set({ title: 'new' } as never))
    await act(async () => finish?.())
    expect(result.current.data).toEqual({ title: 'new' })
  })

  test('set shows a confirmed change without asking', async () => {
    mall.on(info, { data: { title: 'G' } })
    const { result } = renderHook(() => useData(info, page('G')))
    await waitFor(() => expect(result.current.data).toBeDefined())
    await act(async () => result.current.set({ title: 'G2' } as never))
    expect(result.current.data).toEqual({ title: 'G2' })
    expect(mall.sent).toHaveLength(1)
  })

  test.each([
    ['another member', () => signIn('somebody else')],
    ['another site', () => switchSite(clock % 1000, 1)],
  ])('%s sees nothing of what was asked before', async (_, change) => {
    mall.on(unkept, { data: { title: 'old', content: '' } })
    const { result } = renderHook(() => useData(unkept, {}))
    await waitFor(() => expect(result.current.data).toEqual({ title: 'old', content: '' }))
    mall.on(
      unkept,
      () => new Promise((resolve) => setTimeout(() => resolve({ data: { title: 'new', content: '' } }), 20)),
    )
    await act(async () => change())
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toEqual({ title: 'new', content: '' }))
  })

  test('an ended login makes a guest of a page for all, and asks for a login on a page for members', async () => {
    const ended = { code: -10010, error_code: 'TOKEN_EXPIRE' }
    mall.on('/api/member/detail', ended)
    signIn('old')
    const { unmount } = renderHook(() => useData('/api/member/detail', {}))
    await waitFor(() => expect(mall.sent.length).toBeGreaterThan(0))
    await act(async () => undefined)
    expect(unitPage.log).toEqual([])
    unmount()
    unitPage.at('/pages/order/list/list')
    await act(async () => signIn('old again'))
    renderHook(() => useData('/api/member/detail', {}))
    await waitFor(() => expect(unitPage.log.join()).toMatch(/login/))
    // the shopper logs in, so that nothing waits any longer
    mall.on('/api/member/detail', { data: { member_id: 1 } })
    await act(async () => signIn('new'))
  })
})

describe('usePagedList', () => {
  test('asks page 1, then grows', async () => {
    mall.on(goods, shelf(12))
    const { result } = renderHook(() => usePagedList(goods, { keyword: 'tea' }))
    expect(result.current).toMatchObject({ loading: true, empty: false, rows: [] })
    await waitFor(() => expect(result.current.rows).toHaveLength(10))
    expect(mall.sent[0]?.params).toMatchObject({ keyword: 'tea', page: '1', page_size: '10' })
    await act(() => result.current.more())
    expect(result.current).toMatchObject({ pullUp: 'noMore', count: 12, loading: false })
    expect(result.current.rows).toHaveLength(12)
  })

  test('an empty page 1 is empty', async () => {
    mall.on(goods, shelf(0))
    const { result } = renderHook(() => usePagedList(goods, {}, { pageSize: 20 }))
    await waitFor(() => expect(result.current.empty).toBe(true))
    expect(result.current.loading).toBe(false)
    expect(mall.sent[0]?.params.page_size).toBe('20')
  })

  test('other params are another list', async () => {
    mall.on(goods, shelf(30))
    const { result, rerender } = renderHook(({ order }) => usePagedList(goods, { order } as never), {
      initialProps: { order: 'price' },
    })
    await waitFor(() => expect(result.current.rows).toHaveLength(10))
    await act(() => result.current.more())
    rerender({ order: 'sale_num' })
    expect(result.current).toMatchObject({ loading: true, rows: [] })
    await waitFor(() => expect(result.current.rows).toHaveLength(10))
    expect(result.current.page).toBe(1)
  })

  test('another member has another list', async () => {
    mall.on(goods, shelf(3))
    const { result } = renderHook(() => usePagedList(goods, {}))
    await waitFor(() => expect(result.current.rows).toHaveLength(3))
    mall.on(goods, shelf(1))
    await act(async () => signIn('other'))
    await waitFor(() => expect(result.current.rows).toHaveLength(1))
  })

  test('a failed first page is no empty list', async () => {
    mall.on(goods, { code: -1, message: 'no' })
    const { result } = renderHook(() => usePagedList(goods, {}))
    await waitFor(() => expect(result.current.failure).toBeDefined())
    expect(result.current).toMatchObject({ loading: false, empty: false })
    mall.on(goods, shelf(2))
    await act(() => result.current.refresh())
    expect(result.current.rows).toHaveLength(2)
  })

  test('waits until enabled', async () => {
    mall.on(goods, shelf(2))
    const { result, rerender } = renderHook(({ enabled }) => usePagedList(goods, {}, { enabled }), {
      initialProps: { enabled: false },
    })
    await act(async () => undefined)
    expect(result.current.loading).toBe(false)
    expect(mall.sent).toHaveLength(0)
    rerender({ enabled: true })
    await waitFor(() => expect(result.current.rows).toHaveLength(2))
  })

  test('a form made for each render does not ask each time', async () => {
    mall.on(goods, shelf(2))
    const { result, rerender } = renderHook(() =>
      usePagedList(goods, { keyword: 'x' }, { rowKey: (row) => row.sku_id }),
    )
    await waitFor(() => expect(result.current.rows).toHaveLength(2))
    rerender()
    rerender()
    expect(mall.sent).toHaveLength(1)
  })
})
