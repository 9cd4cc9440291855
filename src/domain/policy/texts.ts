import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    privacy: '隐私政策',
    agreement: '用户注册协议',
    reload: '没有读到内容，点此重试',
  },
  () => import('./texts.en'),
)
