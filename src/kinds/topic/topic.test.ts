import type { TopicGoods, TopicGoodsRow } from '@mall/contract/topic'
import { topicFace } from './face'
import { topicOffer } from './TopicGoodsScreen'

const goods = (more: Partial<TopicGoods>) =>
  ({
    ...{ price: '79.00', market_price: '99.00', discount_price: '79.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 2, max_buy: 5, purchased_num: 1, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ topic_price: '60.00', start_time: 100, end_time: 200, status: 2, ...more },
  }) as TopicGoods

test.each([
  ['running', {}, { stop: undefined, startsAt: undefined, endsAt: 200 }],
  ['to come', { status: 1 }, { stop: 'soon', startsAt: 100, endsAt: undefined }],
  ['over', { status: 3 }, { stop: 'over', startsAt: undefined, endsAt: undefined }],
] as const)('%s; the bounds are those of the goods', (_name, more, wanted) => {
  const offer = { startsAt: undefined, endsAt: undefined, ...topicOffer(goods(more)) }
  expect(offer).toMatchObject({
    ...{ name: '专题价', price: '60.00', old: '79.00', min: 2, max: 4, limit: 5, ...wanted },
  })
})

test.each([
  [1, ['包邮']],
  [0, []],
] as const)('a card of a topic, is_free_shipping %i', (is_free_shipping, marks) => {
  const row = {
    ...{ id: 6, topic_id: 1, sku_name: '茶碗 大', sku_image: 'a.jpg', price: '79.00', topic_price: '60.00' },
    ...{ introduction: '手工', sale_num: 2, is_free_shipping },
  } as TopicGoodsRow
  const face = topicFace(row)
  expect(face).toMatchObject({
    // of the product in its topic, not of the topic
    target: { query: { id: '6' } },
    ...{ name: '茶碗 大', intro: '手工', price: '60.00', old: '79.00', soldOut: false },
  })
  expect(face.marks.map(({ word }) => word)).toEqual(marks)
})
