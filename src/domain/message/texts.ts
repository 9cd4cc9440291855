import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    messages: '消息',
    unread: (count: number) => `消息，${count} 条未读`,
  },
  () => import('./texts.en'),
)
