import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    collected: '已收藏',
    dropped: '已取消收藏',
    follow: '关注',
    following: '已关注',
    followed: '已关注店铺',
    unfollowed: '已取消关注',
    remove: '删除',
    removed: (count: number) => `已删除 ${count} 项`,
    undo: '撤销',
  },
  () => import('./texts.en'),
)
