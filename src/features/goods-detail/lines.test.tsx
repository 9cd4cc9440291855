import { act, render, waitFor } from '@testing-library/react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import { showLocale } from '@/i18n/locale'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { Facts } from './parts/Facts'
import { Offers } from './parts/Offers'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const attribute = { attr_id: 1, attr_value_id: 2, attr_name: '材质', attr_value_name: '藤' }
const detail = {
  ...{ goods_id: 4, sku_id: 41, price: '20.00', discount_price: '20.00', member_price: '0.00', is_virtual: 0 },
  ...{ goods_spec_format: '', sku_spec_format: '', goods_attr_format: JSON.stringify([attribute]) },
  goods_promotion: [{ promotion_type: 'groupbuy', groupbuy_id: 5 }],
} as unknown as GoodsDetail
const rule = { money: '100.00', discount_money: '8.00', free_shipping: 0, coupon: 0, present: null, point: 0 }
const coupon = {
  ...{ coupon_type_id: 3, site_id: 3, site_name: '三号店', coupon_name: '券', type: 'reward', money: '10.00' },
  ...{ discount: 0, discount_limit: '0.00', at_least: '50.00', max_fetch: 1, count: 100, lead_count: 2, goods_ids: '' },
  ...{ validity_type: 0, fixed_term: 0, end_time: 4_000_000_000, image: '', status: 1, is_show: 1, goods_type: 1 },
}

beforeEach(() => {
  mall.reset()
  mall.on('/coupon/api/coupon/typelists', { data: [coupon] })
  mall.on('/platformcoupon/api/platformcoupon/typelists', { data: [] })
  mall.on('/manjian/api/manjian/info', {
    data: { manjian_name: '满减', manjian_type: 1, goods_ids: '', type: 0, rule_json: [rule] },
  })
})
afterEach(() => act(() => showLocale('zh-cn')))

/** What each line begins with: its words, its class, and whether something follows. */
function labels() {
  const rows = [...document.querySelectorAll('.row')].map((row) => row.firstElementChild as HTMLElement)
  return rows.map((label) => [label.textContent, label.className.trim(), label.nextElementSibling !== null])
}

test('offers and facts begin with names of one width, in both languages', async () => {
  render(
    <>
      <Offers detail={detail} siteId={3} />
      <Facts detail={detail} shop={{ site_name: '三号店' } as ShopBlock} onChoose={() => undefined} />
    </>,
  )
  await waitFor(() => expect(labels()).toHaveLength(5))
  const line = (name: string, look: string) => [name, look, true]
  expect(labels()).toEqual(['优惠券', '满减', '团购', '配送', '参数'].map((name) => line(name, 'label')))
  await act(() => showLocale('en-us'))
  const english = ['Coupons', 'Save', 'Group buy', 'Delivery', 'Specs']
  await waitFor(() => expect(labels()).toEqual(english.map((name) => line(name, 'label wide'))))
})
