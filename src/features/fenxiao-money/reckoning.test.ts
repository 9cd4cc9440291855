import { feeOf, hasFreeSpan } from './fee'
import { reckoningOf } from './reckoning'

const terms = (withdraw_rate: string, min_no_fee: string, max_no_fee: string) => ({
  ...{ withdraw_rate, min_no_fee, max_no_fee },
})

// the example of fenxiao.md section 6 first
test.each([
  [12000, terms('5.00', '500.00', '1000.00'), 600],
  [49999, terms('5.00', '500.00', '1000.00'), 2499],
  [50000, terms('5.00', '500.00', '1000.00'), 0],
  [100000, terms('5.00', '500.00', '1000.00'), 0],
  [100001, terms('5.00', '500.00', '1000.00'), 5000],
  [2900, terms('2.00', '0.00', '0.00'), 58],
  [2900, terms('2.00', '100.00', '0.00'), 58],
  [1, terms('99.99', '0.00', '0.00'), 0],
  [2900, terms('0.00', '0.00', '0.00'), 0],
])('of %d cents by %j %d are kept', (amount, by, kept) => expect(feeOf(amount, by)).toBe(kept))

test.each([
  ['0.00', '0.00', false],
  ['500.00', '0.00', false],
  ['500.00', '499.99', false],
  ['0.00', '0.01', true],
  ['500.00', '500.00', true],
])('from %s to %s something is free: %s', (least, most, is) => expect(hasFreeSpan(terms('5.00', least, most))).toBe(is))

test.each([
  // 6.555 rounded down
  ['65.55', '10.00', '6.55', 'product'],
  ['29.00', '2.00', '0.58', 'product'],
  ['65.55', '10.00', '4.55', 'less'],
  ['65.55', '10.00', '0.00', 'less'],
  ['65.55', '10.00', '7.00', 'more'],
  ['65.55', '0.00', '5.00', 'fixed'],
  ['65.55', '0', '5.00', 'fixed'],
])('of %s at %s%% there came %s: %s', (real_goods_money, commission_rate, commission, way) =>
  expect(reckoningOf({ real_goods_money, commission_rate, commission })).toBe(way),
)
