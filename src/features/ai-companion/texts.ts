import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  { title: 'AI 伙伴', empty: 'AI 伙伴还在路上', emptyNote: '上线后会第一时间出现在这里', home: '去首页' },
  () => import('./texts.en'),
)
