import { phraseOf, phrasesOf } from './phrases'

it.each([
  ['山野集 烟台栖霞红富士苹果 5kg 装', '苹果', '苹果'],
  ['山野集 红富士苹果（大果）', '苹果', '红富士苹果'],
  ['山野集 红富士苹果', '集 红', '山野集 红富士苹果'],
  ['SHENGYE Air 耳机', 'air', 'Air'],
  ['没有这个词', '草莓', undefined],
  ['一二三四五六七八九十一二三四五六七八九十', '一', '一二三四五六七八九十一二三四五六七八'],
])('of "%s" somebody who types "%s" means "%s"', (name, keyword, phrase) =>
  expect(phraseOf(name, keyword)).toBe(phrase),
)

it('shows every phrase once, what begins with the keyword first, never the keyword', () => {
  const names = ['青禾 落地灯', '和纸落地灯 暖光', '青禾 落地灯', '落地灯罩', '灯 落地灯']
  expect(phrasesOf(names, '落地灯')).toEqual(['落地灯罩', '和纸落地灯'])
  expect(phrasesOf(names, '灯', 1)).toEqual(['落地灯'])
})

it('cuts characters, not halves of one', () => {
  const phrase = phraseOf('🍎'.repeat(30), '🍎') ?? ''
  expect([...phrase]).toHaveLength(18)
  expect(phrase.endsWith('🍎')).toBe(true)
})
