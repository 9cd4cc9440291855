import type { GroupbuyGoods } from '@mall/contract/groupbuy'
import { groupbuyOffer } from './GroupbuyGoodsScreen'

const goods = (more: Partial<GroupbuyGoods>) =>
  ({
    ...{ price: '79.00', market_price: '0.00', discount_price: '79.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 0, max_buy: 0, purchased_num: 0, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ groupbuy_price: '60.00', buy_num: 3, start_time: 100, end_time: 200, status: 2, ...more },
  }) as GroupbuyGoods

test.each([
  ['running', {}, { stop: undefined, startsAt: undefined, endsAt: 200 }],
  ['to come', { status: 1 }, { stop: 'soon', startsAt: 100, endsAt: undefined }],
  ['over', { status: 3 }, { stop: 'over', startsAt: undefined, endsAt: undefined }],
  ['fewer left than the least', { stock: 2 }, { stop: 'few' }],
] as const)('%s', (_name, more, wanted) => {
  const offer = { startsAt: undefined, endsAt: undefined, ...groupbuyOffer(goods(more)) }
  expect(offer).toMatchObject({ name: '团购价', price: '60.00', old: '79.00', min: 3, ...wanted })
})
