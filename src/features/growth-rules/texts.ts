import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '成长值规则',
    levels: '会员等级',
    start: '注册即享',
    from: (growth: number) => `${growth} 成长值`,
    growth: '成长值',
    point: '积分',
    balance: '余额',
  },
  () => import('./texts.en'),
)
