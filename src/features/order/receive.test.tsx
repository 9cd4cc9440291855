import { act, renderHook } from '@testing-library/react'
import type { OrderRow } from '@mall/contract/order'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { receipt } from '@/platform/receipt/receipt'
import type { ReceiptOutcome } from '@/platform/receipt/port'
import { dropToken, signIn } from '@/session/token'
import { useOrderActions } from './useOrderActions'

jest.mock('@/platform/network/network')
jest.mock('@/platform/receipt/receipt')
const mockAsk = jest.fn(async () => true)
jest.mock('@/ui/ask', () => ({ ask: (...question: unknown[]) => mockAsk(...(question as [])) }))

const mall = network as unknown as FakeNetwork
const fake = receipt as typeof receipt & { asked: string[]; outcome: ReceiptOutcome | undefined }
const take = '/api/order/takedelivery'

const order = (more: Partial<OrderRow> = {}) =>
  ({
    ...{ order_id: 7, order_status: 3, order_type: 1, out_trade_no: 'P1', order_from: 'weapp', pay_type: 'wechatpay' },
    ...{
      action: [{ action: 'memberTakeDelivery', title: '', color: '' }],
      is_evaluate: 0,
      evaluate_status: 0,
      ...more,
    },
  }) as OrderRow

let members = 0
beforeEach(() => {
  mall.reset()
  mockAsk.mockClear()
  fake.asked.length = 0
  act(() => signIn(`m${(members += 1)}`))
  mall.on('/api/pay/info', { data: { trade_no: '4200', order_ids: [7] } })
  mall.on(take, { data: null })
})
afterEach(() => act(() => dropToken()))

const changed = jest.fn()
async function receive(more?: Partial<OrderRow>): Promise<void> {
  const { result } = renderHook(() => useOrderActions(jest.fn()))
  const button = result.current(order(more), changed).find(({ name }) => name === 'receive')
  await act(async () => button?.run())
}

test('what was paid in the mini-program is received at WeChat, then at the mall, and asked once', async () => {
  fake.outcome = 'confirmed'
  await receive()
  expect(fake.asked).toEqual(['4200'])
  expect(mall.to(take)).toMatchObject([{ params: { order_id: '7' } }])
  expect(mockAsk).not.toHaveBeenCalled()
})

test('who leaves WeChat’s page has received nothing', async () => {
  fake.outcome = 'cancelled'
  await receive()
  expect([mall.to(take), mockAsk.mock.calls]).toEqual([[], []])
})

test('where its page does not open the mall asks itself', async () => {
  fake.outcome = 'failed'
  await receive()
  expect([mockAsk.mock.calls.length, mall.to(take).length]).toEqual([1, 1])
})

test.each<[string, Partial<OrderRow>]>([
  ['in a browser', { order_from: 'h5' }],
  ['from the wallet', { pay_type: 'BALANCE' }],
])('what was paid %s is received at the mall alone', async (_name, more) => {
  fake.outcome = 'confirmed'
  await receive(more)
  expect([fake.asked, mockAsk.mock.calls.length, mall.to(take).length]).toEqual([[], 1, 1])
  expect(mall.to('/api/pay/info')).toEqual([])
})

test.each<[string, Parameters<FakeNetwork['on']>[1]]>([
  ['several orders', { data: { trade_no: '4200', order_ids: [7, 8] } }],
  ['no number of WeChat', { data: { trade_no: '', order_ids: [7] } }],
  ['no answer', { code: -1, message: '' }],
])('a payment of %s is not confirmed at WeChat', async (_name, answer) => {
  fake.outcome = 'confirmed'
  mall.on('/api/pay/info', answer)
  await receive()
  expect([fake.asked, mall.to(take).length]).toEqual([[], 1])
})

test('without such a page nothing is looked up', async () => {
  fake.outcome = undefined
  await receive()
  expect([mall.to('/api/pay/info').length, mall.to(take).length]).toEqual([0, 1])
})
