export default {
  types: { bank: 'Bank card', alipay: 'Alipay', wechatpay: 'WeChat wallet' },
  amount: 'Amount (¥)',
  amountHint: (least: string) => `¥${least} at least`,
  all: 'All of it',
  most: (money: string) => `¥${money} to withdraw`,
  fee: 'Fee',
  feeRate: (rate: string) => `${rate}% of the amount`,
  arrives: 'You receive',
  amountEmpty: 'Enter an amount',
  amountWrong: 'Enter an amount with two decimals at most',
  tooLittle: (least: string) => `¥${least} at least`,
  tooMuch: (most: string) => `¥${most} at most`,
}
