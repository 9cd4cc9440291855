import type { ComponentType } from 'react'
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import type { fakeSubscribe } from '@/platform/subscribe/fake'
import { subscribe } from '@/platform/subscribe/subscribe'
import { routes, type Route } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { CommissionWithdrawalsScreen } from './CommissionWithdrawalsScreen'
import { WithdrawCommissionScreen } from './WithdrawCommissionScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')
const mall = network as unknown as FakeNetwork
const asking = jest.spyOn(subscribe as ReturnType<typeof fakeSubscribe>, 'ask')
const told = jest.spyOn(toasts, 'toast')
const paths = {
  detail: '/fenxiao/api/fenxiao/detail',
  terms: '/fenxiao/api/config/withdraw',
  apply: '/fenxiao/api/withdraw/apply',
  page: '/fenxiao/api/withdraw/page',
  templates: '/weapp/api/weapp/messagetmplids',
}
const distributor = (more: object = {}) => ({ fenxiao_id: 3, status: 1, account: '800.00', ...more })
const terms = (more: object = {}) => ({
  ...{ withdraw: '10.00', withdraw_rate: '5.00', min_no_fee: '500.00', max_no_fee: '1000.00' },
  ...{ withdraw_status: 1, withdraw_type: 'balance', ...more },
})
const row = (more: object = {}) => ({
  ...{ id: 5, withdraw_no: 'W2026', money: '120.00', real_money: '114.00', withdraw_rate: '5.00' },
  ...{ withdraw_rate_money: '6.00', status: 1, create_time: 1_700_000_000, payment_time: 0, ...more },
})
const pageOf = (...list: object[]) => ({ data: { count: list.length, page_count: 1, list } })

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  asking.mockReset().mockResolvedValue(true)
  told.mockClear()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on('/fenxiao/api/config/words', { code: -1, message: '' })
  mall.on(paths.detail, { data: distributor() })
  mall.on(paths.terms, { data: terms() })
  mall.on(paths.apply, { data: 31 })
  mall.on(paths.page, pageOf(row()))
  mall.on(paths.templates, { data: ['t1'] })
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const text = (handle: string) => all(handle)[0]?.textContent ?? ''
const tap = (handle: string) => act(async () => void fireEvent.click(all(handle)[0]!))
const type = (value: string) => act(async () => void fireEvent.input(all('t-amount')[0]!, { target: { value } }))
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
const applied = () => mall.to(paths.apply).map(({ params }) => params)
const button = () => all('t-apply-withdrawal')[0] as HTMLButtonElement
async function shown(Shown: ComponentType, route: Route, handle: string) {
  unitPage.at(`/${route.path}`)
  render(<Shown />)
  await seen(handle)
}
const form = (handle = 't-amount') => shown(WithdrawCommissionScreen, routes.fenxiaoWithdraw, handle)
const history = (handle: string) => shown(CommissionWithdrawalsScreen, routes.fenxiaoWithdrawals, handle)

describe('withdrawing', () => {
  test('what it costs and what arrives, as the mall counts it', async () => {
    await form()
    expect(text('t-most')).toContain('¥800.00')
    expect(text('t-fee')).toContain('按 5.00% 收取，¥500.00 至 ¥1000.00 免手续费')
    expect(text('t-target')).toContain('商城余额')
    await type('120')
    expect([text('t-fee'), text('t-arrives')]).toEqual([
      expect.stringMatching(/¥6.00$/),
      expect.stringMatching(/审核.*¥114.00$/),
    ])
    await type('499.99')
    expect([text('t-fee'), text('t-arrives')]).toEqual([
      expect.stringMatching(/¥24.99$/),
      expect.stringMatching(/¥475.00$/),
    ])
    await tap('t-all')
    expect([text('t-fee'), text('t-arrives')]).toEqual([
      expect.stringMatching(/¥0.00$/),
      expect.stringMatching(/¥800.00$/),
    ])
  })

  test.each([
    [{ withdraw_rate: '0.00' }, /免手续费¥/],
    [{ min_no_fee: '0.00', max_no_fee: '0.00' }, /按 5.00% 收取¥/],
  ])('the rule of the fee in words: %j', async (more, rule) => {
    mall.on(paths.terms, { data: terms(more) })
    await form()
    expect(text('t-fee')).toMatch(rule)
  })

  test('without a review it arrives at once', async () => {
    mall.on(paths.terms, { data: terms({ withdraw_status: 2 }) })
    await form()
    expect(text('t-arrives')).toContain('提交后直接到账')
  })

  test.each([
    ['', '请输入提现金额'],
    ['9.99', '最低提现 ¥10.00'],
    ['800.01', '最多可提现 ¥800.00'],
    ['10.001', '请输入正确的金额，最多两位小数'],
    ['1e2', '请输入正确的金额，最多两位小数'],
  ])('%j: the button is off and says why', async (amount, words) => {
    await form()
    if (amount) await type(amount)
    expect([button().disabled, button().textContent]).toEqual([true, words])
    await tap('t-apply-withdrawal')
    expect([applied(), asking.mock.calls]).toEqual([[], []])
  })

  test.each(['10', '10.00', '800'])('%s is within the limits', async (amount) => {
    await form()
    await type(amount)
    expect([button().disabled, button().textContent]).toEqual([false, '申请提现'])
  })

  test('is applied for once, and leads to the withdrawals', async () => {
    await form()
    await type('50.5')
    fireEvent.click(button())
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(unitPage.log).toEqual([`redirectTo /${routes.fenxiaoWithdrawals.path}`]))
    expect(applied()).toMatchObject([{ money: '50.50', idempotency_key: expect.any(String) }])
  })

  test('messages are asked about in the tap itself, and a no keeps nobody from applying', async () => {
    asking.mockResolvedValue(false)
    await form()
    await type('50')
    await waitFor(() =>
      expect(mall.to(paths.templates)[0]?.params.keywords).toBe('FENXIAO_WITHDRAWAL_SUCCESS,FENXIAO_WITHDRAWAL_ERROR'),
    )
    fireEvent.click(button())
    // not a tick later
    expect(asking.mock.calls).toEqual([[['t1']]])
    await waitFor(() => expect(applied()).toHaveLength(1))
  })

  test('while it is not known what became of it, another amount is no second application', async () => {
    mall.on(paths.apply, new NetworkFault('network'))
    await form()
    await type('50')
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(applied()).toHaveLength(1))
    mall.on(paths.apply, { data: 31 })
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    await type('60')
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(unitPage.log).toHaveLength(1))
    expect(new Set(applied().map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
  })

  test('after a failure it is tried again at once, before how it stands is known', async () => {
    await form()
    mall.on(paths.apply, new NetworkFault('network'))
    for (const path of [paths.detail, paths.terms]) mall.on(path, () => new Promise(() => undefined))
    await type('50')
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(mall.to(paths.terms)).toHaveLength(2))
    mall.on(paths.apply, { data: 31 })
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(unitPage.log).toHaveLength(1))
  })

  test('a refusal is said, and how it stands asked again', async () => {
    mall.on(paths.apply, { code: -1, message: '可提现金额不足' })
    await form()
    mall.on(paths.detail, { data: distributor({ account: '30.00' }) })
    await type('50')
    await tap('t-apply-withdrawal')
    await waitFor(() => expect(text('t-most')).toContain('¥30.00'))
    expect([told.mock.calls.at(-1)?.[0], unitPage.log, button().textContent]).toEqual([
      ...['可提现金额不足', [], '最多可提现 ¥30.00'],
    ])
  })

  test.each([
    ['less than the minimum is there', { account: '9.50' }, {}, 't-too-little', /满 ¥10.00 可提现.*还差 ¥0.50/],
    [
      'nothing is there, without a minimum',
      ...([{ account: '0.00' }, { withdraw: '0.00' }, 't-too-little', /满 ¥0.01 可提现/] as const),
    ],
    ['frozen', { status: -1 }, {}, 't-frozen-stop', /账号冻结期间不能提现.*¥800.00/],
  ])('%s: no form, and the way to the history', async (_, own, rules, handle, words) => {
    mall.on(paths.detail, { data: distributor(own) })
    mall.on(paths.terms, { data: terms(rules) })
    await form(handle)
    expect(text(handle)).toMatch(words)
    expect([all('t-amount'), all('t-apply-withdrawal')]).toEqual([[], []])
    await tap('t-withdrawals')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoWithdrawals.path}`])
  })

  test('who is no distributor is led to become one', async () => {
    mall.on(paths.detail, { data: null })
    await form('t-no-distributor')
    expect(all('t-apply-withdrawal')).toEqual([])
  })

  test('what did not load is tried again', async () => {
    mall.on(paths.terms, { code: -10000, message: '系统繁忙' })
    await form('t-retry')
    mall.on(paths.terms, { data: terms() })
    await tap('t-retry')
    await seen('t-amount')
  })
})

describe('the withdrawals', () => {
  test('each with its fee, what arrives and how it stands', async () => {
    mall.on(
      paths.page,
      pageOf(row(), row({ id: 6, status: 2, payment_time: 1_700_000_900 }), row({ id: 7, status: -1 })),
    )
    unitPage.at(`/${routes.fenxiaoWithdrawals.path}`)
    render(<CommissionWithdrawalsScreen />)
    await seen('t-withdrawal', 3)
    const [waiting, paid, refused] = all('t-withdrawal')
    expect(waiting).toHaveTextContent(/W2026.*¥120.00手续费（5.00%）¥6.00预计到账¥114.00\d{4}-.*待审核$/)
    expect(paid).toHaveTextContent(/实际到账¥114.00打款时间\d{4}-.*已打款$/)
    expect(refused).toHaveTextContent(/¥120.00提现未通过，金额已退回账户\d{4}-.*已拒绝$/)
    expect(refused).not.toHaveTextContent('114.00')
    expect(waiting).not.toHaveTextContent('打款时间')
  })

  test('one without a fee names no rate', async () => {
    mall.on(paths.page, pageOf(row({ withdraw_rate: '0.00', withdraw_rate_money: '0.00', real_money: '120.00' })))
    await history('t-withdrawal')
    expect(text('t-fee')).toBe('手续费¥0.00')
  })

  test('its tabs are the filters of the call', async () => {
    await history('t-withdrawal')
    for (const tab of [1, 2, -1]) await tap(`t-tab-${tab}`)
    await waitFor(() => expect(mall.to(paths.page)).toHaveLength(4))
    expect(mall.to(paths.page).map(({ params }) => params.status)).toEqual(['0', '1', '2', '-1'])
  })

  test('none yet: leads to the first one', async () => {
    mall.on(paths.page, pageOf())
    await history('t-to-apply')
    await tap('t-tab--1')
    await waitFor(() => expect(text('t-empty')).toContain('没有被拒绝的提现'))
    await tap('t-to-apply')
    expect(unitPage.log).toEqual([`navigateTo /${routes.fenxiaoWithdraw.path}`])
  })

  test('a frozen one sees them, and no way to another', async () => {
    mall.on(paths.detail, { data: distributor({ status: -1 }) })
    mall.on(paths.page, pageOf())
    await history('t-empty')
    expect([all('t-frozen').length, all('t-to-apply')]).toEqual([1, []])
  })

  test('who is no distributor is led to become one', async () => {
    mall.on(paths.detail, { data: null })
    await history('t-no-distributor')
    expect(mall.to(paths.page)).toEqual([])
  })
})
