import { maskedNumber, receiverOf, receiverOfRow } from './receiver'

test.each([
  ['bank', '6222021234567890123', '**** 0123'],
  ['bank', '12', '**** 12'],
  ['alipay', '13800000002', '138****0002'],
  ['alipay', 'leader@mall.test', 'le***@mall.test'],
  ['alipay', 'a@mall.test', 'a***@mall.test'],
  ['alipay', '王小二的店', '王小***'],
  ['wechatpay', '', ''],
] as const)('of %s %j is shown %j', (type, number, shown) => {
  expect(maskedNumber({ type, number })).toBe(shown)
})

test('an account and a withdrawal to it name the same receiver', () => {
  const who = { realname: '林小满', mobile: '13800000002' }
  const receiver = { type: 'bank', bank: '工商银行', number: '6222', ...who }
  const account = { withdraw_type: 'bank' as const, branch_bank_name: '工商银行', bank_account: '6222', ...who }
  const row = { transfer_type: 'bank', bank_name: '工商银行', account_number: '6222', ...who }
  expect(receiverOf(account)).toEqual(receiver)
  expect(receiverOfRow(row as never)).toEqual(receiver)
})
