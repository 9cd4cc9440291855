import { act, renderHook, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakeSubscribe } from '@/platform/subscribe/fake'
import { subscribe } from '@/platform/subscribe/subscribe'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { usePayment } from './usePayment'

jest.mock('@/platform/network/network', () => {
  const { fakeNetwork } = jest.requireActual<typeof import('@/platform/network/fake')>('@/platform/network/fake')
  return { network: fakeNetwork() }
})
jest.mock('@/platform/subscribe/subscribe', () => {
  const { fakeSubscribe } = jest.requireActual<typeof import('@/platform/subscribe/fake')>('@/platform/subscribe/fake')
  return { subscribe: fakeSubscribe() }
})
jest.mock('@/platform/pay/pay', () => ({ pay: { pay: async () => 'paid' } }))

const mall = network as unknown as FakeNetwork
const phone = subscribe as ReturnType<typeof fakeSubscribe>
const asking = jest.spyOn(phone, 'ask')

beforeEach(() => {
  mall.reset()
  phone.asked.length = 0
  asking.mockReset()
  signIn('T1')
  act(() => beginEra())
  unitPage.at(`/${routes.cashier.path}?out_trade_no=9`)
  mall.on('/api/pay/pay', { data: { type: 'done' } })
})

async function cashier(templates: string[]) {
  mall.on('/weapp/api/weapp/messagetmplids', { data: templates })
  const started = jest.fn()
  const { result } = renderHook(() => usePayment('9', 'wechatpay', started))
  await waitFor(() => expect(mall.to('/weapp/api/weapp/messagetmplids')).toHaveLength(1))
  await act(async () => void (await Promise.resolve()))
  const pay = () => act(async () => void (await result.current.start()))
  return { result, started, pay }
}

test('consent is asked inside the tap, before anything is waited for, and the payment after it', async () => {
  const { result } = await cashier(['a', 'b', 'c', 'd'])
  let answer = (_: boolean): void => undefined
  asking.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  await act(async () => {
    void result.current.start()
    expect(asking.mock.calls).toEqual([[['a', 'b', 'c', 'd']]])
  })
  expect(mall.to('/api/pay/pay')).toHaveLength(0)
  await act(async () => answer(true))
  expect(mall.to('/api/pay/pay')).toHaveLength(1)
  expect(mall.sent.find(({ path }) => path.endsWith('/messagetmplids'))?.params.keywords).toBe(
    'ORDER_PAY,ORDER_DELIVERY,ORDER_TAKE_DELIVERY',
  )
})

test.each([
  ['a no', () => Promise.resolve(false)],
  ['a fault', () => Promise.reject(new Error('20004'))],
])('%s does not keep anybody from paying', async (_, answer) => {
  const { started, pay } = await cashier(['a'])
  asking.mockImplementationOnce(answer)
  await pay()
  expect([asking.mock.calls.length, started.mock.calls.length]).toEqual([1, 1])
})

test('where there are no templates nobody is asked', async () => {
  const { started, pay } = await cashier([])
  await pay()
  expect([asking.mock.calls.length, started.mock.calls.length]).toEqual([0, 1])
})
