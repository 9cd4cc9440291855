import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { useCut } from './useLaunch'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
})
afterEach(() => act(() => dropToken()))

test('a cut that is made after logging in on the way refreshes the page as it stands by then', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/bargain', { data: { bargain_money: '5.00', status: 1 } })
  const [guests, members] = [jest.fn(), jest.fn()]
  const { result, rerender } = renderHook(({ changed }) => useCut(80, changed), { initialProps: { changed: guests } })
  let made = Promise.resolve()
  act(() => void (made = result.current.cut()))
  // what a page does whose guest becomes a member meanwhile
  rerender({ changed: members })
  await act(() => made)
  expect([guests.mock.calls.length, members.mock.calls.length]).toEqual([0, 1])
  expect(result.current).toMatchObject({ cutting: false, done: { money: '5.00', isLast: true } })
})

test('a cut that the mall refuses shows no sum, and the page asks anew', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/bargain', { code: -1, message: '砍价已结束' })
  const changed = jest.fn()
  const { result } = renderHook(() => useCut(80, changed))
  await act(() => result.current.cut())
  expect(changed).toHaveBeenCalledTimes(1)
  expect(result.current).toMatchObject({ cutting: false, done: undefined })
})
