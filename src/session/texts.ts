import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    noEnglish: '英文内容加载失败，请稍后重试',
    privacyRefused: '您未同意隐私保护指引，相关功能将无法使用',
  },
  () => import('./texts.en'),
)
