import fc from 'fast-check'
import { maxPastedMobile, mobileDigits } from './mobileDigits'

const mobile = '13800000001'

test.each([
  mobile,
  '138 0000 0001',
  '138-0000-0001',
  ' 13800000001',
  '13800000001 ',
  '+8613800000001',
  '+86 138 0000 0001',
  '+86-138-0000-0001',
  '(+86) 138 0000 0001',
  '＋８６ １３８０００００００１',
  '8613800000001',
  '008613800000001',
  '0086 138-0000-0001',
  '１３８ ００００ ０００１',
  '\u202d138 0000 0001\u202c',
  '138\u00a00000\u20110001',
  '电话：13800000001',
])('“%s” is one mobile number', (text) => {
  expect(mobileDigits(text)).toBe(mobile)
  expect(text.length).toBeLessThanOrEqual(maxPastedMobile)
})

test.each([
  ['', ''],
  ['1', '1'],
  ['86', '86'],
  ['861', '1'],
  ['0086', '0086'],
  ['186', '186'],
  ['13886', '13886'],
  ['abc', ''],
])('while “%s” is typed the field holds “%s”', (text, held) => expect(mobileDigits(text)).toBe(held))

test.each([
  ['at the end', `${mobile}9`],
  ['in the middle', '138900000001'],
  ['at the start', `9${mobile}`],
])('a twelfth digit %s is not taken', (_, text) => expect(mobileDigits(text, mobile)).toBe(mobile))

test('digits that do not all fit at the cursor are taken as far as they fit', () => {
  expect(mobileDigits('1384567000001', '1380000001'.slice(0, 9))).toHaveLength(11)
  expect(mobileDigits('138777700001', '13800001')).toBe('13877700001')
})

test('a full field stays as it is, whatever is inserted wherever', () => {
  const full = fc.stringMatching(/^1[3-9]\d{9}$/)
  fc.assert(
    fc.property(full, fc.stringMatching(/^\d{1,12}$/), fc.nat(11), (before, inserted, at) => {
      const text = before.slice(0, at) + inserted + before.slice(at)
      // what begins with the country's prefix is a whole number that was pasted
      fc.pre(!/^(00)?861/.test(text))
      expect(mobileDigits(text, before)).toBe(before)
    }),
  )
})
