import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    /** behind their number */
    points: (_count: number): string => ' 积分',
  },
  () => import('./texts.en'),
)
