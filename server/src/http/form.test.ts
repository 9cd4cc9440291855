import fc from 'fast-check'
import { Malformed, parseForm, parseFormBytes } from './form'

it.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a=1&a=2', { a: '2' }],
  ['a', { a: '' }],
  ['a=b=c', { a: 'b=c' }],
  ['&&a=1&', { a: '1' }],
  ['name=%E4%BD%A0+%2B', { name: '你 +' }],
  ['__proto__=x&constructor=y', JSON.parse('{"__proto__":"x","constructor":"y"}')],
])('%s', (text, fields) => expect(JSON.stringify(parseForm(text))).toBe(JSON.stringify(fields)))

it.each(['a=%', 'a=%zz', '%E4%BD=1', 'a=%ff', 'a=%C0%80'])('refuses %s', (text) =>
  expect(() => parseForm(text)).toThrow(Malformed),
)

it('refuses bytes that are no utf-8', () =>
  expect(() => parseFormBytes(Buffer.from([0x61, 0x3d, 0xff]))).toThrow(Malformed))

it('leaves the prototype alone', () => {
  parseForm('__proto__[polluted]=1&__proto__=2')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

it('reads back what URLSearchParams wrote', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (fields) => {
      const text = new URLSearchParams(fields).toString()
      expect({ ...parseForm(text) }).toEqual({ ...Object.fromEntries(new URLSearchParams(text)) })
    }),
  )
})
