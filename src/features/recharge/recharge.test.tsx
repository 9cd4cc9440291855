import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import * as toasts from '@/session/toast'
import { dropToken, signIn } from '@/session/token'
import { gainsOf } from './gains'
import { RechargeOrdersScreen } from './RechargeOrdersScreen'
import { RechargeScreen } from './RechargeScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const told = jest.spyOn(toasts, 'toast')
const paths = {
  config: '/memberrecharge/api/memberrecharge/config',
  page: '/memberrecharge/api/memberrecharge/page',
  orders: '/memberrecharge/api/order/page',
  create: '/memberrecharge/api/ordercreate/create',
}
/** Those of the demo mall. */
const packages = [
  {
    ...{ recharge_id: 1, recharge_name: '充一百', cover_img: '', face_value: '100.00', buy_price: '100.00' },
    ...{ point: 100, growth: 0, coupon_id: '', sale_num: 0 },
  },
  {
    ...{ recharge_id: 2, recharge_name: '充五百', cover_img: 'a.png', face_value: '500.00', buy_price: '480.00' },
    ...{ point: 500, growth: 50, coupon_id: '1,1', sale_num: 3 },
  },
]
const pageOf = (list: object[]) => ({ data: { count: list.length, page_count: 1, list } })

let clock = Date.now()

beforeEach(() => {
  // past the time in which a second tap opens nothing
  clock += 1000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  told.mockClear()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  mall.on('/api/memberaccount/info', { data: { balance: '60.00', balance_money: '40.00' } })
  mall.on(paths.config, { data: { is_use: 1, value: {} } })
  mall.on(paths.page, pageOf(packages))
  mall.on(paths.create, { data: '9001' })
})
afterEach(() => act(() => dropToken()))

const all = (handle: string) => [...document.querySelectorAll<HTMLElement>(`.${handle}`)]
const tap = (handle: string, i = 0) => act(async () => void fireEvent.click(all(handle)[i]!))
const type = (value: string) => act(async () => void fireEvent.input(all('t-amount')[0]!, { target: { value } }))
const seen = (handle: string, count = 1) => waitFor(() => expect(all(handle)).toHaveLength(count))
const created = () => mall.to(paths.create).map(({ params }) => params)
const button = () => all('t-recharge')[0]?.textContent
async function shown(count = 2) {
  unitPage.at(`/${routes.recharge.path}`)
  render(<RechargeScreen />)
  await seen('t-recharge')
  await seen('t-package', count)
}
async function records(...rows: object[]) {
  mall.on(paths.orders, pageOf(rows))
  unitPage.at(`/${routes.rechargeOrders.path}`)
  render(<RechargeOrdersScreen />)
  await seen(rows.length > 0 ? 't-recharge-order' : 't-empty', rows.length || 1)
}

test('the balance of both wallets, and what each package brings', async () => {
  await shown()
  await waitFor(() => expect(all('t-balance')[0]).toHaveTextContent('¥100.00'))
  expect(all('t-package')[0]).toHaveTextContent(/充一百到账 ¥100.00另送 100 积分¥100.00$/)
  expect(all('t-package')[1]).toHaveTextContent(/充五百到账 ¥500.00另送 500 积分、50 成长值、2 张优惠券¥480.00¥500.00$/)
})

test('a package without anything beside its money says no more', () => {
  expect(gainsOf({ point: 0, growth: 0, coupon_id: '' })).toBe('')
  // one id alone arrives as a number
  expect(gainsOf({ point: 0, growth: 0, coupon_id: 7 })).toBe(gainsOf({ point: 0, growth: 0, coupon_id: '7' }))
})

test('the chosen package is bought, and paid at the cashier', async () => {
  await shown()
  expect(button()).toBe('支付 ¥100.00')
  await tap('t-package', 1)
  expect(button()).toBe('支付 ¥480.00')
  await tap('t-recharge')
  await waitFor(() => expect(unitPage.log).toEqual([`navigateTo /${routes.cashier.path}?out_trade_no=9001`]))
  expect(created()).toMatchObject([{ recharge_id: '2', idempotency_key: expect.any(String) }])
  expect(created()[0]).not.toHaveProperty('face_value')
})

test('an amount of one’s own takes the place of the package, and a package that of the amount', async () => {
  await shown()
  await type('88.8')
  expect([button(), all('t-package').map((one) => one.getAttribute('aria-checked'))]).toEqual([
    ...['支付 ¥88.80', ['false', 'false']],
  ])
  await tap('t-recharge')
  await waitFor(() => expect(created()).toMatchObject([{ recharge_id: '0', face_value: '88.80' }]))
  await tap('t-package', 0)
  expect([button(), (all('t-amount')[0] as HTMLInputElement).value]).toEqual(['支付 ¥100.00', ''])
})

test.each([
  ['0.99', '请输入 1.00 至 50000.00 元，最多两位小数'],
  ['50000.01', '请输入 1.00 至 50000.00 元，最多两位小数'],
  ['5.001', '请输入 1.00 至 50000.00 元，最多两位小数'],
])('%s is no amount', async (amount, words) => {
  await shown()
  await type(amount)
  await tap('t-recharge')
  expect([told.mock.calls.at(-1)?.[0], created()]).toEqual([words, []])
})

test('without packages an amount is written', async () => {
  mall.on(paths.page, pageOf([]))
  await shown(0)
  expect(button()).toBe('立即充值')
  await tap('t-recharge')
  expect([told.mock.calls.at(-1)?.[0], created()]).toEqual(['请选择套餐或输入金额', []])
  await type('50000.00')
  await tap('t-recharge')
  await waitFor(() => expect(created()).toMatchObject([{ face_value: '50000.00' }]))
})

test('a package that is not sold any more is said to be, and the list asked again', async () => {
  mall.on(paths.create, { code: -1, message: '充值套餐已下架' })
  await shown()
  mall.on(paths.page, pageOf(packages.slice(1)))
  await tap('t-recharge')
  await seen('t-package', 1)
  expect([told.mock.calls.at(-1)?.[0], unitPage.log, button()]).toEqual(['充值套餐已下架', [], '支付 ¥480.00'])
})

test('after a failure it is tried again at once, before the list is there', async () => {
  mall.on(paths.create, new NetworkFault('network'))
  await shown()
  mall.on(paths.page, () => new Promise(() => undefined))
  await tap('t-recharge')
  await waitFor(() => expect(mall.to(paths.page)).toHaveLength(2))
  mall.on(paths.create, { data: '9001' })
  await tap('t-recharge')
  await waitFor(() => expect(unitPage.log).toHaveLength(1))
})

test('while topping up is closed, no form, and the way to the records', async () => {
  mall.on(paths.config, { data: { is_use: 0, value: {} } })
  unitPage.at(`/${routes.recharge.path}`)
  render(<RechargeScreen />)
  await seen('t-empty')
  expect([all('t-recharge'), all('t-amount')]).toEqual([[], []])
  await tap('t-recharge-orders')
  expect(unitPage.log).toEqual([`navigateTo /${routes.rechargeOrders.path}`])
})

test('what did not load is tried again', async () => {
  mall.on(paths.config, { code: -10000, message: '系统繁忙' })
  unitPage.at(`/${routes.recharge.path}`)
  render(<RechargeScreen />)
  await seen('t-retry')
  mall.on(paths.config, { data: { is_use: 1, value: {} } })
  await tap('t-retry')
  await seen('t-package', 2)
})

test('the records: what was paid, and what it brought', async () => {
  const paid = { order_no: 'R1', out_trade_no: '9', create_time: 1_700_000_000 }
  const free = { recharge_id: 0, recharge_name: '', face_value: '88.80', buy_price: '88.80', point: 0, coupon_id: '' }
  await records({ order_id: 1, ...packages[1], ...paid }, { order_id: 2, ...packages[0], ...paid, ...free })
  expect(all('t-recharge-order')[0]).toHaveTextContent(/充五百实付¥480.00到账 ¥500.00另送 .*2 张优惠券.*R1/)
  expect(all('t-recharge-order')[1]).toHaveTextContent(/自定义金额实付¥88.80到账 ¥88.80R1.*\d{4}-.*再充一次/)
})

describe('once more', () => {
  const info = '/memberrecharge/api/memberrecharge/info'
  const paid = { order_id: 1, ...packages[1], order_no: 'R1', out_trade_no: '9', create_time: 1_700_000_000 }

  test('the same package, while it is sold', async () => {
    mall.on(info, { data: { ...packages[1], status: 1 } })
    await records(paid)
    await tap('t-again')
    await waitFor(() => expect(unitPage.log).toEqual([`navigateTo /${routes.cashier.path}?out_trade_no=9001`]))
    expect([mall.to(info)[0]?.params.recharge_id, created()[0]?.recharge_id]).toEqual(['2', '2'])
  })

  test('a package that is sold no more leads to the others', async () => {
    mall.on(info, { data: { ...packages[1], status: 0 } })
    await records(paid)
    await tap('t-again')
    await waitFor(() => expect(unitPage.log).toEqual([`navigateTo /${routes.recharge.path}`]))
    expect([created(), told.mock.calls]).toEqual([[], [['该套餐已下架，请选择其他套餐']]])
  })

  test('an amount of one’s own', async () => {
    await records({ ...paid, recharge_id: 0, recharge_name: '', face_value: '88.80' })
    await tap('t-again')
    await waitFor(() => expect(unitPage.log).toHaveLength(1))
    expect([mall.to(info).length, created()]).toMatchObject([0, [{ recharge_id: '0', face_value: '88.80' }]])
  })
})

test('no records yet: leads to the first', async () => {
  await records()
  await tap('t-to-recharge')
  expect(unitPage.log).toEqual([`navigateTo /${routes.recharge.path}`])
})
