import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { chooseAccount } from '@/domain/withdrawal/chosenAccount'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import type { fakeSubscribe } from '@/platform/subscribe/fake'
import { subscribe } from '@/platform/subscribe/subscribe'
import { host } from '@/platform/host/host'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { ApplyWithdrawalScreen } from './ApplyWithdrawalScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')
jest.mock('@/platform/host/host')
const mall = network as unknown as FakeNetwork
const asking = jest.spyOn(subscribe as ReturnType<typeof fakeSubscribe>, 'ask')
const told = jest.spyOn(toasts, 'toast')
const paths = {
  info: '/api/memberwithdraw/info',
  types: '/api/memberwithdraw/transferType',
  apply: '/api/memberwithdraw/apply',
  usual: '/api/memberbankaccount/defaultinfo',
  one: '/api/memberbankaccount/info',
}
const account = (more: object = {}) => ({
  ...{ id: 1, realname: '林小满', mobile: '13800000002', withdraw_type: 'bank', branch_bank_name: '工商银行' },
  ...{ bank_account: '6222021234567890123', is_default: 1, ...more },
})
const info = (config: object = {}, balance_money = '200.00') => ({
  member_info: { balance_money, balance_withdraw_apply: '0.00', balance_withdraw: '0.00' },
  config: {
    ...{ is_use: 1, min: '10.00', rate: '1.00', is_auto_audit: 0, is_auto_transfer: 0 },
    ...{ transfer_type: 'bank,alipay', ...config },
  },
})

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  asking.mockReset().mockResolvedValue(true)
  told.mockClear()
  Object.assign(host, { appType: 'h5' })
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on(paths.info, { data: info() })
  mall.on(paths.types, { data: { bank: '银行卡', alipay: '支付宝' } })
  mall.on(paths.usual, { data: account() })
  mall.on(paths.apply, { data: 31 })
  mall.on('/weapp/api/weapp/messagetmplids', { data: ['t1'] })
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const text = (handle: string) => all(handle)[0]?.textContent ?? ''
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const type = (value: string) => act(async () => void fireEvent.input(all('t-amount')[0]!, { target: { value } }))
const seen = (handle: string) => waitFor(() => expect(all(handle)).toHaveLength(1))
const applied = () => mall.to(paths.apply).map(({ params }) => params)
const last = () => told.mock.calls.at(-1)?.[0]
async function shown(handle = 't-choose-account') {
  unitPage.at(`/${routes.applyWithdrawal.path}`)
  render(<ApplyWithdrawalScreen />)
  await seen(handle)
}

test('what it costs and what arrives, to the cent', async () => {
  await shown()
  expect(text('t-most')).toContain('¥200.00')
  await type('10.99')
  expect([text('t-fee'), text('t-arrives')]).toEqual([
    expect.stringMatching(/1.00%.*¥0.10$/),
    expect.stringMatching(/¥10.89$/),
  ])
  await tap('t-all')
  expect([text('t-fee'), text('t-arrives')]).toEqual([
    expect.stringMatching(/¥2.00$/),
    expect.stringMatching(/¥198.00$/),
  ])
  await type('x')
  expect(text('t-arrives')).toMatch(/¥0.00$/)
})

test('applies for what was written, once, and leads to what became of it', async () => {
  await shown()
  await type('50.5')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(unitPage.log).toEqual([`redirectTo /${routes.withdrawalDetail.path}?id=31`]))
  expect(applied()).toMatchObject([
    {
      ...{ apply_money: '50.50', transfer_type: 'bank', realname: '林小满', mobile: '13800000002' },
      ...{ bank_name: '工商银行', account_number: '6222021234567890123', idempotency_key: expect.any(String) },
    },
  ])
  expect(applied()[0]).not.toHaveProperty('applet_type')
})

test('messages are asked about in the tap itself, and a no keeps nobody from applying', async () => {
  asking.mockResolvedValue(false)
  await shown()
  await type('50')
  await waitFor(() =>
    expect(mall.to('/weapp/api/weapp/messagetmplids')[0]?.params.keywords).toBe('USER_WITHDRAWAL_SUCCESS'),
  )
  fireEvent.click(all('t-apply-withdrawal')[0]!)
  // not a tick later
  expect(asking.mock.calls).toEqual([[['t1']]])
  await waitFor(() => expect(applied()).toHaveLength(1))
})

test.each([
  ['', '请输入提现金额'],
  ['9.99', '最低提现 ¥10.00'],
  ['200.01', '最多可提现 ¥200.00'],
  ['10.001', '请输入正确的金额，最多两位小数'],
  ['1e2', '请输入正确的金额，最多两位小数'],
])('%j is told what is wrong with it', async (amount, words) => {
  await shown()
  if (amount) await type(amount)
  await tap('t-apply-withdrawal')
  expect([last(), applied(), asking.mock.calls]).toEqual([words, [], []])
})

test('while it is not known what became of it, another amount is no second application', async () => {
  mall.on(paths.apply, new NetworkFault('network'))
  await shown()
  await type('50')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(applied()).toHaveLength(1))
  mall.on(paths.apply, { data: 31 })
  await waitFor(() => expect(all('t-apply-withdrawal')[0]).not.toHaveAttribute('aria-busy'))
  await type('60')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(unitPage.log).toHaveLength(1))
  const keys = applied().map(({ idempotency_key }) => idempotency_key)
  expect(new Set(keys).size).toBe(1)
})

test('after a failure it is tried again at once, before how it stands is known', async () => {
  await shown()
  mall.on(paths.apply, new NetworkFault('network'))
  mall.on(paths.info, () => new Promise(() => undefined))
  await type('50')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(mall.to(paths.info)).toHaveLength(2))
  mall.on(paths.apply, { data: 31 })
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(unitPage.log).toHaveLength(1))
})

test('a refusal is said, and how it stands asked again', async () => {
  mall.on(paths.apply, { code: -1, message: '余额不足' })
  await shown()
  await type('50')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(mall.to(paths.info)).toHaveLength(2))
  expect([last(), unitPage.log]).toEqual(['余额不足', []])
})

test('the picked account counts, and the default one again when that was deleted', async () => {
  mall.on(paths.one, {
    data: account({ id: 2, withdraw_type: 'alipay', branch_bank_name: '', bank_account: 'a@b.cn' }),
  })
  act(() => chooseAccount(2))
  await shown()
  expect(text('t-choose-account')).toContain('支付宝')
  mall.on(paths.one, { code: -1, message: '提现账户不存在' })
  act(() => chooseAccount(3))
  await waitFor(() => expect(text('t-choose-account')).toContain('工商银行'))
  await tap('t-choose-account')
  const back = encodeURIComponent(`/${routes.applyWithdrawal.path}`)
  expect(unitPage.log).toEqual([`navigateTo /${routes.accounts.path}?back=${back}`])
})

test('while the picked account is not known nothing goes to another one', async () => {
  mall.on(paths.one, new NetworkFault('network'))
  act(() => chooseAccount(2))
  await shown('t-retry')
  expect(all('t-apply-withdrawal')).toEqual([])
})

test('without an account one is added first', async () => {
  mall.on(paths.usual, { data: null })
  await shown('t-add-account')
  await type('50')
  await tap('t-apply-withdrawal')
  expect([last(), applied()]).toEqual(['请先添加提现账户', []])
  await tap('t-add-account')
  expect(unitPage.log.at(-1)).toContain(routes.accountEdit.path)
})

test('an account of a type that is not paid to any more says so', async () => {
  mall.on(paths.types, { data: { alipay: '支付宝' } })
  await shown()
  await seen('t-type-gone')
  await type('50')
  await tap('t-apply-withdrawal')
  expect([last(), applied()]).toEqual(['这种账户暂不支持提现，请换一个账户', []])
})

test.each([
  ['wechat', 'wechat'],
  ['h5', undefined],
])('in %s money to WeChat goes to the openid of %s', async (appType, applet) => {
  Object.assign(host, { appType })
  mall.on(paths.types, { data: { wechatpay: '微信' } })
  mall.on(paths.usual, { data: account({ withdraw_type: 'wechatpay', branch_bank_name: '', bank_account: '' }) })
  await shown()
  await type('50')
  await tap('t-apply-withdrawal')
  await waitFor(() => expect(applied()).toHaveLength(1))
  expect([applied()[0]?.transfer_type, applied()[0]?.applet_type]).toEqual(['wechatpay', applet])
})

test.each([
  ['withdrawals are closed', info({ is_use: 0 }), /提现暂未开放/],
  ['less than the minimum is there', info({}, '9.50'), /满 ¥10.00 可提现.*还差 ¥0.50/],
  ['nothing is there, without a minimum', info({ min: '0.00' }, '0.00'), /满 ¥0.01 可提现/],
])('%s: no form, and the way to the history', async (_, data, words) => {
  mall.on(paths.info, { data })
  await shown('t-empty')
  expect(text('t-empty')).toMatch(words)
  expect([all('t-amount'), all('t-apply-withdrawal')]).toEqual([[], []])
  await tap('t-withdrawals')
  expect(unitPage.log).toEqual([`navigateTo /${routes.withdrawals.path}`])
})

test('what did not load is tried again', async () => {
  mall.on(paths.info, { code: -10000, message: '系统繁忙' })
  await shown('t-retry')
  mall.on(paths.info, { data: info() })
  await tap('t-retry')
  await seen('t-choose-account')
})
