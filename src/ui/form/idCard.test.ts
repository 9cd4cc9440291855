import { parseIdCard } from './idCard'

const today = '2026-11-21'

test.each([
  ['11010519491231002X', { sex: 'female', birthday: '1949-12-31' }],
  ['11010519491231002x', { sex: 'female', birthday: '1949-12-31' }],
  ['440524188001010014', { sex: 'male', birthday: '1880-01-01' }],
  ['110105491231002', { sex: 'female', birthday: '1949-12-31' }],
  ['110105000229001', undefined], // 1900 had no 29 February
  ['110105040229001', { sex: 'male', birthday: '1904-02-29' }],
  ['110105194912310021', undefined], // checksum
  ['11010519491331002X', undefined], // month 13
  ['11010519490230002X', undefined], // 30 February
  ['', undefined],
  ['1101051949123100', undefined],
  ['A1010519491231002X', undefined],
])('%s', (card, found) => {
  expect(parseIdCard(card, today)).toEqual(found)
})

/** Appends the checksum the other way round: the weighted sum of all 18 is 1 mod 11. */
function complete(first17: string): string {
  for (const last of '0123456789X') {
    const digits = [...(first17 + last)].map((c) => (c === 'X' ? 10 : Number(c)))
    const sum = digits.reduce((total, digit, i) => total + digit * (2 ** (17 - i) % 11), 0)
    if (sum % 11 === 1) return first17 + last
  }
  throw new Error('no checksum')
}

test('a birthday after today is none', () => {
  expect(parseIdCard(complete('11010520261121001'), today)).toEqual({ sex: 'male', birthday: '2026-11-21' })
  expect(parseIdCard(complete('11010520261122001'), today)).toBeUndefined()
})
