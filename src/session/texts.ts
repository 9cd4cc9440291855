import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    privacyRefused: '您未同意隐私保护指引，相关功能将无法使用',
  },
  () => import('./texts.en'),
)
