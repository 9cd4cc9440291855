import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '请输入支付密码',
    amount: '余额支付',
    forgotten: '忘记支付密码',
    notSet: '请先设置支付密码',
    notSetNote: '使用余额付款前，需要设置 6 位数字支付密码',
    // at most 4 characters, 8 in English: WeChat's dialog
    setNow: '去设置',
    later: '稍后再说',
  },
  () => import('./texts.en'),
)
