import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    types: { bank: '银行卡', alipay: '支付宝', wechatpay: '微信零钱' },
    amount: '提现金额（元）',
    amountHint: (least: string) => `最低 ¥${least}`,
    all: '全部',
    most: (money: string) => `可提现 ¥${money}`,
    fee: '手续费',
    feeRate: (rate: string) => `按 ${rate}% 收取`,
    arrives: '预计到账',
    amountEmpty: '请输入提现金额',
    amountWrong: '请输入正确的金额，最多两位小数',
    tooLittle: (least: string) => `最低提现 ¥${least}`,
    tooMuch: (most: string) => `最多可提现 ¥${most}`,
    notEnough: (least: string) => `满 ¥${least} 可提现`,
    lacking: (most: string, more: string) => `当前可提现 ¥${most}，还差 ¥${more}`,
    feeAt: (rate: string) => `手续费（${rate}%）`,
    number: '提现单号',
  },
  () => import('./texts.en'),
)
