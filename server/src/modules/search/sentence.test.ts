import { knownOf } from './reading'
import { coverOf, sentenceOf } from './sentence'

const known = knownOf([], [['爬山', '徒步']])
const cover = (keyword: string, goods_name: string, introduction = '') =>
  coverOf(sentenceOf(keyword, known), { goods_name, introduction })

it('a sentence is parted by words that tell nothing of goods', () => {
  const { segments } = sentenceOf('有没有适合爬山穿的防水鞋', known)
  expect(segments.map((segment) => segment.map(({ character }) => character).join(''))).toEqual(['爬山', '防水鞋'])
  // nothing else in it
  expect(sentenceOf('好用的', known).segments).toHaveLength(1)
})

it('counts what the name has, and half of what only the introduction has', () => {
  expect(cover('生日礼物', '生日蛋糕')).toMatchObject({ share: 0.5, hasSegment: false, text: '生日' })
  expect(cover('生日礼物', '蛋糕', '给生日').share).toBe(0.25)
  expect(cover('画画的蜡笔', '可水洗蜡笔')).toMatchObject({ hasSegment: true, text: '蜡笔' })
  expect(cover('生日礼物', '蛋糕')).toMatchObject({ share: 0, text: '' })
})

it('counts what a thing is called otherwise, and its last character for half', () => {
  expect(cover('爬山的防水鞋', '防水徒步鞋')).toMatchObject({ share: 0.9, hasSegment: true })
  expect(cover('爬山的防水鞋', '防水音箱').share).toBe(0.4)
})

it('counts numbers and their units for little', () => {
  expect(cover('大米5kg', '稻花香大米').share).toBeCloseTo(2 / 3)
  expect(cover('script 60 hit', '纸巾 60 片')).toMatchObject({ hasSegment: false })
})
