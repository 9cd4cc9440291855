import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Distributor } from '@mall/contract/fenxiao'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { setLocale } from '@/session/language'
import { dropToken, signIn } from '@/session/token'
import { CentreScreen } from './CentreScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const own = '/fenxiao/api'

const distributor: Partial<Distributor> = {
  ...{ fenxiao_id: 3, fenxiao_name: '小林的店', nickname: '林', headimg: '', level_id: 1, level_name: '一级' },
  ...{ parent: 2, parent_name: '老王', status: 1, account: '120.00', account_withdraw: '30.00' },
  ...{
    account_withdraw_apply: '5.50',
    total_commission: '155.50',
    today_commission: '6.55',
    today_order_money: '65.55',
  },
}
let clock = Date.now()
const boot = (fenxiao: number) =>
  setBoot({ addon_is_exit: { fenxiao }, development: 1, style_theme: 'red', default_img: {} } as never)
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    boot(1)
    signIn('c')
    beginEra()
  })
  mall.on(`${own}/config/words`, {
    data: { ...{ concept: '推广', fenxiao_name: '推广员', withdraw: '', account: '奖金' }, my_team: '', child: '' },
  })
  mall.on(`${own}/fenxiao/detail`, { data: distributor })
  mall.on(`${own}/fenxiao/teamnum`, { data: 12 })
  mall.on('/api/diyview/info', { data: { title: '推广市场' } })
  mall.on(`${own}/config/fenxiao`, {
    data: { fenxiao_condition: 2, consume_count: 3, consume_money: '0.00', consume_condition: 1, perfect_info: 1 },
  })
  mall.on(`${own}/config/basics`, { data: { level: 2, internal_buy: 0, is_examine: 1 } })
})
afterEach(() => act(() => dropToken()))

async function show() {
  unitPage.at(`/${routes.fenxiao.path}`)
  render(<CentreScreen />)
  await unitPage.settled()
}
const text = (handle: string) => document.querySelector(handle)?.textContent
const there = (handle: string) => document.querySelector(handle) !== null
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))

test('who it is, what was earned, and in the words of the mall', async () => {
  await show()
  expect(text('.t-title')).toBe('推广中心')
  expect(text('.t-distributor')).toContain('小林的店推荐人：老王一级')
  expect(screen.getByText('可提现奖金')).toBeInTheDocument()
  expect(text('.t-figure')).toBe('¥120.00')
  expect(text('.t-figure-today_commission')).toBe('¥6.55今日奖金')
  expect(text('.t-figure-today_order_money')).toBe('¥65.55今日订单金额')
  expect(text('.t-figure-total_commission')).toBe('¥155.50累计奖金')
  expect(text('.t-figure-account_withdraw_apply')).toBe('¥5.50提现审核中')
  expect(text('.t-figure-account_withdraw')).toBe('¥30.00已提现')
  expect(text('.t-to-team')).toBe('我的团队12 人')
  expect(there('.t-frozen')).toBe(false)
  expect(there('.t-requirement')).toBe(false)
})

test.each([
  ['.t-to-withdraw', '/fenxiao/withdraw_apply/withdraw_apply'],
  ['.t-level', '/fenxiao/level/level'],
  ['.t-to-orders', '/fenxiao/order/order'],
  ['.t-to-team', '/fenxiao/team/team'],
  ['.t-to-bill', '/fenxiao/bill/bill'],
  ['.t-to-withdrawals', '/fenxiao/withdraw_list/withdraw_list'],
  ['.t-to-goods', '/fenxiao/goods_list/goods_list'],
  ['.t-to-follow', '/fenxiao/follow/follow'],
  ['.t-to-posters', '/fenxiao/promote_code/promote_code'],
  ['.t-to-market', '/otherpages/diy/diy/diy?name=DIY_FENXIAO_MARKET'],
])('%s leads to %s', async (handle, address) => {
  await show()
  await tap(handle)
  expect(unitPage.log).toEqual([`navigateTo ${address}`])
})

test('a mall without a market page has no way there', async () => {
  mall.on('/api/diyview/info', { code: -1, message: '页面不存在' })
  await show()
  expect(there('.t-to-market')).toBe(false)
  expect(there('.t-to-posters')).toBe(true)
})

test('in English, where the mall left its words as they were', async () => {
  mall.on(`${own}/config/words`, {
    data: {
      ...{ concept: '分销', fenxiao_name: '分销商', withdraw: '提现' },
      account: '佣金',
      my_team: '我的团队',
      child: '下级',
    },
  })
  await act(async () => setLocale('en-us'))
  await show()
  expect(text('.t-title')).toBe('Distribution')
  expect(text('.t-to-withdraw')).toBe('Withdraw')
  expect(text('.t-figure-total_commission')).toBe('¥155.50Commission in all')
  expect(text('.t-to-team')).toBe('My team12 people')
  await act(async () => setLocale('zh-cn'))
})

test('nobody brought him in: no line about it', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: { ...distributor, parent: 0, parent_name: '' } })
  await show()
  expect(there('.t-parent')).toBe(false)
})

test('a frozen one is told so and cannot withdraw', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: { ...distributor, status: -1 } })
  await show()
  expect(there('.t-frozen')).toBe(true)
  expect(there('.t-to-withdraw')).toBe(false)
  expect(there('.t-to-bill')).toBe(true)
})

test('who is none is told what it takes, with the way there', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: null })
  await show()
  expect(screen.getByText('您还不是推广员')).toBeInTheDocument()
  expect([...document.querySelectorAll('.t-rule')].map((one) => one.textContent)).toEqual([
    '累计付款 3 笔订单',
    '退款的订单和金额不计入',
    '达到后可提交申请，商城审核通过后即可推广',
  ])
  expect(mall.to(`${own}/fenxiao/teamnum`)).toEqual([])
  await tap('.t-become-distributor')
  expect(unitPage.log).toEqual(['navigateTo /fenxiao/apply/apply'])
})

test('a pull asks again', async () => {
  await show()
  mall.on(`${own}/fenxiao/detail`, { data: { ...distributor, account: '90.00' } })
  mall.on(`${own}/fenxiao/teamnum`, { data: 13 })
  await act(async () => unitPage.fire('pullDown'))
  expect(text('.t-figure')).toBe('¥90.00')
  expect(text('.t-to-team')).toContain('13 人')
})

test('an approval that came meanwhile shows when the page is shown again', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: null })
  await show()
  clock += 60_000
  mall.on(`${own}/fenxiao/detail`, { data: distributor })
  await act(async () => unitPage.fire('show'))
  await waitFor(() => expect(there('.t-distributor')).toBe(true))
})

test.each([
  ['offline', '.t-offline', undefined],
  ['refused', '.t-failed', { code: -1, message: '暂时无法查看' }],
])('%s: another try brings it', async (_, handle, answer) => {
  if (answer) mall.on(`${own}/fenxiao/detail`, answer)
  else act(() => mall.setOnline(false))
  await show()
  expect(there(handle)).toBe(true)
  mall.on(`${own}/fenxiao/detail`, { data: distributor })
  if (!answer) act(() => mall.setOnline(true))
  else await tap('.t-retry')
  await waitFor(() => expect(there('.t-distributor')).toBe(true))
})

test('a guest is led to the login, and nothing is asked', async () => {
  act(() => dropToken())
  await show()
  expect(unitPage.log[0]).toContain(`/${routes.login.path}?back=`)
  expect(mall.to(`${own}/fenxiao/detail`)).toEqual([])
})

test('a mall without distribution shows nothing of it', async () => {
  act(() => boot(0))
  await show()
  expect(mall.sent.filter(({ path }) => path.startsWith(own))).toEqual([])
  expect(there('.t-distributor')).toBe(false)
})
