import { keep, told } from './kept'
import { phrase, tell } from './phrases'

it('a phrase is told in the language of who reads it, values and all', () => {
  const kept = phrase('account.refund.remark', { order: '20261122001', goods: '白衬衫' })
  expect(tell(kept, 'zh')).toBe('订单 20261122001 退款：白衬衫')
  expect(tell(kept, 'en')).toBe('Refund of order 20261122001: 白衬衫')
  const nested = phrase('account.upgrade.remark', { level: phrase('cause.adjust') })
  expect(tell(nested, 'en')).toBe('Reached Adjustment')
})

it('phrases in a list are told one after the other', () => {
  const ways = [phrase('refund.way.balance', { money: '5.00' }), phrase('refund.way.point', { point: 3 })]
  const kept = phrase('refund.transferBy', { money: '5.00', ways })
  expect(tell(kept, 'zh')).toBe('退款 ¥5.00（退回余额 ¥5.00，退回积分 3）')
  expect(tell(kept, 'en')).toBe('Refunded ¥5.00 (¥5.00 to the balance, 3 points)')
})

it('what somebody wrote stays as it is, also when it looks like a phrase', () => {
  expect(tell('升级为{level}', 'en')).toBe('升级为{level}')
  expect(tell(phrase('account.upgrade.remark', { level: '{level}$&' }), 'en')).toBe('Reached {level}$&')
})

it('a row keeps phrases beside the text that older processes read', () => {
  const kept = keep({ type_name: phrase('cause.order'), remark: '补偿' })
  expect(kept).toEqual({ type_name: '订单', remark: '补偿', said: '{"type_name":{"key":"cause.order"}}' })
  const row = { ...kept, said: JSON.parse(kept.said ?? '') as unknown }
  expect([told(row, 'type_name', 'en'), told(row, 'remark', 'en')]).toEqual(['Order', '补偿'])
})

it('a row of before has only its text', () => {
  expect(told({ remark: '订单 1', said: null }, 'remark', 'en')).toBe('订单 1')
})
