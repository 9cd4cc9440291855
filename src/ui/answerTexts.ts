import { defineTexts } from '@/i18n/defineTexts'

/** Usual answers to a question. */
export const useAnswerTexts = defineTexts(
  {
    confirm: '确定',
    cancel: '取消',
  },
  () => import('./answerTexts.en'),
)
