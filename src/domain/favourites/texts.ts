import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    collected: '已收藏',
    dropped: '已取消收藏',
    followed: '已关注店铺',
    unfollowed: '已取消关注',
  },
  () => import('./texts.en'),
)
