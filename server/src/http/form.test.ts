import fc from 'fast-check'
import { fieldsMost, Malformed, parseForm, parseFormBytes, parseJsonBytes } from './form'

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

it('takes 200 fields and refuses one more, as text and as bytes', () => {
  const form = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=1`).join('&')
  expect(Object.keys(parseForm(form(fieldsMost)))).toHaveLength(fieldsMost)
  expect(() => parseForm(form(fieldsMost + 1))).toThrow(Malformed)
  expect(() => parseFormBytes(Buffer.from(form(fieldsMost + 1)))).toThrow(Malformed)
})

it('refuses many fields before it decodes one', () => {
  const decode = jest.spyOn(globalThis, 'decodeURIComponent')
  expect(() => parseFormBytes(Buffer.from('%41&'.repeat(150_000)))).toThrow(Malformed)
  expect(decode).not.toHaveBeenCalled()
  decode.mockRestore()
})

describe('a JSON body', () => {
  const json = (text: string) => parseJsonBytes(Buffer.from(text))
  const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`

  it('is an object of fields', () => {
    expect({ ...json('{"id":1,"data":{"a":[1]}}') }).toEqual({ id: 1, data: { a: [1] } })
    expect({ ...json(nested(20)) }).toHaveProperty('a')
  })

  it.each([
    ['text', 'a'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a name that could be a prototype', '{"__proto__":{}}'],
    ['300,000 levels', nested(300_000)],
    ['40 levels', nested(40)],
    ['201 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, 1])))],
  ])('%s: refused', (_, text) => expect(() => json(text)).toThrow(Malformed))
})
