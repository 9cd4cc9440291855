import { renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { now } from './clock'
import { remind, useReminder } from './reminder'
import { dropToken, signIn } from './token'
import { dropBill, keepBill, keptBill } from './openBill'
import { welcome } from '@/start/start'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const tick = () => new Promise((resolve) => setTimeout(resolve, 20))
const reminder = () => {
  const { result, unmount } = renderHook(() => useReminder())
  unmount()
  return result.current
}
const bill = (pay_status: number, expire_time = now() + 600) =>
  mall.on('/api/pay/info', ({ params }) => ({ data: { out_trade_no: params.out_trade_no, pay_status, expire_time } }))

/** The app begins anew, with what is in storage. */
async function start(path = 'pages/index/index/index') {
  await welcome(path, {})
  await tick()
}

let clock = Date.now()

beforeEach(() => {
  // opening the same page again within a moment counts as a double tap
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  remind(undefined)
  mall.on('/api/member/info', { data: { member_id: 1 } })
  signIn('t')
  keepBill('B1')
})

test.each([
  [0, '继续支付', `/${routes.cashier.path}?out_trade_no=B1`],
  [1, '查看结果', `/${routes.payResult.path}?code=B1`],
  [2, '查看结果', `/${routes.payResult.path}?code=B1`],
])('after the app was killed a bill in state %i is offered with "%s"', async (status, action, target) => {
  bill(status)
  await start()
  expect(reminder()?.action).toBe(action)
  expect(keptBill()).toBe('B1')
  reminder()?.onAction()
  await tick()
  expect(unitPage.log.slice(-1)).toEqual([`navigateTo ${target}`])
  expect([keptBill(), reminder()]).toEqual([undefined, undefined])
})

test.each([
  ['is closed', -1, 600],
  ['can no longer be paid', 0, -1],
])('a bill that %s is forgotten without a word', async (_, status, seconds) => {
  bill(status, now() + seconds)
  await start()
  expect([keptBill(), reminder()]).toEqual([undefined, undefined])
})

test('without an answer it is asked again at the next start', async () => {
  mall.on('/api/pay/info', { status: 502, text: '' })
  await start()
  expect([keptBill(), reminder()]).toEqual(['B1', undefined])
})

test('nothing is offered on the way to the bill, to a guest, or a day later', async () => {
  bill(2)
  await start(routes.payResult.path)
  expect(mall.to('/api/pay/info')).toHaveLength(0)
  clock += 25 * 3_600_000
  await start()
  expect(reminder()).toBeUndefined()
  dropToken()
  expect(keptBill()).toBeUndefined()
})

test('putting it away is for good; another bill stays', async () => {
  bill(2)
  dropBill('B2')
  await start()
  reminder()?.onClose()
  expect([keptBill(), reminder()]).toEqual([undefined, undefined])
})
