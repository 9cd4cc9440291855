import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { switchSite } from '@/session/site'
import { dropToken, signIn } from '@/session/token'
import { firstAnswer, keeper } from './lastSeen'
import { useData } from './useData'
import { usePagedList } from './usePagedList'

jest.mock('@/platform/network/network')
jest.mock('@/session/toast', () => ({ toast: () => undefined }))

const mall = network as unknown as FakeNetwork
const goods = '/api/goodssku/page'
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
})

describe('what was seen last', () => {
  const page = (title: string) => ({ data: { title } })
  const info = '/api/diyview/info'
  const params = { name: 'DIY_VIEW_INDEX', site_id: 0 }
  const written = () => Object.keys(localStorage).filter((key) => key.startsWith('seen:'))

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date'] }))
  afterEach(() => {
    jest.useRealTimers()
    act(() => dropToken())
    act(() => switchSite(0))
  })

  function keep(path: string, asked: object, data: unknown) {
    keeper(path as never, asked)(data)
    jest.advanceTimersByTime(1000)
  }

  test('opens at once and is asked again', async () => {
    keep(info, params, { title: 'old' })
    mall.on(info, page('new'))
    const { result } = renderHook(() => useData(info, params))
    expect(result.current).toMatchObject({ data: { title: 'old' }, loading: false })
    await waitFor(() => expect(result.current.data).toEqual({ title: 'new' }))
    jest.advanceTimersByTime(1000)
    expect(firstAnswer(info, params)).toEqual({ data: { title: 'new' }, fresh: false })
  })

  test('is shown without a connection, page 1 of a list too', async () => {
    const rows = Array.from({ length: 10 }, (_, i) => ({ sku_id: i }))
    keep(goods, { page: 1, page_size: 10 }, { count: 30, page_count: 3, list: rows })
    mall.setOnline(false)
    const { result } = renderHook(() => usePagedList(goods, {}))
    expect(result.current).toMatchObject({ loading: false, page: 1, count: 30 })
    expect(result.current.rows).toHaveLength(10)
    await waitFor(() => expect(result.current.failure?.kind).toBe('offline'))
    expect(result.current.rows).toHaveLength(10)
  })

  test('is not of another site, language or question, nor page 2, nor of pages where money is paid', async () => {
    keep(info, params, { title: 'old' })
    keep(goods, { page: 2, page_size: 10 }, {})
    keep('/api/ordercreate/payment', { sku_id: 1 }, {})
    keep('/api/pay/info', { out_trade_no: '1' }, {})
    expect(written()).toHaveLength(1)
    expect(firstAnswer(info, { ...params, name: 'x' })).toBeUndefined()
    act(() => switchSite(3))
    expect(firstAnswer(info, params)).toBeUndefined()
    act(() => switchSite(0))
    expect(firstAnswer(info, params)).toBeDefined()
  })

  test.each([
    ['logout', () => dropToken()],
    ['another login', () => signIn('other')],
    ['another site', () => switchSite(7)],
  ])('of a member goes with %s, what everybody sees stays', async (_, leave) => {
    act(() => signIn('me'))
    keep('/api/cart/goodslists', {}, [1])
    // its rows carry the prices of the member's level
    keep(goods, { page: 1, page_size: 10 }, { list: [{ member_price: '86.24' }] })
    keep(info, params, { title: 'old' })
    expect(written()).toHaveLength(3)
    act(leave)
    expect(written()).toEqual([expect.stringContaining(info)])
  })

  test('of a member who left while it was on its way is not kept', async () => {
    act(() => signIn('me'))
    const keepIt = keeper('/api/member/info', {})
    clock += 1
    act(() => dropToken())
    keepIt({ nickname: 'x' })
    jest.advanceTimersByTime(1000)
    expect(written()).toEqual([])
  })

  test('is bounded, and goes with another version', async () => {
    for (let i = 0; i < 70; i += 1) keep(goods, { page: 1, page_size: 10, keyword: `k${i}` }, { list: [] })
    expect(written()).toHaveLength(60)
    expect(written().join()).toContain('keyword=k69')
    expect(written().join()).not.toContain('keyword=k9&')
    keep(info, params, { title: 'x'.repeat(70_000) })
    expect(written().join()).not.toContain(info)
    localStorage.setItem('seen', JSON.stringify({ ...JSON.parse(localStorage.getItem('seen')!), version: '0' }))
    keep(info, params, { title: 'old' })
    expect(written()).toHaveLength(1)
  })

  test('is too old after a week', async () => {
    keep(info, params, { title: 'old' })
    clock += 7 * 24 * 3_600_000
    expect(firstAnswer(info, params)).toBeUndefined()
  })
})
