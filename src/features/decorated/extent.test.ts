import type { DiyItem } from '@mall/contract/diyComponents'
import { heightOf } from './blockKinds'
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
it('knows a cube by its first picture', () => {
  const cube = (selectedTemplate: string, list: unknown = [{ imgWidth: 480, imgHeight: 560 }]) =>
    ({ controller: 'RubikCube', selectedTemplate, list }) as DiyItem
  expect(heightOf(cube('row1-of3'))).toBeCloseTo(273)
  expect(heightOf(cube('row1-lt-of2-rt'))).toBeCloseTo(409.5)
  expect(heightOf(cube('custom-rubik-cube'))).toBe(702)
  expect([heightOf(cube('row1-of2', null)), heightOf(cube('row1-of2', [{ imgWidth: 0 }]))]).toEqual([351, 351])
})
it('knows a carousel by its first picture, and posters by all', () => {
  const list = [
    { imgWidth: 702, imgHeight: 360 },
    { imgWidth: 702, imgHeight: 100 },
  ]
  const ads = (over: object) => ({ controller: 'ImageAds', padding: 24, list, ...over }) as never
  expect(heightOf(ads({}))).toBe(360)
  expect(heightOf(ads({ height: 200 }))).toBe(200)
  expect(heightOf(ads({ selectedTemplate: 'single-graph' }))).toBe(460)
  expect([null, 5, [null]].map((list) => heightOf(ads({ list })))).toEqual([0, 0, 351])
})
