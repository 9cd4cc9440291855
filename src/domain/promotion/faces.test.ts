import type { BargainRow } from '@mall/contract/bargain'
import type { GroupbuyRow } from '@mall/contract/groupbuy'
import type { PintuanRow } from '@mall/contract/pintuan'
import type { PresaleRow } from '@mall/contract/presale'
import type { SeckillRow, SeckillSlot } from '@mall/contract/seckill'
import { bargainFace } from './bargainFace'
import { groupbuyFace } from './groupbuyFace'
import { pintuanFace } from './pintuanFace'
import { now } from '@/session/clock'
import { presaleFace, presaleTileFace } from './presaleFace'
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

const pintuan = (more: Partial<PintuanRow> = {}) =>
  ({
    ...{ pintuan_id: 7, goods_name: '茶碗', goods_image: 'a.jpg,b.jpg', price: '79.00', pintuan_price: '60.00' },
    ...{ pintuan_num: 3, sale_num: 4, goods_stock: 5, ...more },
  }) as PintuanRow

test.each([
  ['some left', {}, ['3人团', '直降 ¥19.00'], false, '去开团'],
  ['none left', { goods_stock: 0 }, ['3人团', '直降 ¥19.00'], true, '已抢光'],
  ['a price that is no lower', { pintuan_price: '79.00' }, ['3人团'], false, '去开团'],
])('a team deal with %s', (_name, more, words, soldOut, action) => {
  const face = pintuanFace(pintuan(more))
  expect(face).toMatchObject({
    ...{ target: { query: { pintuan_id: '7' } }, image: 'a.jpg', old: '79.00', sold: 4, soldOut, action },
  })
  expect(face.marks.map(({ word }) => word)).toEqual(words)
})

const bargain = (more: Partial<BargainRow> = {}) =>
  ({
    ...{ bargain_id: 7, goods_name: '茶碗', goods_image: 'a.jpg,b.jpg', price: '79.00', floor_price: '60.00' },
    ...{ bargain_stock: 5, sale_num: 4, ...more },
  }) as BargainRow

test.each([
  ['some left', {}, false, '去砍价'],
  ['none left', { bargain_stock: 0 }, true, '已抢光'],
])('a bargain with %s', (_name, more, soldOut, action) => {
  expect(bargainFace(bargain(more))).toMatchObject({
    ...{ target: { query: { bargain_id: '7' } }, image: 'a.jpg', from: '可砍至', price: '60.00', old: '79.00' },
    ...{ sold: 4, soldOut, action, marks: [{ word: '最多砍 ¥19.00' }] },
  })
})

const presale = (more: Partial<PresaleRow> = {}) =>
  ({
    ...{ presale_id: 1, goods_name: '羽绒服', goods_image: 'a.jpg,b.jpg', price: '300.00', presale_deposit: '50.00' },
    // noon of 2099-12-05 in Shanghai
    ...{ presale_price: '80.00', pay_start_time: 4_100_126_400, sale_num: 4, goods_stock: 5, ...more },
  }) as PresaleRow

test.each([
  ['some left', {}, ['¥50.00 抵 ¥80.00', '预售价 ¥270.00'], false, '付定金'],
  ['none left', { goods_stock: 0 }, ['¥50.00 抵 ¥80.00', '预售价 ¥270.00'], true, '已抢光'],
  ['a deposit that counts for itself', { presale_price: '0.00' }, ['预售价 ¥300.00'], false, '付定金'],
])('a presale with %s', (_name, more, words, soldOut, action) => {
  const face = presaleFace(presale(more))
  expect(face).toMatchObject({
    ...{ target: { query: { presale_id: '1' } }, image: 'a.jpg', from: '定金', price: '50.00', sold: 4 },
    ...{ intro: '12月5日 12:00 起付尾款', soldOut, action },
  })
  expect(face.marks.map(({ word }) => word)).toEqual(words)
})

test('a presale whose rest can be paid, and one on a card with room for a price alone', () => {
  expect(presaleFace(presale({ pay_start_time: now() })).intro).toBe('尾款已开付')
  expect(presaleTileFace(presale())).toMatchObject({ price: '270.00', old: '300.00' })
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
