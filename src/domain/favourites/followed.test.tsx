import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import { FollowButton } from './FollowButton'
import { useFollowed } from './useFollowed'

jest.mock('@/platform/network/network')
const mockLogin = jest.fn()
jest.mock('@/navigation/login', () => ({ requireLogin: () => mockLogin() }))

const mall = network as unknown as FakeNetwork
const all = '/api/shopmember/membershoppages'
const one = '/api/shopmember/issubscribe'

function Shops() {
  const among = useFollowed()
  return (
    <>
      {[3, 7].map((siteId) => (
        <FollowButton key={siteId} siteId={siteId} among={among} />
      ))}
    </>
  )
}
const answer = (ids: number[], count = ids.length) => ({
  data: { count, page_count: 1, list: ids.map((site_id) => ({ site_id })) },
})
const words = (container: Element) => [...container.querySelectorAll('.t-follow')].map(({ textContent }) => textContent)
const tap = (container: Element, at: number) =>
  act(async () => void fireEvent.click(container.querySelectorAll('.t-follow')[at]!))

beforeEach(() => {
  mall.reset()
  mockLogin.mockReset()
  mall.on('/api/shopmember/add', { data: null })
  mall.on('/api/shopmember/delete', { data: null })
})
afterEach(() => act(() => dropToken()))

test('many shops are known by one answer, and a change is kept in it', async () => {
  act(() => signIn('a'))
  mall.on(all, answer([7]))
  const { container } = render(<Shops />)
  await waitFor(() => expect(words(container)).toEqual(['关注', '已关注']))
  await tap(container, 0)
  await waitFor(() => expect(words(container)).toEqual(['已关注', '已关注']))
  await tap(container, 1)
  await waitFor(() => expect(words(container)).toEqual(['已关注', '关注']))
  expect(mall.sent.map(({ url }) => /\w+$/.exec(url)?.[0])).toEqual(['membershoppages', 'add', 'delete'])
})

test('who follows more shops than one answer brings: the others are asked for one by one', async () => {
  act(() => signIn('b'))
  mall.on(all, answer([7], 150))
  mall.on(one, { data: 1 })
  const { container } = render(<Shops />)
  await waitFor(() => expect(words(container)).toEqual(['已关注', '已关注']))
  expect(mall.to(one).map(({ params }) => params.site_id)).toEqual(['3'])
})

test('a guest is asked for nothing, and follows after the login', async () => {
  const { container } = render(<Shops />)
  expect(words(container)).toEqual(['关注', '关注'])
  expect(mall.sent).toEqual([])
  mall.on(all, () => answer(mall.to('/api/shopmember/add').length > 0 ? [3] : []))
  mockLogin.mockImplementation(async () => {
    act(() => signIn('c'))
    return true
  })
  await tap(container, 0)
  await waitFor(() => expect(words(container)).toEqual(['已关注', '关注']))
  expect(mall.to('/api/shopmember/add')).toHaveLength(1)
})

test('what was asked before a shop was followed does not undo it', async () => {
  const { container } = render(<Shops />)
  let late: () => void = () => undefined
  mall.on(all, () =>
    mall.to(all).length === 1 ? new Promise((resolve) => (late = () => resolve(answer([])))) : answer([3]),
  )
  mockLogin.mockImplementation(async () => {
    act(() => signIn('d'))
    return true
  })
  await tap(container, 0)
  await waitFor(() => expect(mall.to('/api/shopmember/add')).toHaveLength(1))
  late()
  await unitPage.settled()
  expect(words(container)).toEqual(['已关注', '关注'])
})
