import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import type { SkuChoosing } from '@/domain/goods/useSku'
import { useCartCount } from '@/session/cartCount'
import { dropToken, signIn } from '@/session/token'
import { ordinaryOffer } from '@/domain/goods/offer'
import { routes } from '@/routes'
import { useCartWays } from './cartWays'
import { waysOf } from './GoodsKind'
import { BuySheet, type SheetAim } from './parts/BuySheet'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const add = '/api/cart/add'
const cart = { name: 'goods', add: '/api/cart/add', draft: 'orderCreateData', payment: routes.orderPayment } as const
const goods = {
  sku_id: 7,
  goods_state: 1,
  verify_state: 1,
  stock: 10,
  min_buy: 2,
  max_buy: 5,
  purchased_num: 0,
  price: '1.00',
  discount_price: '1.00',
  member_price: '0.00',
  sku_image: 'a.jpg',
  goods_spec_format: '',
  sku_spec_format: '',
} as GoodsDetail

function begin(more: Partial<GoodsDetail> = {}, aim: SheetAim = 'choose') {
  const detail = { ...goods, ...more }
  const sku = { detail, specs: [], chosen: new Map(), known: new Map(), switching: false } as unknown as SkuChoosing
  const [onClose, onAdded] = [jest.fn(), jest.fn()]
  function Shown() {
    const count = useCartCount()
    const ways = waysOf(detail, useCartWays(cart))
    const chosen = { detail, shop: { site_id: 3 } as ShopBlock, num: 2 }
    return (
      <>
        <BuySheet
          aim={aim}
          {...{ chosen, ways, sku, onClose, onAdded }}
          offer={ordinaryOffer(detail)}
          onNum={() => undefined}
        />
        <div className="count">{count}</div>
      </>
    )
  }
  const { container } = render(<Shown />)
  const find = (name: string) => container.querySelector<HTMLElement>(`.${name}`)
  return { find, onClose, onAdded, tap: (name: string) => act(async () => find(name)!.click()) }
}

beforeEach(() => {
  mall.reset()
  act(() => signIn('a'))
})
afterEach(() => act(() => dropToken()))

test('so many pieces are put in, the badge counts it and the sheet goes', async () => {
  mall.on(add, { data: 4 })
  const { find, tap, onClose, onAdded } = begin()
  await tap('t-sheet-add')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(mall.to(add).map(({ params }) => params)).toMatchObject([{ sku_id: '7', num: '2', site_id: '3' }])
  expect(find('count')).toHaveTextContent('4')
  expect(onAdded).toHaveBeenCalledTimes(1)
})

test('a refusal keeps the sheet, and two taps are one', async () => {
  let answer: () => void = () => undefined
  mall.on(add, () => new Promise((resolve) => (answer = () => resolve({ code: -1, message: '商品库存不足' }))))
  const { tap, onClose, onAdded } = begin()
  await tap('t-sheet-add')
  await tap('t-sheet-add')
  await tap('t-sheet-buy')
  await act(async () => answer())
  expect(mall.to(add)).toHaveLength(1)
  expect([onClose.mock.calls, onAdded.mock.calls]).toEqual([[], []])
})

test.each([
  ['sold out', { stock: 0 }, '已售罄'],
  ['fewer than the least', { stock: 1 }, '库存不足起购数量'],
  ['the limit is reached', { purchased_num: 4 }, '已达限购数量'],
  ['off the shelf', { goods_state: 0 as const }, '商品已下架'],
])('%s: one button that says so', (_name, more, words) => {
  const { find } = begin(more)
  expect(find('t-sheet-stop')).toHaveTextContent(words)
  expect([find('t-sheet-add'), find('t-sheet-buy')]).toEqual([null, null])
})

test.each([
  ['add', 'primary', 'secondary'],
  ['buy', 'secondary', 'primary'],
  ['choose', 'aux', 'primary'],
])('opened for %s it has both buttons, that one filled', (aim, add, buy) => {
  const { find } = begin({}, aim)
  expect(find('t-sheet-add')).toHaveClass(add)
  expect(find('t-sheet-buy')).toHaveClass(buy)
})

test('what can only be bought at once has one button', () => {
  const { find } = begin({ is_virtual: 1 })
  expect(find('t-sheet-add')).toBeNull()
  expect(find('t-sheet-buy')).toHaveClass('primary')
})

test('the price after coupons stands beside the price of the sku, where there is one', () => {
  expect(begin({ coupon_price: '' }).find('t-sku-after-coupon')).toBeNull()
  expect(begin({ coupon_price: '0.80' }).find('t-sku-after-coupon')).toHaveTextContent('券后 ¥0.80')
})
