import { useJoinTexts } from './joinTexts'
import { asksToApply, requirementOf, type Condition } from './requirement'

const base: Condition = {
  fenxiao_condition: 1,
  consume_count: 3,
  consume_money: '200.00',
  consume_condition: 1,
  perfect_info: 0,
}
const said = (more: Partial<Condition>, isExamined = true) =>
  requirementOf({ condition: { ...base, ...more }, isExamined, name: '推广员' }, useJoinTexts.get())

test.each<[string, Partial<Condition>, boolean, string[]]>([
  ['everybody', { fenxiao_condition: 0 }, true, ['每位会员自动成为推广员，无需申请']],
  ['an application', {}, true, ['提交申请，商城审核通过后即可推广']],
  ['an application that nobody reviews', {}, false, ['提交申请后立即生效']],
  [
    'orders that are paid',
    { fenxiao_condition: 2 },
    true,
    ['累计付款 3 笔订单', '退款的订单和金额不计入', '达到后自动成为推广员，无需申请'],
  ],
  [
    'orders that are completed',
    { fenxiao_condition: 2, consume_condition: 2, perfect_info: 1 },
    true,
    ['累计完成 3 笔订单', '退款的订单和金额不计入', '达到后可提交申请，商城审核通过后即可推广'],
  ],
  [
    'money',
    { fenxiao_condition: 3, perfect_info: 1 },
    false,
    ['累计付款满 ¥200.00', '退款的订单和金额不计入', '达到后提交申请，立即生效'],
  ],
  ['goods', { fenxiao_condition: 4 }, true, ['购买商城指定的任一商品', '达到后自动成为推广员，无需申请']],
])('what it takes: %s', (_, more, isExamined, rules) => expect(said(more, isExamined)).toEqual(rules))

test.each([
  [0, 0, false],
  [0, 1, false],
  [1, 0, true],
  [2, 0, false],
  [2, 1, true],
  [3, 1, true],
  [4, 1, true],
] as const)('condition %i with perfect_info %i asks to apply: %s', (fenxiao_condition, perfect_info, asks) =>
  expect(asksToApply({ ...base, fenxiao_condition, perfect_info })).toBe(asks),
)
