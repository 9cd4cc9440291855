import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    tabs: { home: '首页', category: '分类', cart: '购物车', member: '我的' },
    cartCount: (count: number) => `购物车，${count} 件商品`,
  },
  () => import('./texts.en'),
)
