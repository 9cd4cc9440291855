import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakeSubscribe } from '@/platform/subscribe/fake'
import { subscribe } from '@/platform/subscribe/subscribe'
import { beginEra } from '@/session/era'
import { useMessageConsent, type Moment } from './useMessageConsent'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')

const mall = network as unknown as FakeNetwork
const asking = jest.spyOn(subscribe as ReturnType<typeof fakeSubscribe>, 'ask')
const path = '/weapp/api/weapp/messagetmplids'

beforeEach(() => {
  mall.reset()
  asking.mockReset().mockResolvedValue(true)
  act(() => beginEra())
})

async function at(moment: Moment, templates: string[]) {
  mall.on(path, { data: templates })
  const { result } = renderHook(() => useMessageConsent(moment))
  await waitFor(() => expect(mall.to(path)).toHaveLength(1))
  await act(async () => undefined)
  return result
}

test.each([
  ['order', 'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY'],
  ['pickup', 'ORDER_PAY,ORDER_TAKE_DELIVERY'],
  ['refund', 'ORDER_REFUND_AGREE,ORDER_REFUND_REFUSE'],
  ['withdrawal', 'USER_WITHDRAWAL_SUCCESS'],
  ['fenxiaoWithdrawal', 'FENXIAO_WITHDRAWAL_SUCCESS,FENXIAO_WITHDRAWAL_ERROR'],
  ['live', 'LIVE_START'],
] as const)('%s: asked about %s, in the tap itself', async (moment, keywords) => {
  const consent = await at(moment, ['a', 'b', 'c', 'd'])
  expect(mall.to(path)[0]?.params.keywords).toBe(keywords)
  // not a tick later
  void consent.current()
  expect(asking.mock.calls).toEqual([[['a', 'b', 'c', 'd']]])
})

test.each([
  ['a no', () => Promise.resolve(false)],
  ['a fault', () => Promise.reject(new Error('20004'))],
])('%s keeps nobody from going on', async (_, answer) => {
  const consent = await at('order', ['a'])
  asking.mockImplementationOnce(answer)
  await consent.current()
  expect(asking).toHaveBeenCalledTimes(1)
})

test('a second tap while the question stands goes nowhere, the next one does', async () => {
  const consent = await at('order', ['a'])
  let answer!: (given: boolean) => void
  asking.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const first = consent.current()
  expect(await consent.current()).toBe(false)
  answer(true)
  expect([await first, await consent.current(), asking.mock.calls.length]).toEqual([true, true, 2])
})

test('without templates nobody is asked; without a moment they are not even fetched', async () => {
  const consent = await at('order', [])
  await consent.current()
  const none = renderHook(() => useMessageConsent(undefined)).result
  await act(() => none.current())
  expect([asking.mock.calls, mall.to(path).length]).toEqual([[], 1])
})
