import { render } from '@testing-library/react'
import type { CheckoutShop } from '@mall/contract/checkout'
import { Freight } from './parts/Freight'
import { Presents } from './parts/Presents'
import { Reductions } from './parts/Reductions'

const rule = { money: '300.00', discount_money: '35.00', free_shipping: 0, coupon: 0, present: null, point: 0 }
const given = { manjian_id: 1, manjian_name: '春日满减', discount_money: '35.00', sku_ids: [1] }
const shop = (more: object) =>
  ({
    delivery_money: '6.00',
    promotion: { manjian: [], freeshipping: null },
    manjian_rule_list: [],
    present_list: { goods_list: [], coupon_list: [] },
    ...more,
  }) as unknown as CheckoutShop
const words = (Part: (props: { shop: CheckoutShop }) => React.JSX.Element | null, more: object) => {
  const { container, unmount } = render(<Part shop={shop(more)} />)
  const shown = container.textContent
  unmount()
  return shown
}

test.each([
  [{}, '运费¥6.00'],
  [{ delivery_money: '0.00' }, '运费包邮'],
  [
    { delivery_money: '0.00', promotion: { manjian: [], freeshipping: { at_least: '59.00' } } },
    '运费满 ¥59.00 包邮包邮',
  ],
  [
    {
      delivery_money: '0.00',
      promotion: { manjian: [given, { ...given, manjian_name: '满 99 包邮' }], freeshipping: null },
      manjian_rule_list: [rule, { ...rule, free_shipping: 1 }],
    },
    '运费满 99 包邮包邮',
  ],
])('the freight and why there is none', (more, shown) => expect(words(Freight, more)).toBe(shown))

test('what is taken off, and what comes when the order is completed', () => {
  const nothingOff = { ...given, manjian_id: 2, discount_money: '0.00' }
  const more = {
    promotion: { manjian: [given, nothingOff], freeshipping: null },
    manjian_rule_list: [
      { ...rule, point: 20 },
      { ...rule, point: 10 },
    ],
    present_list: { goods_list: [], coupon_list: [{ coupon_type_id: 1, coupon_name: '满 150 减 15' }] },
  }
  expect(words(Reductions, more)).toBe('活动优惠春日满减-¥35.00完成后赠送满 150 减 15、30 积分')
  expect(words(Reductions, {})).toBe('')
})

test('gifts are shown, and told of when they have run out', () => {
  const present = { present_id: 2, present_num: 1 }
  const manjian_rule_list = [{ ...rule, present }]
  const goods_list = [{ sku_id: 2, goods_id: 2, sku_name: '陶瓷碗', sku_image: '', num: 1 }]
  expect(words(Presents, { manjian_rule_list, present_list: { goods_list, coupon_list: [] } })).toBe('赠品陶瓷碗×1')
  expect(words(Presents, { manjian_rule_list })).toBe('赠品已赠完，本单不赠送')
  expect(words(Presents, { manjian_rule_list: [rule] })).toBe('')
})
