import { wordsToTry } from './wordsToTry'

it.each([
  ['红色 连衣裙', ['草莓'], ['红色', '连衣裙', '草莓']],
  ['  红色，Lamp、lamp ', ['灯', 'LAMP'], ['红色', 'Lamp', '灯']],
  // what found nothing is no way out
  ['草莓', ['草莓', '耳机'], ['耳机']],
  ['草莓 ', ['草莓', ' '], []],
  ['', ['草莓'], ['草莓']],
])('in place of "%s" beside %j one may try %j', (keyword, hot, words) =>
  expect(wordsToTry(keyword, hot)).toEqual(words),
)

it('offers ten at most, those of the keyword first', () => {
  const hot = Array.from({ length: 20 }, (_, i) => `hot ${i}`)
  const words = wordsToTry('one two', hot)
  expect(words).toHaveLength(10)
  expect(words.slice(0, 3)).toEqual(['one', 'two', 'hot 0'])
})
