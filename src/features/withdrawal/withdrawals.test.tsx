import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { WithdrawRow } from '@mall/contract/withdraw'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { fakePay } from '@/platform/pay/fake'
import { pay } from '@/platform/pay/pay'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { WithdrawalDetailScreen } from './WithdrawalDetailScreen'
import { WithdrawalsScreen } from './WithdrawalsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/pay/pay')
const mall = network as unknown as FakeNetwork
const channel = pay as ReturnType<typeof fakePay>
const told = jest.spyOn(toasts, 'toast')
const [pagePath, detailPath] = ['/api/memberwithdraw/page', '/api/memberwithdraw/detail']

const row = (more: Partial<WithdrawRow> = {}) => ({
  ...{ id: 5, withdraw_no: 'W2026', apply_money: '100.00', service_money: '1.00', rate: '1.00', money: '99.00' },
  ...{
    status: 0,
    status_name: '待审核',
    transfer_type: 'bank',
    transfer_type_name: '银行卡',
    apply_time: 1_700_000_000,
  },
  ...{ audit_time: 0, payment_time: 0, refuse_reason: '', bank_name: '工商银行', realname: '林小满' },
  ...{ account_number: '6222021234567890123', mobile: '13800000002', ...more },
})
const package_info = { mch_id: '1900000001', app_id: 'wx1', package: 'p==' }
const wechat = { transfer_type: 'wechatpay', transfer_type_name: '微信', bank_name: '', account_number: '' } as const
const passed = { status: 1, status_name: '待转账', audit_time: 1_700_000_600 } as const
const waiting = row({ ...passed, ...wechat, package_info })

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  Object.assign(channel, { receiver: 'confirmed', transfers: [] })
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
async function list(...rows: object[]) {
  mall.on(pagePath, { data: { count: rows.length, page_count: 1, list: rows } })
  unitPage.at(`/${routes.withdrawals.path}`)
  render(<WithdrawalsScreen />)
  await seen(rows.length > 0 ? 't-withdrawal' : 't-empty', rows.length || 1)
}
async function detail(data: object, query = '?id=5') {
  mall.on(detailPath, { data })
  unitPage.at(`/${routes.withdrawalDetail.path}${query}`)
  render(<WithdrawalDetailScreen />)
  await seen('t-receiver')
}

test('each with its state, and where it went in part', async () => {
  await list(row(), { ...waiting, id: 6 }, row({ id: 7, status: -1, status_name: '已拒绝' }))
  expect(all('t-withdrawal')[0]).toHaveTextContent(/银行卡 \*\*\*\* 0123¥100.00.*待审核/)
  expect(all('t-withdrawal')[1]).toHaveTextContent(/微信.*待确认收款/)
  expect(all('t-withdrawal-state--1')[0]).toHaveTextContent('已拒绝')
  await tap('t-withdrawal')
  expect(unitPage.log).toEqual([`navigateTo /${routes.withdrawalDetail.path}?id=5`])
})

test('none yet: leads to the first one', async () => {
  await list()
  await tap('t-to-apply')
  expect(unitPage.log).toEqual([`navigateTo /${routes.applyWithdrawal.path}`])
})

const steps = () => all('t-withdrawal-step').map(({ className }) => /nut-step-(\w+)/.exec(className)?.[1])

test.each([
  ['new', row(), ['process', 'wait', 'wait'], /待审核.*¥99.00.*等待平台审核/],
  ['passed', row(passed), ['finish', 'process', 'wait'], /待转账.*审核通过\d{4}-.*等待转账/],
  ['waiting for the shopper', waiting, ['finish', 'process', 'wait'], /待确认收款.*等待您在微信中确认收款/],
  [
    'paid',
    row({ ...passed, status: 2, status_name: '已转账', payment_time: 1_700_000_900 }),
    ['finish', 'finish', 'process'],
    /已转账.*转账成功\d{4}-/,
  ],
  [
    'refused',
    row({ status: -1, status_name: '已拒绝', audit_time: 1_700_000_600, refuse_reason: '户名不符' }),
    ['finish', 'process'],
    /已拒绝¥100.00已退回可提现余额.*\n原因：户名不符\n¥100.00 已退回可提现余额/,
  ],
])('one that is %s: what it has passed', async (_, data, way, words) => {
  await detail(data)
  await seen('t-withdrawal-step', way.length)
  expect(steps()).toEqual(way)
  expect(document.body.textContent).toMatch(words)
  expect(all('t-applied')[0]).toHaveTextContent('¥100.00')
  expect(all('t-fee')[0]).toHaveTextContent(/1.00%.*¥1.00/)
  expect(document.body.textContent).not.toContain('6222')
  expect(all('t-confirm-receipt')).toHaveLength('package_info' in data ? 1 : 0)
})

test('the receipt is confirmed in WeChat, and how it stands asked again', async () => {
  await detail(waiting)
  await tap('t-confirm-receipt')
  await waitFor(() => expect(mall.to(detailPath)).toHaveLength(2))
  expect(channel.transfers).toEqual([{ mchId: '1900000001', appId: 'wx1', package: 'p==' }])
  // WeChat has not told the mall yet
  await seen('t-look-again')
  mall.on(detailPath, {
    data: row({ ...passed, ...wechat, status: 2, status_name: '已转账', payment_time: 1_700_000_900 }),
  })
  await tap('t-look-again')
  await seen('t-withdrawal-state-2')
  expect([all('t-look-again'), all('t-confirm-receipt')]).toEqual([[], []])
})

test.each([
  ['cancelled', '尚未确认收款，款项仍为您保留'],
  ['failed', '未能打开微信的收款页，请稍后再试'],
] as const)('one that was %s can be tried again', async (receiver, words) => {
  channel.receiver = receiver
  await detail(waiting)
  await tap('t-confirm-receipt')
  await waitFor(() => expect(told).toHaveBeenCalledWith(words))
  await waitFor(() => expect(mall.to(detailPath)).toHaveLength(2))
  await waitFor(() => expect(all('t-confirm-receipt')[0]).not.toHaveAttribute('aria-busy'))
  await tap('t-confirm-receipt')
  await waitFor(() => expect(channel.transfers).toHaveLength(2))
})

test('outside of WeChat it says where to confirm', async () => {
  channel.receiver = 'elsewhere'
  await detail(waiting)
  expect([all('t-open-in-wechat')[0]?.textContent, all('t-confirm-receipt')]).toEqual([
    expect.stringContaining('微信'),
    [],
  ])
})

test.each(['', '?id=0', '?id=abc', '?id=-1'])(
  'an address that names nothing, %j, leads to one’s own',
  async (query) => {
    unitPage.at(`/${routes.withdrawalDetail.path}${query}`)
    render(<WithdrawalDetailScreen />)
    await seen('t-my-withdrawals')
    await tap('t-my-withdrawals')
    expect([unitPage.log, mall.to(detailPath)]).toEqual([[`redirectTo /${routes.withdrawals.path}`], []])
  },
)

test('one that is not one’s own says so in the words of the mall', async () => {
  mall.on(detailPath, { code: -1, message: '没有这笔提现' })
  unitPage.at(`/${routes.withdrawalDetail.path}?id=8`)
  render(<WithdrawalDetailScreen />)
  await seen('t-my-withdrawals')
  expect(all('t-empty')[0]).toHaveTextContent('没有这笔提现')
})
