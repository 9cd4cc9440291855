import { seedData } from '../../database/seed'
import { testStart } from '../../testing/testMall'
import { gramsOf, initialPiecesOf, loosest, piecesOf, runsOf, soundPiecesOf, wordsOf } from './grams'
import { soundOf } from './syllables'

const finds = (pieces: string[], name: string, introduction = '') => {
  const grams = gramsOf(name, introduction)
  return pieces.every((piece) => grams.includes(piece))
}
const typed = (keyword: string) => wordsOf(keyword).flatMap((word) => piecesOf([...word]))

it.each(['红富士', '苹果', '果', '山野集 苹果', '苹果 山野', 'ABC', 'ａｂｃ', '5 kg', '山野集烟台'])(
  '%s finds the goods',
  (keyword) => expect(finds(typed(keyword), '山野集 烟台栖霞红富士苹果 abc', '2.5 kg 装')).toBe(true),
)

it.each(['果苹', '红士', '梨', 'abd'])('%s does not', (keyword) =>
  expect(finds(typed(keyword), '山野集 烟台栖霞红富士苹果 abc')).toBe(false),
)

it('cuts between characters, not between halves of one', () => {
  expect(gramsOf('🍎a')).toEqual(['🍎', 'a', '🍎a'])
  expect(typed('🍎')).toEqual(['🍎'])
})

it('takes signs for blanks', () => {
  expect(wordsOf('《慢慢走，看见山》 72% 2.5kg')).toEqual(['慢慢走', '看见山', '72', '2', '5kg'])
  expect(wordsOf('  %_ ')).toEqual([])
})

it('parts Chinese, letters and digits', () => expect(runsOf('65w充电器t恤')).toEqual(['65', 'w', '充电器', 't', '恤']))

it('hears a name by its words, and over its blanks', () => {
  expect(finds(soundPiecesOf(['hong', 'fu', 'shi']), '烟台红富士')).toBe(true)
  expect(finds(soundPiecesOf(['guo']), '苹果')).toBe(true)
  expect(finds(soundPiecesOf(['ji', 'yan', 'tai']), '山野集 烟台苹果')).toBe(true)
  expect(finds(soundPiecesOf(soundOf('音乐')), '音乐盒')).toBe(true)
  // two Chinese words with something between them are no pair of sounds
  expect(finds(soundPiecesOf(['you', 'zhi']), '有 4 纸')).toBe(false)
  // what is told of it is not heard
  expect(finds(soundPiecesOf(['ping', 'guo']), '礼盒', '苹果')).toBe(false)
})

it('knows first letters, of Chinese in a row', () => {
  expect(finds(initialPiecesOf('hfs'), '烟台红富士')).toBe(true)
  expect(finds(initialPiecesOf('ythfs'), '烟台红富士')).toBe(true)
  expect(finds(initialPiecesOf('tfs'), '烟台红富士')).toBe(false)
  expect(finds(initialPiecesOf('cgs'), '长柄 勺')).toBe(false)
})

it('leaves out of alternatives what another one finds too', () => {
  expect(loosest([['花皮'], ['花皮'], ['红', '花皮'], ['花红', '红皮'], ['红', '皮'], ['红皮'], ['红花']])).toEqual([
    ['花皮'],
    ['红', '皮'],
    ['红花'],
  ])
  expect(loosest([["'hong'fu"], ["'fu"], ["'shi", "'hong"], ['~hf']])).toEqual([["'fu"], ["'shi", "'hong"], ['~hf']])
  // each of two says the same: one stays
  expect(loosest([['红', '红皮'], ['红皮']])).toEqual([['红', '红皮']])
})

it('finds the same goods by the lists that are left as by all of them', () => {
  const names = seedData(testStart).goods.map(({ goods_name }) => goods_name)
  const goods = names.map((name) => new Set(gramsOf(name)))
  const found = (lists: string[][]) =>
    goods.flatMap((grams, i) => (lists.some((list) => list.every((piece) => grams.has(piece))) ? [i] : []))
  // of each name some words that lack one character, or have one too many
  for (const name of names) {
    const units = [...name.replaceAll(' ', '')].slice(0, 5)
    const lists = units.flatMap((unit, i) => {
      const [left, right] = [units.slice(0, i), units.slice(i + 1)]
      const both = [left, right].flatMap((part) => (part.length > 0 ? piecesOf(part) : []))
      return [both, piecesOf([...left, ...right]), piecesOf([...left, unit, unit, ...right])]
    })
    expect(found(loosest(lists))).toEqual(found(lists))
  }
})
