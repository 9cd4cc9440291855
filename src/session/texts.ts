import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    noEnglish: '英文内容加载失败，请稍后重试',
  },
  () => import('./texts.en'),
)
