import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '品牌专区',
    recommended: '推荐品牌',
    all: '全部品牌',
    none: '还没有品牌',
  },
  () => import('./texts.en'),
)
