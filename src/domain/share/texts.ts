import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    share: '分享',
    shareFriend: '发给朋友',
    sharePoster: '生成海报',
    shareLink: '复制链接',
    linkCopied: '链接已复制',
  },
  () => import('./texts.en'),
)
