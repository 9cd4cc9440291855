import { render } from '@testing-library/react'
import type { GoodsRow } from '@mall/contract/goods'
import type { PromotionTagType } from '@mall/contract/promotionStatus'
import { Marks } from './Marks'
import { plainFace } from './plainFace'

const plain = {
  sku_image: '',
  goods_image: '',
  promotion_type: 0,
  price: '10.00',
  discount_price: '10.00',
  member_price: '0.00',
  is_free_shipping: 0,
  recommend_way: 0,
  sale_num: 0,
} as GoodsRow

const words = (goods: Partial<GoodsRow>) => {
  const { container } = render(<Marks face={plainFace({ ...plain, ...goods })} />)
  // the line stands with or without tags: rows beside each other keep their height
  expect(container.children).toHaveLength(1)
  return Array.from(container.firstElementChild!.children, (tag) => tag.textContent)
}
const tag = (type: PromotionTagType, name: string, id = 1) => ({ type, name, id })

test.each<[string, Partial<GoodsRow>, string[]]>([
  ['what runs now, by the words of the mall', { promotion_tags: [tag('wholesale', '批发')] }, ['批发']],
  [
    'at most two, in the order of the mall',
    { promotion_tags: [tag('discount', '限时折扣'), tag('manjian', '满减'), tag('wholesale', '批发')] },
    ['限时折扣', '满减'],
  ],
  [
    'before what else is good about it',
    { promotion_tags: [tag('wholesale', '批发')], is_free_shipping: 1, recommend_way: 1 },
    ['批发', '包邮'],
  ],
  ['the discount once', { promotion_type: 1, promotion_tags: [tag('discount', '限时折扣')] }, ['限时折扣']],
  ['a mall without tags', { promotion_type: 1 }, ['限时']],
  [
    'the price after coupons, before all else',
    { coupon_price: '8.50', promotion_tags: [tag('wholesale', '批发')], is_free_shipping: 1 },
    ['券后 ¥8.50', '批发'],
  ],
  ['nothing', { promotion_tags: [], coupon_price: '' }, []],
])('%s', (_, goods, expected) => {
  expect(words(goods)).toEqual(expected)
})
