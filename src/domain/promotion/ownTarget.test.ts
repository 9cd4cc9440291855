import { setBoot } from '@/session/boot'
import { ownTarget, ownWordsOf } from './ownTarget'

const flags = (pintuan: 0 | 1) =>
  setBoot({ addon_is_exit: { pintuan, presale: 1 }, development: 1, style_theme: 'red', default_img: {} } as never)

const words = {
  pintuan: '查看拼团进度',
  bargain: '查看砍价',
  presale: '查看预售的两次付款',
  groupbuy: undefined,
  '': undefined,
}

test.each([
  ['of a team deal', { promotion_type: 'pintuan', promotion_ref: 5 }, { id: '5' }],
  ['of a team deal without its reference', { promotion_type: 'pintuan', promotion_ref: 0 }, undefined],
  ['of a bargain', { promotion_type: 'bargain', promotion_ref: 6 }, { id: '6' }],
  ['of a presale', { promotion_type: 'presale', promotion_ref: 5 }, { order_id: '5' }],
  ['of a way of selling that brings into nothing', { promotion_type: 'groupbuy', promotion_ref: 5 }, undefined],
  ['sold plainly', { promotion_type: '', promotion_ref: 0 }, undefined],
] as const)('an order %s', (_name, order, query) => {
  flags(1)
  expect(ownTarget(order)?.query).toEqual(query)
  expect(ownWordsOf(order)?.see).toBe(words[order.promotion_type])
})

test('while the addon is off it leads nowhere', () => {
  flags(0)
  expect(ownTarget({ promotion_type: 'pintuan', promotion_ref: 5 })).toBeUndefined()
})
