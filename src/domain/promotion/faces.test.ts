import type { GroupbuyRow } from '@mall/contract/groupbuy'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import { groupbuyFace } from './groupbuyFace'
import { percentTaken, seckillFace } from './seckillFace'

const groupbuy = (more: Partial<GroupbuyRow> = {}) =>
  ({
    ...{ groupbuy_id: 4, goods_name: '茶碗', sku_image: 'a.jpg', price: '79.00', groupbuy_price: '60.00' },
    ...{ buy_num: 3, sell_num: 6, goods_stock: 20, ...more },
  }) as GroupbuyRow

test('a group buy: from so many pieces, and how much less it is', () => {
  expect(groupbuyFace(groupbuy())).toMatchObject({
    ...{ target: { query: { groupbuy_id: '4' } }, name: '茶碗', image: 'a.jpg', price: '60.00', old: '79.00' },
    ...{ sold: 6, soldOut: false, action: '去团购' },
  })
})

test.each([
  ['as many as the least', { goods_stock: 3 }, ['3 件起购', '直降 ¥19.00'], '去团购'],
  ['fewer than the least', { goods_stock: 2 }, ['3 件起购', '库存不足起购数量'], '去团购'],
  ['none', { goods_stock: 0 }, ['3 件起购', '直降 ¥19.00'], '已抢光'],
  ['a price that is no lower', { groupbuy_price: '79.00' }, ['3 件起购'], '去团购'],
])('a group buy with %s', (_name, more, words, action) => {
  const face = groupbuyFace(groupbuy(more))
  expect([face.marks.map(({ word }) => word), face.action]).toEqual([words, action])
})

const seckill = (more: Partial<SeckillRow> = {}) =>
  ({
    ...{ id: 5, goods_name: '茶碗', goods_image: 'a.jpg,b.jpg', price: '79.00', seckill_price: '60.00' },
    ...{ goods_stock: 5, sale_num: 2, ...more },
  }) as SeckillRow
const slot = { seckill_start_time: 6 * 3600 } as SeckillSlot

test.each([
  ['soon', 5, '06:00 开抢'],
  ['on', 5, '去抢购'],
  ['on', 0, '已抢光'],
  ['done', 0, '明日 06:00'],
] as const)('a flash sale in a slot that is %s, with %i left: %s', (phase, goods_stock, action) => {
  expect(seckillFace(slot, phase)(seckill({ goods_stock }))).toMatchObject({
    ...{ target: { query: { seckill_id: '5' } }, image: 'a.jpg', price: '60.00', old: '79.00' },
    ...{ marks: [{ word: '直降 ¥19.00' }], sold: 2, soldOut: goods_stock === 0, action },
  })
})

test.each([
  [0, 20, 0],
  [1, 2, 33],
  [199, 1, 99],
  [999, 1, 99],
  [5, 0, 100],
  [0, 0, 100],
])('%i sold and %i left: %i percent are gone', (sale_num, goods_stock, percent) => {
  expect(percentTaken({ sale_num, goods_stock })).toBe(percent)
})
