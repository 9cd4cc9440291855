import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { useFavourite } from './useFavourite'
import { useFollow } from './useFollow'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))
const mockLogin = jest.fn()
jest.mock('@/navigation/login', () => ({ requireLogin: () => mockLogin() }))

const mall = network as unknown as FakeNetwork
const goods = { goods_id: 21, sku_id: 22, site_id: 3 }
let clock = Date.now()

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  mockLogin.mockReset()
  // past the time of sharing answers
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.on('/api/goodscollect/iscollect', { data: 0 })
  mall.on('/api/goodscollect/add', { data: null })
  mall.on('/api/goodscollect/delete', { data: null })
})
afterEach(() => act(() => dropToken()))

const sent = () => mall.sent.map(({ url }) => /goodscollect\/(\w+)/.exec(url)?.[1])
async function member(flag: 0 | 1) {
  act(() => signIn('a'))
  mall.on('/api/goodscollect/iscollect', { data: flag })
  const hook = renderHook(() => useFavourite(goods))
  await waitFor(() => expect(hook.result.current.on).toBe(flag === 1))
  await waitFor(() => expect(sent()).toEqual(['iscollect']))
  return hook
}

test('the heart fills before the server has answered', async () => {
  const { result } = await member(0)
  let answer: () => void = () => undefined
  mall.on('/api/goodscollect/add', () => new Promise((resolve) => (answer = () => resolve({ data: null }))))
  let done: Promise<void> = Promise.resolve()
  act(() => void (done = result.current.toggle()))
  expect(result.current.on).toBe(true)
  expect(mockToast).not.toHaveBeenCalled()
  await waitFor(() => expect(sent()).toEqual(['iscollect', 'add']))
  answer()
  await act(() => done)
  expect(result.current.on).toBe(true)
  expect(mockToast).toHaveBeenCalledWith('已收藏')
})

test('a refused choice goes back, and the next one is sent again', async () => {
  const { result } = await member(1)
  mall.on('/api/goodscollect/delete', { code: -1, message: '稍后再试' })
  await act(() => result.current.toggle())
  expect(result.current.on).toBe(true)
  expect(mockToast.mock.calls).toEqual([['稍后再试']])
  mall.on('/api/goodscollect/delete', { data: null })
  await act(() => result.current.toggle())
  expect(result.current.on).toBe(false)
})

test('of many taps only the last choice is sent', async () => {
  const { result } = await member(0)
  let answer: () => void = () => undefined
  mall.on('/api/goodscollect/add', () => new Promise((resolve) => (answer = () => resolve({ data: null }))))
  let done: Promise<void> = Promise.resolve()
  act(() => void (done = result.current.toggle()))
  for (let tap = 0; tap < 3; tap++) act(() => void result.current.toggle())
  expect(result.current.on).toBe(false)
  await waitFor(() => expect(sent()).toContain('add'))
  answer()
  await act(() => done)
  expect(sent()).toEqual(['iscollect', 'add', 'delete'])
  expect(result.current.on).toBe(false)
})

test('a guest logs in, and then it is collected', async () => {
  const { result } = renderHook(() => useFavourite(goods))
  expect(result.current.on).toBe(false)
  let finish: (loggedIn: boolean) => void = () => undefined
  mockLogin.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  let done: Promise<void> = Promise.resolve()
  act(() => void (done = result.current.toggle()))
  act(() => signIn('b'))
  finish(true)
  await act(() => done)
  expect(sent().filter((name) => name === 'add')).toHaveLength(1)
  expect(result.current.on).toBe(true)
})

test('a guest who does not log in stays as he was', async () => {
  const { result } = renderHook(() => useFavourite(goods))
  mockLogin.mockResolvedValue(false)
  await act(() => result.current.toggle())
  expect(result.current.on).toBe(false)
  expect(mall.sent).toEqual([])
})

test('a shop is followed the same way', async () => {
  act(() => signIn('c'))
  mall.on('/api/shopmember/issubscribe', { data: 0 })
  mall.on('/api/shopmember/add', { data: null })
  const { result } = renderHook(() => useFollow(7))
  await waitFor(() => expect(mall.sent).toHaveLength(1))
  await act(() => result.current.toggle())
  expect(result.current.on).toBe(true)
  expect(mall.sent[1]).toMatchObject({ params: { site_id: '7' } })
})
