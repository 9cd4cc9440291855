import { defineTexts } from '@/i18n/defineTexts'

export const useStepperTexts = defineTexts(
  {
    less: '减少数量',
    more: '增加数量',
    quantity: '数量',
    atMost: (max: number) => `最多可选 ${max} 件`,
    atLeast: (min: number) => `最少选择 ${min} 件`,
  },
  () => import('./stepperTexts.en'),
)
