import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '新人礼已到账',
    take: '开心收下',
    points: '积分',
    growth: '成长值',
    balance: '余额',
    from: (money: string) => `满 ¥${money} 可用`,
    fromAny: '无门槛',
  },
  () => import('./texts.en'),
)
