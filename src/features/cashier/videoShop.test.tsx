import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { pay } from '@/platform/pay/pay'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { CashierScreen } from './CashierScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/pay/pay')
jest.mock('@/navigation/open', () => ({ open: async () => true, back: jest.fn() }))

const mall = network as unknown as FakeNetwork
const fake = pay as typeof pay & { entered: string }
const check = '/shopcomponent/api/weapp/scenecheck'
const bill = {
  ...{ id: 1, site_id: 0, out_trade_no: '9', pay_type: '', trade_no: '', pay_no: '9', pay_body: '', pay_detail: '' },
  ...{
    pay_money: '94.00',
    pay_status: 0,
    pay_time: 0,
    create_time: 1,
    event: 'recharge',
    order_type: 0,
    order_ids: [7],
  },
  expire_time: 4_000_000_000,
}
const node = (handle: string) => document.querySelector(handle) as Element

async function paid(entered: string) {
  mall.reset()
  fake.entered = entered
  signIn('T1')
  act(() => beginEra())
  unitPage.at(`/${routes.cashier.path}?out_trade_no=9`)
  mall.on('/api/pay/info', { data: bill })
  mall.on('/api/pay/type', { data: { pay_type: 'sandbox' } })
  mall.on('/api/pay/pay', { data: { type: 'sandbox' } })
  mall.on(check, { data: { is_matched: 1 } })
  render(<CashierScreen />)
  await waitFor(() => expect(node('.t-pay')).toBeTruthy())
  await unitPage.settled()
  await act(async () => void fireEvent.click(node('.t-pay')))
  await unitPage.settled()
  return mall.to('/api/pay/pay')[0]?.params
}

test('where WeChat brought the shopper from a video shop, the payment says so', async () => {
  expect(await paid('1177')).toMatchObject({ out_trade_no: '9', is_matched: '1' })
  expect(mall.to(check)).toMatchObject([{ params: { scene: '1177' } }])
})

test('in a browser nothing is asked', async () => {
  expect(await paid('')).not.toHaveProperty('is_matched')
  expect(mall.to(check)).toEqual([])
})
