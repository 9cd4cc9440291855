import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '余额充值',
    balance: '当前余额',
    records: '充值记录',
    closed: '充值暂未开放',
    closedNote: '开放后可在这里充值',
    packages: '选择充值套餐',
    free: '自定义金额',
    freeTitle: '其他金额',
    freeHint: '¥1.00 至 ¥50000.00',
    amountEmpty: '请选择套餐或输入金额',
    amountWrong: '请输入 1.00 至 50000.00 元，最多两位小数',
    gets: (money: string) => `到账 ¥${money}`,
    points: (count: number) => `${count} 积分`,
    growth: (count: number) => `${count} 成长值`,
    coupons: (count: number) => `${count} 张优惠券`,
    plus: (gains: string) => `另送 ${gains}`,
    and: '、',
    pay: (money: string) => `支付 ¥${money}`,
    go: '立即充值',
    none: '还没有充值记录',
    number: '充值单号',
    paid: '实付',
  },
  () => import('./texts.en'),
)
