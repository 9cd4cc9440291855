import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    thisMonth: '本月明细',
    all: '全部明细',
    none: '本月还没有明细',
    failed: '没有加载出来，点击重试',
  },
  () => import('./texts.en'),
)
