import { marked } from './marked'

const shown = (text: string, keyword: string) =>
  marked(text, keyword)
    .map((piece) => (piece.match ? `<${piece.text}>` : piece.text))
    .join('|')

it.each([
  ['红富士苹果', '富士', '红|<富士>|苹果'],
  ['Air Max', 'air', '<Air>| Max'],
  ['灯 落地灯', '灯', '<灯>| 落地|<灯>'],
  ['红色 纯棉连衣裙', '连衣裙 红色', '<红色>| 纯棉|<连衣裙>'],
  ['落地灯', '落 落地', '<落地>|灯'],
  // found by its sound
  ['苹果', 'pingguo', '苹果'],
  ['草莓', '', '草莓'],
  ['草莓', '  ', '草莓'],
  ['草莓', '草莓', '<草莓>'],
  ['', '草', ''],
  // signs are signs
  ['5kg(大果)*2', '(大果)*', '5kg|<(大果)*>|2'],
  ['a.b', '.', 'a|<.>|b'],
  ['abc', '[', 'abc'],
  ['a\\b', '\\', 'a|<\\>|b'],
  ['🍎🍏', '🍏', '🍎|<🍏>'],
])('%s for "%s" is shown as %s', (text, keyword, pieces) => expect(shown(text, keyword)).toBe(pieces))
