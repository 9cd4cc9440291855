import { act, renderHook, waitFor } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import type { ManjianInfo, ManjianRule } from '@mall/contract/goods'
import { cartView } from '@/domain/cart/cartView'
import { ordinaryCart } from '@/domain/cart/ordinaryCart'
import type { Cart } from '@/domain/cart/useCart'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { useOffers } from './useOffers'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const rule = (money: string, discount_money: string, more: Partial<ManjianRule> = {}): ManjianRule => ({
  money, discount_money, free_shipping: 0, coupon: 0, present: null, point: 0, ...more,
}) // prettier-ignore
const offer = (site_id: number, rule_json: ManjianRule[], more: Partial<ManjianInfo> = {}): ManjianInfo => ({
  ...{ manjian_id: site_id, site_id, manjian_name: '', manjian_type: 1, type: 0, goods_ids: '', status: 1 },
  ...{ start_time: 0, end_time: 9, rule_json },
  ...more,
})
/** of goods sku + 100 */
const row = (sku: number, site_id: number, discount_price: string, num: number, more: Partial<CartRow> = {}) =>
  ({
    ...{ cart_id: sku, sku_id: sku, site_id, site_name: '', price: discount_price, discount_price, num, stock: 99 },
    ...{ member_price: '0.00', goods_state: 1, verify_state: 1, shop_status: 1, min_buy: 0, max_buy: 0 },
    ...more,
  }) as CartRow

/** What the cart shows of these rows: [total, saved], and what each shop's offers take off. */
async function shown(offers: ManjianInfo[] | undefined, rows: CartRow[], unticked: number[] = []) {
  mall.on('/manjian/api/manjian/lists', offers ? { data: offers } : { code: -1 })
  const cart = { ...cartView(rows, new Set(unticked), ordinaryCart), updating: false } as Cart
  const goodsOf = new Map(rows.map(({ sku_id }) => [sku_id, sku_id + 100]))
  const { result, unmount } = renderHook(() => useOffers(cart, goodsOf))
  await waitFor(() => expect(result.current.cart.updating).toBe(false))
  const { cart: after, shares } = result.current
  unmount()
  return { sums: [after.total, after.saved], less: [...shares.values()].map((all) => all.map((share) => share.less)) }
}

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: { manjian: 1 } } as never)
  })
})

const shop3 = [rule('100.00', '8.00'), rule('200.00', '20.00')]

test('the worked example of the wire: what shop 3 announces is in the total and in what is saved', async () => {
  const rows = [row(1, 3, '59.90', 2), row(2, 3, '33.30', 3), row(3, 7, '88.00', 1)]
  expect(await shown([offer(3, shop3)], rows)).toEqual({ sums: ['287.70', '20.00'], less: [[2000], []] })
})

test.each([
  ['one cent below the threshold', [row(1, 3, '99.99', 1)], [], ['99.99', '0.00']],
  ['at the threshold', [row(1, 3, '100.00', 1)], [], ['92.00', '8.00']],
  ['only ticked rows count', [row(1, 3, '100.00', 1), row(2, 3, '100.00', 1)], [2], ['92.00', '8.00']],
  ['no row is ticked', [row(1, 3, '100.00', 1)], [1], ['0.00', '0.00']],
  ['each shop counts for itself', [row(1, 3, '60.00', 1), row(2, 7, '60.00', 1)], [], ['120.00', '0.00']],
  ['a row that cannot be bought does not count', [row(1, 3, '60.00', 2, { stock: 1 })], [], ['0.00', '0.00']],
  ['the member price counts', [row(1, 3, '100.00', 1, { member_price: '99.00' })], [], ['99.00', '1.00']],
  [
    'what the discount and the offer save is added up',
    [row(1, 3, '100.00', 2, { price: '120.00' })],
    [],
    ['180.00', '60.00'],
  ],
])('thresholds of money: %s', async (_, rows, unticked, sums) => {
  expect((await shown([offer(3, shop3)], rows, unticked)).sums).toEqual(sums)
})

test('thresholds of pieces, and never more than the goods cost', async () => {
  const pieces = [offer(7, [rule('2.00', '5.00'), rule('5.00', '20.00')], { type: 1 })]
  expect((await shown(pieces, [row(3, 7, '88.00', 1)])).sums).toEqual(['88.00', '0.00'])
  expect((await shown(pieces, [row(3, 7, '88.00', 4)])).sums).toEqual(['347.00', '5.00'])
  expect((await shown(pieces, [row(3, 7, '1.00', 5)])).sums).toEqual(['0.00', '5.00'])
})

test('some goods of a shop: a row counts for the first offer that is for it, reached or not', async () => {
  const newest = offer(3, [rule('300.00', '50.00')], { manjian_id: 9, manjian_type: 2, goods_ids: '101' })
  const older = offer(3, [rule('100.00', '10.00')], { manjian_id: 8, manjian_type: 2, goods_ids: '101,102' })
  const other = offer(3, [rule('1.00', '1.00')], { manjian_id: 7, manjian_type: 2, goods_ids: '999' })
  const rows = [row(1, 3, '100.00', 1), row(2, 3, '99.00', 1), row(3, 3, '500.00', 1)]
  // goods 1 is in the newest, which is not reached: goods 2 alone misses the older one
  expect(await shown([newest, older, other], rows)).toEqual({ sums: ['699.00', '0.00'], less: [[0, 0]] })
  const two = [row(1, 3, '100.00', 3), row(2, 3, '99.00', 2), row(3, 3, '500.00', 1)]
  expect(await shown([newest, older, other], two)).toEqual({ sums: ['938.00', '60.00'], less: [[5000, 1000]] })
})

test('free shipping, points, coupons and presents take nothing off', async () => {
  const more = { free_shipping: 1, coupon: 5, point: 30, present: { present_id: 2, present_num: 1 } } as const
  expect((await shown([offer(3, [rule('10.00', '0.00', more)])], [row(1, 3, '50.00', 1)])).sums).toEqual([
    '50.00',
    '0.00',
  ])
})

test('without an answer, or while the addon is off, the total is that of the goods', async () => {
  expect((await shown(undefined, [row(1, 3, '100.00', 1)])).sums).toEqual(['100.00', '0.00'])
  act(() => setBoot({ addon_is_exit: { manjian: 0 } } as never))
  mall.sent.length = 0
  expect((await shown([offer(3, shop3)], [row(1, 3, '100.00', 1)])).sums).toEqual(['100.00', '0.00'])
  expect(mall.to('/manjian/api/manjian/lists')).toEqual([])
})
