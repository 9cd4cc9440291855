import type { DiyItem } from '@mall/contract/diyComponents'
import { blocksWithin } from './extent'

const goods = (goodsCount: number, style = 1) => ({ controller: 'GoodsList', goodsCount, style }) as DiyItem
const blank = (height: number) => ({ controller: 'HorzBlank', height }) as DiyItem

it('takes as many as reach down to the extent', () => {
  expect(blocksWithin([blank(100), blank(100), blank(100)], 150)).toBe(2)
  expect(blocksWithin([goods(10), blank(100)], 2000)).toBe(1)
})
it('takes all of a short page', () => expect(blocksWithin([blank(100), blank(100)], 2000)).toBe(2))
it('knows the rows of a goods list', () => {
  expect(blocksWithin([goods(3, 3), blank(1), blank(1)], 361)).toBe(2)
  expect(blocksWithin([goods(4, 3), blank(1), blank(1)], 361)).toBe(1)
})
it('is not stopped by blocks it cannot read', () =>
  expect(
    blocksWithin([{ controller: 'GraphicNav', list: null } as never, blank(10), { controller: 'X' } as never], 9999),
  ).toBe(3))
