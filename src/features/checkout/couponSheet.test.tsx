import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CheckoutShop } from '@mall/contract/checkout'
import type { MemberCoupon } from '@mall/contract/coupon'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { CouponSheet } from './parts/CouponSheet'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork

const coupon = (coupon_id: number, more: Partial<MemberCoupon> = {}) =>
  ({
    coupon_id,
    coupon_type_id: coupon_id,
    coupon_name: `券${coupon_id}`,
    site_id: 3,
    site_name: '青禾家居',
    type: 'reward',
    money: '5.00',
    discount: 0,
    discount_limit: '0.00',
    at_least: '0.00',
    goods_type: 1,
    goods_ids: '',
    state: 1,
    end_time: 4_000_000_000,
    ...more,
  }) as MemberCoupon
const shop = { site_id: 3, goods_list: [{ goods_id: 1, goods_money: '87.70' }] } as unknown as CheckoutShop
const onChoose = jest.fn()

async function opened(held: MemberCoupon[]) {
  mall.reset()
  onChoose.mockClear()
  mall.on('/coupon/api/coupon/memberpage', { data: { count: held.length, page_count: 1, list: held } })
  const usable = [coupon(1), coupon(2)]
  render(<CouponSheet open shop={shop} coupons={usable} chosen={1} onChoose={onChoose} onClose={() => undefined} />)
  await waitFor(() => expect(mall.sent).toHaveLength(1))
  await act(async () => undefined)
}

test('those that cannot be used stand below, each with its reason in words', async () => {
  await opened([
    coupon(1),
    coupon(2),
    coupon(3, { at_least: '100.00' }),
    coupon(4, { goods_type: 2, goods_ids: ',12,' }),
    coupon(5, { end_time: 1 }),
    coupon(6),
    coupon(7, { site_id: 7, at_least: '500.00' }),
  ])
  expect(screen.getByText('不可用优惠券（4）')).toBeTruthy()
  const reasons = screen.getAllByText(/^(还差 ¥12.30 可用|所选商品不适用|已过有效期|本单不可用)$/)
  expect(reasons.map((node) => node.textContent)).toEqual([
    '还差 ¥12.30 可用',
    '所选商品不适用',
    '已过有效期',
    '本单不可用',
  ])
  expect(document.querySelectorAll('.t-pick-coupon')).toHaveLength(2)
})

test('one of the usable, or none, is chosen', async () => {
  // past the time of sharing answers
  const at = Date.now() + 60_000
  jest.spyOn(Date, 'now').mockReturnValue(at)
  await opened([])
  expect(document.querySelector('.t-unusable-coupons')).toBeNull()
  const picks = [...document.querySelectorAll('.t-pick-coupon')]
  expect(picks.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  fireEvent.click(picks[1] as Element)
  expect(onChoose).toHaveBeenLastCalledWith(2)
  fireEvent.click(document.querySelector('.t-no-coupon') as Element)
  expect(onChoose).toHaveBeenLastCalledWith(0)
})
