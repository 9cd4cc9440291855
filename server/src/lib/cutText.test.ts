import { cutText } from './cutText'

const family = '👨‍👩‍👧'

it.each([
  ['a text that is just short enough', '茶'.repeat(42) + 'a', 127, 'bytes', '茶'.repeat(42) + 'a'],
  ['a text one byte too long, which loses its whole last character', '茶'.repeat(43), 127, 'bytes', '茶'.repeat(42)],
  ['Latin letters, a byte each', 'a'.repeat(128), 127, 'bytes', 'a'.repeat(127)],
  ['a sign of two surrogates', 'aaa😀', 6, 'bytes', 'aaa'],
  ['a sign of several code points, in bytes', `a${family}`, 18, 'bytes', 'a'],
  ['a sign of several code points, which fits', `a${family}bc`, 6, 'characters', `a${family}`],
  ['a sign of several code points, in characters', `a${family}`, 5, 'characters', 'a'],
  ['a letter with its accent', 'cafe\u0301', 4, 'characters', 'caf'],
  ['a surrogate pair as one character', '😀😀😀', 2, 'characters', '😀😀'],
  ['an empty text', '', 127, 'bytes', ''],
] as const)('cuts %s', (_what, text, max, unit, cut) => {
  expect(cutText(text, max, unit)).toBe(cut)
})
