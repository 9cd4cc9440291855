import type { ComboGoods } from '@mall/contract/combo'
import { comboStop, partState, setsOf } from './combo'

const part = (over: Partial<ComboGoods> = {}): ComboGoods => ({
  ...{ sku_id: 1, sku_name: '茶壶', sku_image: '', price: '60.00', promotion_price: '50.00', unit: '只' },
  ...{ stock: 5, goods_state: 1, verify_state: 1 },
  ...over,
})
const combo = (parts: ComboGoods[], status: 0 | 1 = 1) => ({ status, bundling_goods: parts })

test('as many sets as the scarcest part allows', () => {
  expect(setsOf(combo([part(), part({ stock: 2 }), part({ stock: 9 })]))).toBe(2)
})

test.each([
  ['a part without stock', combo([part(), part({ stock: 0 })]), 'out'],
  ['a part off the shelf', combo([part(), part({ goods_state: 0 })]), 'off'],
  ['a part that was banned', combo([part(), part({ verify_state: 10 })]), 'off'],
  ['a part off the shelf beside one without stock', combo([part({ goods_state: 0 }), part({ stock: 0 })]), 'off'],
  ['a combo off the shelf', combo([part()], 0), 'off'],
  ['a combo without parts', combo([]), 'out'],
])('%s: no set is sold', (_name, row, stop) => {
  expect([setsOf(row), comboStop(row)]).toEqual([0, stop])
})

test('a part says what is the matter with it', () => {
  expect([part(), part({ stock: 0 }), part({ goods_state: 0 })].map(partState)).toEqual([undefined, 'out', 'off'])
})
