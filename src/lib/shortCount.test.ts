import { inTenThousands, inThousands, peopleInTenThousands } from './shortCount'

test('large counts are shortened as each language counts', () => {
  expect([0, 9999, 10_000, 12_345].map(inTenThousands)).toEqual(['0', '9999', '1.0 万', '1.2 万'])
  expect([7, 12_345].map((count) => peopleInTenThousands(count, '人看过'))).toEqual(['7 人看过', '1.2 万人看过'])
  expect([0, 999, 1000, 12_345].map(inThousands)).toEqual(['0', '999', '1.0k', '12.3k'])
})
