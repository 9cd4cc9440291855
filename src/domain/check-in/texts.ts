import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    points: (count: number) => `${count} 积分`,
    growth: (count: number) => `${count} 成长值`,
    balance: (money: string) => `¥${money} 余额`,
    comma: '、',
    day: (day: number) => `第 ${day} 天`,
    signed: '已签',
  },
  () => import('./texts.en'),
)
