import { defineTexts } from '@/i18n/defineTexts'

/** Of an answer that browsers never ask for. */
export const usePrivacyAnswerTexts = defineTexts(
  { privacyRefused: '您未同意隐私保护指引，相关功能将无法使用' },
  () => import('./privacyTexts.en'),
)
