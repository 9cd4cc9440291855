import type { GoodsPromotion } from '@mall/contract/goods'
import { promotionTarget } from './promotionTarget'

const goods = { goods_id: 4, sku_id: 41 }

test.each<[GoodsPromotion, string, object]>([
  [{ promotion_type: 'groupbuy', groupbuy_id: 1 }, 'promotionpages/groupbuy/detail/detail', { groupbuy_id: '1' }],
  [{ promotion_type: 'seckill', seckill_id: 2 }, 'promotionpages/seckill/detail/detail', { seckill_id: '2' }],
  [{ promotion_type: 'presale', presale_id: 3 }, 'promotionpages/presale/detail/detail', { presale_id: '3' }],
  [{ promotion_type: 'topic', topic_id: 5 }, 'promotionpages/topics/goods_detail/goods_detail', { id: '5' }],
  [{ promotion_type: 'bundling', bl_id: 6 }, 'promotionpages/combo/detail/detail', { bl_id: '6' }],
  [
    { promotion_type: 'wholesale', wholesale_goods_id: 7 },
    'promotionpages/wholesale/detail/detail',
    { goods_id: '4', sku_id: '41' },
  ],
])('%j leads to its page', (promotion, path, query) => {
  expect(promotionTarget(promotion, goods)).toMatchObject({ route: { path }, query })
})

test('without its id it leads nowhere', () => {
  expect(promotionTarget({ promotion_type: 'bargain' }, goods)).toBeUndefined()
})
