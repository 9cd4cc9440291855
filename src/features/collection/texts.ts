import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '我的收藏',
    tabs: { goods: '商品', shops: '店铺' },
    noGoods: '还没有收藏商品',
    noShops: '还没有关注店铺',
    toStreet: '逛逛店铺街',
    score: (score: string) => `描述 ${score}`,
    enter: '进店',
    unfollow: '取消关注',
  },
  () => import('./texts.en'),
)
