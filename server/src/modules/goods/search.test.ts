import { gramsOf, gramsWanted } from './search'

const finds = (keyword: string, ...texts: string[]) => {
  const grams = gramsOf(...texts)
  return gramsWanted(keyword).every((gram) => grams.includes(gram))
}

it.each(['红富士', '苹果', '果', '山野集 苹果', '苹果 山野', 'ABC', 'ａｂｃ', '5 kg'])(
  '%s finds the goods',
  (keyword) => expect(finds(keyword, '山野集 烟台栖霞红富士苹果 abc', '2.5 kg 装')).toBe(true),
)

it.each(['果苹', '红士', '梨', 'abd', '%', '_'])('%s does not', (keyword) =>
  expect(finds(keyword, '山野集 烟台栖霞红富士苹果 abc')).toBe(false),
)

it('cuts between characters, not between halves of one', () => {
  expect(gramsOf('🍎a')).toEqual(['🍎', 'a', '🍎a'])
  expect(gramsWanted('🍎')).toEqual(['🍎'])
})

it('a blank keyword wants nothing', () => expect(gramsWanted('  \t')).toEqual([]))
