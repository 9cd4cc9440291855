import type { SeckillGoods } from '@mall/contract/seckill'
import { seckillOffer } from './SeckillGoodsScreen'

const hour = 3600
/** midnight of 2026-11-25 in Shanghai */
const midnight = 1_795_536_000
const at = (hours: number) => midnight + hours * hour
const goods = (more: Partial<SeckillGoods>) =>
  ({
    ...{ price: '79.00', market_price: '0.00', discount_price: '79.00', member_price: '0.00', stock: 9 },
    ...{ min_buy: 0, max_buy: 0, purchased_num: 0, is_virtual: 0, goods_state: 1, verify_state: 1 },
    ...{ seckill_price: '60.00', num: 2, status: 1, seckill_start_time: 6 * hour, seckill_end_time: 12 * hour },
    ...{ start_time: 0, end_time: 0 },
    ...more,
  }) as SeckillGoods

test.each([
  ['in its slot', {}, 8, { stop: undefined, startsAt: undefined, endsAt: at(12) }],
  ['before its slot', {}, 5, { stop: 'soon', startsAt: at(6), endsAt: undefined }],
  ['after its slot, which opens again tomorrow', {}, 13, { stop: 'soon', startsAt: at(30), endsAt: undefined }],
  ['before its days', { status: 0, start_time: at(48) }, 8, { stop: 'soon', startsAt: at(54), endsAt: undefined }],
  ['before days that begin in its slot', { status: 0, start_time: at(31) }, 8, { stop: 'soon', startsAt: at(31) }],
  ['before days that the mall does not tell', { status: 0 }, 8, { stop: 'soon', startsAt: undefined }],
  ['in its slot, on a day after its days', { status: 2 }, 8, { stop: 'over', startsAt: undefined, endsAt: undefined }],
  ['closed by the operator', { status: -1 }, 8, { stop: 'over', startsAt: undefined, endsAt: undefined }],
  ['in its slot, sold out', { stock: 0 }, 8, { stop: 'out' }],
] as const)('%s', (_name, more, hours, wanted) => {
  const offer = { startsAt: undefined, endsAt: undefined, ...seckillOffer(goods(more), at(hours)) }
  expect(offer).toMatchObject({ name: '秒杀价', price: '60.00', limit: 2, ...wanted })
})

test('a member may have so many', () => {
  const bounds = (num: number) => seckillOffer(goods({ num }), at(8))
  expect([bounds(2).max, bounds(0).max]).toEqual([2, 9])
})
