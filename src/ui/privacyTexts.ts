import { defineTexts } from '@/i18n/defineTexts'

export const usePrivacyTexts = defineTexts(
  {
    title: '隐私保护提示',
    why: '此操作需要用到您的个人信息。请先阅读隐私保护指引，同意后将继续刚才的操作；不同意不影响浏览与选购。',
    policy: '查看《隐私保护指引》',
    agree: '同意并继续',
    refuse: '不同意',
  },
  () => import('./privacyTexts.en'),
)
