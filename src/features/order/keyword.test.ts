import { matches } from './keyword'

const order = { order_no: '202611210001', order_goods: [{ goods_name: '青瓷茶杯' }, { goods_name: 'Fuji 苹果' }] }

it.each([
  ['', true],
  [' ', true],
  ['茶杯', true],
  [' FUJI ', true],
  ['20261121', true],
  ['0001', false],
  ['茶壶', false],
])('"%s" finds it: %s', (keyword, found) => expect(matches(order, keyword)).toBe(found))
