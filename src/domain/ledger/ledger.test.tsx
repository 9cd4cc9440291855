import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AccountRow } from '@mall/contract/account'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { signed, sumOf } from './amounts'
import { EntryRow } from './EntryRow'
import { LatestEntries } from './LatestEntries'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args) }))
const mall = network as unknown as FakeNetwork
const page = '/api/memberaccount/page'

const entry = (more: Partial<AccountRow> = {}) =>
  ({
    ...{ account_type: 'balance', account_data: '-12.50', from_type: 'order', type_name: '余额支付' },
    ...{ type_tag: '1017', remark: '订单 2026', create_time: Date.parse('2026-02-28T16:05:00Z') / 1000 },
    ...more,
  }) as AccountRow
const text = (handle: string) => document.querySelector(handle)?.textContent

beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
})
afterEach(() => act(() => dropToken()))

test('amounts have their sign, and those of a sort are added', () => {
  expect([signed('12.50'), signed('-3.00'), signed('0.00'), signed(5), signed(-5), signed(0)]).toEqual([
    '+12.50',
    '-3.00',
    '0.00',
    '+5',
    '-5',
    '0',
  ])
  expect(sumOf(['0.10', '0.20'])).toBe('0.30')
  expect(sumOf([3, -1])).toBe(2)
})

test('an entry tells why, when by the clock of the mall, and how much', () => {
  render(<EntryRow entry={entry()} />)
  expect(text('.t-entry')).toBe('余额支付订单 20262026-03-01 00:05-12.50')
})

test.each([
  ['order', '1017', [routes.orderDetail, { order_id: 1017 }]],
  ['memberconsume', '1017', [routes.orderDetail, { order_id: 1017 }]],
  ['presale', '8', [routes.presaleOrder, { order_id: 8 }]],
  ['refund', '9', undefined],
  ['signin', '3', undefined],
  ['order', 'abc', undefined],
  ['order', '', undefined],
] as const)('%s with the tag “%s” leads where it has a page', (from_type, type_tag, target) => {
  render(<EntryRow entry={entry({ from_type, type_tag })} />)
  fireEvent.click(document.querySelector('.t-entry') as Element)
  if (target) expect(mockOpen).toHaveBeenCalledWith(...target)
  else expect(mockOpen).not.toHaveBeenCalled()
})

describe('the newest entries', () => {
  test('of the accounts, with the way to all', async () => {
    act(() => signIn('latest'))
    mall.on(page, { data: { page_count: 1, count: 1, list: [entry()] } })
    const onAll = jest.fn()
    render(<LatestEntries accounts="balance,balance_money" onAll={onAll} />)
    await waitFor(() => expect(document.querySelectorAll('.t-entry')).toHaveLength(1))
    expect(mall.to(page)[0]?.params).toMatchObject({ account_type: 'balance,balance_money', page_size: '5' })
    fireEvent.click(document.querySelector('.t-all-entries') as Element)
    expect(onAll).toHaveBeenCalled()
  })

  test('none yet', async () => {
    act(() => signIn('none'))
    mall.on(page, { data: { page_count: 0, count: 0, list: [] } })
    render(<LatestEntries accounts="growth" />)
    await waitFor(() => screen.getByText('本月还没有明细'))
    expect(document.querySelector('.t-all-entries')).toBeNull()
  })

  test('that did not come are asked for again', async () => {
    act(() => signIn('failing'))
    mall.on(page, { code: -1, message: '稍后再试' })
    render(<LatestEntries accounts="point" />)
    await waitFor(() => expect(document.querySelector('.t-retry')).toBeTruthy())
    mall.on(page, { data: { page_count: 1, count: 1, list: [entry()] } })
    fireEvent.click(document.querySelector('.t-retry') as Element)
    await waitFor(() => expect(document.querySelector('.t-entry')).toBeTruthy())
  })
})
