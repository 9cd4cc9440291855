import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { signIn } from '@/session/token'
import type { Params } from './call'
import { isUnanswered, submitOnce } from './submit'
import { useSubmit } from './useSubmit'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const path = '/api/ordercreate/create'
const order = { cart_ids: '1' } as Params<typeof path>
const other = { cart_ids: '2' } as Params<typeof path>
const keys = () => mall.to(path).map((sent) => sent.params.idempotency_key)
const lost = new NetworkFault('network')
const failed = (promise: Promise<unknown>) => expect(promise).rejects.toThrow()

beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  signIn('me')
})
afterEach(() => jest.useRealTimers())

test('a key is sent that the wire accepts', async () => {
  mall.on(path, { data: 'T1' })
  expect(await submitOnce(path, order)).toBe('T1')
  expect(keys()[0]).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

test('taps while it runs share one call and one answer', async () => {
  mall.on(path, { data: 'T1' })
  const answers = await Promise.all([submitOnce(path, order), submitOnce(path, order), submitOnce(path, order)])
  expect(answers).toEqual(['T1', 'T1', 'T1'])
  expect(mall.sent).toHaveLength(1)
})

test('two different actions run side by side', async () => {
  mall.on(path, { data: 'T1' })
  await Promise.all([submitOnce(path, order), submitOnce(path, other)])
  expect(new Set(keys()).size).toBe(2)
})

test('after a definite answer the same action is a new one', async () => {
  mall.on(path, { data: 'T1' })
  await submitOnce(path, order)
  await submitOnce(path, order)
  expect(new Set(keys()).size).toBe(2)
  mall.on(path, { code: -1, message: '库存不足' })
  await failed(submitOnce(path, order))
  await failed(submitOnce(path, order))
  expect(new Set(keys()).size).toBe(4)
  expect(mockToast.mock.calls).toEqual([['库存不足'], ['库存不足']])
})

test.each([
  ['a lost connection', lost],
  ['a timeout', new NetworkFault('timeout')],
  ['garbage', { status: 502, text: 'bad gateway' }],
])('%s leaves the outcome open: the next try has the same key', async (_, reply) => {
  mall.on(path, reply)
  await failed(submitOnce(path, order))
  mall.on(path, { data: 'T1' })
  expect(await submitOnce(path, order)).toBe('T1')
  expect(new Set(keys()).size).toBe(1)
  expect(mockToast).toHaveBeenCalledTimes(1)
})

test('what has no answer yet is known as such', async () => {
  expect(isUnanswered(path, order)).toBe(false)
  mall.on(path, lost)
  await failed(submitOnce(path, order))
  expect([isUnanswered(path, order), isUnanswered(path, other)]).toEqual([true, false])
  mall.on(path, { code: -1, message: '库存不足' })
  await failed(submitOnce(path, order))
  expect(isUnanswered(path, order)).toBe(false)
})

test('the key outlives the app', async () => {
  mall.on(path, lost)
  await failed(submitOnce(path, order))
  const [key] = keys()
  jest.resetModules()
  const anew = await import('./submit')
  const again = (await import('@/platform/network/network')).network as unknown as FakeNetwork
  expect(again).not.toBe(mall)
  again.on(path, { data: 'T1' })
  await anew.submitOnce(path, order)
  expect(again.to(path)[0]?.params.idempotency_key).toBe(key)
})

test('after a day the server takes a key as new, so another one is made', async () => {
  mall.on(path, lost)
  await failed(submitOnce(path, order))
  jest.useFakeTimers({ now: Date.now() + 24 * 3_600_000, doNotFake: ['setTimeout'] })
  await failed(submitOnce(path, order))
  expect(keys()[1]).not.toBe(keys()[0])
})

test('an action named by the caller keeps its key while the params change', async () => {
  mall.on(path, lost)
  await failed(submitOnce(path, order, { action: 'cart 1' }))
  mall.on(path, { code: -11002, message: '已提交' })
  await failed(submitOnce(path, other, { action: 'cart 1' }))
  expect(new Set(keys()).size).toBe(1)
  mall.on(path, { data: 'T2' })
  await submitOnce(path, other, { action: 'cart 1' })
  expect(keys()[2]).not.toBe(keys()[0])
})

test('while the first call is running on the server it is asked again after a second', async () => {
  jest.useFakeTimers()
  let busy = 2
  mall.on(path, () => (busy-- > 0 ? { code: -11003, message: '处理中' } : { data: 'T1' }))
  const answer = submitOnce(path, order)
  await jest.advanceTimersByTimeAsync(900)
  expect(mall.sent).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1100)
  expect(await answer).toBe('T1')
  expect(new Set(keys()).size).toBe(1)
  expect(mall.sent).toHaveLength(3)
  expect(mockToast).not.toHaveBeenCalled()
})

test('it does not ask for ever, and the outcome stays open', async () => {
  jest.useFakeTimers()
  mall.on(path, { code: -11003, message: '处理中' })
  const answer = failed(submitOnce(path, order))
  await jest.advanceTimersByTimeAsync(120_000)
  await answer
  expect(mockToast.mock.calls).toEqual([['处理中']])
  mall.on(path, { data: 'T1' })
  await submitOnce(path, order)
  expect(new Set(keys()).size).toBe(1)
})

test('no password reaches the storage', async () => {
  mall.on('/api/pay/pay', lost)
  const params = { out_trade_no: 'P1', pay_type: 'BALANCE', pay_password: '123456' } as Params<'/api/pay/pay'>
  await failed(submitOnce('/api/pay/pay', params))
  const first = localStorage.getItem('submits')
  await failed(submitOnce('/api/pay/pay', { ...params, pay_password: '654321' }))
  expect(localStorage.getItem('submits')).toBe(first)
  expect(first).toContain('/api/pay/pay')
})

test('useSubmit tells the button that it runs', async () => {
  let finish: (() => void) | undefined
  mall.on(path, () => new Promise((resolve) => (finish = () => resolve({ data: 'T1' }))))
  const { result } = renderHook(() => useSubmit(path))
  expect(result.current.running).toBe(false)
  let answer: Promise<unknown> = Promise.resolve()
  await act(async () => void (answer = result.current.submit(order)))
  expect(result.current.running).toBe(true)
  await act(async () => {
    finish?.()
    await answer
  })
  expect(result.current.running).toBe(false)
})
