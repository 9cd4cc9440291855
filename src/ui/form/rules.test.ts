import {
  between,
  decimalBetween,
  email,
  firstIssue,
  idCard,
  inList,
  int,
  intBetween,
  maxLength,
  minLength,
  notNull,
  notSame,
  pattern,
  phone,
  postcode,
  required,
  same,
  stringLength,
  type Rule,
} from './rules'

const table: [name: string, rule: Rule, good: unknown[], bad: unknown[]][] = [
  ['required', required('x'), ['a', 0, true, '0', ['a']], ['', '   ', null, undefined, false, []]],
  ['notNull', notNull('x'), [' ', 0, false, '0'], ['', null, undefined, NaN]],
  ['stringLength 2-4', stringLength(2, 4, 'x'), ['', 'ab', '一二三四', '👍👍👍👍'], ['a', 'abcde', '👍']],
  ['minLength 6', minLength(6, 'x'), ['', '123456', '一二三四五六'], ['12345', '👍👍👍']],
  ['maxLength 3', maxLength(3, 'x'), ['', 'abc', '👍👍👍'], ['abcd']],
  ['int', int('x'), ['', '0', '-12', 7], ['1.0', '1e3', 'x', ' 1', '--1']],
  ['between 1-9.5', between(1, 9.5, 'x'), ['', '1', '9.5', 3], ['0.99', '9.51', 'x', '1e0', Infinity]],
  ['intBetween 1-9', intBetween(1, 9, 'x'), ['', '1', '9', 5], ['0', '10', '1.5', 'x']],
  [
    'decimalBetween 0-100, 2',
    decimalBetween(0, 100, 2, 'x'),
    ['', '0', '0.01', '100.00', 3.5],
    ['0.001', '100.01', '-1', '.5', 'x'],
  ],
  ['same', same('abc', 'x'), ['abc'], ['', 'ABC', 'abcd']],
  ['notSame', notSame('abc', 'x'), ['', 'abcd'], ['abc']],
  [
    'email',
    email('x'),
    ['', 'a@b.co', 'first.last+x@mail.example.com'],
    ['a', 'a@b', '@b.co', 'a@b..co', 'a b@c.de', 'a@b.c'],
  ],
  [
    'phone',
    phone('x'),
    ['', '13800138000', '19912345678'],
    ['12800138000', '1380013800', '138001380000', '+8613800138000', '1380013800a'],
  ],
  ['postcode', postcode('x'), ['', '310000', '000000'], ['31000', '3100000', '31000a']],
  ['pattern', pattern(/^[a-c]+$/g, 'x'), ['', 'abc', 'abc'], ['abd']],
  ['inList', inList(['a', 1], 'x'), ['', 'a', 1, '1'], ['b', 2]],
  ['idCard', idCard('2026-11-21', 'x'), ['', '11010519491231002X'], ['110105194912310020', '1101051949123100']],
]

test.each(table)('%s', (_, rule, good, bad) => {
  expect(good.filter((value) => firstIssue(value, [rule]) !== undefined)).toEqual([])
  expect(bad.filter((value) => firstIssue(value, [rule]) === undefined)).toEqual([])
})

test('the first failing rule gives the message', () => {
  const mobile = [required('enter mobile number'), phone('enter a correct mobile number')]
  expect(firstIssue('', mobile)).toBe('enter mobile number')
  expect(firstIssue('123', mobile)).toBe('enter a correct mobile number')
  expect(firstIssue('13800138000', mobile)).toBeUndefined()
  expect(firstIssue('anything', [])).toBeUndefined()
})
