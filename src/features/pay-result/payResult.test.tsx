import { act, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { signIn } from '@/session/token'
import { PayResultScreen } from './PayResultScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

test.each([
  ['one order that has brought the member into a group', [7], 'pintuan', 5, '查看拼团进度', 'share/share?id=5'],
  ['one order that waits for nobody', [9], 'bargain', 6, '查看订单', 'order/detail/detail?order_id=9'],
  ['one order of another kind', [7], 'pintuan', 0, '查看订单', 'order/detail/detail?order_id=7'],
  ['several orders', [7, 8], 'pintuan', 5, '查看订单', 'order/list/list'],
])('a payment of %s leads to where it is', async (_name, order_ids, promotion_type, promotion_ref, words, leads) => {
  mall.reset()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('a')
  })
  const bill = { out_trade_no: `9${leads}`, pay_status: 2, pay_money: '1.00', event: 'order', order_ids, order_type: 1 }
  mall.on('/api/pay/info', { data: bill })
  mall.on('/api/order/detail', { data: { order_id: 7, promotion_type, promotion_ref } })
  unitPage.at(`/pages/pay/result/result?code=${order_ids.join('')}${promotion_ref}`)
  const { container } = render(<PayResultScreen />)
  await waitFor(() => expect(container.querySelector('.t-see-orders')?.textContent).toBe(words))
  act(() => container.querySelector<HTMLElement>('.t-see-orders')?.click())
  await waitFor(() => expect(unitPage.log.join()).toContain(leads))
})

test.each([
  [2, '充值已到账', 'otherpages/recharge/order_list/order_list'],
  [0, '请在有效时间内完成支付', 'otherpages/recharge/list/list'],
] as const)('a recharge in state %i says so, and leads to where it is seen', async (pay_status, words, leads) => {
  mall.reset()
  act(() => signIn('a'))
  const bill = { out_trade_no: `66${pay_status}`, pay_status, pay_money: '480.00', event: 'recharge', order_ids: [3] }
  mall.on('/api/pay/info', { data: bill })
  unitPage.at(`/pages/pay/result/result?code=66${pay_status}`)
  const { container } = render(<PayResultScreen />)
  await waitFor(() => expect(container.textContent).toContain(words))
  expect(container.querySelector('.t-see-orders')?.textContent).toBe('查看充值')
  act(() => container.querySelector<HTMLElement>('.t-see-orders')?.click())
  await waitFor(() => expect(unitPage.log.join()).toContain(leads))
})

test('a deposit that was paid says what comes next, and leads to its presale order', async () => {
  mall.reset()
  act(() => signIn('a'))
  const bill = { out_trade_no: '77', pay_status: 2, pay_money: '100.00', event: 'presale_deposit', order_ids: [5] }
  mall.on('/api/pay/info', { data: bill })
  unitPage.at('/pages/pay/result/result?code=77')
  const { container } = render(<PayResultScreen />)
  await waitFor(() => expect(container.textContent).toContain('定金已付'))
  act(() => container.querySelector<HTMLElement>('.t-see-orders')?.click())
  await waitFor(() => expect(unitPage.log.join()).toContain('presale/order_detail/order_detail?order_id=5'))
})
