import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { OrderDetail, OrderRow } from '@mall/contract/order'
import { clipboard } from '@/platform/clipboard/clipboard'
import { dial } from '@/platform/dial/dial'
import { host } from '@/platform/host/host'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { now } from '@/session/clock'
import { signIn } from '@/session/token'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { OrderDetailScreen } from './OrderDetailScreen'
import { OrderButtons } from './parts/OrderButtons'

jest.mock('@/platform/network/network')
jest.mock('@/platform/host/host')
jest.mock('@/platform/map/MapView', () => ({ MapView: () => null }))
jest.mock('@/platform/dial/dial', () => ({ dial: { dial: jest.fn() } }))
jest.mock('@/platform/clipboard/clipboard', () => ({ clipboard: { copy: jest.fn(() => Promise.resolve(true)) } }))
jest.mock('@/navigation/open', () => ({ open: jest.fn(), back: jest.fn() }))
jest.mock('@/navigation/params', () => ({ useParams: () => ({ order_id: 5 }) }))

const mall = network as unknown as FakeNetwork
const line = { order_goods_id: 50, sku_id: 1, sku_name: '咖啡券', goods_name: '咖啡券', price: '39.90', num: 1 }
const amounts = ['goods', 'delivery', 'promotion', 'coupon', 'platform_coupon_total', 'point', 'adjust', 'invoice']
const base = {
  ...Object.fromEntries(
    [...amounts, 'invoice_delivery', 'order', 'balance', 'pay', 'refund'].map((of) => [`${of}_money`, '0.00']),
  ),
  ...{ order_id: 5, order_no: '1', site_id: 3, site_name: '青禾家居', out_trade_no: '7', goods_num: 1, point: 0 },
  ...{ name: '林晓', mobile: '13800000001', address: '文三路 1 号', full_address: '浙江省-杭州市-西湖区' },
  ...{ longitude: '120.13', latitude: '30.26', buyer_ask_delivery_time: '', delivery_store_name: '', is_invoice: 0 },
  ...{ delivery_store_info: '', delivery_code: '', virtual_code: '', action: [], pay_type_name: '', buyer_message: '' },
  ...{ create_time: 1, pay_time: 2, delivery_time: 0, sign_time: 0, finish_time: 0, close_time: 0 },
  order_goods: [
    { ...line, refund_status: 0, refund_action: [], complain_action: 0, sku_spec_format: '[]', sku_image: '' },
  ],
}
const show = async (order: object) => {
  mall.on('/api/order/detail', { data: { ...base, ...order } as unknown as OrderDetail })
  render(<OrderDetailScreen />)
  await unitPage.settled()
}
const find = (name: string) => document.querySelector(`.t-${name}`)
const code = '012345678901'
/** Whether it stands over the order's state. */
const leads = (name: string) => {
  const state = document.querySelector('[class*=t-order-state]') as Element
  const place = (find(name) as Element).compareDocumentPosition(state)
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

beforeEach(() => {
  mall.reset()
  signIn('t')
  Object.assign(host, { appType: 'h5', ios: false })
})

describe('a pick-up', () => {
  const info = {
    open_date: '每天 09:00-21:00',
    full_address: '浙江省-杭州市',
    longitude: '120.1',
    latitude: '30.2',
    telphone: '0571-1',
  }
  const pickup = {
    ...{ order_type: 2, order_status: 2, delivery_code: code, pickup: 'upload/qrcode/a.png' },
    ...{ delivery_store_name: '青禾家居西湖店', delivery_store_info: JSON.stringify(info) },
  }

  test('shows its code, and the store with its ways', async () => {
    await show(pickup)
    expect(screen.getByText('0123 4567 8901')).toBeTruthy()
    expect(screen.getByText('待提货')).toBeTruthy()
    expect([leads('pickup-code'), leads('pickup-store')]).toEqual([true, false])
    expect(screen.getByText('每天 09:00-21:00')).toBeTruthy()
    await act(async () => void fireEvent.click(find('copy-code') as Element))
    expect(clipboard.copy).toHaveBeenCalledWith(code)
    fireEvent.click(find('call-store') as Element)
    expect(dial.dial).toHaveBeenCalledWith('0571-1')
    expect(find('show-place')).toBeTruthy()
  })

  test('that is over keeps the code, struck out and without its picture', async () => {
    await show({ ...pickup, order_status: 4, sign_time: 3 })
    expect(leads('pickup-used')).toBe(false)
    expect(find('copy-code')).toBeNull()
  })

  test('of a server that tells nothing of the store still opens', async () => {
    await show({ ...pickup, delivery_store_info: 'oops' })
    expect(screen.getByText('青禾家居西湖店')).toBeTruthy()
    expect(find('call-store')).toBeNull()
  })
})

describe('a local order', () => {
  test('shows who brings it, and calls them', async () => {
    const by = { deliverer: '周小满', deliverer_mobile: '13900000001' }
    await show({ order_type: 3, order_status: 3, package_list: [by], buyer_ask_delivery_time: '18:30' })
    expect([screen.getByText('周小满'), screen.getByText('配送中'), screen.getByText(/18:30/)]).toHaveLength(3)
    fireEvent.click(find('call-deliverer') as Element)
    expect(dial.dial).toHaveBeenCalledWith('13900000001')
    expect(find('show-place')).toBeTruthy()
  })

  test('waits for somebody to bring it', async () => {
    await show({ order_type: 3, order_status: 1, package_list: [] })
    expect(screen.getByText('商家备货后将安排配送员')).toBeTruthy()
    expect(find('call-deliverer')).toBeNull()
  })
})

describe('virtual goods', () => {
  const one = (more: object) => ({
    is_veirfy: 0,
    verify_time: 0,
    code,
    order_goods_id: 50,
    expire_time: 0,
    qrcode: 'a.png',
    ...more,
  })
  const virtual = { order_type: 4, order_status: 4, virtual_code: code, virtualgoods: 'a.png' }

  test.each([
    ['unused', {}],
    ['used', { is_veirfy: 1, verify_time: 9 }],
    ['expired', { expire_time: 10 }],
    ['unused', { expire_time: now() + 1000 }],
  ])('are %s: %j', async (state, more) => {
    await show({ ...virtual, virtual_goods: [one(more)] })
    expect(leads(`virtual-${state}`)).toBe(state === 'unused')
    expect(Boolean(find('copy-code'))).toBe(state === 'unused')
    expect(Boolean(find('toggle-qr'))).toBe(state === 'unused')
  })

  test('of several codes the first that can be used has its picture open', async () => {
    const codes = [one({ is_veirfy: 1, verify_time: 9 }), one({ code: '1' }), one({ code: '2' })]
    await show({ ...virtual, virtual_goods: codes })
    const pictured = () =>
      [...document.querySelectorAll('[class*=t-virtual-]')].map((row) => !!row.querySelector('.t-qr'))
    expect(pictured()).toEqual([false, true, false])
    await act(async () => void fireEvent.click(find('toggle-qr') as Element))
    expect(pictured()).toEqual([false, false, false])
  })

  test('of another server, without lines and pictures of each code', async () => {
    await show({ ...virtual, virtual_goods: [{ is_veirfy: 0, verify_time: 0, code }] })
    expect(screen.getByText('长期有效')).toBeTruthy()
    expect(find('toggle-qr')).toBeTruthy()
  })

  test.each([
    ['h5', true, true],
    ['weapp', false, true],
    ['weapp', true, false],
  ])('in %s, on iOS %s: payment is shown %s', async (appType, ios, shown) => {
    Object.assign(host, { appType, ios })
    const action = [
      { action: 'orderPay', title: '支付', color: '' },
      { action: 'orderClose', title: '关闭', color: '' },
    ]
    await show({ ...virtual, order_status: 0, virtual_code: '', action })
    expect(Boolean(find('order-pay'))).toBe(shown)
    expect(Boolean(screen.queryByText(/iOS 小程序暂不支持/))).toBe(!shown)
    expect(find('order-close')).toBeTruthy()
  })

  test('codes of other orders that can still be used are at hand', async () => {
    const row = { ...{ sku_name: '蛋糕券', site_name: '甜甜圈', is_veirfy: 0, verify_time: 0 }, code, order_no: '9' }
    const list = [
      { ...row, id: 1, order_id: 5, expire_time: 0 },
      { ...row, id: 2, order_id: 6, expire_time: now() - 1 },
      { ...row, id: 3, order_id: 7, expire_time: 0 },
    ]
    mall.on('/api/virtualgoods/lists', { data: { count: 3, page_count: 1, list } })
    await show({ ...virtual, virtual_goods: [] })
    expect(find('other-codes')?.textContent).toMatch(/1$/)
    await act(async () => void fireEvent.click(find('other-codes') as Element))
    expect(find('codes-sheet')?.textContent).toContain('蛋糕券 · 甜甜圈')
    expect(mall.to('/api/virtualgoods/lists')[0]?.params).toMatchObject({ is_verify: '0' })
  })

  test('without any there is no such row', async () => {
    mall.on('/api/virtualgoods/lists', { data: { count: 0, page_count: 0, list: [] } })
    await show({ ...virtual, virtual_goods: [] })
    expect(find('other-codes')).toBeNull()
  })
})

describe('the card of an order', () => {
  const shown = (more: object, size: 'small' | 'medium' = 'small') => {
    const order = { ...base, ...{ evaluate_status: 0, is_evaluate: 1, order_status: 4, order_type: 4 }, ...more }
    const { container } = render(
      <OrderButtons order={order as unknown as OrderRow} changed={jest.fn()} cancel={jest.fn()} size={size} />,
    )
    return [...container.querySelectorAll('.primary')].map((one) => /t-order-\w+/.exec(one.className)?.[0])
  }

  test('leads to a code that waits to be shown', async () => {
    expect(shown({ order_type: 2, order_status: 2, delivery_code: code })).toEqual(['t-order-code'])
    cleanup()
    expect(shown({ virtual_code: code })).toEqual(['t-order-code'])
    expect(find('order-evaluate')).toBeTruthy()
    await act(async () => void fireEvent.click(find('order-code') as Element))
    expect(open).toHaveBeenLastCalledWith(routes.orderDetailVirtual, { order_id: 5 })
  })

  test.each([
    ['the page of the order', { virtual_code: code }, 'medium'],
    ['without a code', {}, 'small'],
    ['completed', { virtual_code: code, order_status: 10 }, 'small'],
    ['picked up', { order_type: 2, delivery_code: code }, 'small'],
    ['brought home', { order_type: 1, virtual_code: code }, 'small'],
  ] as const)('%s: it does not', (_, more, size) => {
    expect(shown(more, size)).toEqual(['t-order-evaluate'])
  })
})
