import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    search: '搜索可推广的商品',
    noneNamed: (keyword: string) => `没有找到「${keyword}」相关的可推广商品`,
    seeAll: '查看全部商品',
    followTitle: '我的关注',
    follow: '关注',
    followed: '已关注',
    unfollow: '取消关注',
    told: { on: '已关注', off: '已取消关注' },
    noFollowed: '还没有关注的商品',
    promote: '推广',
  },
  () => import('./texts.en'),
)
