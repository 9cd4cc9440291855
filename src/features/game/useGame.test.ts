import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { dropToken, signIn } from '@/session/token'
import type { GameKind } from './GameKind'
import { useGame } from './useGame'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const info = '/turntable/api/turntable/info'
const lottery = '/turntable/api/turntable/lottery'
const kind = { info, lottery } as GameKind

beforeEach(() => {
  jest.useFakeTimers()
  mall.reset()
  mall.on(info, { data: { game_id: 1, level_id: 0, surplus_num: 2 } })
  mall.on('/api/member/info', { data: { point: 50, member_level: 8 } })
  mall.on(lottery, { data: { is_winning: 0 } })
  act(() => signIn('gambler'))
})
afterEach(() => {
  act(() => dropToken())
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** How often the mall was asked for the game and for the member. */
const asked = () => [mall.to(info).length, mall.to('/api/member/info').length]

/** A page on which a result has just been shown. */
async function drawn() {
  const page = renderHook(() => useGame(kind, 1))
  await pass(10)
  await act(() => page.result.current.drawing.draw())
  act(() => page.result.current.drawing.reveal())
  expect([page.result.current.game?.surplus_num, asked()]).toEqual([1, [1, 1]])
  return page
}

test('what the mall says after a draw is asked for once its result has come to rest', async () => {
  await drawn()
  await pass(300)
  expect(asked()).toEqual([1, 1])
  await pass(200)
  expect(asked()).toEqual([2, 2])
})

test('who leaves the page before that asks for nothing any more', async () => {
  const { unmount } = await drawn()
  unmount()
  await pass(5000)
  expect(asked()).toEqual([1, 1])
})
