import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { dropToken, signIn } from '@/session/token'
import { CashierScreen } from './CashierScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const address = `${routes.cashier.path}?out_trade_no=`

let members = 0
let clock = Date.now()
beforeEach(() => {
  // an address that was opened just before is not opened again
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn(`bill${(members += 1)}`)
  })
})
afterEach(() => {
  act(() => dropToken())
  jest.restoreAllMocks()
})

const notFound = { code: -1, message: '支付单不存在' }
async function come(query: string) {
  mall.on('/api/pay/info', notFound)
  mall.on('/api/pay/type', notFound)
  unitPage.at(`/${address}${query}`)
  render(<CashierScreen />)
  await unitPage.settled()
}

test('the cashier shows that a bill of another member does not exist, and leads to the orders', async () => {
  await come('7')
  await waitFor(() => expect(document.querySelector('.t-bill-gone')?.textContent).toContain('支付单不存在'))
  expect(document.querySelector('.t-retry')).toBeNull()
  fireEvent.click(document.querySelector('.t-to-orders')!)
  await waitFor(() => expect(unitPage.log).toEqual([`redirectTo /${routes.orderList.path}`]))
})

test('the cashier without a number shows that there is no bill, and asks nothing', async () => {
  await come('')
  expect(document.querySelectorAll('.t-bill-gone')).toHaveLength(1)
  expect(mall.to('/api/pay/info')).toEqual([])
})

test('the cashier sends a guest to the login, which leads back to it', async () => {
  act(() => dropToken())
  await come('7')
  expect(unitPage.log[0]).toContain(`/${routes.login.path}?back=${encodeURIComponent(`/${address}7`)}`)
})
